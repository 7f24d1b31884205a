import { decimalsOf } from '../format/currencies.ts';
import { trimEnd } from '../format/text.ts';
import { withAsciiDigits } from '../format/typed.ts';
import { fromMinorUnits, toMinorUnits } from '../format/minor-units.ts';
import type { WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { namesCurrency } from './named-currency.ts';

/** `amountMinor` is in the currency's smallest unit; `text` is like '₹ 1,180.00'. */
export type ShownPrice = { readonly amountMinor: number; readonly currency: string } | { readonly text: string };

/** True if the widget would charge the price on the screen (PAY-33); false if the two can't be compared. */
export function chargesAsShown({ amountMinor, currency }: WidgetOptions, shown: ShownPrice | null): boolean {
  if (!shown || amountMinor === null || currency === '') return false;
  // Some services and card providers write codes in small letters.
  const code = currency.toUpperCase();
  if (!('text' in shown)) return shown.amountMinor === amountMinor && shown.currency.toUpperCase() === code;
  return namesCurrency(shown.text, code) && amountsIn(shown.text, code).includes(amountMinor);
}

const numbers = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/g;

/**
 * The amounts that a text may mean, in the currency's smallest unit; empty if the text has no number or several. '1.180'
 * reads as 1180 whole units, and in a currency with three decimals or more also as 1.18.
 */
export function amountsIn(text: string, currency: string): number[] {
  const plain = withAsciiDigits(text).replaceAll('٬', ',').replaceAll('٫', '.');
  const [found, ...others] = plain.match(numbers) ?? [];
  if (found === undefined || others.length > 0) return [];
  return readingsOf(found, decimalsOf(currency))
    .map((decimal) => toMinorUnits(decimal, currency))
    .filter((minor) => minor !== null);
}

function readingsOf(number: string, places: number): string[] {
  const [, whole = '', separator = '', last = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(number) ?? [];
  const digits = (part: string) => part.replace(/\D/g, '');
  const asWhole = digits(number);
  const asDecimal = `${digits(whole)}.${last}`;
  if (last.length === 0) return [asWhole];
  if (last.length < 3) return [asDecimal];
  const mayBeDecimal = last.length <= places;
  // Services write amounts with four decimals, too: '1180.5000'.
  const fits = trimEnd(last, '0').length <= places;
  if (last.length > 3) return fits ? [asDecimal] : [];
  if (whole.includes(separator)) return [asWhole];
  const isDecimal = /[.,]/.test(whole);
  if (isDecimal) return fits ? [asDecimal] : [];
  return mayBeDecimal ? [asWhole, asDecimal] : [asWhole];
}

export function priceOf(widget: WidgetOptions | null, shown: ShownPrice | null) {
  const charged = widget && widget.amountMinor !== null ? { ...widget, amountMinor: widget.amountMinor } : null;
  const known = charged ?? (shown && 'currency' in shown ? shown : null);
  if (!known) return { amount: '', currency: '' };
  return { amount: fromMinorUnits(known.amountMinor, known.currency), currency: known.currency };
}
