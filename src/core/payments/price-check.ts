import { toMinorUnits } from '../format/money.ts';
import type { WidgetOptions } from '../service/endpoints/payment-start.ts';

/** What the payer has seen: an amount in the currency's smallest unit, or a text such as '₹ 1,180.00'. */
export type ShownPrice = { readonly amountMinor: number; readonly currency: string } | { readonly text: string };

/** The widget would charge something else than the payer has seen (PAY-33). What can't be compared does not differ. */
export function differsFrom(shown: ShownPrice, { amountMinor, currency }: WidgetOptions): boolean {
  if (amountMinor === null) return false;
  if (!('text' in shown)) return shown.amountMinor !== amountMinor || shown.currency !== currency;
  if (namesOtherCurrency(shown.text, currency)) return true;
  const shownMinor = readAmountText(shown.text, currency);
  return shownMinor !== null && shownMinor !== amountMinor;
}

const numbers = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/g;

/** The one amount in a text, in the currency's smallest unit; null where there is none, more than one, or it can be read two ways. */
export function readAmountText(text: string, currency: string): number | null {
  const [found, ...others] = text.match(numbers) ?? [];
  if (found === undefined || others.length > 0) return null;
  const [, whole = '', separator = '', last = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(found) ?? [];
  const digits = (part: string) => part.replace(/\D/g, '');
  if (last.length === 0) return toMinorUnits(digits(whole), currency);
  if (last.length < 3) return toMinorUnits(`${digits(whole)}.${last}`, currency);
  if (last.length > 3) return null;
  // Three digits: '1,180' is a thousand and more, but a currency may have three decimals.
  const hasThreeDecimals = toMinorUnits('0.001', currency) !== 0;
  if (whole.includes(separator)) return toMinorUnits(digits(found), currency);
  if (/[.,]/.test(whole)) return hasThreeDecimals ? toMinorUnits(`${digits(whole)}.${last}`, currency) : null;
  return hasThreeDecimals ? null : toMinorUnits(digits(found), currency);
}

const signs = ['₹', '€', '£', '¥', '$'];

function namesOtherCurrency(text: string, currency: string): boolean {
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.[0];
  if (code && isCurrency(code)) return code !== currency;
  const sign = signs.find((each) => text.includes(each));
  return sign !== undefined && !signOf(currency).includes(sign);
}

const isCurrency = (code: string) => Intl.supportedValuesOf?.('currency').includes(code) ?? false;

function signOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return signs.join('');
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.format(0);
}
