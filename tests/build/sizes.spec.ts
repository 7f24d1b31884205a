import { expect, test } from 'playwright/test';
import { chunkModulesFile, leavesFirst, type ChunkModules } from '../../src/build/plugins/chunk-map.ts';
import { brotliSize, chunkMap, readJson } from './built.ts';

/*
 * As embedded: brotli bytes of all files but `dict.js`, the file of hashes among them; for the signup also its carousel of partner
 * logos. React alone is 58 kB. Each figure has 3 % of room, so that a repair need not touch the table.
 */
interface Budget {
  /** Bytes until it is hydrated, and can be typed into unless `dict.js` draws it. */
  readonly typable: number;
  /** Bytes of all that it loads until the page is idle. */
  readonly idle: number;
  /** The number of files until then. */
  readonly files: readonly [typable: number, idle: number];
}

/** Bytes of modules that a tag does not import: what the merging of chunks may cost. */
const foreignBudget = 6000;

const budgets: Readonly<Record<string, Budget>> = {
  'dict-account': { typable: 121_500, idle: 129_000, files: [14, 15] },
  'dict-callback': { typable: 106_000, idle: 113_000, files: [12, 13] },
  'dict-checkout': { typable: 125_500, idle: 133_000, files: [18, 19] },
  'dict-contact': { typable: 102_000, idle: 109_000, files: [10, 11] },
  'dict-forgot-password': { typable: 106_500, idle: 114_000, files: [14, 15] },
  'dict-install-guide': { typable: 107_000, idle: 114_000, files: [13, 14] },
  'dict-installation': { typable: 103_500, idle: 110_500, files: [11, 12] },
  'dict-login': { typable: 93_000, idle: 119_000, files: [8, 16] },
  'dict-nav': { typable: 112_500, idle: 112_500, files: [15, 15] },
  'dict-organizations': { typable: 116_500, idle: 123_500, files: [14, 15] },
  'dict-otp': { typable: 94_000, idle: 120_000, files: [9, 17] },
  'dict-payment-link': { typable: 90_000, idle: 113_500, files: [7, 12] },
  'dict-payment-result': { typable: 130_000, idle: 130_000, files: [18, 18] },
  'dict-refer': { typable: 107_500, idle: 114_500, files: [12, 13] },
  'dict-referral-activated': { typable: 101_500, idle: 108_500, files: [10, 11] },
  'dict-reset-password': { typable: 109_000, idle: 116_000, files: [15, 16] },
  'dict-seats': { typable: 121_000, idle: 128_000, files: [15, 16] },
  'dict-session': { typable: 98_000, idle: 105_000, files: [9, 10] },
  'dict-signup': { typable: 92_000, idle: 115_000, files: [8, 14] },
  'dict-subscriptions': { typable: 125_000, idle: 132_000, files: [17, 18] },
  'dict-trial-active': { typable: 104_000, idle: 111_500, files: [12, 13] },
};

const aNewOne: Budget = { typable: 115_000, idle: 115_000, files: [16, 16] };

// A visitor can type into a credential form as soon as this has arrived: the views of three forms in six languages, and the hashes
// of the chunks that forms are drawn with (SEC-19).
const loaderBudget = 16_000;

const total = (files: readonly string[]) =>
  files.filter((file) => file !== 'dict.js').reduce((sum, file) => sum + brotliSize(`dist/cdn/${file}`), 0);
const shown = (files: readonly string[]) => files.map((file) => `${brotliSize(`dist/cdn/${file}`)} ${file}`).join('\n');

test(`dict.js takes at most ${loaderBudget} bytes, with the views of the credential forms`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(loaderBudget);
});

for (const [tag, { needed, later }] of Object.entries(chunkMap())) {
  const budget = budgets[tag] ?? aNewOne;
  const all = tag === 'dict-signup' ? withPartners([...needed, ...later]) : [...needed, ...later];
  test(`<${tag}> is typable after ${budget.typable} bytes in ${budget.files[0]} files, and idle after ${budget.idle} in ${budget.files[1]}`, () => {
    expect.soft(total(needed), shown(needed)).toBeLessThanOrEqual(budget.typable);
    expect.soft(total(all), shown(all)).toBeLessThanOrEqual(budget.idle);
    expect.soft(needed.length, shown(needed)).toBeLessThanOrEqual(budget.files[0]);
    expect.soft(all.length, shown(all)).toBeLessThanOrEqual(budget.files[1]);
  });

  test(`<${tag}> loads at most ${foreignBudget} bytes of modules that it does not import`, () => {
    const foreign = foreignTo(all);
    const bytes = foreign.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, foreign.map((each) => `${Math.round(each.bytes)} ${each.id}`).join('\n')).toBeLessThanOrEqual(
      foreignBudget,
    );
  });
}
/** The same with the chunks of the partners' carousel, which a signup with partners loads after hydration. */
function withPartners(files: readonly string[]): string[] {
  const { chunks } = readJson<ChunkModules>(chunkModulesFile);
  const partners = Object.keys(chunks).filter((file) => file.includes('/Partners-'));
  return [...new Set([...files, ...leavesFirst(partners, (file) => chunks[file]?.imports ?? [])])];
}

/** The modules in `files` that none of their entries imports; the entries are the files that no other one imports. */
function foreignTo(files: readonly string[]): { readonly id: string; readonly bytes: number }[] {
  const { chunks, imports } = readJson<ChunkModules>(chunkModulesFile);
  const isEntry = (id: string) => /embedded:|\/Partners\.tsx$/.test(id);
  const modules = files.flatMap((file) =>
    Object.entries(chunks[file]?.modules ?? {}).map(([id, length]) => ({ file, id, length })),
  );
  const entries = modules.map(({ id }) => id).filter(isEntry);
  const own = leavesFirst(entries, (id) => imports[id] ?? []);
  const lengthOf = (file: string) => Object.values(chunks[file]!.modules).reduce((sum, length) => sum + length, 0);
  return modules
    .filter(({ id, length }) => !own.has(id) && length > 0)
    .map(({ file, id, length }) => ({ id, bytes: (brotliSize(`dist/cdn/${file}`) * length) / lengthOf(file) }))
    .sort((one, other) => other.bytes - one.bytes);
}
