import type { Change } from '../shared/payment/Changes.tsx';
import { chosenCycle, billedTo, discountOf, priceText, totalText, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

/** What is new in a purchase since the payer saw it. */
export interface PurchaseChange {
  readonly text: string;
  /** What differs, line by line; the total stands last, in any case. */
  readonly lines: readonly Change[];
}

/** null where it is the same purchase at the same price, so that Pay now starts it (PAY-34). */
export function changeSince(before: OpenCheckout, now: OpenCheckout): PurchaseChange | null {
  if (termsOf(before) === termsOf(now)) return null;
  const was = linesOf(before);
  const lines = linesOf(now)
    .map(({ label, value }, at) => ({ label, before: was[at]?.value ?? '', now: value }))
    .filter((line, at, all) => line.before !== line.now || at === all.length - 1);
  return { text: textOf(before, now, lines.length > 1), lines };
}

function textOf(before: OpenCheckout, now: OpenCheckout, isShown: boolean): string {
  const [was, is] = [totalText(before), totalText(now)];
  if (was !== is && was !== null && is !== null) return t('totalChanged', { before: was, now: is });
  return isShown ? t('purchaseChanged') : t('paidMeanwhile');
}

/** All that a purchase is made of, what the payer does not see of it too. */
function termsOf(open: OpenCheckout): string {
  const { currencyCode, productName, planName, billingAddress, terms, isAlreadyPaid } = open.quote;
  const { promo: _, ...price } = chosenCycle(open) ?? {};
  const bought = [price, discountOf(open), currencyCode, productName, planName, terms, isAlreadyPaid];
  return JSON.stringify([...bought, billedTo(open), billingAddress?.taxNumber]);
}

/** What the payer reads beside Pay now. */
function linesOf(open: OpenCheckout): readonly { readonly label: string; readonly value: string }[] {
  const { quote } = open;
  const cycle = chosenCycle(open);
  const discount = discountOf(open);
  const amount = (of: string | null | undefined) => (of ? priceText(quote, of) : '');
  return [
    { label: t('product'), value: quote.productName },
    { label: t('plan'), value: quote.planName },
    { label: t('cycle'), value: cycle?.name ?? '' },
    { label: t('billing'), value: billedTo(open) },
    { label: t('perMonth'), value: amount(cycle?.perMonthAmount) },
    { label: t('subtotal'), value: amount(cycle?.subtotalAmount) },
    { label: t('discount'), value: amount(discount && `-${discount}`) },
    { label: t('tax'), value: [cycle?.taxDetail, amount(cycle?.taxAmount)].filter(Boolean).join(', ') },
    { label: t('totalIn', { currency: quote.currencyCode }), value: amount(cycle?.totalAmount) },
  ];
}
