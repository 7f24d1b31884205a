import { isCurrency } from '../format/currencies.ts';

const rupees = ['INR', 'LKR', 'MUR', 'NPR', 'PKR', 'SCR'];
const cfaFrancs = ['XAF', 'XOF'];

const pounds = ['EGP', 'FKP', 'GBP', 'GIP', 'LBP', 'SDG', 'SHP', 'SSP', 'SYP'];
const yen = ['CNY', 'JPY'];
// prettier-ignore
const dollars = [
  'ARS', 'AUD', 'BBD', 'BMD', 'BND', 'BSD', 'BZD', 'CAD', 'CLP', 'COP', 'CUP', 'CVE', 'DOP', 'FJD', 'GYD', 'HKD', 'JMD', 'KYD', 'LRD',
  'MOP', 'MXN', 'NAD', 'NIO', 'NZD', 'SBD', 'SGD', 'SRD', 'TOP', 'TTD', 'TWD', 'USD', 'UYU', 'WST', 'XCD',
];

/** Sign, without the dots between its letters → its currencies. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '₹': ['INR'],
  '₨': rupees,
  RS: rupees,
  R: ['ZAR'],
  '€': ['EUR'],
  '£': pounds,
  'UK£': ['GBP'],
  '¥': yen,
  '￥': yen,
  $: dollars,
  A$: ['AUD'],
  $B: ['BOB'],
  B$: ['BND', 'BSD'],
  BDS$: ['BBD'],
  C$: ['CAD', 'NIO'],
  CI$: ['KYD'],
  EC$: ['XCD'],
  G$: ['GYD'],
  J$: ['JMD'],
  L$: ['LRD'],
  N$: ['NAD'],
  NT$: ['TWD'],
  R$: ['BRL'],
  RD$: ['DOP'],
  S$: ['SGD'],
  SI$: ['SBD'],
  T$: ['TOP'],
  $U: ['UYU'],
  U$S: ['USD'],
  '؋': ['AFN'],
  '֏': ['AMD'],
  '৳': ['BDT'],
  '฿': ['THB'],
  '៛': ['KHR'],
  '₡': ['CRC'],
  '₦': ['NGN'],
  '₩': ['KPW', 'KRW'],
  '₪': ['ILS'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₭': ['LAK'],
  '₮': ['MNT'],
  '₲': ['PYG'],
  '₴': ['UAH'],
  '₵': ['GHS'],
  '₸': ['KZT'],
  '₺': ['TRY'],
  '₼': ['AZN'],
  '₽': ['RUB'],
  '₾': ['GEL'],
  CFA: cfaFrancs,
  FCFA: cfaFrancs,
  CFPF: ['XPF'],
  AFL: ['AWG'],
  AR: ['MGA'],
  B: ['PAB'],
  BD: ['BHD'],
  BR: ['BYN', 'ETB'],
  BS: ['BOB', 'VES'],
  CF: ['KMF'],
  CG: ['XCG'],
  D: ['GMD'],
  DA: ['DZD'],
  DB: ['STN'],
  DH: ['AED', 'MAD'],
  DHS: ['AED'],
  DIN: ['RSD'],
  DT: ['TND'],
  E: ['SZL'],
  'E£': ['EGP'],
  FBU: ['BIF'],
  FC: ['CDF'],
  FDJ: ['DJF'],
  FG: ['GNF'],
  FR: ['CHF'],
  FRW: ['RWF'],
  FT: ['HUF'],
  GS: ['PYG'],
  JD: ['JOD'],
  K: ['MMK', 'PGK', 'ZMW'],
  KD: ['KWD'],
  KM: ['BAM'],
  KS: ['MMK'],
  KSH: ['KES'],
  KR: ['DKK', 'ISK', 'NOK', 'SEK'],
  KČ: ['CZK'],
  KZ: ['AOA'],
  L: ['HNL', 'MDL'],
  LE: ['EGP', 'SLE'],
  LEI: ['MDL', 'RON'],
  LEK: ['ALL'],
  M: ['LSL', 'TMT'],
  MK: ['MWK'],
  MT: ['MZN'],
  NFK: ['ERN'],
  NU: ['BTN'],
  P: ['BWP', 'PHP'],
  Q: ['GTQ'],
  QR: ['QAR'],
  RF: ['MVR', 'RWF'],
  RM: ['MYR'],
  RMB: ['CNY'],
  RO: ['OMR'],
  RP: ['IDR'],
  S: ['PEN'],
  SFR: ['CHF'],
  SM: ['TJS'],
  SR: ['SAR', 'SCR'],
  TK: ['BDT'],
  TL: ['TRY'],
  TSH: ['TZS'],
  UM: ['MRU'],
  USH: ['UGX'],
  VT: ['VUV'],
  ZIG: ['ZWG'],
  ZŁ: ['PLN'],
  Ƒ: ['AWG', 'XCG'],
  Đ: ['VND'],
  ГРН: ['UAH'],
  ДЕН: ['MKD'],
  ДИН: ['RSD'],
  ЛВ: ['BGN'],
  Р: ['BYN', 'RUB'],
  РУБ: ['BYN', 'RUB'],
  СУМ: ['UZS'],
  СОМ: ['KGS'],
  ТГ: ['KZT'],
  // Without their vowel signs: रु, रू and රු.
  र: ['INR', 'NPR'],
  ර: ['LKR'],
  บาท: ['THB'],
  ብር: ['ETB'],
  元: ['CNY', 'TWD'],
  円: ['JPY'],
  원: ['KRW'],
  دإ: ['AED'],
  دب: ['BHD'],
  دج: ['DZD'],
  جم: ['EGP'],
  دع: ['IQD'],
  دأ: ['JOD'],
  دا: ['JOD'],
  دك: ['KWD'],
  لل: ['LBP'],
  دل: ['LYD'],
  دم: ['MAD'],
  رع: ['OMR'],
  رق: ['QAR'],
  رس: ['SAR'],
  جس: ['SDG'],
  لس: ['SYP'],
  دت: ['TND'],
  ري: ['YER'],
  '﷼': ['IRR', 'OMR', 'QAR', 'SAR', 'YER'],
};

/**
 * True if '₹ 1,180.00' or 'USD 58.80' names `currency`, by ISO code or sign, and no other one. A sign of several currencies
 * names each of them: '$58.80' is the Canadian payer's own dollar. A region beside it decides: 'US$', '58,80 $ CA'.
 */
