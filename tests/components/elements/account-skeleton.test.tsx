import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* While a tab of the account loads, its headings and rows are where they will be. */

const page = sandboxPage();

const parts = ['.d-tabs', '.d-heading', 'dl > div:nth-child(3)', 'dl > div:nth-child(5)', 'thead', 'tbody tr'];

const panels = [
  ['personal', 'getuserdetail', 'dl'],
  ['orders', 'GetOrderHistoryConsole', 'tbody tr'],
  ['billing', 'GetContactAndPayment', 'dl'],
] as const;

const cases = panels.flatMap((each) => [320, 768, 1063].map((width) => [...each, width] as const));

test.each(cases)('the %s (%s) keep their %s within 4 px when they come, at %i px', async (tab, call, shape, width) => {
  await screen.viewport(width, 900);
  await page.logIn('retail');
  const release = page.hold(call);
  void page.put('dict-account', { tab });
  const root = () => document.querySelector('dict-account')?.shadowRoot;
  await expect.poll(() => root()?.querySelector(`[aria-busy] ${shape}`)).toBeTruthy();
  await document.fonts.ready;
  const tops = () =>
    parts.map((part) => [part, Math.round(root()!.querySelector(part)?.getBoundingClientRect().top ?? -1)] as const);
  const before = tops();
  release();
  await expect.poll(() => root()?.querySelector('.d-skeleton')).toBe(null);
  const after = new Map(tops());
  for (const [part, top] of before) expect.soft(Math.abs(top - after.get(part)!), `${part} ${top}`).toBeLessThan(4);
  expect(Math.max(...before.map(([, top]) => top))).toBeGreaterThan(100);
});
