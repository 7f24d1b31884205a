import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* While a card loads, its bars have the shape of what comes. */

const page = sandboxPage();

const all = (tag: string, selector: string) => [
  ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

test.each(
  [375, 1063].flatMap((width) => [
    ['dict-refer', 'UserReferEarnInfo', {}, '.d-refer-loading', width] as const,
    [
      'dict-payment-link',
      'PaymentLinkRedirect',
      { 'payment-id': paymentLinkIds.unpaid },
      '.d-pay-body',
      width,
    ] as const,
  ]),
)('the bars of <%s> (%s %o) fill its card (%s) at %i px', async (tag, call, attributes, card, width) => {
  await screen.viewport(width, 900);
  await page.logIn('retail');
  const release = page.hold(call);
  void page.put(tag, attributes);
  await expect.poll(() => all(tag, `${card} .d-skeleton`).length).toBeGreaterThan(3);
  const last = all(tag, `${card} .d-skeleton`).at(-1)!;
  expect(bottomOf(all(tag, card)[0]!) - bottomOf(last)).toBeLessThan(40);
  release();
});

test.each([
  ['second', 343, 1],
  ['third', 983, 2],
])('the %s card of the installation moves by less than 8 px when it comes, at %i px', async (_, width, at) => {
  await screen.viewport(width, 900);
  await page.logIn('retail');
  const release = page.hold('GetProductGettingStart');
  void page.put('dict-installation');
  const top = () => Math.round(all('dict-installation', '.d-card')[at]?.getBoundingClientRect().top ?? -1);
  await expect.poll(top).toBeGreaterThan(0);
  const before = top();
  release();
  await expect.poll(() => all('dict-installation', '.d-skeleton').length).toBe(0);
  expect(Math.abs(top() - before)).toBeLessThan(8);
});

test('on a phone Change Password is where it will be while the account loads', async () => {
  await screen.viewport(375, 900);
  await page.logIn('retail');
  const release = page.hold('getuserdetail');
  void page.put('dict-account');
  const button = () => all('dict-account', 'dl .d-button').at(-1)!.getBoundingClientRect();
  await expect.poll(() => all('dict-account', 'dl .d-skeleton').length).toBeGreaterThan(0);
  const before = button();
  release();
  await expect.poll(() => all('dict-account', '.d-skeleton').length).toBe(0);
  expect(Math.abs(button().left - before.left)).toBeLessThan(4);
  expect(Math.abs(button().top - before.top)).toBeLessThan(4);
});
