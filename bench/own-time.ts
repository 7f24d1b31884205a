import type { Browser } from 'playwright';
import { median } from './figures.ts';

const loads = 5;
/** How often the profiler looks, in microseconds: a thousandth of a frame. */
const interval = 50;

/** Milliseconds of the main thread that functions of `dict.js` take themselves until a page is at rest: the median of five loads. */
export async function loaderTimeOf(browser: Browser, url: string, path: string, emptyPath: string): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) times.push(await timeOfOne(browser, url, path, emptyPath));
  return median(times);
}

async function timeOfOne(browser: Browser, url: string, path: string, emptyPath: string): Promise<number> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  // The profiler stays with the process of an origin.
  await tab.goto(url + emptyPath);
  const session = await context.newCDPSession(tab);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval });
  await session.send('Profiler.start');
  await tab.goto(url + path, { waitUntil: 'networkidle' });
  const { profile } = await session.send('Profiler.stop');
  await context.close();
  return ownTime(profile, /\/dict\.js$/);
}

/** What the profiler of Chromium answers. */
export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  /** The node that ran at each look, and the microseconds since the look before. */
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Milliseconds in which a function of `file` itself ran, what it calls of the browser among it. */
export function ownTime({ nodes, samples = [], timeDeltas = [] }: Profile, file: RegExp): number {
  const own = new Set(nodes.filter(({ callFrame }) => file.test(callFrame.url)).map(({ id }) => id));
  return samples.reduce((sum, id, at) => sum + (own.has(id) ? (timeDeltas[at] ?? 0) : 0), 0) / 1000;
}
