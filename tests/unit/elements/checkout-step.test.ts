import { afterEach, describe, expect, test } from 'vitest';
import { configure } from '../../../src/core/config/config.ts';
import { formatDate } from '../../../src/core/format/time.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { inWords } from '../../support/in-words.ts';
import { changeSince } from '../../../src/elements/checkout/checkout-changes.ts';
import {
  appliedCode,
  chosenCycle,
  discountOf,
  isComplete,
  opened,
  promoStatus,
  purchaseOf,
  requoted,
  savingOf,
  shownPrice,
  totalText,
  type Quote,
} from '../../../src/elements/checkout/checkout-step.ts';
import { checkoutData } from '../../../src/core/service/endpoints.ts';
import { paymentsSamples } from '../core/service/samples/payments.ts';

/* The checkout's steps after each answer of the service (CON-3, CON-4). */

afterEach(resetPage);

const cycle = (name: string, planPriceId: string, totalAmount: string): Quote['billingCycles'][number] => ({
  name,
  planPriceId,
  perMonthAmount: '10',
  subtotalAmount: '10',
  taxDetail: 'VAT 20%',
  taxAmount: '2',
  totalAmount,
  promo: null,
});

const quote = (changes: Partial<Quote> = {}): Quote => ({
  ...checkoutData.data.parse(paymentsSamples.checkoutData.answered),
  billingAddress: null,
  taxNumberName: 'VAT number',
  selectedPlanPriceId: null,
  billingCycles: [cycle('Monthly', '1', '12'), cycle('Yearly', '2', '120.5')],
  currencyCode: 'GBP',
  ...changes,
});

const wanted = { subscriptionId: '7', productId: '1', planId: '102', planPriceId: '1003' };

describe('a checkout', () => {
  test.each([
    ['the one that the service has chosen', quote({ selectedPlanPriceId: '2' }), '2'],
    ['none where none is chosen', quote(), null],
    ['none where the chosen one is not offered', quote({ selectedPlanPriceId: '9' }), null],
    ['the only one', quote({ billingCycles: [cycle('Yearly', '2', '1')] }), '2'],
    ['the first of what is paid already', quote({ isAlreadyPaid: true }), '1'],
    ['none of none', quote({ billingCycles: [], isAlreadyPaid: true }), null],
    ['of what is paid already, the one that its row names', quote({ isAlreadyPaid: true }), '2', '2'],
    ['the first where that is not offered', quote({ isAlreadyPaid: true }), '1', '9'],
    ['none before it is paid: the service has chosen none', quote(), null, '2'],
  ])('begins with a billing cycle: %s', (_, answer, cycleId, planPriceId = '') => {
    expect(opened(answer, planPriceId).cycleId).toBe(cycleId);
  });

  test('keeps the chosen cycle with a later answer, as long as it is offered', () => {
    const open = { ...opened(quote({ selectedPlanPriceId: '1' })), cycleId: '2' };
    expect(requoted(open, quote({ selectedPlanPriceId: '1' })).cycleId).toBe('2');
    expect(requoted(open, quote({ billingCycles: [cycle('Monthly', '1', '12')] })).cycleId).toBe('1');
    expect(chosenCycle({ ...open, cycleId: '9' })).toBe(null);
  });

  test.each([
    [{ planPriceId: '1003' }, '1003'],
    [{ planPriceId: '-1' }, null],
    [{ planPriceId: '0' }, null],
    [{ planPriceId: '' }, null],
  ])('the first call with %j asks with %j', (changes, planPriceId) => {
    expect(purchaseOf({ ...wanted, ...changes }, null, '')).toMatchObject({ planPriceId, terms: null });
  });

  test('is not complete without subscription, product or plan', () => {
    expect(isComplete({ ...wanted, planPriceId: '' })).toBe(true);
    for (const name of ['subscriptionId', 'productId', 'planId'])
      expect(isComplete({ ...wanted, [name]: ' ' })).toBe(false);
  });

  test('shows and compares amounts by their digits', { tags: ['NET-22'] }, () => {
    const open = opened(quote({ selectedPlanPriceId: '2' }));
    expect(totalText(open, 'en')).toMatch(/^£120\.50$/);
    expect(shownPrice(open)).toEqual({ amountMinor: 12050, currency: 'GBP' });
    expect(shownPrice(opened(quote()))).toBe(null);
  });
});

describe('what a billing cycle saves a month', () => {
  const costs = (planPriceId: string, perMonthAmount: string | null) => ({
    ...cycle('Any', planPriceId, '1'),
    perMonthAmount,
  });

  test.each([
    ['compared with the dearest', [costs('1', '39'), costs('2', '32.5')], '6.50'],
    ['nothing, at the same price', [costs('1', '39'), costs('2', '39')], null],
    ['nothing, if it is the dearest', [costs('1', '32.5'), costs('2', '39')], null],
    ['nothing, without another', [costs('2', '39')], null],
    ['nothing, without a price', [costs('1', '39'), costs('2', null)], null],
  ])('is %s', (_, billingCycles, saved) => {
    expect(savingOf(quote({ billingCycles }), billingCycles.at(-1)!)).toBe(saved);
  });
});

