import { describe, expect, test } from 'vitest';
import { countryOfNumber, readMobileNumber } from '../../../src/elements/signup/mobile-number.ts';

describe('a valid mobile number, as its digits without the country’s code', () => {
  test.each([
    ['+91', '9876543210', '9876543210'],
    ['+91', '(98765)-43.210', '9876543210'],
    ['+91', '09876543210', '9876543210'],
    ['+91', '+91 98765 43210', '9876543210'],
    // This country code includes the digits of an area.
    ['+1242', '359 1234', '3591234'],
    ['+1-242', '242 359 1234', '3591234'],
    ['+44-1481', '07781 123456', '7781123456'],
    ['+44-1481', '+44 7781 123456', '7781123456'],
    ['+49', '+49 (0) 151 23456789', '15123456789'],
    ['+49', '0049 151 23456789', '15123456789'],
    ['+49', '(+49) 151 23456789', '15123456789'],
    ['+49', '(0049) 151 23456789', '15123456789'],
    ['+49', '4915123456789', '15123456789'],
    // Copied from a phone's contacts (with direction marks), and typed with full-width digits.
    ['+49', '\u202A+49 151 23456789\u202C', '15123456789'],
    ['+49', '＋４９ １５１ ２３４５６７８９', '15123456789'],
    ['+91', '९८७६५ ४३२१०', '9876543210'],
    ['+966', '٠٥١ ٢٣٤ ٥٦٧٨', '512345678'],
    ['+49', 'tel:+49-151-23456789', '15123456789'],
    ['+44', '+44 (0)7400 123456', '7400123456'],
    ['+1', '+1 (0)202 555 0111', '2025550111'],
    ['+1', '011 1 202 555 0111', '2025550111'],
    ['+57', '+57 0 321 123 4567', '3211234567'],
    // Mexico's former prefixes: from abroad, from a fixed line, and without the country's code.
    ['+52', '+52 1 55 1234 5678', '5512345678'],
    ['+52', '+52 044 55 1234 5678', '5512345678'],
    ['+52', '1 55 1234 5678', '5512345678'],
    ['+52', '045 55 1234 5678', '5512345678'],
    ['+52', '5215512345678', '5512345678'],
    // Argentina: 9 from abroad, 15 at home, both, or neither.
    ['+54', '+54 9 11 2345-6789', '91123456789'],
    ['+54', '+54 11 15 2345-6789', '91123456789'],
    ['+54', '+54 9 11 15 2345-6789', '91123456789'],
    ['+54', '011 15 2345-6789', '91123456789'],
    ['+54', '11 2345-6789', '91123456789'],
  ])('with %s before it %j is %s', (phoneCode, typed, national) => {
    expect(readMobileNumber(phoneCode, typed)).toBe(national);
  });

  test.each([
    ['+91', '12345'],
    ['+91', '99876543210'],
    ['+52', '+52 2 55 1234 5678'],
    ['+91', '+44 7400 123456'],
    ['+91', '447400123456'],
    ['+91', '9876543210abc'],
    ['+91', '9876543210;ext=55'],
    ['+91', '9876543210 / 9876543211'],
    ['+91', ''],
    ['', '9876543210'],
    ['+', '+91 9876543210'],
  ])('with %s before it %j is not valid', (phoneCode, typed) => {
    expect(readMobileNumber(phoneCode, typed)).toBe(null);
  });
});

describe('the country of a typed number', () => {
  const named = (phoneCode: string, name = '') => ({ phoneCode, name });
  const countries = ['+91', '+1', '+1-242', '+44', '+7', ''].map((phoneCode) => named(phoneCode));
  const [india, , bahamas] = countries;

  test.each([
    ['98765 43210', '+91'],
    ['+91 98765 43210', '+91'],
    ['+44 7400 123456', '+44'],
    ['+1 202 555 0111', '+1'],
    ['+1 242 359 1234', '+1-242'],
    ['٠٠٤٤ ٧٤٠٠', '+44'],
    ['+', '+91'],
  ])('%j is that of %s', (typed, phoneCode) => {
    expect(countryOfNumber(typed, countries, india!).phoneCode).toBe(phoneCode);
  });

  test('the chosen one stays if it fits as well as another', () => {
    const kazakhstan = named('+7', 'Kazakhstan');
    expect(countryOfNumber('+7 701', [...countries, kazakhstan], kazakhstan)).toBe(kazakhstan);
    expect(countryOfNumber('+1 202 555 0111', countries, bahamas!).phoneCode).toBe('+1');
  });

  test.each([
    ['+44-1534', '+44 7797 712345'],
    ['+47-79', '+47 412 34 567'],
    ['+1-787', '+1 939 234 5678'],
    ['+1-242', '+1'],
  ])('the chosen one, %s, stays for %j, whose beginning is the code of a larger country', (phoneCode, typed) => {
    const chosen = named(phoneCode);
    expect(countryOfNumber(typed, [...countries, named('+47'), chosen], chosen)).toBe(chosen);
  });

  describe('whose code another country has too', () => {
    const listed = [
      named('+358', 'Åland Islands'),
      named('+1', 'Canada'),
      named('+358', 'Finland'),
      named('+44', 'Guernsey'),
      named('+39', 'Holy See'),
      named('+91', 'India'),
      named('+39', 'Italy'),
      named('+44', 'Jersey'),
      named('+7', 'Kazakhstan'),
      named('+262', 'Mayotte'),
      named('+47', 'Norway'),
      named('+262', 'Réunion'),
      named('+7', 'Russian Federation'),
      named('+47', 'Svalbard and Jan Mayen'),
      named('+44', 'United Kingdom'),
      named('+1', 'United States of America'),
    ];
    const of = (name: string) => listed.find((each) => each.name === name)!;

    test.each([
      ['+1 202 555 0111', 'United States of America'],
      ['+1 416 555 0111', 'Canada'],
      ['+7 916 123 45 67', 'Russian Federation'],
      ['+7 701 123 45 67', 'Kazakhstan'],
      ['0077011234567', 'Kazakhstan'],
      ['+44 7400 123456', 'United Kingdom'],
      ['+44 7797 712345', 'Jersey'],
      ['+39 312 345 6789', 'Italy'],
      ['+47 412 34 567', 'Norway'],
      ['+358 41 2345678', 'Finland'],
      ['+262 692 12 34 56', 'Réunion'],
    ])('is the own one of %j, %s, wherever it is in the list', (typed, own) => {
      for (const before of [of('India'), of('Canada'), of('Kazakhstan'), of('Jersey')]) {
        expect(countryOfNumber(typed, listed, before, false)).toBe(of(own));
        expect(countryOfNumber(typed, listed.toReversed(), before, false)).toBe(of(own));
      }
    });

    test.each([
      ['+358 41 2345678', 'Åland Islands'],
      ['+47 412 34 567', 'Svalbard and Jan Mayen'],
    ])('stays the preselected one for %j, which may be a number of both: %s', (typed, before) => {
      expect(countryOfNumber(typed, listed, of(before), false)).toBe(of(before));
    });

    test.each([
      ['+1 202 555 0111', 'Canada'],
      ['+7 916 123 45 67', 'Kazakhstan'],
      ['+44 7400 123456', 'Guernsey'],
      ['+39 312 345 6789', 'Holy See'],
    ])('stays for %j if the visitor has chosen it: %s', (typed, chosen) => {
      expect(countryOfNumber(typed, listed, of(chosen))).toBe(of(chosen));
    });

    test('is the first one while the number is not complete', () => {
      expect(countryOfNumber('+7 9', listed, of('India'), false)).toBe(of('Kazakhstan'));
    });
  });
});
