import { describe, expect, test } from 'vitest';
import { csvCell, csvRow } from '../../../src/sandbox/domain/seat-csv.ts';

describe('SEC-24 a cell that we write', () => {
  test.each(['=1+1', '+cmd', '-1', '@sum', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x', "'=1", "''＠x"])(
    'is no formula: %j',
    (text) => expect(csvCell(text).replace(/^"|"$/g, '')).toBe(`'${text}`),
  );

  test('keeps a phone number as it is', () => {
    expect(csvCell('+91 98765 43210')).toBe('+91 98765 43210');
    expect(csvCell('+91-98765')).toBe("'+91-98765");
  });

  test('with quotes, commas or line ends is quoted after RFC 4180', () => {
    const cells = ['a "b"', 'c,d', 'e\nf', 'g\rh', "plain'", ''];
    expect(csvRow(cells)).toBe('"a ""b""","c,d","e\nf","g\rh",plain\',\r\n');
  });
});
