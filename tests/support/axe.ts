import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { otherEngine } from './engines/instruments.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices, without exceptions (A11Y-01). */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The violations that axe finds in `selector`, including shadow roots, as readable lines. */
export async function violations(page: Page, selector = 'body', more: RunOptions = {}): Promise<string[]> {
  // axe's script is larger than a message of WebKit's inspector may be.
  if (otherEngine() === 'webkit') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    ([where, how]) =>
      (window as unknown as { axe: { run(where: string, how: RunOptions): Promise<AxeResults> } }).axe.run(where, how),
    [selector, { ...options, ...more }] as const,
  );
  return found.violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`)].join('\n'),
  );
}
