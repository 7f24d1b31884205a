import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../tests/support/browser.mjs';
import { figuresOf } from './figures.ts';
import { heapOf } from './heap.ts';
import type * as listsModule from './lists.mjs';
import { load, slowPhone, unthrottled, type Conditions, type Load } from './load.ts';
import { scoresOf } from './lighthouse.ts';
import { scoreLimits, threadLimits } from './limits.ts';
import { loaderTimeOf } from './own-time.ts';
import { crowds, elementPage, emptyName, otherPages, reactElementName, timedPages, type BenchPage } from './pages.ts';
import { reactForm } from './react-bundle.ts';
import {
  heapTable,
  listsTable,
  pagesTable,
  scoresTable,
  timesTable,
  type PageResult,
  type Results,
} from './results.ts';
import { reportOf } from './report.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cdn = join(root, 'dist/cdn');

interface Options {
  readonly json?: string;
  readonly report?: string;
  /** One load per page and no lists, for a quick check. */
  readonly quick?: boolean;
  /** Measures only timed pages whose name contains this text, and the empty page. */
  readonly only?: string;
}

/**
 * Measures all pages, prints the results and writes the report. Resolves to true if the limits are kept, and always in
 * a quick run.
 */
export async function bench(
  { json, report = join(root, 'bench/report.html'), quick: isQuick = false, only }: Options,
  { measureLists, listLimits }: typeof listsModule,
): Promise<boolean> {
  const { tags } = JSON.parse(readFileSync(join(cdn, 'elements.json'), 'utf8')) as { tags: object };
  const isWanted = ({ name }: BenchPage) =>
    only === undefined || name === emptyName || name === reactElementName || name.includes(only);
  const timed = timedPages(cdn).filter(isWanted);
  if (timed.length === 2 && only !== undefined) throw new Error(`No timed page has '${only}' in its name.`);
  const others = only === undefined ? otherPages(Object.keys(tags)) : [];
  const files = Object.fromEntries([...timed, ...others, ...crowds].map(({ path, html }) => [path, html]));
  const server = await startServer(cdn, { ...files, '/react-form.js': await reactForm() });
  const browser = await chromium.launch(await launchOptions());
  const measure = (pages: readonly BenchPage[], how: Conditions, rounds: number) =>
    measureRounds(browser, server.url, pages, how, isQuick ? 1 : rounds);

  const fast = await measure(timed, unthrottled, 15);
  const slow = await measure(timed, slowPhone, 5);
  const once = await measure([timed[0]!, ...others], unthrottled, 1);
  const heap = only === undefined ? await heapOf(browser, server.url) : [];
  const loaderMs =
    only === undefined ? await loaderTimeOf(browser, server.url, elementPage('dict-signup').path, timed[0]!.path) : NaN;
  await browser.close();
  await server.close();
  const scores = only === undefined ? await scoresOf(root, isQuick ? 1 : 3, say) : [];
  const lists = isQuick || only !== undefined ? [] : await measureLists();
  say('');

  const pages: PageResult[] = [
    ...timed.map(({ name }) => ({
      name,
      isTimed: true,
      fast: figuresOf(fast[name]!, fast[emptyName]!),
      slow: figuresOf(slow[name]!, slow[emptyName]!),
    })),
    ...others.map(({ name }) => ({
      name,
      isTimed: false,
      fast: figuresOf(once[name]!, once[emptyName]!),
      slow: null,
    })),
  ];
  const results: Results = { pages, heap, lists, loaderMs, scores };
  console.log(
    `To visible · typable · interactive · idle\n\n${pagesTable(results)}\n\n${timesTable(results)}\n\n${heapTable(results)}`,
  );
  if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(report, reportOf(results));
  if (only !== undefined) return true;
  console.log(`\n${scoresTable(results)}`);
  if (lists.length > 0) console.log(`\n${listsTable(results)}`);
  const limits = [...threadLimits(results), ...scoreLimits(results), ...(lists.length > 0 ? listLimits(lists) : [])];
  console.log(`\n${limits.map(([sentence, holds]) => `${holds ? '✓' : '✗'} ${sentence}`).join('\n')}`);
  console.log(`The picture is in ${report}.`);
  // With one load per page, times are too noisy to check.
  return isQuick || limits.every(([, holds]) => holds);
}

/** Loads every page once per round, so that other load on the machine affects all pages alike. */
async function measureRounds(
  browser: Browser,
  url: string,
  pages: readonly BenchPage[],
  how: Conditions,
  rounds: number,
): Promise<Record<string, Load[]>> {
  const loads: Record<string, Load[]> = Object.fromEntries(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const page of pages) {
      say(`${how.name}: round ${round} of ${rounds}, ${page.name}`);
      loads[page.name]!.push(await load(browser, url, page, how));
    }
  return loads;
}

function say(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (text !== '') process.stderr.write(`${text}\n`);
}
