import { test } from 'playwright/test';

export type Engine = 'firefox' | 'webkit';

interface Lack {
  readonly in: readonly Engine[];
  readonly why: string;
}

/**
 * What journeys lean on and another engine lacks, or the driver of it: the only reasons for which a journey is left out there.
 * `src/elements/BROWSERS.md` lists them for readers.
 */
export const lacks = {
  'pages without script': { in: ['firefox', 'webkit'], why: 'no driver opens a page without JavaScript' },
  downloads: { in: ['firefox', 'webkit'], why: 'no driver tells of a download that a page makes' },
  'untouched pages': { in: ['firefox', 'webkit'], why: 'the drivers leave names and listeners of their own on a page' },
  'streamed uploads': { in: ['firefox'], why: 'Firefox sends no stream as the body of a request' },
  'pasted text': { in: ['firefox'], why: 'Firefox hands on no text of a paste that is made by script' },
  motion: { in: ['firefox'], why: 'Firefox’s driver can’t switch what a page hears of reduced motion' },
  crashes: { in: ['firefox'], why: 'Firefox’s driver ends the browser with the process of a page' },
  'lost networks': { in: ['webkit'], why: 'WebKit’s driver can’t take the network away' },
  'hints about forms': { in: ['webkit'], why: 'only Chromium’s console gives hints about forms' },
} as const satisfies Readonly<Record<string, Lack>>;

/** Which engine runs the journey; null for Chromium, which has every instrument. */
export const otherEngine = (): Engine | null => {
  const { name } = test.info().project;
  return name === 'firefox' || name === 'webkit' ? name : null;
};

/** Leaves a journey out in an engine that lacks what it leans on. The table of the run prints the reason. */
export function needs(instrument: keyof typeof lacks): void {
  const lack: Lack = lacks[instrument];
  test.skip(
    lack.in.some((engine) => engine === otherEngine()),
    lack.why,
  );
}

/** A journey that goes on without one thing that it looks at elsewhere. The table of the run prints the reason. */
export function inPart(reason: string): void {
  const { annotations } = test.info();
  if (!annotations.some(({ description }) => description === reason))
    annotations.push({ type: 'in part', description: reason });
}
