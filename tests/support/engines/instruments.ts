import { test } from 'playwright/test';

export type Engine = 'firefox' | 'webkit';

interface Lack {
  readonly in: readonly Engine[];
  readonly why: string;
}

/**
 * Features that journeys need and other engines or their drivers lack: the only accepted reasons for skipping a
 * journey. `src/build/BROWSERS.md` lists them for readers.
 */
const lacks = {
  'pages without script': { in: ['firefox', 'webkit'], why: 'no driver opens a page without JavaScript' },
  downloads: { in: ['firefox', 'webkit'], why: 'no driver tells of a download that a page makes' },
  'untouched pages': { in: ['firefox', 'webkit'], why: 'the drivers leave names and listeners of their own on a page' },
  paper: { in: ['firefox', 'webkit'], why: 'no driver prints a page as PDF' },
  crashes: { in: ['firefox', 'webkit'], why: 'no driver freezes or crashes a page' },
  'lost networks': { in: ['webkit'], why: 'WebKit’s driver can’t take the network away' },
  'held scripts': { in: ['webkit'], why: 'WebKit’s driver runs nothing in a page that waits for a script' },
} as const satisfies Readonly<Record<string, Lack>>;

/** The engine that runs the journey; null for Chromium, which lacks nothing. */
export const otherEngine = (): Engine | null => {
  const { name } = test.info().project;
  return name === 'firefox' || name === 'webkit' ? name : null;
};

/** Skips a journey in engines that lack a feature. */
export function needs(instrument: keyof typeof lacks): void {
  const lack: Lack = lacks[instrument];
  test.skip(
    lack.in.some((engine) => engine === otherEngine()),
    lack.why,
  );
}
