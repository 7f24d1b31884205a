import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvRow, textOfCell } from '../../../../src/core/format/csv-cell.ts';
import { createCsvReader } from '../../../../src/core/format/csv-reader.ts';
import { quickestMs } from '../../../support/quickest.ts';

function read(pieces: readonly string[]) {
  const rows: { cells: readonly string[]; line: number }[] = [];
  const reader = createCsvReader((cells, line) => rows.push({ cells, line }));
  pieces.forEach(reader.push);
  return { ...reader.end(), rows };
}

const cellsOf = (...pieces: string[]) => read(pieces).rows.map(({ cells }) => cells);

describe('a CSV', () => {
  test('is read with quotes, doubled quotes, commas and line ends in cells, and any kind of line end', () => {
    expect(cellsOf('a,b\r\n"c ""d""","e,f"\n"g\r\nh",i\rj,')).toEqual([
      ['a', 'b'],
      ['c "d"', 'e,f'],
      ['g\r\nh', 'i'],
      ['j', ''],
    ]);
  });

  test('tells on which line each row begins, blank rows left out', () => {
    expect(read(['a\n\n"b\nc"\r\n , \nd']).rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test('with a quote that nothing closes says so', () => {
    expect(read(['a\n"b,c\nd']).isQuoteOpen).toBe(true);
    expect(read(['a\n"b"']).isQuoteOpen).toBe(false);
  });

  test('takes quotes inside a cell, and text behind a closing quote, as they are', () => {
    expect(cellsOf('5" wide,"a"b\n')).toEqual([['5" wide', 'ab']]);
  });

  test('reads the same wherever its pieces end', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', ' '), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (whole, one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const pieces = [whole.slice(0, first), whole.slice(first, second), whole.slice(second)];
        expect(read(pieces)).toEqual(read([whole]));
      }),
      { numRuns: 3000 },
    );
  });

  test('that was written well is read as another reader reads it', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'"\r\n,;aé =') });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('not blank'), cell, cell), { maxLength: 6 }), (rows) => {
        const whole = rows.map(csvRow).join('');
        const { data } = Papa.parse<string[]>(whole, { delimiter: ',', newline: '\r\n', skipEmptyLines: 'greedy' });
        expect(cellsOf(whole)).toEqual(data);
        expect(cellsOf(whole).map((cells) => cells.map(textOfCell))).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['quotes', '"'.repeat(100_000)],
    ['doubled quotes in an open cell', `"${'""'.repeat(50_000)}`],
    ['commas', ','.repeat(100_000)],
    ['line ends', '\r\n'.repeat(50_000)],
    ['one open quote', `"${'a\n'.repeat(50_000)}`],
  ])('SEC-26 100 kB of %s take less than 50 ms', (_, hostile) => {
    expect(quickestMs(() => read([hostile]))).toBeLessThan(50);
  });
});
