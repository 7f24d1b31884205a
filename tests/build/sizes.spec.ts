import { expect, test } from 'playwright/test';
import { chunkModulesFile, leavesFirst, type ChunkModules } from '../../src/build/plugins/chunk-map.ts';
import { brotliSize, chunkMap, readJson } from './built.ts';

/*
 * As embedded: brotli bytes of all files but `dict.js`, the file of hashes among them; for the signup also its carousel of partner
 * logos. `typable`: until it is hydrated, and can be typed into unless `dict.js` draws it. `idle`: all that it loads until the page
 * is idle. React alone is 58 kB.
 */
interface Budget {
  readonly typable: number;
  readonly idle: number;
  /** The number of files until then. */
  readonly files: readonly [typable: number, idle: number];
  /** Bytes of modules that the tag does not import. */
  readonly foreign: number;
}

const limits = { files: [10, 16], foreign: 3000 } as const;
const form: Budget = { ...limits, typable: 88_500, idle: 112_500 };
const budgets: Readonly<Record<string, Budget>> = {
  'dict-signup': { ...limits, typable: 84_500, idle: 104_500 },
  'dict-login': form,
  'dict-otp': form,
  'dict-payment-link': form,
};

/* A new element changes how modules are grouped, and so the files and foreign bytes of other elements. Both limits leave
 * room for that; aimed at are 10 files until typable and 3,000 foreign bytes. */
const anyOther: Budget = { typable: 112_500, idle: 112_500, files: [16, 16], foreign: 5000 };

/* Budgets that don't hold yet, by name: the figure may only fall. They are rounded up to 500 bytes, because
 * the hashes in names differ between two checkouts, and a sum with them by up to 30 bytes. The way in which an element finds its language
 * is 1,000 of the bytes of each, loading lost files again 600. */
const exceeded: Readonly<Record<string, Partial<Budget>>> = {
  'dict-signup': { typable: 86_500, idle: 108_500 },
  'dict-payment-result': { typable: 121_500, idle: 121_500, files: [18, 18] },
  'dict-subscriptions': { typable: 115_500, idle: 121_500 },
  'dict-organizations': { idle: 116_000, foreign: 5500 },
  'dict-checkout': { typable: 114_000, idle: 120_500, files: [16, 17] },
  'dict-seats': { idle: 119_000 },
  'dict-account': { typable: 114_500, idle: 120_500 },
};

// A visitor can type into a credential form as soon as this has arrived. 1,300 bytes are the hashes of the chunks that forms are
// drawn with (SEC-19), 9,600 the views of three forms: 3,400 of them styles and 3,800 the texts in six languages.
const loaderBudget = 15_000;

const total = (files: readonly string[]) =>
  files.filter((file) => file !== 'dict.js').reduce((sum, file) => sum + brotliSize(`dist/cdn/${file}`), 0);
const shown = (files: readonly string[]) => files.map((file) => `${brotliSize(`dist/cdn/${file}`)} ${file}`).join('\n');

test(`dict.js takes at most ${loaderBudget} bytes, with the views of the credential forms`, () => {
  expect(brotliSize('dist/cdn/dict.js')).toBeLessThanOrEqual(loaderBudget);
});

for (const [tag, { needed, later }] of Object.entries(chunkMap())) {
  const budget: Budget = { ...(budgets[tag] ?? anyOther), ...exceeded[tag] };
  const all = tag === 'dict-signup' ? withPartners([...needed, ...later]) : [...needed, ...later];
  test(`<${tag}> is typable after ${budget.typable} bytes in ${budget.files[0]} files, and idle after ${budget.idle} in ${budget.files[1]}`, () => {
    expect.soft(total(needed), shown(needed)).toBeLessThanOrEqual(budget.typable);
    expect.soft(total(all), shown(all)).toBeLessThanOrEqual(budget.idle);
    expect.soft(needed.length, shown(needed)).toBeLessThanOrEqual(budget.files[0]);
    expect.soft(all.length, shown(all)).toBeLessThanOrEqual(budget.files[1]);
  });

  test(`<${tag}> loads at most ${budget.foreign} bytes of modules that it does not import`, () => {
    const foreign = foreignTo(all);
    const bytes = foreign.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes, foreign.map((each) => `${Math.round(each.bytes)} ${each.id}`).join('\n')).toBeLessThanOrEqual(
      budget.foreign,
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
  const isEntry = (id: string) => /embedded:|\/core\/service\.ts$|\.request\.ts$|\/Partners\.tsx$/.test(id);
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
