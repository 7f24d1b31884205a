import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';
import { checkoutOf, openCheckout, renewing } from './checkout-screen.ts';

/* <dict-checkout> */

const page = sandboxPage();

test('CON-4.61 CON-4.62 two steps, billing and payment, have their one button at the same place, as the address form has Save', async () => {
  await screen.viewport(320, 800);
  await openCheckout(page, renewing);
  const steps = screen.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  const placeOf = (name: RegExp | string) => button(name).element().getBoundingClientRect();
  const before = placeOf('Continue');
  await button('Change billing details').click();
  await expect.element(screen.getByLabelText('Full Name')).toBeVisible();
  expect(placeOf('Save')).toEqual(before);
  await button('Save').click();
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(0)).not.toHaveAttribute('aria-current');
  await expect.element(button(/^Pay now/)).toBeEnabled();
  const after = placeOf(/^Pay now/);
  expect([after.left, after.width]).toEqual([before.left, before.width]);
  await expect.element(screen.getByText('Secure payment')).toBeVisible();
  expect(screen.getByText('Dictation Professional', { exact: true }).elements()).toHaveLength(1);
});

test('one sentence names the purchase, with the seats and the billing cycle', async () => {
  await page.logIn(renewing);
  await page.put('dict-checkout', { ...checkoutOf(page, renewing), seats: '12' });
  const sentence = screen.getByText(/^You are paying for/);
  await expect.element(sentence).toHaveTextContent('You are paying for Dictation Professional (Yearly), 12 seats.');
});

test('A11Y-20 PAY-14 on a phone the button stays in sight, and never above the focused field; a double-click on Continue does not press Pay now, which takes its place', async () => {
  await screen.viewport(320, 640);
  await openCheckout(page, renewing);
  const isInSight = (name: RegExp | string) => {
    const { top, bottom } = button(name).element().getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  expect(isInSight('Continue')).toBe(true);
  await userEvent.dblClick(button('Continue'));
  await expect.element(button(/^Pay now/)).toBeVisible();
  expect(page.calls('productCheckout')).toBe(0);
  const bar = () =>
    button(/^Pay now/)
      .element()
      .closest('.d-checkout-bar')!
      .getBoundingClientRect();
  const stops = [button(/^Change/), screen.getByLabelText('Promo code'), button('Apply')];
  for (const from of [0, document.documentElement.scrollHeight])
    for (const stop of stops) {
      scrollTo(0, from);
      (stop.element() as HTMLElement).focus();
      expect(isInSight(/^Pay now/)).toBe(true);
      const { top, bottom } = stop.element().getBoundingClientRect();
      expect.soft([top >= 0, bottom <= bar().top], stop.element().textContent).toEqual([true, true]);
    }
});
