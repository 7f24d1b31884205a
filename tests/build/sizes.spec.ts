import { expect, test } from 'playwright/test';
import { brotliSize, chunkMap, filesIn, matches } from './built.ts';

/*
 * Bytes over the wire, brotli, the loader among them. React's own share is 58 kB, that of client, schemas and session 21 kB.
 * `typable`: until it can be typed into. `idle`: all that it loads until the page is idle.
 */
// It holds the hashes of what the forms are drawn with.
const loaderBudget = 3700;
interface Budget {
  readonly typable: number;
  readonly idle: number;
}
const ready = (bytes: number): Budget => ({ typable: bytes, idle: bytes });
const budgets: Readonly<Record<string, Budget>> = {
  'dict-signup': { typable: 83_100, idle: 104_600 },
  'dict-payment-link': { typable: 82_900, idle: 104_600 },
  'dict-login': { typable: 87_300, idle: 105_100 },
  'dict-otp': { typable: 86_600, idle: 105_900 },
  // Lists with their tables and menus.
  'dict-subscriptions': ready(121_100),
  'dict-seats': ready(117_800),
  'dict-checkout': ready(118_300),
  'dict-account': ready(119_100),
  'dict-payment-result': ready(122_800),
};
const anyOther = ready(116_300);

// Loaded when somebody types a number, or when the panel shows its partners.
const isRare = (file: string) => /\/(?:phone|carousel|combobox)-/.test(file);

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliSize(`dist/cdn/${file}`), 0);
const shown = (files: readonly string[]) => files.map((file) => `${brotliSize(`dist/cdn/${file}`)} ${file}`).join('\n');

test(`the loader takes at most ${loaderBudget} bytes`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(loaderBudget);
});

for (const [tag, { needed, later }] of Object.entries(chunkMap())) {
  const { typable, idle } = budgets[tag] ?? anyOther;
  const all = [...needed, ...later];
  test(`<${tag}> can be typed into after at most ${typable} bytes, and loads at most ${idle} until the page is idle`, () => {
    expect(total(needed), shown(needed)).toBeLessThanOrEqual(typable);
    expect(total(all), shown(all)).toBeLessThanOrEqual(idle);
  });
}

test('an element loads the definition of no other', () => {
  const definedIn = (files: readonly string[]) =>
    matches(
      files.map((file) => `dist/cdn/${file}`),
      /\btag:[`"']dict-[\w-]+/g,
    ).map((found) => found.replace(/.*[`"']/, ''));
  for (const [tag, { needed, later }] of Object.entries(chunkMap()))
    expect(definedIn([...needed, ...later]), tag).toEqual([tag]);
});

test('a large part that few visitors need is loaded by nobody at the start', () => {
  const early = Object.entries(chunkMap()).filter(([, { needed, later }]) => [...needed, ...later].some(isRare));
  expect(early).toEqual([]);
});

test('the chunk of one element holds no view of another', () => {
  const views = filesIn('dist/cdn/chunks', '.js').filter((file) => /\/[A-Z][A-Za-z]+-[^/]+\.js$/.test(file));
  const names = Object.keys(chunkMap()).map((tag) => tag.replace('dict-', '').replaceAll('-', ''));
  const chunkOf = (name: string) => views.filter((file) => new RegExp(`/${name}-[^/]+\\.js$`, 'i').test(file));
  expect(names.filter((name) => chunkOf(name).length !== 1)).toEqual([]);
});
