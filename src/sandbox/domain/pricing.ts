import type { Plan, PlanPrice } from './catalogue.ts';
import type { Country } from './countries.ts';

/** The price of a billing cycle, in minor units. */
export interface Quote {
  readonly price: PlanPrice;
  readonly perMonthMinor: number;
  /** The price before promotion and tax. */
  readonly subtotalMinor: number;
  readonly offerMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** Null if no promo code was given. */
  readonly promo: { readonly isApplied: boolean; readonly message: string } | null;
}

interface Promo {
  readonly code: string;
  readonly percent: number;
  readonly cycle?: string;
  readonly isOver?: boolean;
}

export const promos: readonly Promo[] = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'YEARLY25', percent: 25, cycle: 'Yearly' },
  { code: 'SUMMER2020', percent: 50, isOver: true },
];

export interface Basket {
  readonly plan: Plan;
  readonly seatCount: number;
  readonly country: Country;
  readonly promoCode: string;
  readonly pricePercent: number;
}

export function quoteFor(price: PlanPrice, { seatCount, country, promoCode, pricePercent }: Basket): Quote {
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
