import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../support/cpu-time.ts';
import {
  digitsOf,
  readCode,
  readEmail,
  readIdentifier,
  readPhone,
  readSearch,
  readText,
} from '../../../../src/core/format/typed.ts';

/* The readers of typed and pasted text, one for all fields of a kind. */

const zeroWidth = '\u200b';
const mark = '\ufeff';

describe('a name or another text', () => {
  test.each([
    ['spaces around it', ' Ada Rao ', 'Ada Rao'],
    ['a no-break space', 'Ada\u00a0Rao\u3000', 'Ada Rao'],
    ['invisible characters', `${mark}Ada${zeroWidth} R\u00ada\u2060o\u202c`, 'Ada Rao'],
    ['joiners between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['a letter in two parts', 'Zoe\u0308', 'Zo\u00eb'],
    ['nothing visible', `${zeroWidth}\u200d\u3164\u00a0`, ''],
    ['line ends of Windows', '1 Road\r\nTown', '1 Road\nTown'],
    ['control characters', 'Ada\tRao\0', 'Ada Rao'],
  ])('is read without what is not part of it: %s', (_, typed, read) => expect(readText(typed)).toBe(read));

  test.each([
    ['a joiner of Devanagari', 'क्\u200dष'],
    ['a non-joiner of Persian', 'می\u200cلاد'],
    ['a final joiner of Malayalam', 'അനില്\u200d'],
    ['a joiner of Bengali', 'র\u200d্য'],
    ['joiners of an emoji', '👩🏽\u200d⚕\ufe0f'],
    ['a variant of a letter', '葛\u{e0100}城'],
    ['digits of its script', 'क्लिनिक १'],
  ])('keeps %s', (_, typed) => expect(readText(typed)).toBe(typed));
});

test.each([
  [` ${zeroWidth}ada@clinic.example\u00a0`, 'ada@clinic.example'],
  ['ada@mu\u0308ller.example', 'ada@m\u00fcller.example'],
  ['अजय@डाटा.भारत', 'अजय@डाटा.भारत'],
  ['अजय१@डाटा.भारत', 'अजय१@डाटा.भारत'],
  ['ada@ශ්\u200dරී.ලංකා', 'ada@ශ්\u200dරී.ලංකා'],
  ['ａｄａ＠ｃｌｉｎｉｃ。ｅｘａｍｐｌｅ', 'ada@clinic.example'],
  // Characters beside a pasted address: for a picture of the page, and for the end of a table’s cell.
  ['\ufffcada@clinic.example', 'ada@clinic.example'],
  ['\u0007ada@clinic.example\u0085', 'ada@clinic.example'],
  // Addresses as mail programs copy them.
  ['mailto:ada@clinic.example?subject=Seats', 'ada@clinic.example'],
  ['Ada Rao <ada@clinic.example>;', 'ada@clinic.example'],
  ['<MAILTO:ada@clinic.example>', 'ada@clinic.example'],
  ['“ada@clinic.example”,', 'ada@clinic.example'],
  ["('ada@clinic.example').", 'ada@clinic.example'],
  ['ada۱۲@clinic.example', 'ada12@clinic.example'],
  ['„ada@clinic.example“', 'ada@clinic.example'],
  ['*ada@clinic.example*', 'ada@clinic.example'],
  ['Rao, Ada [mailto:ada@clinic.example]', 'ada@clinic.example'],
  ['"<Ada>" <ada@clinic.example>', 'ada@clinic.example'],
  ['mailto:ada%2Bseats@clinic.example', 'ada+seats@clinic.example'],
  ['mailto:ada%40clinic.example', 'ada@clinic.example'],
  ['ada@clinic.example。', 'ada@clinic.example'],
  ['ada@clinic.example!', 'ada@clinic.example'],
  ['ada@clinic.example>', 'ada@clinic.example'],
  ['E-Mail: ada@clinic.example', 'ada@clinic.example'],
  ['EMAIL:ada@clinic.example', 'ada@clinic.example'],
  ['mailto: ada@clinic.example', 'ada@clinic.example'],
  ['Ada Rao (ada@clinic.example)', 'ada@clinic.example'],
  ['[ada@clinic.example](mailto:ada@clinic.example)', 'ada@clinic.example'],
  ['「ada@clinic.example」', 'ada@clinic.example'],
  ['ada@clinic.example،', 'ada@clinic.example'],
  ['ada@clinic.example।', 'ada@clinic.example'],
  ['anna @ example.com', 'anna@example.com'],
  ['anna@ example.com', 'anna@example.com'],
  ['Email:anna\u00a0@example.com.', 'anna@example.com'],
  ['Anna Rao <anna @ example.com>', 'anna@example.com'],
  // With the signs and labels of signatures, lists and contacts.
  ['📧 ada@clinic.example', 'ada@clinic.example'],
  ['✉\ufe0fada@clinic.example', 'ada@clinic.example'],
  ['→ ada@clinic.example ✉', 'ada@clinic.example'],
  ['• ada@clinic.example', 'ada@clinic.example'],
  ['📧: ada@clinic.example', 'ada@clinic.example'],
  ['📧 E-Mail: ada@clinic.example', 'ada@clinic.example'],
  ['E-mail ada@clinic.example', 'ada@clinic.example'],
  ['Email\tada@clinic.example', 'ada@clinic.example'],
  ['ada@clinic.example (work)', 'ada@clinic.example'],
  ['Ada Rao <ada@clinic.example> [Home]', 'ada@clinic.example'],
  // As word processors and web pages write it.
  ['anne\u2011marie@st\u2010mary.example', 'anne-marie@st-mary.example'],
  ['o\u2019brien@clinic.example', "o'brien@clinic.example"],
  // Mistakes that stay, for the field to refuse.
  ['<script>ada@clinic.example', '<script>ada@clinic.example'],
  ['mailto:100%@clinic.example', '100%@clinic.example'],
  ['https://ada@clinic.example', 'https://ada@clinic.example'],
  ['ada@clinic.example, bo@clinic.example', 'ada@clinic.example, bo@clinic.example'],
  ['Ada Rao ada@clinic.example', 'Ada Rao ada@clinic.example'],
  ['email me ada@clinic.example', 'email me ada@clinic.example'],
  ['write to anna @ example.com', 'write to anna@example.com'],
])('the email %j is read as %j', (typed, email) => expect(readEmail(typed)).toBe(email));

test.each([
  [' SW1A\u00a01AA', 'SW1A 1AA'],
  ['११०००१', '110001'],
  ['۱۲۳۴۵', '12345'],
  [`ref${zeroWidth}01`, 'ref01'],
  ['ＲＥＦ０１', 'REF01'],
  ['REF\u201101', 'REF-01'],
  ['REF\u201301', 'REF-01'],
  ['\u201cSAVE10\u201d', 'SAVE10'],
  [' \u00ab\u00a0SAVE10\u00a0\u00bb ', 'SAVE10'],
  [`"'D'AVRIL'"`, "D'AVRIL"],
  ['‹SAVE10›.', 'SAVE10'],
  ['*SAVE10*', 'SAVE10'],
  ['(SAVE10).', 'SAVE10'],
  ['[SAVE10]', 'SAVE10'],
  ['<SAVE10>', 'SAVE10'],
  ['SAVE10:', 'SAVE10'],
  ['１００ー０００１', '100-0001'],
  ['〒100-0001', '100-0001'],
  ['ＲＥＦー０１', 'REF-01'],
  ['GSTIN: 22AAAAA0000A1Z5', '22AAAAA0000A1Z5'],
  ['USt-IdNr.: DE123456789', 'DE123456789'],
  ['GST No. 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GST no: 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GSTIN 29ABCDE1234F1Z5.', '29ABCDE1234F1Z5'],
  ['GSTIN:29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GSTIN/UIN: 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GST Number - 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GST Registration No. (GSTIN): 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['VAT Reg. No. GB 123 4567 89', 'GB 123 4567 89'],
  ['USt-IdNr. DE123456789', 'DE123456789'],
  ['Promo code SAVE10', 'SAVE10'],
  ['PIN code - 560001', '560001'],
  ['GSTIN-29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GST-No. 29ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['GSTIN \u201329ABCDE1234F1Z5', '29ABCDE1234F1Z5'],
  ['VAT-DE123456789', 'DE123456789'],
  ['VAT-ID DE123456789', 'DE123456789'],
  ['GST/HST number 123456789RT0001', '123456789RT0001'],
  ['ABN-51 824 753 556', '51 824 753 556'],
  ['EIN 12-3456789', '12-3456789'],
  ['PIN-560001', '560001'],
  ['कोड: SAVE10', 'SAVE10'],
  ['「SAVE10」', 'SAVE10'],
  ['SAVE10。', 'SAVE10'],
  ['SAVE10،', 'SAVE10'],
  ['SAVE10।', 'SAVE10'],
  // These may be parts of a code.
  ['plan:7', 'plan:7'],
  ['#SAVE10%', '#SAVE10%'],
  ['SAVE10!', 'SAVE10!'],
  ['GB 123 4567 89', 'GB 123 4567 89'],
  ['NO 123 456 789 MVA', 'NO 123 456 789 MVA'],
  ['TAX-50', 'TAX-50'],
  ['VAT-FREE-2026', 'VAT-FREE-2026'],
  ['PROMO-CODE-50', 'PROMO-CODE-50'],
  ['PROMO-2026', 'PROMO-2026'],
  ['CODE-123456', 'CODE-123456'],
  ['CHE-123.456.789 MWST', 'CHE-123.456.789 MWST'],
  ['CODE10', 'CODE10'],
  ['PANTHER 10', 'PANTHER 10'],
])('the code %j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code));

test.each([
  ['٤٢', '42'],
  ['ORG-१२', 'ORG-12'],
  ['M\u00fcller ٤', 'M\u00fcller 4'],
  ['क्लिनिक १', 'क्लिनिक १'],
  [`${zeroWidth} St.\u00a0Mary `, 'St. Mary'],
  ['Ada Rao <ada@clinic.example>;', 'ada@clinic.example'],
  ['mailto:ada@clinic.example', 'ada@clinic.example'],
  ['ada@clinic', 'ada@clinic'],
  ['@clinic.example', '@clinic.example'],
])('the search text %j is read as %j', (typed, text) => expect(readSearch(typed)).toBe(text));

describe('a phone number', () => {
  test.each([
    ['९८७६५ ४३२१०', '98765 43210'],
    ['٠٠٩١ ٩٨٧٦٥ ٤٣٢١٠', '+91 98765 43210'],
    ['＋４９ １５１', '+49 151'],
    [`\u202a+49\u00a0151${zeroWidth}\u202c`, '+49 151'],
    ['tel:+49-151-23456789', '+49-151-23456789'],
    ['(+49) 151', '+49 151'],
    ['(0151) 234 (56)', '(0151) 234 (56)'],
    ['(0151 234)', '0151 234'],
    ['+49\u2011151\u2013234', '+49-151-234'],
    ['+ 49 151', '+49 151'],
    ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
    ['Mobile: +49 151 234', '+49 151 234'],
    ['Tel.:\u00a00151 234', '0151 234'],
    ['0151 234,', '0151 234'],
    ['0011 44 7400 123456', '+44 7400 123456'],
    ['001161412345678', '+61412345678'],
    ['０９０ー１２３４', '090-1234'],
    ['☎ 0151 234', '0151 234'],
    ['📞 +49 151 234', '+49 151 234'],
    ['Ph. 0151 234', '0151 234'],
    ['Mobile - 0151 234', '0151 234'],
    ["'+49 151 234", '+49 151 234'],
    ['++49 151 234', '+49 151 234'],
    ['(0151) 234', '(0151) 234'],
    ['https://wa.me/919876543210', '+919876543210'],
    ['wa.me/+919876543210?text=Hello', '+919876543210'],
    ['https://api.whatsapp.com/send?phone=919876543210&text=Hi', '+919876543210'],
    ['tel:+91%2098765%2043210', '+91 98765 43210'],
    ['tel:%2B919876543210', '+919876543210'],
    ['TEL://9876543210', '9876543210'],
    ['98765 43210<tel:+919876543210>', '+919876543210'],
    ['[98765 43210](tel:+919876543210)', '+919876543210'],
    ['sms:+919876543210', '+919876543210'],
    ['Mob 98765 43210', '98765 43210'],
    ['Mob. No. 98765 43210', '98765 43210'],
    ['Ph: 98765 43210', '98765 43210'],
    ['Ph.98765 43210', '98765 43210'],
    ['(M) 98765 43210', '98765 43210'],
    ['(M)+91 98765 43210', '+91 98765 43210'],
    ['98765 43210 (M)', '98765 43210'],
    ['(Mob: 98765 43210)', '98765 43210'],
    ['M-9876543210', '9876543210'],
    ['Phone 2: 98765 43210', '98765 43210'],
    ['मोबाइल 98765 43210', '98765 43210'],
    ['Mobile: (0151) 2345 678', '(0151) 2345 678'],
  ])('%j is read as %j', (typed, phone) => expect(readPhone(typed)).toBe(phone));

  test.each([
    ['Mexico', '+52 1 55 1234 5678', '+525512345678'],
    ['Mexico, with hyphens of a web page', '+52\u20111\u201155\u20111234\u20115678', '+525512345678'],
    ['Mexico, from a fixed line', '+52 (044) 55 1234 5678', '+525512345678'],
    ['Argentina, with both prefixes', '+54 9 11 15 2345-6789', '+54111523456789'],
    ['Uzbekistan', '+998 8 91 234 56 78', '+998912345678'],
    ['Turkmenistan', '00993 8 66 123456', '+99366123456'],
  ])('loses the former prefix of %s', (_, typed, phone) => expect(readPhone(typed)).toBe(phone));

  test.each([
    '+52 55 1234 5678',
    '+52 1 800 mail',
    '98765-43210',
    '+54 9 11 2345 6789',
    '+1 520 155 1234',
    '98765 43210 abc',
    'ward 12',
  ])('%j stays as it is', (typed) => expect(readPhone(typed)).toBe(typed));
});

test.each([
  [`ada@clinic.example${zeroWidth}`, 'ada@clinic.example'],
  ['९८७६५ ४३२१०', '98765 43210'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['ada\u00a0', 'ada'],
  ['९८७६५\u2011४३२१०', '98765-43210'],
  ['Tel: 98765 43210', '98765 43210'],
  ['☎ 98765 43210', '98765 43210'],
  ['Email: ada@clinic.example', 'ada@clinic.example'],
  ['ada-2026', 'ada-2026'],
  ['ada 2026', 'ada 2026'],
  ['Mob 98765 43210', '98765 43210'],
  ['https://wa.me/919876543210', '+919876543210'],
  ['anna @ example.com', 'anna@example.com'],
])('the login reads %j as %j', (typed, identifier) => expect(readIdentifier(typed)).toBe(identifier));

test('the ten digits of every script are read as ASCII digits', { tags: ['A11Y-03'] }, () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Nd}/u.test(character));
  const read = all.map((digit) => digitsOf(digit));
  expect(all.length).toBeGreaterThan(600);
  expect(read).toEqual(all.map((_, at) => String(at % 10)));
});

test.each([readText, readEmail, readCode, readSearch, readPhone, readIdentifier])(
  '%o reads hostile text in linear time',
  { tags: ['SEC-26'] },
  (read) => {
    for (const unit of [
      ' ',
      '0',
      '+0',
      '(0',
      '\u200d',
      'a\u200d',
      '\r',
      '@',
      'क\u200c',
      '٠',
      '"',
      'a ',
      'a(',
      'GST ',
      'GST-',
      '@ ',
      'tel:',
      'a: ',
      '📧',
      'a@ (',
      '@)',
    ]) {
      const text = unit.repeat(100_000 / unit.length);
      expect(Math.min(...[1, 2, 3].map(() => cpuMs(() => read(text)))), unit).toBeLessThan(100);
    }
  },
);
