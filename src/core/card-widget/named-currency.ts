/** Sign → currency. '$' alone is the US dollar, because other dollars have a prefix, as in 'CA$'. Likewise '£' and '¥'. */
const signs: Readonly<Record<string, string>> = {
  '₹': 'INR',
  '₨': 'INR',
  RS: 'INR',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  'JP¥': 'JPY',
  'CN¥': 'CNY',
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  MX$: 'MXN',
  NT$: 'TWD',
  NZ$: 'NZD',
  R$: 'BRL',
  S$: 'SGD',
  '฿': 'THB',
  '₦': 'NGN',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₺': 'TRY',
};

/**
 * The ISO code for '₹ 1,180.00' or 'USD 58.80'; null if the text names no currency or several. Null also for a sign with
 * a region, which may change its meaning: '58,80 $ CA' are Canadian dollars.
 */
export function currencyNamedIn(text: string): string | null {
  const words = text.match(/[\p{L}\p{Sc}]+/gu) ?? [];
  const codes = new Set(words.filter(isCode));
  if (codes.size === 0 && words.some(isRegion)) return null;
  const found = words.filter(isSign).map((word) => word.toUpperCase());
  // Beside a code, ignores signs of several currencies: in 'CAD $58.80' the code says which dollar it is.
  const distinctive = codes.size === 0 ? found : found.filter((sign) => !shared.has(sign));
  const named = new Set([...codes, ...distinctive.map((sign) => signs[sign] ?? null)]);
  return named.size === 1 ? [...named][0]! : null;
}

const shared = new Set(['$', '¥', '£', '₨', 'RS']);

const isCode = (word: string) => /^[A-Z]{3}$/.test(word) && isCurrency(word);
const isCurrency = (code: string) => Intl.supportedValuesOf?.('currency').includes(code) ?? true;
const isSign = (word: string) => /\p{Sc}/u.test(word) || word.toUpperCase() === 'RS';
const isRegion = (word: string) => /^[A-Z]{1,2}$/.test(word) && word !== 'RS';
