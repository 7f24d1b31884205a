import { test } from 'playwright/test';

export type Engine = 'firefox' | 'webkit';

/** Ends a journey that leans on what an engine, or Playwright's driver of it, does not have; the run prints the reason. */
export function notIn(engines: Engine | readonly Engine[], reason: string): void {
  test.skip(
    [engines].flat().some((engine) => engine === test.info().project.name),
    reason,
  );
}

export const withoutScript = () => notIn(['firefox', 'webkit'], 'no driver opens a page without JavaScript');

export const withDownload = () => notIn(['firefox', 'webkit'], 'no driver tells of a download that a page makes');