export function namesCurrency(text: string, currency: string): boolean {
  const words =
    text
      .replace(/F\sCFA/u, 'FCFA')
      .replace(besideItsSign, '')
      .match(/[\p{L}\p{Sc}]+/gu) ?? [];
  const isCode = (word: string) => word.toUpperCase() === currency || isCurrency(word);
  if (words.some(isRegion) && !words.some(isCode)) return false;
  const found = words
    .map((word) => (isCode(word) ? [word.toUpperCase()] : currenciesOf(word)))
    .filter((each) => each !== null);
  return found.length > 0 && found.every((each) => each.includes(currency));
}

/** Dots between letters, as in 'د.إ.', and the space between a sign and its region. */
const besideItsSign =
  /(?<=\p{L})\.(?=\p{L})|(?<=(?<!\p{L})[A-Z]{1,2})\s(?=\p{Sc})|(?<=\p{Sc})\s(?=[A-Z]{1,2}(?!\p{L}))/gu;

/**
 * The currencies that a currency sign may mean; null if the word contains none. Letters beside the sign are an ISO code or its
 * first two, which are the country's: 'CA$', '$CA' and 'CAD$' mean 'CAD'.
 */
function currenciesOf(word: string): readonly string[] | null {
  const known = word.toUpperCase();
  if (Object.hasOwn(signs, known)) return signs[known] ?? null;
  const [, before = '', sign = '', after = ''] = /^([A-Z]*)(\p{Sc})([A-Z]*)$/u.exec(word) ?? [];
  const region = before || after;
  if (sign !== '' && region.length >= 2) return (signs[sign] ?? []).filter((code) => code.startsWith(region));
  return /\p{Sc}/u.test(word) ? [] : null;
}

const isRegion = (word: string) => /^[A-Z]{1,2}$/.test(word) && !Object.hasOwn(signs, word);
