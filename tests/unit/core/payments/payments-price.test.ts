import { describe, expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import { namesCurrency } from '../../../../src/core/card-widget/named-currency.ts';
import { amountsIn, chargesAsShown } from '../../../../src/core/card-widget/price-check.ts';

const widget = (amountMinor: number | null, currency: string) => ({
  amountMinor,
  currency,
  orderId: null,
  options: {},
});

describe('the widget’s amount, compared with the shown price', { tags: ['PAY-33'] }, () => {
  test.each([
    ['₹ 1,180.00', 'INR', [118_000]],
    ['₹1,18,000.50', 'INR', [11_800_050]],
    ['1.180,00 €', 'EUR', [118_000]],
    ['€ 1’180.5', 'EUR', [118_050]],
    ['1,180', 'USD', [118_000]],
    ['¥ 5,000', 'JPY', [5000]],
    ['KWD 1.180', 'KWD', [1_180_000, 1180]],
    ['1,180.505 KWD', 'KWD', [1_180_505]],
    ['CLF 1,180.5055', 'CLF', [11_805_055]],
    ['INR 1,180.5055', 'INR', []],
    ['INR 1180.5000', 'INR', [118_050]],
    ['₹1,180.500', 'INR', [118_050]],
    ['€ 1.180,5000', 'EUR', [118_050]],
    ['JPY 1180.0000', 'JPY', [1180]],
    ['KWD 1.1800', 'KWD', [1180]],
    ['₹1,180,000', 'INR', [118_000_000]],
    ['₹1.180', 'INR', [118_000]],
    ['١٬١٨٠٫٥٠ ج.م.', 'EGP', [118_050]],
    ['', 'INR', []],
    ['₹ 1,000 + 18% GST', 'INR', []],
    ['2 x ₹ 590.00', 'INR', []],
  ])('the text %j in %s may mean these amounts of the smallest unit: %j', (text, currency, minor) => {
    expect(amountsIn(text, currency)).toEqual(minor);
  });

  test.each([
    ['Rs. 1180', 'INR'],
    ['Rs 1,180', 'PKR'],
    ['₨ 1,180.00', 'INR'],
    ['US$ 58.80', 'USD'],
    ['$58.80 CAD', 'CAD'],
    ['CA$58.80', 'CAD'],
    ['CN¥ 58.80', 'CNY'],
    ['FCFA 1 180', 'XAF'],
    ['1\u202f180 F\u202fCFA', 'XOF'],
    ['INR 1,180.00 incl. GST', 'INR'],
    ['৳ 1,180.00', 'BDT'],
    ['1 180,00 ₽', 'RUB'],
    ['GH₵1,180.00', 'GHS'],
    ['R 1 180,00', 'ZAR'],
    ['RM1,180.00', 'MYR'],
    ['Rp 1.180.000', 'IDR'],
    ['1 180,00 zł', 'PLN'],
    ['1 180,00 Kč', 'CZK'],
    ['1 180 Ft', 'HUF'],
    ['1 180,00 Kz', 'AOA'],
    ['Ar 1 180', 'MGA'],
    ['Le 1,180.00', 'SLE'],
    ['MK 1,180.00', 'MWK'],
    ['1 180,00 сом', 'KGS'],
    ['E 1,180.00', 'SZL'],
    ['FC 1 180,00', 'CDF'],
    ['CI$58.80', 'KYD'],
    ['Afl. 58.80', 'AWG'],
    ['ƒ 58.80', 'AWG'],
    ['kr 1 180', 'NOK'],
    ['KD 1,180.000', 'KWD'],
    ['KSh 1,180.00', 'KES'],
    ['Dhs. 1,180.00', 'AED'],
    ['Fr. 1’180.00', 'CHF'],
    ['E£ 1,180.00', 'EGP'],
    ['$58.80', 'CAD'],
    ['58,80 $', 'MXN'],
    ['¥ 5,000.00', 'CNY'],
    ['￥5,000', 'JPY'],
    ['AU $58.80', 'AUD'],
    ['58,80 $US', 'USD'],
    ['58,80 $ CA', 'CAD'],
    ['\u200f1,180.00 د.إ.\u200f', 'AED'],
    ['1,180.000 د.ك', 'KWD'],
    ['ر.س 1,180.00', 'SAR'],
    ['S/ 1,180.00', 'PEN'],
    ['B/. 1,180.00', 'PAB'],
    ['Bs. 1.180,00', 'BOB'],
    ['Q1,180.00', 'GTQ'],
    ['RD$1,180.00', 'DOP'],
    ['COP$ 1.180', 'COP'],
    ['C$ 1,180.00', 'NIO'],
    ['U$S 58,80', 'USD'],
    ['1.180,00 TL', 'TRY'],
    ['Tk. 1,180.00', 'BDT'],
    ['L.E. 1,180.00', 'EGP'],
    ['JD 1,180.000', 'JOD'],
    ['R.O. 1,180.000', 'OMR'],
    ['SFr. 1’180.00', 'CHF'],
    ['1 180,00 лв.', 'BGN'],
    ['1 180,00 грн', 'UAH'],
    ['1 180,00 руб.', 'RUB'],
    ['1180.00 元', 'CNY'],
    ['5,000円', 'JPY'],
    ['5,000원', 'KRW'],
    ['1.180.000 đ', 'VND'],
    ['1,180.00 บาท', 'THB'],
    ['रु 1,180.00', 'INR'],
  ])('%s names the currency %s', (text, currency) => {
    expect(namesCurrency(text, currency)).toBe(true);
  });

  test.each([
    ['58,80 $ CA', 'USD'],
    ['58,80 $US', 'CAD'],
    ['AU $58.80', 'USD'],
    ['US$ 58.80', 'CAD'],
    ['$58.80', 'EUR'],
    ['X$ 58.80', 'USD'],
    ['$ 58.80 X', 'USD'],
    ['1,180.00 د.إ.', 'KWD'],
    ['R$ 58.80', 'ZAR'],
    ['S/ 58.80', 'USD'],
    ['COP$ 58.80', 'USD'],
    ['kr 58.80', 'EUR'],
    ['RM 58.80', 'USD'],
    ['€ 58.80 USD', 'USD'],
    ['USD 58.80 / EUR 55.00', 'USD'],
    ['PKR 1,180', 'INR'],
    ['Rs. 1180', 'USD'],
    ['1,180.00', 'INR'],
    ['', 'INR'],
  ])('%j does not name the currency %s, or not it alone', (text, currency) => {
    expect(namesCurrency(text, currency)).toBe(false);
  });

  const inr = { amountMinor: 118_000, currency: 'INR' };
  test.each([
    ['the same', inr, widget(118_000, 'INR'), true],
    ['the same, with its code in small letters', inr, widget(118_000, 'inr'), true],
    ['the same, shown with its code in small letters', { ...inr, currency: 'inr' }, widget(118_000, 'INR'), true],
    ['the same, shown as text with a code in small letters', { text: 'inr 1,180.00' }, widget(118_000, 'INR'), true],
    ['another amount', inr, widget(118_001, 'INR'), false],
    ['another currency', inr, widget(118_000, 'USD'), false],
    ['no amount', inr, widget(null, 'INR'), false],
    ['no currency', inr, widget(118_000, ''), false],
    ['nothing that was shown', null, widget(118_000, 'INR'), false],
    ['the same, shown as text', { text: '₹ 1,180.00' }, widget(118_000, 'INR'), true],
    ['a hundredth of the text', { text: '₹ 1,180.00' }, widget(1180, 'INR'), false],
    ['another currency than the text’s sign', { text: '₹ 1,180.00' }, widget(118_000, 'USD'), false],
    ['another currency than the text’s code', { text: 'EUR 1,180.00' }, widget(118_000, 'USD'), false],
    ['US dollars for a bare $', { text: '$ 58.80' }, widget(5880, 'USD'), true],
    ['Canadian dollars for a bare $', { text: '$ 58.80' }, widget(5880, 'CAD'), true],
    ['Canadian dollars for US$', { text: 'US$ 58.80' }, widget(5880, 'CAD'), false],
    ['Australian dollars for A$', { text: 'A$ 58.80' }, widget(5880, 'AUD'), true],
    ['one of two numbers in the text', { text: '₹ 1,180.00 for 12 months' }, widget(118_000, 'INR'), false],
    ['no number in the text', { text: '' }, widget(118_000, 'INR'), false],
    ['no amount for a text', { text: '₹ 1,180.00' }, widget(null, 'INR'), false],
  ])('opens the widget only if it charges the shown price: %s', (_, shown, options, isOpened) => {
    expect(chargesAsShown(options, shown)).toBe(isOpened);
  });
});

test('a hash distinguishes texts and reveals none', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `account UC${at}`);
  expect(new Set(texts.map(shortHash)).size).toBe(texts.length);
  expect(shortHash('account UCabc')).toMatch(/^[a-z0-9]{6,11}$/);
});
