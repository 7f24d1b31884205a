import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, field, heading, isFocused, isGone, isShown, refusal } from '../support/screen.ts';
import {
  abroad,
  amount,
  bought,
  invited,
  openCheckout,
  openSubscription,
  payNow,
  renewing,
  checkoutOf,
} from './checkout-screen.ts';

/* <dict-checkout>: its steps; the price, the billing cycle and the promo code: CON-2.9, CON-4, CON-8, CON-9. */

const page = sandboxPage();

const code = () => field(/^Promo code/);
const addCode = () => button('Add promo code').click();
const cycles = () => screen.getByRole('group', { name: 'Billing cycle' });
const cycle = (name: string) => cycles().getByRole('radio', { name, exact: true });
const asked = () => page.requestsTo('CheckoutData');

test('the first CheckoutData carries the price of the address, or -1', { tags: ['CON-7.34', 'DEC-1.3'] }, async () => {
  await openCheckout(page, renewing);
  const { id, listingId, planId, planPriceId } = bought(page, renewing);
  const fields = { SubscriptionId: id, ProductPublicListingId: listingId, PlanId: planId };
  expect(asked()).toEqual([{ ...fields, SelectedBillingCycleId: planPriceId, Promocode: '' }]);
  document.body.replaceChildren();
  await openCheckout(page, renewing, false);
  expect(asked()[1]).toEqual({ ...fields, SelectedBillingCycleId: -1, Promocode: '' });
});

test(
  'it has billing details, subscription and price details, with two decimals; a cycle that is paid can’t be changed; Cancel leads to /subscription; with a stored referral subscription the extension of 30 days is mentioned',
  { tags: ['ACC-9.16', 'CON-2.9.8', 'CON-2.9.9', 'CON-2.9.10', 'CON-2.9.11', 'CON-4.64', 'CON-9.19', 'CON-9.29'] },
  async () => {
    await openSubscription(page, renewing);
    for (const name of ['Billing Details', 'Your Subscription', 'Price details'])
      await expect.element(heading(name)).toBeVisible();
    await expect.element(button('Add promo code')).toBeVisible();
    await expect.element(payNow()).toBeVisible();
    await isGone(/free extension/);
    await isShown('Yearly');
    await expect.element(cycles()).not.toBeInTheDocument();
    const lines = ['Price per month', 'Subtotal', 'GST 18%', 'Total (INR)'];
    expect(lines.map(amount)).toEqual(['₹2,499.00', '₹29,988.00', '₹5,397.84', '₹35,385.84']);
    await button('Cancel').click();
    expect(page.visited.at(-1)).toBe('/subscription');
    document.body.replaceChildren();
    await openCheckout(page, invited);
    await isShown('Your referral gives you a free extension of 30 days with this purchase.');
  },
);

test(
  'an error of CheckoutData has Try again; a refusal is shown in the words of the service',
  { tags: ['ACC-8.5', 'CON-8.41', 'CON-8.50', 'NET-01'] },
  async () => {
    page.sandbox.faults.add({ call: 'checkoutData', status: 500 });
    await page.logIn(renewing);
    await page.put('dict-checkout', { 'subscription-id': '999999', 'product-id': '1', 'plan-id': '102' });
    await isShown(/Something wrong happened in setting up the request/);
    await button('Try again').click();
    await isShown(/You do not have access to this subscription\./);
  },
);

