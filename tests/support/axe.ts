import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { inPart } from './engines/not-in.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices; nothing is allow-listed (A11Y-01). */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Why axe does not run in an engine; the run of the engine prints it. */
const without: Readonly<Record<string, string>> = {
  firefox: 'without axe, which ends the process of a page in Firefox 153 (signal 11)',
  webkit: 'without axe, which is too large for WebKit’s inspector to take',
};

/** What axe finds in `selector`, readable; shadow roots included. */
export async function violations(page: Page, selector = 'body'): Promise<string[]> {
  const reason = without[page.context().browser()?.browserType().name() ?? ''];
  if (reason) {
    inPart(reason);
    return [];
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    ([where, how]) =>
      (window as unknown as { axe: { run(where: string, how: RunOptions): Promise<AxeResults> } }).axe.run(where, how),
    [selector, options] as const,
  );
  return found.violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`)].join('\n'),
  );
}
