/* The service sends currency signs and amounts as HTML. They are decoded to text and never inserted as HTML
 * (SEC-02). */

const longestSign = 32;
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
const oneSign = /^(?:\p{Sc}|[A-Za-z.]{1,8})$/u;

/**
 * The currency sign of a `CurrencyHTMLCode` (`&#8377;`, `&euro;`, 'Rs.'); `isoCode` if it is not a currency sign.
 * Decoded by code points, never by the HTML parser (SEC-02).
 */
export function currencySign(htmlCode: string, isoCode: string): string {
  if (htmlCode.length > longestSign) return isoCode;
  const sign = decodeEntities(htmlCode).trim();
  return oneSign.test(sign) ? sign : isoCode;
}

const longestAmountText = 64;

/**
 * An amount with its currency, HTML entities decoded ('&#8377; 1,180.00'); '' if the text is too long to be an amount.
 */
export const plainAmountText = (wire: string) => (wire.length > longestAmountText ? '' : decodeEntities(wire).trim());

const decodeEntities = (wire: string) =>
  wire.replace(entity, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return entityNames.get(name) ?? whole;
    const codePoint = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
