import type { Browser } from 'playwright';
import { median } from './figures.ts';

const loads = 5;
/** The profiler's sampling interval in microseconds; a frame of 16.7 ms has 333 samples. */
const interval = 50;

/** Main-thread milliseconds that functions of `dict.js` take until the page is idle: the median of five loads. */
export async function loaderTimeOf(browser: Browser, url: string, path: string, emptyPath: string): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) times.push(await timeOfOne(browser, url, path, emptyPath));
  return median(times);
}

async function timeOfOne(browser: Browser, url: string, path: string, emptyPath: string): Promise<number> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  // Opens the same origin first: the profiler stays with that origin's process.
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

export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  /** The running node at each sample, and the microseconds since the sample before. */
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Milliseconds in which functions of `file` ran, including browser functions that they call. */
export function ownTime({ nodes, samples = [], timeDeltas = [] }: Profile, file: RegExp): number {
  const own = new Set(nodes.filter(({ callFrame }) => file.test(callFrame.url)).map(({ id }) => id));
  return samples.reduce((sum, id, at) => sum + (own.has(id) ? (timeDeltas[at] ?? 0) : 0), 0) / 1000;
}
