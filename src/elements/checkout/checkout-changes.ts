import { localized, textIn, type Localized } from '../../core/config/text.ts';
import { formatLocale } from '../../core/config/language.ts';
import { formatRecentTime } from '../../core/format/time.ts';
import { billedTo, chosenCycle, discountOf, priceText, totalText, type OpenCheckout } from './checkout-step.ts';
import type { OrderChange } from '../shared/payment/Changes.tsx';
import { text } from './checkout.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { localizedCycle } from '../shared/cycle.text.ts';

/**
 * The changes that the payer has to accept; null if there are none, so that Pay now starts the payment (PAY-34). `paidMs`:
 * time of an earlier payment, about which the payer is asked too (PAY-42); null if there was none.
 */
export function changeSince(before: OpenCheckout, now: OpenCheckout, paidMs: number | null): OrderChange | null {
  const was = linesOf(before);
  const changed = linesOf(now).map(({ label, value }, at) => ({ label, before: was[at]?.value ?? '', now: value }));
  const total = changed.at(-1)!;
  const lines = changed.filter((line) => textIn(line.before) !== textIn(line.now) && line !== total);
  const sentence = textOf(before, now, lines.length > 0, paidMs);
  return sentence === null ? null : { text: sentence, lines: [...lines, total] };
}

function textOf(before: OpenCheckout, now: OpenCheckout, isShown: boolean, paidMs: number | null): Localized | null {
  if (paidMs !== null) {
    const key = paidMs > before.seenOrder.atMs ? 'paidAt' : 'paidBefore';
    return (language) => text(key, { time: formatRecentTime(new Date(paidMs), formatLocale(language)) }, language);
  }
  const totals = (language?: string) => ({
    before: totalText(before, formatLocale(language)) ?? '',
    now: totalText(now, formatLocale(language)) ?? '',
  });
  const { before: was, now: is } = totals();
  if (was !== is && was && is) return (language) => text('totalChanged', totals(language), language);
  if (isShown) return localized(text, 'purchaseChanged');
  const isSame = unseenOf(before) === unseenOf({ ...now, seenOrder: now.quote });
  return isSame ? null : localized(text, 'paidMeanwhile');
}

/** The parts of the order that the summary does not show, as one string: two orders are compared by it. */
const unseenOf = ({ quote, cycleId, seenOrder }: Pick<OpenCheckout, 'quote' | 'cycleId'> & { seenOrder: Unseen }) =>
  JSON.stringify([
    cycleId,
    quote.currencyCode,
    quote.billingAddress?.taxNumber,
    seenOrder.terms,
    seenOrder.isAlreadyPaid,
  ]);

type Unseen = Pick<OpenCheckout['seenOrder'], 'terms' | 'isAlreadyPaid'>;

function linesOf(open: OpenCheckout): readonly { readonly label: Localized; readonly value: Localized }[] {
  const { quote } = open;
  const cycle = chosenCycle(open);
  const amount =
    (of: string | null | undefined) =>
    (language?: string): string =>
      of ? priceText(quote, of, formatLocale(language)) : '';
  return [
    { label: localized(kitText, 'product'), value: quote.productName },
    { label: localized(kitText, 'plan'), value: quote.planName },
    { label: localized(text, 'cycle'), value: cycle ? localizedCycle(cycle.name) : '' },
    { label: localized(text, 'billing'), value: billedTo(open) },
    { label: localized(text, 'perMonth'), value: amount(cycle?.perMonthAmount) },
    { label: localized(text, 'subtotal'), value: amount(cycle?.subtotalAmount) },
    { label: localized(text, 'discount'), value: amount(discountOf(open)) },
    { label: localized(text, 'tax'), value: taxText(cycle?.taxDetail ?? '', amount(cycle?.taxAmount)) },
    { label: localized(text, 'totalIn', { currency: quote.currencyCode }), value: amount(cycle?.totalAmount) },
  ];
}

const taxText =
  (detail: string, amountIn: (language?: string) => string): Localized =>
  (language) => {
    const amount = amountIn(language);
    return detail && amount ? text('taxOf', { detail, amount }, language) : detail || amount;
  };
