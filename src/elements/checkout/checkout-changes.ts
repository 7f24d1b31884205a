import type { BindTexts, Bound } from '../../core/config/text.ts';
import { formatLocale } from '../../core/config/language.ts';
import type { ElementLanguage } from '../kit/context.ts';
import { showTime } from '../../core/format/time.ts';
import {
  billedTo,
  chosenCycle,
  discountOf,
  priceText,
  totalText,
  type OpenCheckout,
  type PurchaseChange,
} from './checkout-step.ts';
import { text } from './checkout.text.ts';
import { text as kitText } from '../kit/kit.text.ts';

/** Returns null if nothing changed: Pay now starts the payment (PAY-34). `paidMs`: an earlier payment (PAY-42). */
export function changeSince(
  before: OpenCheckout,
  now: OpenCheckout,
  paidMs: number | null,
  { texts, language }: ElementLanguage,
) {
  const locale = formatLocale(language());
  const was = linesOf(before, texts, locale);
  const changed = linesOf(now, texts, locale).map(({ label, value }, at) => ({
    label,
    before: was[at]?.value ?? '',
    now: value,
  }));
  const total = changed.at(-1)!;
  const lines = changed.filter((line) => line.before !== line.now && line !== total);
  const sentence = textOf(before, now, lines.length > 0, paidMs, texts(text), locale);
  return sentence === null ? null : ({ text: sentence, lines: [...lines, total] } satisfies PurchaseChange);
}

function textOf(
  before: OpenCheckout,
  now: OpenCheckout,
  isShown: boolean,
  paidMs: number | null,
  t: Bound<typeof text.english>,
  locale: string,
): string | null {
  if (paidMs !== null) {
    const time = showTime(new Date(paidMs), locale);
    return t(paidMs > before.known.atMs ? 'paidAt' : 'paidBefore', { time });
  }
  const [was, is] = [totalText(before, locale), totalText(now, locale)];
  if (was !== is && was !== null && is !== null) return t('totalChanged', { before: was, now: is });
  if (isShown) return t('purchaseChanged');
  return unseenOf(before) === unseenOf({ ...now, known: now.quote }) ? null : t('paidMeanwhile');
}

/** Parts of a purchase that the summary does not show. */
const unseenOf = ({ quote, cycleId, known }: Pick<OpenCheckout, 'quote' | 'cycleId'> & { known: Unseen }) =>
  JSON.stringify([cycleId, quote.currencyCode, quote.billingAddress?.taxNumber, known.terms, known.isAlreadyPaid]);

type Unseen = Pick<OpenCheckout['known'], 'terms' | 'isAlreadyPaid'>;

function linesOf(
  open: OpenCheckout,
  texts: BindTexts,
  locale: string,
): readonly { readonly label: string; readonly value: string }[] {
  const [t, tKit] = [texts(text), texts(kitText)];
  const { quote } = open;
  const cycle = chosenCycle(open);
  const discount = discountOf(open);
  const amount = (of: string | null | undefined) => (of ? priceText(quote, of, locale) : '');
  return [
    { label: tKit('product'), value: quote.productName },
    { label: tKit('plan'), value: quote.planName },
    { label: t('cycle'), value: cycle?.name ?? '' },
    { label: t('billing'), value: billedTo(open) },
    { label: t('perMonth'), value: amount(cycle?.perMonthAmount) },
    { label: t('subtotal'), value: amount(cycle?.subtotalAmount) },
    { label: t('discount'), value: amount(discount && `-${discount}`) },
    { label: t('tax'), value: taxText(cycle?.taxDetail ?? '', amount(cycle?.taxAmount), t) },
    { label: t('totalIn', { currency: quote.currencyCode }), value: amount(cycle?.totalAmount) },
  ];
}

const taxText = (detail: string, amount: string, t: Bound<typeof text.english>) =>
  detail && amount ? t('taxOf', { detail, amount }) : detail || amount;
