import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { state } from '../support/screen.ts';
import { subscriptionId } from './seats-screen.ts';

/* While a list loads, its counters, filters, tabs and headings are where they will be. */

const page = sandboxPage();

afterEach(() => screen.viewport(414, 896));

const parts = ['.d-tabs', '.d-counter', 'form', '.d-field .d-input', '.d-list-tools', 'thead', 'tbody tr'];

const screens = [
  ['dict-subscriptions', 'admin', 'UserSubscrpitionOverViewAC', () => ({ 'org-id': '5001' })],
  ['dict-organizations', 'admin', 'UserOrgsOverView', () => ({})],
  ['dict-seats', 'enterprise', 'seat/list', () => ({ 'subscription-id': subscriptionId(page) })],
] as const;

const cases = screens.flatMap((each) => [375, 768, 1063].map((width) => [each[0], width, each] as const));

test.each(cases)('<%s> keeps its parts within 4 px when its rows come, at %i px', async (tag, width, given) => {
  const [, user, call, attributes] = given;
  await screen.viewport(width, 900);
  await page.logIn(user);
  const release = page.hold(call);
  void page.put(tag, attributes());
  const root = () => document.querySelector(tag)?.shadowRoot;
  await expect.poll(() => root()?.querySelector('[data-skeleton]') !== null).toBe(true);
  await expect.poll(() => root()?.querySelectorAll('[data-skeleton] > tr').length).toBe(11);
  const tops = () =>
    parts.map((part) => [part, Math.round(root()!.querySelector(part)?.getBoundingClientRect().top ?? -1)] as const);
  await document.fonts.ready;
  const before = tops();
  release();
  await state(tag).toBe('ready');
  await expect.poll(() => root()?.querySelector('[data-skeleton]')).toBe(null);
  const after = new Map(tops());
  for (const [part, top] of before) expect.soft(Math.abs(top - after.get(part)!), `${part} ${top}`).toBeLessThan(4);
  expect(before.at(-1)![1]).toBeGreaterThan(100);
});
