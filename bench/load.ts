import type { Browser, Page } from 'playwright';
import type { BenchPage } from './pages.ts';
import { watch, type Moment, type Watched } from './watch.ts';

export const stages = ['visible', 'typable', 'interactive', 'idle'] as const satisfies readonly (Moment | 'idle')[];

export type PerStage = Readonly<Record<(typeof stages)[number], number>>;

export interface Load {
  readonly ms: PerStage;
  /** Bytes received by each stage, compressed, including the page itself. */
  readonly bytes: PerStage;
  readonly requests: PerStage;
  readonly shift: number;
  /** 0 if no task took longer than 50 ms. */
  readonly longestTaskMs: number;
}

export interface Conditions {
  readonly name: string;
  /** The page counts as idle after this time without network activity. */
  readonly quietMs: number;
  /** A phone's viewport if omitted. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly slow?: { readonly cpu: number; readonly bitsPerSecond: number; readonly latencyMs: number };
}

export const unthrottled: Conditions = { name: 'this machine', quietMs: 150 };
export const slowPhone: Conditions = {
  name: 'slow phone',
  quietMs: 600,
  slow: { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 },
};

const longestMs = 60_000;

export async function load(browser: Browser, url: string, page: BenchPage, how: Conditions): Promise<Load> {
  const context = await browser.newContext({ viewport: how.viewport ?? { width: 412, height: 915 } });
  try {
    const tab = await context.newPage();
    if (how.slow) await slowDown(tab, how.slow);
    await tab.addInitScript(watch, { host: page.host, control: page.control, interactive: page.interactive });
    const quiet = quietOf(tab, how.quietMs);
    await tab.goto(url + page.path);
    const awaited: readonly Moment[] = page.isBytesOnly ? ['interactive'] : ['visible', 'typable', 'interactive'];
    await tab.waitForFunction(areThere, awaited, { timeout: longestMs });
    await quiet();
    return figuresOf(await tab.evaluate(readPage));
  } catch (error) {
    throw new Error(`${page.name} (${how.name}): ${(error as Error).message}`);
  } finally {
    await context.close();
  }
}

async function slowDown(tab: Page, { cpu, bitsPerSecond, latencyMs }: NonNullable<Conditions['slow']>): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Returns a function that resolves once no request has been pending for `quietMs`. */
function quietOf(tab: Page, quietMs: number): () => Promise<void> {
  let underWay = 0;
  let lastAt = performance.now();
  const change = (by: number) => () => {
    underWay += by;
    lastAt = performance.now();
  };
  tab.on('request', change(1));
  tab.on('requestfinished', change(-1));
  tab.on('requestfailed', change(-1));
  return async () => {
    const endsAt = performance.now() + longestMs;
    while (underWay > 0 || performance.now() - lastAt < quietMs) {
      if (performance.now() > endsAt) throw new Error('The page does not come to rest.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}

interface PageReading extends Watched {
  readonly answers: readonly { readonly endMs: number; readonly bytes: number }[];
}

/** Runs in the page. */
const areThere = (awaited: readonly Moment[]) =>
  awaited.every((moment) => moment in (Reflect.get(window, 'watched') as Watched).moments);

/** Runs in the page. */
function readPage(): PageReading {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const answers = (entries as PerformanceResourceTiming[])
    .filter(({ name }) => name.startsWith('http'))
    .map(({ responseEnd, encodedBodySize }) => ({ endMs: responseEnd, bytes: encodedBodySize }));
  return { ...(Reflect.get(window, 'watched') as Watched), answers };
}

function figuresOf({ moments, shift, longestTaskMs, answers }: PageReading): Load {
  const { visible = NaN, typable = NaN, interactive = NaN } = moments;
  const ms = { visible, typable, interactive, idle: Math.max(interactive, ...answers.map(({ endMs }) => endMs)) };
  const by = (limitMs: number) => answers.filter(({ endMs }) => endMs <= limitMs);
  const at = (limitMs: number, value: (limitMs: number) => number) => (Number.isNaN(limitMs) ? NaN : value(limitMs));
  const perStage = (value: (limitMs: number) => number): PerStage => ({
    visible: at(ms.visible, value),
    typable: at(ms.typable, value),
    interactive: value(ms.interactive),
    idle: value(ms.idle),
  });
  return {
    ms,
    bytes: perStage((limitMs) => by(limitMs).reduce((sum, { bytes }) => sum + bytes, 0)),
    requests: perStage((limitMs) => by(limitMs).length),
    shift,
    longestTaskMs,
  };
}
