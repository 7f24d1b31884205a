import { expect, test } from 'playwright/test';
import { chunkModulesFile, leavesFirst, type ChunkModules } from '../../src/build/plugins/chunk-map.ts';
import { brotliSize, chunkMap, readJson } from './built.ts';

/*
 * Brotli bytes of all files that a tag loads before anybody uses it, but for `dict.js`; for the signup also its
 * carousel of partner logos. React alone is 58 kB. Each figure has 3 % of room, so that a repair need not touch the table.
 */
interface Budget {
  readonly bytes: number;
  readonly files: number;
}

/** Bytes of modules that a tag does not import: what the merging of chunks may cost. */
const foreignBudget = 8500;

const budgets: Readonly<Record<string, Budget>> = {
  'dict-account': { bytes: 133_000, files: 14 },
  'dict-callback': { bytes: 115_500, files: 12 },
  'dict-checkout': { bytes: 135_000, files: 17 },
  'dict-contact': { bytes: 112_000, files: 9 },
  'dict-forgot-password': { bytes: 112_500, files: 12 },
  'dict-install-guide': { bytes: 114_000, files: 12 },
  'dict-installation': { bytes: 110_500, files: 10 },
  'dict-login': { bytes: 118_000, files: 11 },
  'dict-nav': { bytes: 113_500, files: 12 },
  'dict-organizations': { bytes: 127_500, files: 13 },
  'dict-otp': { bytes: 120_500, files: 14 },
  'dict-payment-link': { bytes: 120_000, files: 13 },
  'dict-payment-result': { bytes: 131_000, files: 16 },
  'dict-refer': { bytes: 114_500, files: 11 },
  'dict-referral-activated': { bytes: 108_500, files: 9 },
  'dict-reset-password': { bytes: 118_500, files: 14 },
  'dict-seats': { bytes: 130_500, files: 13 },
  'dict-session': { bytes: 104_000, files: 8 },
  'dict-signup': { bytes: 117_000, files: 13 },
  'dict-subscriptions': { bytes: 137_500, files: 16 },
  'dict-trial-active': { bytes: 111_000, files: 11 },
};

const aNewOne: Budget = { bytes: 115_000, files: 13 };

// A visitor can type into a credential form as soon as `dict.js` has arrived: it has the views of three forms in six
// languages, and the hashes of the chunks that forms are drawn with (SEC-19).
const loaderBudget = 16_000;

const total = (files: readonly string[]) =>
  files.filter((file) => file !== 'dict.js').reduce((sum, file) => sum + brotliSize(`dist/cdn/${file}`), 0);
const shown = (files: readonly string[]) => files.map((file) => `${brotliSize(`dist/cdn/${file}`)} ${file}`).join('\n');

test(`dict.js takes at most ${loaderBudget} bytes, with the views of the credential forms`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(loaderBudget);
});

for (const [tag, files] of Object.entries(chunkMap())) {
  const budget = budgets[tag] ?? aNewOne;
  const all = tag === 'dict-signup' ? withPartners(files) : files;
  test(`<${tag}> loads at most ${budget.bytes} bytes in ${budget.files} files`, () => {
    expect.soft(total(all), shown(all)).toBeLessThanOrEqual(budget.bytes);
    expect.soft(all.length, shown(all)).toBeLessThanOrEqual(budget.files);
  });

  test(`<${tag}> loads at most ${foreignBudget} bytes of modules that it does not import`, () => {
    const foreign = foreignTo(all);
    const bytes = foreign.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, foreign.map((each) => `${Math.round(each.bytes)} ${each.id}`).join('\n')).toBeLessThanOrEqual(
      foreignBudget,
    );
  });
}

/** Adds the chunks of the partners' carousel, which a signup with partners loads after hydration. */
function withPartners(files: readonly string[]): string[] {
  const { chunks } = readJson<ChunkModules>(chunkModulesFile);
  const partners = Object.keys(chunks).filter((file) => file.includes('/Partners-'));
  return [...new Set([...files, ...leavesFirst(partners, (file) => chunks[file]?.imports ?? [])])];
}

/** The modules in `files` that neither the tag nor the partners' carousel imports, largest first. */
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
