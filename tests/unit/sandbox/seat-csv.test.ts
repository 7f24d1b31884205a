import { describe, expect, test } from 'vitest';
import { errorReport } from '../../../src/sandbox/domain/seat-csv.ts';

const row = (...cells: string[]) =>
  errorReport([{ cells, fullName: '', email: '', mobile: '', countryId: 1 }], ['!']).split('Error\r\n')[1];

describe('a cell that we write', { tags: ['SEC-24'] }, () => {
  test.each(['=1+1', '+cmd', '-1', '@sum', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x', "'=1", "''＠x"])(
    'is no formula: %j',
    (text) => expect(row(text)?.replaceAll('"', '')).toBe(`'${text},!\r\n`),
  );

  test('keeps a phone number as it is', () =>
    expect(row('+91 98765 43210', '+91-98765')).toBe("+91 98765 43210,'+91-98765,!\r\n"));

  test('with quotes, commas or line ends is quoted after RFC 4180', () => {
    expect(row('a "b"', 'c,d', 'e\nf', 'g\rh', "plain'")).toBe('"a ""b""","c,d","e\nf","g\rh",plain\',!\r\n');
  });
});
