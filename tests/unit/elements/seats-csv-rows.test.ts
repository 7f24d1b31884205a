import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRow, textOfCell } from '../../../src/core/format/csv.ts';
import { readCsvRows } from '../../../src/elements/seats/csv/csv-preview.ts';

const never = new AbortController().signal;

async function read(text: string, signal = never) {
  const rows: { cells: readonly string[]; line: number }[] = [];
  const { isQuoteOpen } = await readCsvRows(text, (cells, line) => rows.push({ cells, line }), signal);
  return { isQuoteOpen, rows, cells: rows.map(({ cells }) => cells) };
}

describe('a CSV', () => {
  test('is read with quotes, doubled quotes, commas and line ends in cells', async () => {
    expect((await read('a,b\n"c ""d""","e,f"\n"g\nh",i\nj,')).cells).toEqual([
      ['a', 'b'],
      ['c "d"', 'e,f'],
      ['g\nh', 'i'],
      ['j', ''],
    ]);
  });

  test('returns the line on which each row begins, without blank rows', async () => {
    expect((await read('a\n\n"b\nc"\n , \nd')).rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test('with an unclosed quote says so', async () => {
    expect((await read('a\n"b,c\nd')).isQuoteOpen).toBe(true);
    expect((await read('a\n"b"')).isQuoteOpen).toBe(false);
  });

  test('keeps quotes inside a cell as they are', async () => {
    expect((await read('5" wide,b\n')).cells).toEqual([['5" wide', 'b']]);
  });

  test('has no rows if it is empty', async () => expect((await read('')).rows).toEqual([]));

  test('reads the same wherever its chunks end', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'"\n,;aé ='), maxLength: 12 });
    const row = fc.tuple(fc.constant('not blank'), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 700, maxLength: 900 }), async (rows) => {
        const written = rows.map(csvRow).join('').replaceAll('\r\n', '\n');
        expect(written.length).toBeGreaterThan(2 * 4096);
        expect((await read(written)).cells.map((cells) => cells.map(textOfCell))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['one open quote', `a\n"${'b\n'.repeat(50_000)}`, true, 2],
    ['doubled quotes in an open cell', `a\n"${'""'.repeat(50_000)}`, true, 2],
    ['commas', `a\n${','.repeat(100_000)}x\nb`, false, 1],
    ['letters', `${'a'.repeat(100_000)}\nb`, false, 1],
  ])('SEC-25 a row without an end is the last one: 100 kB of %s', async (_, text, isQuoteOpen, rows) => {
    const read100kB = await read(text);
    expect(read100kB.isQuoteOpen).toBe(isQuoteOpen);
    expect(read100kB.rows).toHaveLength(rows);
    expect(Math.max(...read100kB.cells.flat().map(({ length }) => length))).toBeLessThan(20_000);
  });

  test('stops when it is aborted', async () => {
    const gone = new AbortController();
    const lines: number[] = [];
    const take = (_: readonly string[], line: number) => {
      lines.push(line);
      gone.abort();
    };
    await readCsvRows('a\n'.repeat(100_000), take, gone.signal);
    expect(lines.length).toBeLessThan(5000);
  });
});
