import { formatLocale } from '../../core/config/language.ts';
import { showAmount, toMinorUnits } from '../../core/format/money.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type { BillingCycle, checkoutData, Purchase } from '../../core/service/endpoints/payments/checkout.ts';
import type { Change } from '../shared/payment/Changes.tsx';
import { t } from './checkout.text.ts';

/** What the service said last of this purchase. */
export type Quote = DataOf<typeof checkoutData>;

/** What is bought, as the page names it. */
export interface Wanted {
  readonly subscriptionId: string;
  readonly productId: string;
  readonly planId: string;
  readonly planPriceId: string;
}

/** 'billing': the saved address, read-only; 'form': being written. */
export type Section = 'billing' | 'form' | 'subscription';

export interface Known {
  readonly terms: Quote['terms'];
  readonly isAlreadyPaid: boolean;
  /** When it was asked for; milliseconds since 1970. */
  readonly atMs: number;
  /** When it was paid, where the payer was asked whether to pay again; null where not (PAY-42). */
  readonly paidMs: number | null;
}

/** What is being asked of the service. */
export type Asking = 'nothing' | 'apply' | 'remove' | 'prices';

/** What is new in a purchase since the payer saw it. */
export interface PurchaseChange {
  readonly text: string;
  /** What differs, line by line; the total stands last, in any case. */
  readonly lines: readonly Change[];
}

export interface OpenCheckout {
  readonly at: 'open';
  readonly quote: Quote;
  /** The chosen billing cycle's `planPriceId`. */
  readonly cycleId: string | null;
  readonly isCycleMissed: boolean;
  /** What the prices were asked with, '' for none, and why it could not be changed. */
  readonly promo: { readonly code: string; readonly trouble?: string };
  readonly section: Section;
  /** The visitor went to the section, so the focus goes there too (A11Y-31). */
  readonly isMoved: boolean;
  readonly asking: Asking;
  readonly problem?: Problem | undefined;
  /** Pay now was pressed, and something has changed since it was shown: the payer is asked (PAY-34). */
  readonly change: PurchaseChange | null;
  /** What the payer knows of the purchase beside what is shown; a price that is asked for again in passing changes nothing here. */
  readonly known: Known;
}

export type CheckoutStep =
  { readonly at: 'incomplete' | 'loading' } | { readonly at: 'trouble'; readonly problem: Problem } | OpenCheckout;

export const isComplete = ({ subscriptionId, productId, planId }: Wanted) =>
  [subscriptionId, productId, planId].every((each) => each.trim() !== '');

/** The first time a checkout is shown; without a saved address its form is open (CON-4.60). */
export const opened = (quote: Quote, planPriceId = '', atMs = 0): OpenCheckout => ({
  at: 'open',
  quote,
  cycleId: cycleOf(quote, quote.isAlreadyPaid ? planPriceId : null),
  isCycleMissed: false,
  promo: { code: '' },
  section: quote.billingAddress?.addressId ? 'billing' : 'form',
  isMoved: false,
  asking: 'nothing',
  change: null,
  known: knownOf(quote, atMs, null),
});

export const knownOf = ({ terms, isAlreadyPaid }: Quote, atMs: number, paidMs: number | null): Known => ({
  terms,
  isAlreadyPaid,
  atMs,
  paidMs,
});

/** A later answer: what was chosen stays as long as it is offered. */
export const requoted = (open: OpenCheckout, quote: Quote): OpenCheckout => ({
  ...open,
  quote,
  cycleId: cycleOf(quote, open.cycleId),
  asking: 'nothing',
  problem: undefined,
});

function cycleOf({ billingCycles, selectedPlanPriceId, isAlreadyPaid }: Quote, chosen: string | null): string | null {
  const isOffered = (id: string | null) => billingCycles.some(({ planPriceId }) => planPriceId === id);
  if (isOffered(chosen)) return chosen;
  if (isOffered(selectedPlanPriceId)) return selectedPlanPriceId;
  // There is nothing to choose.
  return isAlreadyPaid || billingCycles.length === 1 ? (billingCycles[0]?.planPriceId ?? null) : null;
}

export const chosenCycle = ({ quote, cycleId }: Pick<OpenCheckout, 'quote' | 'cycleId'>): BillingCycle | null =>
  quote.billingCycles.find(({ planPriceId }) => planPriceId === cycleId) ?? null;

export type PromoStand =
  | { readonly at: 'none' }
  | { readonly at: 'applied'; readonly text: string }
  | { readonly at: 'wrong'; readonly text: string };

/** Whether the code holds, for the cycle that is chosen. */
export function promoStand({ quote, cycleId, promo }: OpenCheckout): PromoStand {
  const chosen = chosenCycle({ quote, cycleId });
  const cycles = chosen ? [chosen] : quote.billingCycles;
  const info = cycles.map((cycle) => cycle.promo).find((each) => each?.isApplied) ?? cycles[0]?.promo;
  const isApplied = promo.code !== '' && (info?.isApplied ?? false);
  if (promo.code === '') return { at: 'none' };
  if (isApplied) return { at: 'applied', text: info?.message || t('promoApplied') };
  return { at: 'wrong', text: info?.message || t('promoWrong') };
}

/** What every call of this checkout sends. */
export const purchaseOf = (wanted: Wanted, open: OpenCheckout | null, promoCode: string): Purchase => ({
  listingId: wanted.productId,
  subscriptionId: wanted.subscriptionId,
  planId: wanted.planId,
  planPriceId: open ? open.cycleId : aboveZero(wanted.planPriceId),
  promoCode,
  terms: open?.quote.terms ?? null,
});

const aboveZero = (id: string) => (Number(id) > 0 ? id : null);

/** Two decimals in the currency of the answer (CON-9.29). */
export const priceText = ({ currencyCode }: Quote, amount: string) =>
  showAmount(amount, currencyCode, 2, formatLocale());

export function totalText(open: OpenCheckout): string | null {
  const cycle = chosenCycle(open);
  return cycle && priceText(open.quote, cycle.totalAmount);
}

/** What the card widget's amount is held against (PAY-33). */
export function shownPrice(open: OpenCheckout) {
  const { currencyCode: currency } = open.quote;
  const cycle = chosenCycle(open);
  const amountMinor = cycle && toMinorUnits(cycle.totalAmount, currency);
  return amountMinor === null ? null : { amountMinor, currency };
}

/** The promo code's, where one is applied. */
export const discountOf = (open: OpenCheckout): string | null =>
  promoStand(open).at === 'applied' ? (chosenCycle(open)?.promo?.offerAmount ?? null) : null;

/** The address in one line. */
export function addressLine({ billingAddress }: Quote): string {
  if (!billingAddress) return '';
  const { address, city, state, postalCode, countryName } = billingAddress;
  return [address, city, [state, postalCode].filter(Boolean).join(' '), countryName].filter(Boolean).join(', ');
}

export const billedTo = ({ quote }: OpenCheckout) =>
  [quote.billingAddress?.fullName, addressLine(quote)].filter(Boolean).join(', ');
