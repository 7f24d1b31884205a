import { decimalsOf, isCurrency } from './currencies.ts';
import { decimalText, formatSignedAmount } from './money.ts';

/* Amounts in the smallest unit of a currency (paise, cents), in which card providers charge. */

/** `decimal` in the smallest unit, half a unit rounded away from 0; null if not a number or too large. */
export function toMinorUnits(decimal: string, currencyCode: string): number | null {
  const parts = decimalText.exec(decimal);
  if (!parts) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const places = decimalsOf(currencyCode);
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const isRoundedUp = (fraction[places] ?? '0') >= '5';
  const minor = Number(sign === '-' ? -(kept + BigInt(isRoundedUp)) : kept + BigInt(isRoundedUp));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** `minor` in the main unit: a decimal text with all decimals of the currency. */
export function fromMinorUnits(minor: number, currencyCode: string): string {
  const places = decimalsOf(currencyCode);
  if (places === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * The number of decimals to show: 2, or all of the currency's if 2 would show another amount than the one charged.
 * `currency` is a code or a sign. Signs of letters, such as KD, may belong to currencies with three decimals, symbols
 * such as € only to those with at most two.
 */
export function shownDecimals(decimal: string, currency: string): number {
  const mostBySign = /\p{Sc}/u.test(currency) ? 2 : 3;
  const places = isCurrency(currency) ? decimalsOf(currency) : mostBySign;
  const [, fraction = ''] = decimal.split('.');
  return /[1-9]/.test(fraction.slice(2, places)) ? places : 2;
}

/** An amount with the service's own sign. '-' if `decimal` is not a number. */
export const signedAmount = (sign: string, decimal: string | null, locale?: string) =>
  formatSignedAmount(sign, decimal, shownDecimals(decimal ?? '', sign), locale);
