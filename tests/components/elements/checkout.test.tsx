import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { closeSession } from '../../../src/core/session/session.ts';
import * as de from '../../../src/languages/de/rest.ts';
import { cardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  announced,
  button,
  dialog,
  field,
  heading,
  isFocused,
  isGone,
  isShown,
  refusal,
  within,
} from '../support/screen.ts';
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

/* <dict-checkout>: its steps; the price, the billing cycle and the promo code. */

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
  'the checkout has billing details, subscription and price details',
  { tags: ['CON-2.9.8', 'CON-2.9.10', 'CON-9.29'] },
  async () => {
    await openSubscription(page, renewing);
    for (const name of ['Billing Details', 'Your Subscription', 'Price details'])
      await expect.element(heading(name)).toBeVisible();
    await expect.element(button('Add promo code')).toBeVisible();
    await expect.element(payNow()).toBeVisible();
    const lines = ['Price per month', 'Subtotal', 'GST 18%', 'Total (INR)'];
    expect(lines.map(amount)).toEqual(['₹2,499.00', '₹29,988.00', '₹5,397.84', '₹35,385.84']);
  },
);

test('a billing cycle that is paid already can’t be changed', { tags: ['CON-4.64'] }, async () => {
  await openSubscription(page, renewing);
  await isShown('Yearly');
  await expect.element(cycles()).not.toBeInTheDocument();
});

test('Cancel leads to /subscription', { tags: ['CON-2.9.9'] }, async () => {
  await openCheckout(page, renewing);
  await button('Cancel').click();
  expect(page.visited.at(-1)).toBe('/subscription');
});

test(
  'with a stored referral subscription, and only then, the extension of 30 days is mentioned',
  { tags: ['ACC-9.16', 'CON-2.9.11', 'CON-9.19'] },
  async () => {
    await openSubscription(page, renewing);
    await isGone(/free extension/);
    document.body.replaceChildren();
    await openCheckout(page, invited);
    await isShown('Your referral gives you a free extension of 30 days with this purchase.');
  },
);

test('an error of CheckoutData can be tried again', { tags: ['ACC-8.5', 'CON-8.50', 'NET-01'] }, async () => {
  page.sandbox.faults.add({ call: 'checkoutData', status: 500 });
  await page.logIn(renewing);
  await page.put('dict-checkout', checkoutOf(page, renewing));
  await isShown(/Something wrong happened in setting up the request/);
  await button('Try again').click();
  await expect.element(heading('Billing Details')).toBeVisible();
});

test('prices without a currency cannot be paid', { tags: ['NET-21'] }, async () => {
  page.changeAnswers('CheckoutData', (data) => Object.assign(data, { CurrencyCode: ' ' }));
  await page.logIn(renewing);
  await page.put('dict-checkout', checkoutOf(page, renewing));
  await isShown('Something went wrong. Please contact the team.');
  await isGone('Price details');
});

test('a refusal of CheckoutData is shown in the words of the service', { tags: ['CON-8.41'] }, async () => {
  await page.logIn(renewing);
  await page.put('dict-checkout', { 'subscription-id': '999999', 'product-id': '1', 'plan-id': '102' });
  await isShown(/You do not have access to this subscription\./);
});