describe('the billing cycle', () => {
  test('each card has its price a month and what it saves, from the amounts of the service', async () => {
    await openSubscription(page, abroad);
    await expect.element(cycle('Monthly')).toHaveAccessibleDescription('£39.00 a month');
    await expect.element(cycle('Yearly')).toHaveAccessibleDescription('£32.50 a month Save £6.50 a month');
  });

  test(
    'picking a cycle updates the amounts shown, in the currency of the data, and announces the total',
    { tags: ['CON-2.9.6', 'CON-2.9.8', 'CON-4.65'] },
    async () => {
      await openSubscription(page, abroad);
      await expect.element(cycle('Monthly')).toBeChecked();
      expect([amount('VAT 20%'), amount('Total (GBP)')]).toEqual(['£7.80', '£46.80']);
      await cycle('Yearly').click();
      await expect.poll(() => amount('Total (GBP)')).toBe('£468.00');
      expect([amount('Price per month'), amount('Subtotal'), amount('VAT 20%')]).toEqual([
        '£32.50',
        '£390.00',
        '£78.00',
      ]);
      await expect.poll(() => announced('dict-checkout')).toBe('The total is £468.00.');
      expect(page.calls('checkoutData')).toBe(1);
    },
  );

  test(
    'with no cycle chosen, Pay now asks for one and puts the focus there; without any, it says so',
    { tags: ['A11Y-09'] },
    async () => {
      await openSubscription(page, abroad, false);
      await isShown('Choose a billing cycle to see the price.');
      await payNow().click();
      await expect.element(cycle('Monthly')).toHaveAccessibleDescription(/^Please choose a billing cycle\./);
      await isFocused(cycle('Monthly'));
      await expect.element(dialog()).not.toBeInTheDocument();
      await cycle('Monthly').click();
      await expect.element(cycle('Monthly')).toHaveAccessibleDescription('£39.00 a month');
      document.body.replaceChildren();
      page.changeAnswers('CheckoutData', (data) => Object.assign(data, { PlanBillingCycleInfo: [] }));
      await openSubscription(page, renewing);
      await payNow().click();
      await isShown('This plan has no billing cycle to pay for. Please contact the team.');
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  );
});

test(
  'while the payment is being started, neither cycle nor promo code nor address can be changed',
  { tags: ['PAY-33'] },
  async () => {
    await openSubscription(page, abroad);
    await addCode();
    const choices = [cycle('Yearly'), code(), button('Apply'), button('Change billing details')];
    page.sandbox.faults.add({ call: 'productCheckout', ...refusal('This plan is sold out.', 'CHK09') });
    const release = page.hold('ProductCheckout');
    await payNow().click();
    await expect.poll(() => page.requestsTo('ProductCheckout').length).toBe(1);
    for (const choice of choices) await expect.element(choice).toBeDisabled();
    release();
    await button('Back to checkout').click();
    for (const choice of choices) await expect.element(choice).toBeEnabled();
  },
);

describe('the promo code', () => {
  test('is behind a button that puts the focus into the field', async () => {
    await openSubscription(page, renewing);
    await expect.element(code()).not.toBeInTheDocument();
    await addCode();
    await isFocused(code());
  });

  test(
    'a code that is applied changes the price, is shown in a disabled field, and can be removed',
    { tags: ['CON-2.9.7', 'CON-4.66', 'CON-4.67', 'CON-4.69', 'CON-7.35', 'NET-27'] },
    async () => {
      await openSubscription(page, renewing);
      await addCode();
      await code().fill(' welcome10 ');
      const release = page.hold('CheckoutData');
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await code().fill('typed too late');
      release();
      await expect.element(code()).toBeDisabled();
      await expect.element(code()).toHaveValue('welcome10');
      await expect.element(code()).toHaveAccessibleDescription('10% off');
      expect(amount('Promo code discount')).toBe('-₹2,998.80');
      expect(amount('Total (INR)')).toBe('₹31,847.26');
      await expect.poll(() => announced('dict-checkout')).toBe('The total is ₹31,847.26.');
      await isFocused(button('Remove'));
      await button('Remove').click();
      await expect.element(code()).toBeEnabled();
      await expect.element(code()).toHaveValue('');
      expect(amount('Promo code discount')).toBeUndefined();
      expect(amount('Total (INR)')).toBe('₹35,385.84');
      const terms = { PurchaseType: 'RENEW', IterationType: 2 };
      expect(asked().slice(1)).toMatchObject(['welcome10', ''].map((Promocode) => ({ Promocode, ...terms })));
    },
  );

  test(
    'an empty code asks for one until one is typed; the message of a code that is not applied is shown as an error, and the purchase is sent without it; an emptied one is no longer sent',
    { tags: ['CON-4.68', 'CON-8.40', 'A11Y-09'] },
    async () => {
      const widget = cardWidget(page);
      await openSubscription(page, renewing);
      await addCode();
      await button('Apply').click();
      await expect.element(code()).toHaveAccessibleDescription('Please enter a promo code.');
      await code().fill('SUMMER2020');
      await expect.element(code()).toHaveAccessibleDescription('');
      await userEvent.keyboard('{Enter}');
      await expect.element(code()).toHaveAccessibleDescription('This promo code has expired.');
      await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
      await isFocused(code());
      await expect.element(button('Remove')).not.toBeInTheDocument();
      expect(amount('Total (INR)')).toBe('₹35,385.84');
      page.sandbox.faults.add({ call: 'productCheckout', ...refusal('This plan is sold out.', 'CHK09') });
      await payNow().click();
      await button('Back to checkout').click();
      await isFocused(payNow());
      await code().fill('');
      await userEvent.keyboard('{Enter}');
      await expect.element(code()).toHaveAccessibleDescription('');
      await payNow().click();
      await expect.poll(() => widget.opened.length).toBe(1);
      expect(page.requestsTo('ProductCheckout')).toMatchObject([{ Promocode: '' }, { Promocode: '' }]);
      expect(asked().map(({ Promocode }) => Promocode)).toEqual(['', ...Array(3).fill('SUMMER2020'), '', '']);
    },
  );

  test(
    'a promo code without an answer shows an error; the code and the price stay; one that is applied while the prices are loaded again is applied',
    { tags: ['NET-01', 'NET-02'] },
    async () => {
      await openSubscription(page, renewing);
      page.sandbox.faults.add({ call: 'checkoutData', status: 500 });
      await addCode();
      await code().fill('WELCOME10');
      await button('Apply').click();
      await expect.element(code()).toHaveAccessibleDescription(/Something wrong happened/);
      await expect.element(code()).toHaveValue('WELCOME10');
      expect(amount('Total (INR)')).toBe('₹35,385.84');
      await button('Change billing details').click();
      const release = page.hold('CheckoutData');
      await button('Save').click();
      // A code that was refused keeps the field open.
      await code().fill('WELCOME10');
      await button('Apply').click();
      release();
      await expect.poll(() => amount('Total (INR)')).toBe('₹31,847.26');
    },
  );
});

test(
  'two steps, billing and payment, have their one button at the same place, as the address form has Save',
  { tags: ['CON-4.61', 'CON-4.62'] },
  async () => {
    await screen.viewport(320, 800);
    await openCheckout(page, renewing);
    const steps = screen.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    const placeOf = (name: RegExp | string) => button(name).element().getBoundingClientRect();
    const before = placeOf('Continue');
    await button('Change billing details').click();
    await expect.element(screen.getByLabelText('Full Name')).toBeVisible();
    expect(placeOf('Save').toJSON()).toEqual(before.toJSON());
    await button('Save').click();
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(0)).not.toHaveAttribute('aria-current');
    await expect.element(payNow()).toBeEnabled();
    const after = placeOf(/^Pay now/);
    expect([after.left, after.width]).toEqual([before.left, before.width]);
    expect(screen.getByText('Dictation Professional', { exact: true }).elements()).toHaveLength(1);
  },
);

