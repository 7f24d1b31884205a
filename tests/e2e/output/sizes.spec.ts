import { expect, test } from 'playwright/test';
import { brotliSize, chunkMap } from './built.ts';

// Bytes over the wire, brotli.
const budgets = { loader: 1500, interactiveSignup: 80_000, anyElement: 110_000 };

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

test(`everything to an interactive signup takes at most ${budgets.interactiveSignup} bytes`, () => {
  const weights = weightOf('dict-signup');
  const shown = weights.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
  expect(total(weights), shown).toBeLessThanOrEqual(budgets.interactiveSignup);
});

for (const tag of Object.keys(chunkMap())) {
  test(`everything to an interactive ${tag} takes at most ${budgets.anyElement} bytes`, () => {
    expect(total(weightOf(tag))).toBeLessThanOrEqual(budgets.anyElement);
  });
}

test('what is heavy and rare is loaded by nobody at the start', () => {
  const early = Object.entries(chunkMap()).filter(([, files]) => files.some(isLater));
  expect(early).toEqual([]);
});
