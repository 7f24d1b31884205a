import { expect, test } from 'playwright/test';
import { brotliSize, chunkMap, filesIn, matches } from './built.ts';

/*
 * Bytes over the wire, brotli, the loader among them. React's own share is 58 kB, that of client, schemas and session 21 kB.
 * `typable`: until it can be typed into. `idle`: all that it loads until the page is idle.
 */
interface Budget {
  readonly typable: number;
  readonly idle: number;
}
const ready = (bytes: number): Budget => ({ typable: bytes, idle: bytes });

const budgets: Readonly<Record<string, Budget>> = {
  'dict-signup': { typable: 80_000, idle: 104_000 },
  'dict-payment-link': { typable: 80_000, idle: 104_000 },
  'dict-login': { typable: 86_000, idle: 104_000 },
  'dict-otp': { typable: 86_000, idle: 104_000 },
};
const anyOther = ready(116_000);
const loaderBudget = 2500;

/* By how much a budget is exceeded: no more than this. The hashes in a file's name and in the loader move a sum by up to 30 bytes. */

// 1,200 bytes are the hashes of what the forms are drawn with (SEC-19); all elements carry it.
const loaderExcess = 1200;
const excess: Readonly<Record<string, Budget>> = {
  // Of both forms 58 kB are React, 13 the registration and what surrounds a view.
  'dict-signup': { typable: 3150, idle: 0 },
  'dict-payment-link': { typable: 2900, idle: 0 },
  // Client, schemas and session.
  'dict-login': { typable: 1350, idle: 450 },
  'dict-otp': { typable: 0, idle: 1150 },
  // Tables and menus, 6.6 kB.
  'dict-subscriptions': ready(4400),
  'dict-seats': ready(1200),
  // What knows, confirms and repeats a payment, 10 kB: it is there before anything is paid.
  'dict-payment-result': ready(6250),
  'dict-checkout': ready(1600),
  'dict-account': ready(2450),
};

// Loaded when somebody types a number, or when the panel shows its partners.
const isRare = (file: string) => /\/(?:phone|carousel|combobox)-/.test(file);

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliSize(`dist/cdn/${file}`), 0);
const shown = (files: readonly string[]) => files.map((file) => `${brotliSize(`dist/cdn/${file}`)} ${file}`).join('\n');

test(`the loader takes at most ${loaderBudget} bytes, and ${loaderExcess} more`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(loaderBudget + loaderExcess);
});

for (const [tag, { needed, later }] of Object.entries(chunkMap())) {
  const budget = budgets[tag] ?? anyOther;
  const more = excess[tag] ?? ready(0);
  const typable = budget.typable + more.typable;
  const idle = budget.idle + more.idle;
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
