import { fromMinorUnits, shownDecimals, toMinorUnits } from '../../core/format/minor-units.ts';
import { formatAmount } from '../../core/format/money.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type { BillingCycle, checkoutData, Purchase } from '../../core/service/endpoints/payments/checkout.ts';
import type { OrderChange } from '../shared/payment/Changes.tsx';
import type { BindTexts, Localized } from '../../core/config/text.ts';
import { ongoingText } from '../shared/payment/ongoing-text.ts';
import { text as paymentText } from '../shared/payment/payment.text.ts';
import { addressLine } from '../shared/billing/address-line.ts';
import { text } from './checkout.text.ts';
import type { PaymentState } from '../../core/payments/payment.ts';

export type Quote = DataOf<typeof checkoutData>;

export type WantedPurchase = Readonly<Record<'subscriptionId' | 'productId' | 'planId' | 'planPriceId', string>>;

/** 'billing' shows the saved address, 'form' edits it, 'subscription' shows cycle and promo code. */
export type Section = 'billing' | 'form' | 'subscription';

interface SeenOrder {
  readonly terms: Quote['terms'];
  readonly isAlreadyPaid: boolean;
  readonly atMs: number;
  /** Time of an earlier payment if the payer has been asked whether to pay again; else null (PAY-42). */
  readonly paidMs: number | null;
}

export interface OpenCheckout {
  readonly at: 'open';
  readonly quote: Quote;
  readonly cycleId: string | null;
  readonly isCycleMissed: boolean;
  /**
   * `code`: the code with which the shown prices were requested, '' for none. `trouble`: the error of the last attempt to
   * apply or remove a code.
   */
  readonly promo: { readonly code: string; readonly trouble?: Localized };
  readonly section: Section;
  /** True after the payer opened the section: its heading then takes the focus (A11Y-31). */
  readonly takesFocus: boolean;
  readonly pendingRequest: 'nothing' | 'apply' | 'remove' | 'prices';
  readonly problem?: Problem | undefined;
  readonly change: OrderChange | null;
  /** The order with which later quotes are compared: the one first loaded, or the one shown by the last Pay now. */
  readonly seenOrder: SeenOrder;
}

export type CheckoutStep =
  { readonly at: 'incomplete' | 'loading' } | { readonly at: 'trouble'; readonly problem: Problem } | OpenCheckout;

export const isComplete = ({ subscriptionId, productId, planId }: WantedPurchase) =>
  [subscriptionId, productId, planId].every((each) => each.trim() !== '');

/** The first state with prices. If no address is saved, opens the address form and not `section` (CON-4.60). */
export const opened = (quote: Quote, planPriceId = '', atMs = 0, section: Section = 'billing'): OpenCheckout => ({
  at: 'open',
  quote,
  cycleId: cycleOf(quote, quote.isAlreadyPaid ? planPriceId : null),
  isCycleMissed: false,
  promo: { code: '' },
  section: quote.billingAddress?.addressId ? section : 'form',
  takesFocus: false,
  pendingRequest: 'nothing',
  change: null,
  seenOrder: seenOf(quote, atMs, null),
});

export const seenOf = ({ terms, isAlreadyPaid }: Quote, atMs: number, paidMs: number | null): SeenOrder => ({
  terms,
  isAlreadyPaid,
  atMs,
  paidMs,
});

export const requoted = (open: OpenCheckout, quote: Quote): OpenCheckout => ({
  ...open,
  quote,
  cycleId: cycleOf(quote, open.cycleId),
  pendingRequest: 'nothing',
  problem: undefined,
});

function cycleOf({ billingCycles, selectedPlanPriceId, isAlreadyPaid }: Quote, chosen: string | null): string | null {
  const isOffered = (id: string | null) => billingCycles.some(({ planPriceId }) => planPriceId === id);
  if (isOffered(chosen)) return chosen;
  if (isOffered(selectedPlanPriceId)) return selectedPlanPriceId;
  return isAlreadyPaid || billingCycles.length === 1 ? (billingCycles[0]?.planPriceId ?? null) : null;
}

export const chosenCycle = ({ quote, cycleId }: Pick<OpenCheckout, 'quote' | 'cycleId'>): BillingCycle | null =>
  quote.billingCycles.find(({ planPriceId }) => planPriceId === cycleId) ?? null;

type PromoStatus = { readonly at: 'none' } | { readonly at: 'applied' | 'wrong'; readonly text: string };