test('at a desk Pay now stands where Continue stood, in view at 1366 × 650', async () => {
  await screen.viewport(1366, 650);
  await openCheckout(page, renewing);
  // As JSON, because a rectangle has no properties of its own that `toEqual` compares.
  const before = button('Continue').element().getBoundingClientRect();
  await button('Continue').click();
  await expect.element(payNow()).toBeVisible();
  expect(payNow().element().getBoundingClientRect().toJSON()).toEqual(before.toJSON());
  expect(before.bottom).toBeLessThan(650);
});

test('below Pay now stands what comes next, with the provider that the page names', async () => {
  await openSubscription(page, renewing);
  await isShown('Next: secure card payment');
  document.body.replaceChildren();
  page.configure({ payments: { provider: 'Samplepay' } });
  await openSubscription(page, renewing);
  await isShown('Next: secure card payment by Samplepay');
});

test('one sentence names the purchase, with the seats and the billing cycle', async () => {
  await page.logIn(renewing);
  await page.put('dict-checkout', { ...checkoutOf(page, renewing), seats: '12' });
  const sentence = screen.getByText(/^You are paying for/);
  await expect.element(sentence).toHaveTextContent('You are paying for Dictation Professional (Yearly), 12 seats.');
});

test(
  'on a phone the button stays in sight, and never above the focused field; a double-click on Continue does not press Pay now, which takes its place',
  { tags: ['A11Y-20', 'PAY-14'] },
  async () => {
    await screen.viewport(320, 640);
    await openCheckout(page, renewing);
    const isInSight = (name: RegExp | string) => {
      const { top, bottom } = button(name).element().getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    expect(isInSight('Continue')).toBe(true);
    await userEvent.dblClick(button('Continue'));
    await expect.element(payNow()).toBeVisible();
    expect(page.calls('productCheckout')).toBe(0);
    const bar = () => payNow().element().closest('.d-checkout-bar')!.getBoundingClientRect();
    await addCode();
    const stops = [button(/^Change/), screen.getByLabelText('Promo code'), button('Apply')];
    for (const from of [0, document.documentElement.scrollHeight])
      for (const stop of stops) {
        scrollTo(0, from);
        (stop.element() as HTMLElement).focus();
        expect(isInSight(/^Pay now/)).toBe(true);
        const { top, bottom } = stop.element().getBoundingClientRect();
        expect.soft([top >= 0, bottom <= bar().top], stop.element().textContent).toEqual([true, true]);
      }
  },
);
