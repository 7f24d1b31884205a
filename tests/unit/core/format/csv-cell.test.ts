import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvCell, csvRow, textOfCell } from '../../../../src/core/format/csv.ts';

describe('SEC-24 a cell that we write', () => {
  test.each(['=1+1', '+cmd', '-1', '@sum', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x'])(
    'is no formula: %j',
    (text) => expect(csvCell(text).replace(/^"|"$/g, '')).toBe(`'${text}`),
  );

  test('keeps a phone number as it is', () => {
    expect(csvCell('+91 98765 43210')).toBe('+91 98765 43210');
    expect(csvCell('+91-98765')).toBe("'+91-98765");
  });

  test('with quotes, commas or line ends is quoted after RFC 4180', () => {
    expect(csvRow(['a "b"', 'c,d', 'e\r\nf', 'plain'])).toBe('"a ""b""","c,d","e\r\nf",plain\r\n');
  });

  test('is read back as it was given, whatever it was', () => {
    const cell = fc.string({
      unit: fc.oneof(fc.constantFrom(...'=+-@\t\r\n\0",\'＝＋－＠ 1'), fc.string({ size: 'xsmall' })),
    });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        const [read] = Papa.parse<string[]>(csvRow(cells), { delimiter: ',', newline: '\r\n' }).data;
        expect(read?.map(textOfCell)).toEqual(cells);
      }),
      { numRuns: 2000 },
    );
  });
});