export function promoStatus({ quote, cycleId, promo }: OpenCheckout): PromoStatus {
  const chosen = chosenCycle({ quote, cycleId });
  const cycles = chosen ? [chosen] : quote.billingCycles;
  const info = cycles.map((cycle) => cycle.promo).find((each) => each?.isApplied) ?? cycles[0]?.promo;
  const isApplied = promo.code !== '' && (info?.isApplied ?? false);
  if (promo.code === '') return { at: 'none' };
  return { at: isApplied ? 'applied' : 'wrong', text: info?.message ?? '' };
}

export const appliedCode = (open: OpenCheckout) => (promoStatus(open).at === 'applied' ? open.promo.code : '');

export const purchaseOf = (wanted: WantedPurchase, open: OpenCheckout | null, promoCode: string): Purchase => ({
  listingId: wanted.productId,
  subscriptionId: wanted.subscriptionId,
  planId: wanted.planId,
  planPriceId: open ? open.cycleId : aboveZero(wanted.planPriceId),
  promoCode,
  terms: open?.quote.terms ?? null,
});

const aboveZero = (id: string) => (Number(id) > 0 ? id : null);

/** A price with two decimals (CON-9.29), or more if two would round it, in the currency of the quote. */
export const priceText = ({ currencyCode }: Quote, amount: string, locale: string) =>
  formatAmount(amount, currencyCode, shownDecimals(amount, currencyCode), locale);

/** The amount that a cycle saves per month, compared with the dearest cycle offered; null if nothing or unknown. */
export function savingOf({ billingCycles, currencyCode }: Quote, { perMonthAmount }: BillingCycle): string | null {
  const minorOf = (amount: string | null) => (amount === null ? null : toMinorUnits(amount, currencyCode));
  const own = minorOf(perMonthAmount);
  const all = billingCycles.map((cycle) => minorOf(cycle.perMonthAmount)).filter((each) => each !== null);
  const saved = own === null ? 0 : Math.max(...all) - own;
  return saved > 0 ? fromMinorUnits(saved, currencyCode) : null;
}

export function totalText(open: OpenCheckout, locale: string): string | null {
  const cycle = chosenCycle(open);
  return cycle && priceText(open.quote, cycle.totalAmount, locale);
}

/** The shown price, which the card widget's amount must equal (PAY-33). */
export function shownPrice(open: OpenCheckout) {
  const { currencyCode: currency } = open.quote;
  const cycle = chosenCycle(open);
  const amountMinor = cycle && toMinorUnits(cycle.totalAmount, currency);
  return amountMinor === null ? null : { amountMinor, currency };
}

/** True if nothing is left to pay. A credit may make a total less than 0. */
export const isFree = (open: OpenCheckout): boolean => (shownPrice(open)?.amountMinor ?? 1) <= 0;

/**
 * The discount of an applied promo code, as a negative decimal, with whichever sign the service sends it. Null if there is none:
 * some codes give days instead.
 */
export function discountOf(open: OpenCheckout): string | null {
  const offer = promoStatus(open).at === 'applied' ? chosenCycle(open)?.promo?.offerAmount : null;
  return offer && /[1-9]/.test(offer) ? `-${offer.replace('-', '')}` : null;
}

export const boughtName = ({ productName, planName }: Quote) =>
  planName.includes(productName) ? planName : [productName, planName].filter(Boolean).join(', ');

export const billedTo = ({ quote }: OpenCheckout) =>
  [quote.billingAddress?.fullName, addressLine(quote.billingAddress)].filter(Boolean).join(', ');

const waiting: ReadonlySet<PaymentState['at']> = new Set(['starting', 'open', 'leaving', 'recording']);

export const isBusy = ({ pendingRequest }: OpenCheckout, payment: PaymentState): boolean =>
  pendingRequest !== 'nothing' || waiting.has(payment.at);

/** True while a payment is being started or is open: a change of the purchase would not change that payment (PAY-33). */
export const isPaying = ({ at }: PaymentState): boolean => waiting.has(at) || at === 'not-kept';

export function busyLabelOf({ pendingRequest }: OpenCheckout, payment: PaymentState, bind: BindTexts): string {
  const ongoing = ongoingText(payment);
  if (ongoing === 'starting' && pendingRequest !== 'nothing') return bind(text)('checking');
  return bind(paymentText)(ongoing);
}