describe('a price in a currency with three decimals', { tags: ['PAY-45'] }, () => {
  const dinars = (totalAmount: string) =>
    opened(quote({ currencyCode: 'KWD', billingCycles: [cycle('Monthly', '1', totalAmount)] }));

  test.each([
    ['1180', 'KWD\u00a01,180.00'],
    ['1180.505', 'KWD\u00a01,180.505'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(totalText(dinars(amount), 'en')).toBe(shown);
  });

  test('that changed by its third decimal has to be accepted', () => {
    expect(changeSince(dinars('1180.501'), dinars('1180.504'), null)).not.toBeNull();
  });
});

describe('a promo code', () => {
  const info = (isApplied: boolean) => ({ isApplied, message: '25% off', offerAmount: '1' });
  const billingCycles = [
    { ...cycle('Monthly', '1', '12'), promo: info(false) },
    { ...cycle('Yearly', '2', '120.5'), promo: info(true) },
  ];
  const with_ = (code: string, cycleId: string) => ({ ...opened(quote({ billingCycles })), promo: { code }, cycleId });

  test.each([
    ['2', 'YEARLY25', '-1'],
    ['1', '', null],
  ])(
    'is paid with only if the service has applied it to the chosen billing cycle: %s',
    (cycleId, promoCode, discount) => {
      const open = with_('YEARLY25', cycleId);
      expect(purchaseOf(wanted, open, appliedCode(open)).promoCode).toBe(promoCode);
      expect(discountOf(open)).toBe(discount);
    },
  );

  test.each([
    ['0', null],
    ['0.00', null],
    ['-1.50', '-1.50'],
  ])('has a discount with one minus, and none if it gives days instead of money: %s', (offerAmount, discount) => {
    const promo = { ...info(true), offerAmount };
    const open = {
      ...opened(quote({ billingCycles: [{ ...cycle('Yearly', '2', '1'), promo }] })),
      promo: { code: 'X' },
    };
    expect(discountOf(open)).toBe(discount);
  });

  test('that was not entered is ignored, whatever the service answers', () => {
    expect(promoStatus(with_('', '2'))).toEqual({ at: 'none' });
  });
});

describe('changes since the order was shown', { tags: ['PAY-34'] }, () => {
  const seen = opened(quote({ selectedPlanPriceId: '1' }));
  const since = (changes: Partial<Quote>) =>
    inWords(changeSince(seen, opened(quote({ selectedPlanPriceId: '1', ...changes })), null));
  const total = { label: 'Total (GBP)', before: '£12.00', now: '£12.00' };

  test.each([
    [
      'the tax',
      { billingCycles: [{ ...cycle('Monthly', '1', '12'), taxDetail: 'VAT 25%', taxAmount: '3' }] },
      { label: 'Tax', before: 'VAT 20%, £2.00', now: 'VAT 25%, £3.00' },
    ],
    ['the plan', { planName: 'Essential' }, { label: 'Plan', before: 'Professional', now: 'Essential' }],
  ])('%s only: the change is named, and the unchanged total', (_, changes, line) => {
    expect(since(changes)).toEqual({
      text: 'This purchase has changed since it was shown to you. The total is the same.',
      lines: [line, total],
    });
  });

  test('the billing cycle: both are named, and both totals', () => {
    expect(since({ selectedPlanPriceId: '2' })).toMatchObject({
      text: 'The total has changed from £12.00 to £120.50.',
      lines: [
        { label: 'Billing cycle', before: 'Monthly', now: 'Yearly' },
        { ...total, now: '£120.50' },
      ],
    });
  });

  test('the billing cycle is named in the reader’s words', () => {
    configure({ messages: { 'cycle.monthly': 'Monatlich', 'cycle.yearly': 'Jährlich' } });
    expect(since({ selectedPlanPriceId: '2' })?.lines[0]).toMatchObject({ before: 'Monatlich', now: 'Jährlich' });
  });

  test('an invisible part, such as the terms: the order may have been paid meanwhile', () => {
    const change = since({ terms: { purchaseType: 'RENEW', iterationType: 2, lastIterationId: 9 } });
    expect(change?.text).toContain('It may have been paid for in another tab or window');
    expect(change?.lines).toEqual([total]);
  });

  test('a payment of another day: its date is named, and one of today by its time alone', { tags: ['PAY-42'] }, () => {
    const paidAt = (time: Date) => inWords(changeSince(seen, seen, time.getTime()))!.text;
    const [today, yesterday] = [new Date(), new Date()];
    yesterday.setDate(yesterday.getDate() - 1);
    expect(paidAt(today)).toMatch(/^This was paid at \d\d?:\d\d/);
    expect(paidAt(yesterday)).toContain(`${formatDate(yesterday)}, `);
  });
});