describe('the billing cycle at the checkout', () => {
  test('each card has its price a month and what it saves, from the amounts of the service', async () => {
    await openSubscription(page, abroad);
    await expect.element(cycle('Monthly')).toHaveAccessibleDescription('£39.00 a month');
    await expect.element(cycle('Yearly')).toHaveAccessibleDescription('£32.50 a month Save £6.50 a month');
  });

  test('no empty line is below the cards once a cycle is chosen', async () => {
    await openSubscription(page, abroad);
    await expect.element(cycle('Monthly')).toBeChecked();
    const cards = within('dict-checkout', '.d-checkout-cycles')!.getBoundingClientRect();
    const add = button('Add promo code').element().getBoundingClientRect();
    expect(add.top - cards.bottom).toBeLessThan(20);
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

  test('the chosen one is there again when the session ended and the user logs in', async () => {
    await openSubscription(page, abroad);
    await cycle('Yearly').click();
    closeSession('expired');
    document.body.replaceChildren();
    await openSubscription(page, abroad);
    await expect.element(cycle('Yearly')).toBeChecked();
  });

  test('the cycles are named in the language of the payer', async () => {
    await openSubscription(page, abroad);
    document.querySelector<HTMLElement>('dict-checkout')!.lang = 'de';
    const german = screen.getByRole('group', { name: de.checkout.cycle }).getByRole('radio');
    await expect.element(german.first()).toHaveAccessibleName(de.cycle.monthly);
    await isShown(de.cycle.yearly);
  });

  test('Pay now asks for a cycle where none is chosen', { tags: ['A11Y-09'] }, async () => {
    await openSubscription(page, abroad, false);
    await isShown('Choose a billing cycle to see the price.');
    await payNow().click();
    await expect.element(cycle('Monthly')).toHaveAccessibleDescription(/^Please choose a billing cycle\./);
    await isFocused(cycle('Monthly'));
    await expect.element(dialog()).not.toBeInTheDocument();
    await cycle('Monthly').click();
    await expect.element(cycle('Monthly')).toHaveAccessibleDescription('£39.00 a month');
  });

  test('Pay now says so where the plan has no cycle to pay for', async () => {
    page.changeAnswers('CheckoutData', (data) => Object.assign(data, { PlanBillingCycleInfo: [] }));
    await openSubscription(page, renewing);
    await payNow().click();
    await isShown('This plan has no billing cycle to pay for. Please contact the team.');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
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

describe('the promo code at the checkout', () => {
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

  test('a code that is applied stays after a reload, but not after Cancel', async () => {
    await openSubscription(page, renewing);
    await addCode();
    await code().fill('welcome10');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => amount('Total (INR)')).toBe('₹31,847.26');
    const reload = async () => {
      document.querySelector('dict-checkout')!.remove();
      await page.put('dict-checkout', checkoutOf(page, renewing));
      await button('Continue').click();
    };
    await reload();
    expect(amount('Total (INR)')).toBe('₹31,847.26');
    await expect.element(code()).toHaveValue('welcome10');
    await button('Cancel').click();
    await reload();
    expect(amount('Total (INR)')).toBe('₹35,385.84');
  });

  test('an empty code asks for one until one is typed', { tags: ['A11Y-09'] }, async () => {
    await openSubscription(page, renewing);
    await addCode();
    await button('Apply').click();
    await expect.element(code()).toHaveAccessibleDescription('Please enter a promo code.');
    await code().fill('SUMMER2020');
    await expect.element(code()).toHaveAccessibleDescription('');
  });

  describe('that is not applied', () => {
    beforeEach(async () => {
      await openSubscription(page, renewing);
      await addCode();
      await code().fill('SUMMER2020');
      await userEvent.keyboard('{Enter}');
    });

    const isRefused = () => expect.element(code()).toHaveAccessibleDescription('This promo code has expired.');

    test('has its message as an error, and the price stays', { tags: ['CON-4.68', 'CON-8.40'] }, async () => {
      await isRefused();
      await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
      await isFocused(code());
      await expect.element(button('Remove')).not.toBeInTheDocument();
      expect(amount('Total (INR)')).toBe('₹35,385.84');
    });

    test('is not part of the purchase', async () => {
      const widget = cardWidget(page);
      await isRefused();
      await payNow().click();
      await expect.poll(() => widget.opened.length).toBe(1);
      expect(page.requestsTo('ProductCheckout')).toMatchObject([{ Promocode: '' }]);
      expect(asked().map(({ Promocode }) => Promocode)).toEqual(['', ...Array(2).fill('SUMMER2020')]);
    });

    test('is no longer sent once it is emptied', async () => {
      const widget = cardWidget(page);
      await isRefused();
      await code().fill('');
      await userEvent.keyboard('{Enter}');
      await expect.element(code()).toHaveAccessibleDescription('');
      await payNow().click();
      await expect.poll(() => widget.opened.length).toBe(1);
      expect(page.requestsTo('ProductCheckout')).toMatchObject([{ Promocode: '' }]);
      expect(asked().map(({ Promocode }) => Promocode)).toEqual(['', 'SUMMER2020', '', '']);
    });
  });

  /** Applies a promo code while the service fails. The code stays in its field, which stays open. */
  async function applyInVain(): Promise<void> {
    await openSubscription(page, renewing);
    page.sandbox.faults.add({ call: 'checkoutData', status: 500 });
    await addCode();
    await code().fill('WELCOME10');
    await button('Apply').click();
    await expect.element(code()).toHaveAccessibleDescription(/Something wrong happened/);
  }

  test(
    'a code that the service fails to check shows an error, and code and price stay',
    { tags: ['NET-01'] },
    async () => {
      await applyInVain();
      await expect.element(code()).toHaveValue('WELCOME10');
      expect(amount('Total (INR)')).toBe('₹35,385.84');
    },
  );

  test('a code is applied while the prices are being loaded again', { tags: ['NET-02'] }, async () => {
    await applyInVain();
    await button('Change billing details').click();
    const release = page.hold('CheckoutData');
    await button('Save').click();
    await code().fill('WELCOME10');
    await button('Apply').click();
    release();
    await expect.poll(() => amount('Total (INR)')).toBe('₹31,847.26');
  });
});

describe('the two steps of the checkout, billing and payment', () => {
  const placeOf = (name: RegExp | string) => button(name).element().getBoundingClientRect();

  beforeEach(async () => {
    await screen.viewport(320, 800);
    await openCheckout(page, renewing);
  });

  test('are a list that marks the current one', { tags: ['CON-4.62'] }, async () => {
    const steps = screen.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    await button('Continue').click();
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(0)).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Dictation Professional', { exact: true }).elements()).toHaveLength(1);
  });

  test('have their one button at the same place, as the address form has Save', { tags: ['CON-4.61'] }, async () => {
    const before = placeOf('Continue');
    await button('Change billing details').click();
    await expect.element(screen.getByLabelText('Full Name')).toBeVisible();
    expect(placeOf('Save').toJSON()).toEqual(before.toJSON());
    await button('Save').click();
    await expect.element(payNow()).toBeEnabled();
    const after = placeOf(/^Pay now/);
    expect([after.left, after.width]).toEqual([before.left, before.width]);
  });
});

test('at a desk Pay now stands where Continue stood, in view at 1366 × 650', async () => {
  await screen.viewport(1366, 650);
  await openCheckout(page, renewing);
  // Compared as JSON, because a rectangle has no properties of its own that `toEqual` compares.
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

describe('the checkout on a phone', () => {
  beforeEach(async () => {
    await screen.viewport(320, 640);
    await openCheckout(page, renewing);
  });

  const isInSight = (name: RegExp | string) => {
    const { top, bottom } = button(name).element().getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };

  test('a double-click on Continue does not press Pay now, which takes its place', { tags: ['PAY-14'] }, async () => {
    await userEvent.dblClick(button('Continue'));
    await expect.element(payNow()).toBeVisible();
    expect(page.calls('productCheckout')).toBe(0);
  });

  test('a page without a gutter does not scroll sideways', () => {
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('the button stays in sight, and never above the focused field', { tags: ['A11Y-20'] }, async () => {
    expect(isInSight('Continue')).toBe(true);
    await button('Continue').click();
    await expect.element(payNow()).toBeVisible();
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
  });
});
