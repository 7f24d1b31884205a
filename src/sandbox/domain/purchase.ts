import type { WireRequest } from '../../core/service/calls.ts';
import { type PlanPrice, planOf, priceOf, stages } from './catalogue.ts';
import { countryOf, homeCountry, type Country } from './countries.ts';
import { administers, seatsIn, subscriptionOf } from './subscriptions.ts';
import type { Subscription, User, World } from './world.ts';

export type PurchaseFields = WireRequest<'checkoutData'>;

export type Purchase = Exclude<ReturnType<typeof readPurchase>, { readonly problem: string }>;

export function readPurchase(world: World, user: User, fields: PurchaseFields) {
  const refused = (problem: string) => ({ problem });
  const plan = planOf(Number(fields.PlanId));
  if (!plan || String(plan.listingId) !== String(fields.ProductPublicListingId))
    return refused('This plan is not on sale.');
  const subscription =
    Number(fields.SubscriptionId) > 0 ? (subscriptionOf(world, fields.SubscriptionId) ?? null) : null;
  const isForeign = subscription ? !administers(user, subscription) : Number(fields.SubscriptionId) > 0;
  if (isForeign) return refused('You do not have access to this subscription.');

  const country = countryOf(user.billingAddress?.countryId ?? user.countryId) ?? homeCountry;
  const seatCount = subscription ? Math.max(1, seatsIn(world, subscription).length) : 1;
  const paidPrice = subscription?.stageId === stages.live ? priceOf(plan, subscription.planPriceId) : undefined;
  const offered: readonly PlanPrice[] = paidPrice ? [paidPrice] : plan.prices;
  const basket = { seatCount, country, promoCode: fields.Promocode, pricePercent: world.pricePercent };
  const quotes = offered.map((price) => quoteFor(price, basket));
  const chosen = quotes.find(({ price }) => String(price.id) === String(fields.SelectedBillingCycleId));
  return {
    plan,
    subscription,
    seatCount,
    currency: country.currency,
    taxDetail: country.tax.name,
    quotes,
    chosen: chosen ?? (paidPrice ? quotes[0]! : null),
    isAlreadyPaid: paidPrice !== undefined,
    terms: termsOf(world, subscription),
  };
}

function termsOf(world: World, subscription: Subscription | null) {
  const paid = world.orders.filter((order) => order.subscriptionId === subscription?.id && order.status === 'paid');
  return {
    PurchaseType: subscription ? (subscription.stageId === stages.live ? 'RENEW' : 'CONVERT') : 'NEW',
    IterationType: 2,
    LastIterationId: subscription ? (paid.at(-1)?.id ?? 0) : -1,
  };
}

/** True if the client has sent back unchanged the terms that `checkoutData` gave it (DEC-1). */
export const echoesTerms = (purchase: Purchase, fields: PurchaseFields) =>
  (['PurchaseType', 'IterationType', 'LastIterationId'] as const).every(
    (key) => String(fields[key]) === String(purchase.terms[key]),
  );

export type Quote = ReturnType<typeof quoteFor>;

export const promos = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'YEARLY25', percent: 25, cycle: 'Yearly' },
  { code: 'SUMMER2020', percent: 50, isOver: true },
];

interface Basket {
  readonly seatCount: number;
  readonly country: Country;
  readonly promoCode: string;
  readonly pricePercent: number;
}

export function quoteFor(price: PlanPrice, { seatCount, country, promoCode, pricePercent }: Basket) {
  const perSeatMinor = Math.round((price.perMonthMinor[country.currency] * pricePercent) / 100);
  const perMonthMinor = perSeatMinor * seatCount;
  const subtotalMinor = perMonthMinor * price.months;
  const promo = promoCode.trim() ? judgePromo(promoCode, price) : null;
  const offerMinor = Math.round((subtotalMinor * (promo?.percent ?? 0)) / 100);
  const taxMinor = Math.round(((subtotalMinor - offerMinor) * country.tax.percent) / 100);
  return {
    price,
    perMonthMinor,
    subtotalMinor,
    offerMinor,
    taxMinor,
    totalMinor: subtotalMinor - offerMinor + taxMinor,
    promo,
  };
}

function judgePromo(code: string, price: PlanPrice) {
  const promo = promos.find((each) => each.code === code.trim().toUpperCase());
  const refused = (message: string) => ({ isApplied: false, message, percent: 0 });
  if (!promo) return refused('This promo code is not valid.');
  if (promo.isOver) return refused('This promo code has expired.');
  if (promo.cycle && promo.cycle !== price.cycle)
    return refused(`This promo code is for ${promo.cycle.toLowerCase()} billing only.`);
  return { isApplied: true, message: `${promo.percent}% off`, percent: promo.percent };
}
