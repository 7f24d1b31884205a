import type { Browser } from 'playwright';
import { crowdPath, crowdTags } from './pages.ts';
import type { HeapResult } from './results.ts';

const many = 20;
const most = 2 * many;

/** The JavaScript heap used by the first and by each further element of a kind, compared with a plain React form. */
export async function heapOf(browser: Browser, url: string): Promise<HeapResult[]> {
  const results: HeapResult[] = [];
  const add = async (name: string, tag: string | null, path: (count: number) => string) => {
    const oneBytes = await heapBytes(browser, url + path(1), tag);
    const twentyBytes = await heapBytes(browser, url + path(many), tag);
    const fortyBytes = await heapBytes(browser, url + path(most), tag);
    results.push({
      name,
      oneBytes,
      twentyBytes,
      fortyBytes,
      eachBytes: (twentyBytes - oneBytes) / (many - 1),
      eachMoreBytes: (fortyBytes - twentyBytes) / (most - many),
    });
  };
  await add('React form', null, (count) => `/react?copies=${count}`);
  for (const tag of crowdTags) await add(tag, tag, (count) => crowdPath(tag, count));
  return results;
}

async function heapBytes(browser: Browser, url: string, tag: string | null): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  if (tag) await page.evaluate(untilReady, tag);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // Twice, because only the second run frees objects that had a finalizer.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
}

/** Runs in the page. */
async function untilReady(tag: string): Promise<void> {
  await customElements.whenDefined(tag);
  const elements = document.querySelectorAll<HTMLElement & { readonly ready: Promise<void> }>(tag);
  await Promise.all([...elements].map((element) => element.ready));
}
