import Papa from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { csvFile } from '../../../src/core/format/csv-file.ts';

const textOf = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

test('a file begins with the mark of UTF-8, ends its lines as spreadsheets do, and has days as ISO dates', async () => {
  const text = await textOf(
    csvFile(
      [
        ['Größe', 'Fällig'],
        ['Köln', new Date(2026, 9, 4, 23, 59)],
        [7, null],
      ],
      'en',
    ),
  );
  expect(text).toBe('\uFEFFGröße,Fällig\r\nKöln,2026-10-04\r\n7,\r\n');
});

afterEach(() => void vi.unstubAllEnvs());

test('a day in a file is that of the visitor’s time zone, as on the screen', { tags: ['DEC-8.2'] }, async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(await textOf(csvFile([[new Date('2027-01-01T05:00:00Z')]], 'en'))).toBe('\uFEFF2026-12-31\r\n');
});

test('texts with separators, quotes and line ends are read again as they were', async () => {
  const cells = ['a,b', 'say "no"', 'two\r\nlines', 'a;b'];
  for (const locale of ['en', 'de']) {
    const text = (await textOf(csvFile([cells], locale))).slice(1);
    expect(Papa.parse<string[]>(text, { skipEmptyLines: true }).data).toEqual([cells]);
  }
});

test('columns are separated as Excel expects it where the comma is the decimal point', async () => {
  expect(await textOf(csvFile([['a', 'b']], 'de'))).toBe('\uFEFFa;b\r\n');
});

test('a cell that a spreadsheet would run as a formula is text, a phone number stays as it is', async () => {
  const cells = ['=1+1', '-2', '@sum', '+cmd', '+49 151 2345'];
  expect(await textOf(csvFile([cells], 'en'))).toBe("\uFEFF'=1+1,'-2,'@sum,'+cmd,+49 151 2345\r\n");
});
