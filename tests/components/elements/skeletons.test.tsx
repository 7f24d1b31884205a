import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { state } from '../support/screen.ts';
import { checkoutOf, renewing } from './checkout-screen.ts';
import { subscriptionId } from './seats-screen.ts';

/* While a list loads, its counters, filters, tabs and headings are where they will be. */

const page = sandboxPage();

const parts = ['.d-tabs', '.d-counter', 'form', '.d-field .d-input', '.d-list-tools', 'thead', 'tbody tr'];

const screens = [
  ['dict-subscriptions', 'admin', 'UserSubscrpitionOverViewAC', () => ({ 'org-id': '5001' })],
  ['dict-organizations', 'admin', 'UserOrgsOverView', () => ({})],
  ['dict-seats', 'enterprise', 'seat/list', () => ({ 'subscription-id': subscriptionId(page) })],
] as const;

/** Adds a screen whose list is held back until the returned function is called. */
async function startLoading([tag, user, call, attributes]: (typeof screens)[number], width: number) {
  await screen.viewport(width, 900);
  await page.logIn(user);
  const release = page.hold(call);
  void page.put(tag, attributes());
  return release;
}

const cases = screens.flatMap((each) => [375, 768, 1063].map((width) => [each[0], width, each] as const));

test.each(cases)('<%s> keeps its parts within 4 px when its rows come, at %i px', async (tag, width, given) => {
  const release = await startLoading(given, width);
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

test('the headings of subscriptions are no buttons until the rows have come', async () => {
  const release = await startLoading(screens[0], 1063);
  await expect
    .poll(() => document.querySelector('dict-subscriptions')?.shadowRoot?.querySelector('.d-sort'))
    .toBeTruthy();
  const heading = screen.getByRole('button', { name: 'Expiry', exact: true });
  expect(heading.query()).toBeNull();
  release();
  await expect.element(heading).toBeVisible();
});

const layouts = screens.flatMap((each) => [375, 1063].map((width) => [each[0], width, each] as const));

test.each(layouts)('<%s> shows a bar in the place of each text while it loads, at %i px', async (tag, width, given) => {
  const release = await startLoading(given, width);
  const bars = () => [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('tbody .d-skeleton') ?? [])];
  await expect.poll(() => bars().length).toBeGreaterThan(20);
  const sizes = bars().map((bar) => bar.getBoundingClientRect());
  expect(Math.min(...sizes.map(({ width: length }) => length))).toBeGreaterThan(10);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThan(5);
  release();
});

test.each([375, 1063])(
  'the cards of <dict-checkout> keep their place when the prices come, at %i px',
  async (width) => {
    await screen.viewport(width, 900);
    await page.logIn(renewing);
    const release = page.hold('CheckoutData');
    void page.put('dict-checkout', checkoutOf(page, renewing));
    const columns = () => document.querySelector('dict-checkout')?.shadowRoot?.querySelector('.d-checkout-columns');
    const top = () => Math.round(columns()!.getBoundingClientRect().top);
    await expect.poll(() => columns()?.ariaBusy).toBe('true');
    const before = top();
    release();
    await expect.poll(() => columns()?.ariaBusy).toBe(null);
    expect(Math.abs(top() - before)).toBeLessThan(4);
  },
);
