import { isCurrency } from '../format/currencies.ts';

const rupees = ['INR', 'LKR', 'MUR', 'NPR', 'PKR', 'SCR'];
const cfaFrancs = ['XAF', 'XOF'];

/** Sign → currencies. '$' alone is the US dollar, because other dollars have a prefix, as in 'CA$'. Likewise '£' and '¥'. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '₹': ['INR'],
  '₨': rupees,
  RS: rupees,
  R: ['ZAR'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY'],
  'JP¥': ['JPY'],
  'CN¥': ['CNY'],
  $: ['USD'],
  US$: ['USD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  EC$: ['XCD'],
  HK$: ['HKD'],
  MX$: ['MXN'],
  NT$: ['TWD'],
  NZ$: ['NZD'],
  R$: ['BRL'],
  S$: ['SGD'],
  '؋': ['AFN'],
  '֏': ['AMD'],
  '৳': ['BDT'],
  '฿': ['THB'],
  '៛': ['KHR'],
  '₡': ['CRC'],
  '₦': ['NGN'],
  '₩': ['KRW'],
  '₪': ['ILS'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₭': ['LAK'],
  '₮': ['MNT'],
  '₲': ['PYG'],
  '₴': ['UAH'],
  '₵': ['GHS'],
  'GH₵': ['GHS'],
  '₸': ['KZT'],
  '₺': ['TRY'],
  '₼': ['AZN'],
  '₽': ['RUB'],
  '₾': ['GEL'],
  CFA: cfaFrancs,
  FCFA: cfaFrancs,
  CFPF: ['XPF'],
  BD: ['BHD'],
  BR: ['BYN', 'ETB'],
  DH: ['AED', 'MAD'],
  DHS: ['AED'],
  'E£': ['EGP'],
  FR: ['CHF'],
  FT: ['HUF'],
  KD: ['KWD'],
  KSH: ['KES'],
  KR: ['DKK', 'ISK', 'NOK', 'SEK'],
  KČ: ['CZK'],
  LEI: ['MDL', 'RON'],
  QR: ['QAR'],
  RM: ['MYR'],
  RP: ['IDR'],
  SR: ['SAR'],
  TSH: ['TZS'],
  USH: ['UGX'],
  ZŁ: ['PLN'],
};

/**
 * True if '₹ 1,180.00' or 'USD 58.80' names `currency`, by ISO code or sign, and no other one. False for a sign with a
 * region, which may change its meaning: '58,80 $ CA' are Canadian dollars.
 */
export function namesCurrency(text: string, currency: string): boolean {
  const words = text.replace(/F\sCFA/u, 'FCFA').match(/[\p{L}\p{Sc}]+/gu) ?? [];
  const isCode = (word: string) => word === currency || isCurrency(word);
  const codes = words.filter(isCode);
  if (codes.length === 0 && words.some(isRegion)) return false;
  const found = words.filter((word) => !isCode(word) && isSign(word)).map((word) => word.toUpperCase());
  // Beside a code, ignores signs of several currencies: in 'CAD $58.80' the code says which dollar it is.
  const distinctive = codes.length === 0 ? found : found.filter((sign) => !shared.has(sign));
  const named = [...codes.map((code) => [code]), ...distinctive.map((sign) => signs[sign] ?? [])];
  return named.length > 0 && named.every((each) => each.includes(currency));
}

const shared = new Set(['$', '¥', '£', '₨', 'RS', 'KR']);

const isSign = (word: string) => /\p{Sc}/u.test(word) || Object.hasOwn(signs, word.toUpperCase());
const isRegion = (word: string) => /^[A-Z]{1,2}$/.test(word) && !isSign(word);
