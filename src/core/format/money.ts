/* Amounts are decimal strings ('1180.50') from the service to the screen, never floating-point numbers (NET-22). */

export const decimalText = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/;

const isCurrencyCode = (text: string) => /^[A-Za-z]{3}$/.test(text);

/** `places`: decimals, 4 in the order history, 2 at the checkout (CON-9.28, CON-9.29). '-' if `decimal` is not a number. */
export function formatAmount(decimal: string, currencyCode: string, places: number, locale?: string): string {
  return isCurrencyCode(currencyCode)
    ? format(decimal, currencyCode, places, locale)
    : formatSignedAmount('', decimal, places, locale);
}

/** Puts the service's own sign where the language writes that of a currency: '₹1,180.50', '1.180,50 ₹'. */
export const formatSignedAmount = (sign: string, decimal: string | null, places: number, locale?: string) =>
  format(decimal ?? '', 'USD', places, locale, sign);

function format(decimal: string, currency: string, places: number, locale?: string, ownSign?: string): string {
  if (!decimalText.test(decimal)) return '-';
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // `ownSign` replaces the short '$' and not 'US$': some languages put a space beside a symbol with letters.
    currencyDisplay: ownSign === undefined ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    // Passes the amount as text, because a number would be rounded.
    .formatToParts(decimal as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'currency' ? (ownSign ?? value) : value))
    .join('')
    .trim();
  // Adds the space that `Intl` writes after a symbol that ends with a letter: 'CHF 46.80'.
  const spaced = ownSign === undefined ? text : text.replace(/\p{L}\.?(?=\p{Nd})/u, '$&\u00a0');
  // The left-to-right mark keeps the letters of 'UK£' and 'Rs.' before the sign after them in right-to-left text.
  return spaced.replace(/\p{L}[\p{Sc}.]$/u, '$&\u200e');
}

/* The service sends currency signs (`&#8377;`, 'Rs.') and amounts as HTML: show them as text, never as HTML (SEC-02). */

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,8}));/g;
const entityNames = new Map([
  ['cent', '¢'],
  ['curren', '¤'],
  ['dollar', '$'],
  ['euro', '€'],
  ['nbsp', '\u00a0'],
  ['pound', '£'],
  ['yen', '¥'],
]);
const oneSign = /^(?=[./]*[\p{L}\p{Sc}])[\p{L}\p{M}\p{Sc}./]{1,8}$/u;

export function currencySign(htmlCode: string, isoCode: string): string {
  // Platforms write spaces and direction marks into some signs: 'F CFA', 'ر.س.' and a right-to-left mark.
  const sign = decodeEntities(htmlCode).replace(/[\s\p{Cf}]+/gu, '');
  return oneSign.test(sign) ? sign : isoCode;
}

const longestAmountText = 64;

export const plainAmountText = (wire: string) =>
  wire.length > longestAmountText
    ? ''
    : decodeEntities(wire)
        .trim()
        // Removes the space after a sign, because amounts that `Intl` formats have none: '£46.80'.
        .replace(/(\p{Sc})\s+(?=\d)/u, '$1')
        .replaceAll(/\s+/g, '\u00a0');

const decodeEntities = (wire: string) =>
  wire.replace(entity, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return entityNames.get(name) ?? whole;
    const codePoint = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
