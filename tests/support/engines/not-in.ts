import { test } from 'playwright/test';

export type Engine = 'firefox' | 'webkit';

/** Which engine runs the journey; null for Chromium, which has every instrument. */
export const otherEngine = (): Engine | null => {
  const { name } = test.info().project;
  return name === 'firefox' || name === 'webkit' ? name : null;
};

/** Leaves a journey out in an engine that lacks what it leans on, or whose driver does; never in Chromium. The run prints the reason. */
export function notIn(engines: Engine | readonly Engine[], reason: string): void {
  test.skip(
    [engines].flat().some((engine) => engine === otherEngine()),
    reason,
  );
}

/** A journey that goes on without one thing that it looks at elsewhere. The run prints the reason. */
export function inPart(reason: string): void {
  const { annotations } = test.info();
  if (!annotations.some(({ description }) => description === reason))
    annotations.push({ type: 'in part', description: reason });
}

export const withoutScript = () => notIn(['firefox', 'webkit'], 'no driver opens a page without JavaScript');

export const withDownload = () => notIn(['firefox', 'webkit'], 'no driver tells of a download that a page makes');
