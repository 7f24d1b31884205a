import { expect, test } from 'playwright/test';
import { brotliSize, chunkMap } from './built.ts';

// Bytes over the wire, brotli.
const budgets = { loader: 1500, embedded: 85_000, anyElement: 113_000 };

// Loaded when somebody types a number, or when the panel shows its partners.
const isLater = (file: string) => /\/(?:phone|carousel)-/.test(file);

const weightOf = (tag: string) =>
  ['dict.js', ...chunkMap()[tag]!]
    .filter((file) => !isLater(file))
    .map((file) => ({ file, bytes: brotliSize(`dist/cdn/${file}`) }));
const total = (weights: readonly { bytes: number }[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0);

test(`the loader takes at most ${budgets.loader} bytes`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(budgets.loader);
});

for (const tag of ['dict-signup', 'dict-payment-link']) {
  test(`everything to a ${tag} on a page of others takes at most ${budgets.embedded} bytes`, () => {
    const weights = weightOf(tag);
    const shown = weights.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
    expect(total(weights), shown).toBeLessThanOrEqual(budgets.embedded);
  });
}

for (const tag of Object.keys(chunkMap())) {
  test(`everything to an interactive ${tag} takes at most ${budgets.anyElement} bytes`, () => {
    expect(total(weightOf(tag))).toBeLessThanOrEqual(budgets.anyElement);
  });
}

test('what is heavy and rare is loaded by nobody at the start', () => {
  const early = Object.entries(chunkMap()).filter(([, files]) => files.some(isLater));
  expect(early).toEqual([]);
});
