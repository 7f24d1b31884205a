import { test } from 'playwright/test';

export type Engine = 'firefox' | 'webkit';

/** Leaves a journey out in an engine that lacks what it leans on, or whose driver does; never in Chromium. The run prints the reason. */
export function notIn(engines: Engine | readonly Engine[], reason: string): void {
  test.skip(
    [engines].flat().some((engine) => engine === test.info().project.name),
    reason,
  );
}

export const withoutScript = () => notIn(['firefox', 'webkit'], 'no driver opens a page without JavaScript');

export const withDownload = () => notIn(['firefox', 'webkit'], 'no driver tells of a download that a page makes');
