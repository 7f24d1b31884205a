import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { analyzeCsv, readCsvRows, type SeatCsvPreview } from '../../../src/elements/seats/csv/csv-preview.ts';

const { signal } = new AbortController();
const header = 'Full Name,Email,Mobile,Country';

async function lookThrough(csv: string, emptySeats = 45): Promise<SeatCsvPreview> {
  const needs = { emptySeats, countryNames: ['Germany', 'India'], signal };
  const looked = await analyzeCsv(new Blob([csv]), needs);
  if (looked.at !== 'read') throw new Error(looked.at);
  return { ...looked, advice: looked.advice.map((sentence) => textIn(sentence)) };
}

describe('the rows of a CSV', () => {
  async function read(text: string) {
    const rows: { cells: readonly string[]; line: number }[] = [];
    const { isQuoteOpen } = await readCsvRows(text, (cells, line) => rows.push({ cells, line }), signal);
    return { isQuoteOpen, rows, cells: rows.map(({ cells }) => cells) };
  }

  test('have quotes, commas and line ends in their cells, and are not blank', async () => {
    expect((await read('a,5" wide\n"c ""d""","e,f"\n\n"g\nh",i\n , \nj,')).rows).toEqual([
      { line: 1, cells: ['a', '5" wide'] },
      { line: 2, cells: ['c "d"', 'e,f'] },
      { line: 4, cells: ['g\nh', 'i'] },
      { line: 7, cells: ['j', ''] },
    ]);
  });

  test('are the same wherever the chunks end', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'"\n,;aé ='), maxLength: 12 });
    const row = fc.tuple(fc.constant('not blank'), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 700, maxLength: 900 }), async (rows) => {
        const written = Papa.unparse(rows, { newline: '\n' });
        expect(written.length).toBeGreaterThan(2 * 4096);
        expect((await read(written)).cells).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['one open quote', `a\n"${'b\n'.repeat(50_000)}`, true, 2],
    ['doubled quotes in an open cell', `a\n"${'""'.repeat(50_000)}`, true, 2],
    ['commas', `a\n${','.repeat(100_000)}x\nb`, false, 1],
    ['letters', `${'a'.repeat(100_000)}\nb`, false, 1],
  ])('without an end are cut, and the last: 100 kB of %s', { tags: ['SEC-25'] }, async (_, text, isQuoteOpen, rows) => {
    const read100kB = await read(text);
    expect(read100kB).toMatchObject({ isQuoteOpen, rows: { length: rows } });
    expect(Math.max(...read100kB.cells.flat().map(({ length }) => length))).toBeLessThan(20_000);
  });
});

describe('the preview of a seat CSV', () => {
  test('finds the columns in any case and order, and a seat for each row', async () => {
    expect(await lookThrough('EMAIL, country,full_name,Mobile\na@b.example,germany,Fay,\n', 1)).toMatchObject({
      rowCount: 1,
      advice: [],
      faults: [],
      sample: [{ line: 2, cells: ['a@b.example', 'germany', 'Fay', ''], faults: new Map() }],
    });
  });

  test('of an empty file has neither columns nor rows', async () => {
    expect(await lookThrough('')).toMatchObject({ rowCount: 0, columns: [], sample: [] });
  });

  test.each([
    ['semicolons', 'Full Name;Email;Mobile;Country\nFay;fay@x.example;;Germany', 'separated by semicolons'],
    ['tabs', 'Full Name\tEmail\tMobile\tCountry\nFay\tfay@x.example\t\tGermany', 'separated by tabs'],
    ['pipes', '"Full Name"|"Email"|"Mobile"|"Country"\nFay|fay@x.example||Germany', 'separated by vertical bars'],
    ['colons', 'Full Name:Email:Mobile:Country\nFay:fay@x.example::Germany', 'separated by “:”'],
    ['tabs', 'Nombre\tCorreo\nFay\tfay@x.example', 'separated by tabs'],
    ['a line for Excel', 'sep=,\nFull Name,Email,Mobile,Country\n', 'The first line “sep=…” is only for Excel.'],
    ['missing columns', 'Full Name,Mobile\nFay,\n', 'The column “Email” is missing.\nThe column “Country” is missing.'],
    [
      'repeated columns',
      'Full Name,E-Mail,Email,Email\nFay,f@x.example,,\n',
      'The column “Email” is there more than once.',
    ],
    ['a further column', 'Full Name,Email,Mobile,Country,Ward\n', 'The template has no column “Ward”.'],
    ['a column without a name', 'Full Name,Email,Mobile,Country,\n', 'The template has no column “Column 5”.'],
    ['no rows', 'Full Name,Email\n', 'The file has no row with a user.'],
    ['an open quote', 'Full Name,Email\n"Fay,fay@x.example', 'A quotation mark is opened but never closed.'],
  ])('warns of %s', { tags: ['SEC-25'] }, async (_what, csv, advice) => {
    expect((await lookThrough(csv)).advice.join('\n')).toContain(advice);
  });

  test.each([
    ['tabs', 'Full Name\tEmail\tMobile\tCountry\nRao, Fay\tfay@x.example\t\tGermany', 1],
    ['semicolons', 'Full Name;Email;Mobile;Country\n"Rao; Fay ""F""";fay@x.example;;Germany\n', 1],
    ['a line for Excel', '\ufeffSEP=,\r\nFull Name,Email,Mobile,Country\r\nFay,fay@x.example,,Germany', 1],
    ['a line for Excel and semicolons', '"sep=;"\nFull Name;Email;Mobile;Country\nFay;fay@x.example;;Germany', 2],
    ...['sep =,', 'sep=","', ' SEP = ";" ', 'sep=', "sep=';'", 'Sep=\\t', '"SEP=|"'].map(
      (line): [string, string, number] => [
        `the first line ${line}`,
        `${line}\nFull Name,Email,Mobile,Country\nFay,fay@x.example,,Germany`,
        1,
      ],
    ),
  ])('%s are all that is said of a file that is right otherwise', async (_, csv, sentences) => {
    expect(await lookThrough(csv)).toMatchObject({ rowCount: 1, advice: { length: sentences }, faults: [] });
  });

  test('a line for Excel counts as a line of the file, and its quotation marks open no cell', async () => {
    const { faults, advice } = await lookThrough(`sep=","\n${header}\nFay,fay,,Germany\n`);
    expect([faults, advice.length]).toEqual([[{ fault: 'emailInvalid', count: 1, lines: [3] }], 1]);
  });

  test('a name of 60 letters of two units is not too long, and a domain with marks is valid', async () => {
    const rows = `${'𠮷'.repeat(60)},अजय@डाटा.भारत,,Germany\n${'é'.repeat(101)},a@mu\u0308ller.example,,Germany`;
    expect((await lookThrough(`${header}\n${rows}`)).faults).toEqual([{ fault: 'nameMissing', count: 1, lines: [3] }]);
  });

  test('an email with a hyphen or an apostrophe of a word processor is invalid: it is sent as it is', async () => {
    const emails = ['anne\u2011marie@x.example', 'o\u2019brien@x.example', "o'brien@x.example", 'a+b@x.example'];
    const rows = emails.map((email) => `Fay,${email},,Germany`).join('\n');
    const { faults } = await lookThrough(`${header}\n${rows}`);
    expect(faults).toEqual([{ fault: 'emailInvalid', count: 2, lines: [2, 3] }]);
  });

  test('long cells and many columns are cut', async () => {
    const row = Array.from({ length: 20 }, () => `x${'𠮷'.repeat(250)}`).join(',');
    const { sample, columns } = await lookThrough(`${row}\n${row}\n`);
    expect([columns.length, sample[0]!.cells.length]).toEqual([20, 8]);
    expect(sample[0]!.cells[0]).toBe(`x${'𠮷'.repeat(199)}`);
  });
});

describe('the page has a turn after every few kilobytes', { tags: ['SEC-25'] }, () => {
  const mostAtOnce = 12_288;

  async function turnsOf(act: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await act();
    clearImmediate(next);
    return turns;
  }

  test('of 10,000 rows with every kind of fault', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const email = `fay${at}@hospital.example`;
      const kinds = [
        `Fay Fresh,${email},+49 151 55,Germany`,
        `,${email},,Germany`,
        `Fay Fresh,fay@,,Germany`,
        `Fay Fresh,same@hospital.example,,India`,
        `Fay Fresh,${email},call me,Germany`,
        `Fay Fresh,${email},,Atlantis`,
        `Fay Fresh,${email},,Germany,more,and more`,
        `"=1+1, ""quoted""\r\nover two lines",${email},,Germany`,
      ];
      return kinds[at % kinds.length];
    });
    const csv = [header, ...rows].join('\r\n');
    let preview: SeatCsvPreview | undefined;
    expect(await turnsOf(async () => (preview = await lookThrough(csv)))).toBeGreaterThan(csv.length / mostAtOnce);
    expect(preview).toMatchObject({
      rowCount: 10_000,
      advice: ['There are 10,000 users and 45 empty seats.'],
      faults: [
        { fault: 'cellCount', count: 1250, lines: [8, 17, 26, 35, 44] },
        { fault: 'nameMissing', count: 1250 },
        { fault: 'emailInvalid', count: 1250 },
        { fault: 'emailRepeated', count: 2498 },
        { fault: 'mobileInvalid', count: 1250 },
        { fault: 'countryUnknown', count: 1250 },
      ],
    });
  });

  test.each([
    ['blank lines', '\n'],
    ['quotes that close nothing', `"${'x"'.repeat(3000)}${' '.repeat(6000)},\n`],
  ])('of a large file with nothing but %s', async (_, line) => {
    const csv = `${header}\n${line.repeat(300_000 / line.length)}`;
    expect(await turnsOf(() => lookThrough(csv))).toBeGreaterThan(csv.length / mostAtOnce);
  });
});

const disguised = (name: string) => `The column name “${name}” has an invisible character. Please type it again.`;

test.each([
  ['Full Name,Em\u200bail,Mobile\u00ad,Country', ['Email', 'Mobile']],
  ['\ufeff\ufeffFull Name,Email,Mobile,Country', ['Full Name']],
  ['Full\u00a0Name,Email\u00a0,Mobile,\u2009Country', ['Full Name', 'Email', 'Country']],
  ['"Full\nName",Email,"Mobile\t",Country', ['Full Name', 'Mobile']],
  [' Full Name , Email,Mobile ,Country', []],
])('of %j it says which column names have an invisible character, and none is missing', async (names, found) => {
  const { advice, faults } = await lookThrough(`${names}\nFay,a@b.example,,India\n`);
  expect([advice, faults]).toEqual([found.map(disguised), []]);
});

test.each([
  ['Fay,a@b.example\u00a0,,India', 'emailInvalid'],
  ['Fay,\ufeffa@b.example,,India', 'emailInvalid'],
  ['Fay,a@b.example,,India\u00a0', 'countryUnknown'],
  ['\u00a0\u200b,a@b.example,,India', 'nameMissing'],
])('the row %j has the fault %s: the service gets the space that is not seen', async (row, fault) => {
  expect((await lookThrough(`${header}\n${row}\n`)).faults).toMatchObject([{ fault }]);
});

test.each([
  ['the name of a table', `Table 1\n${header}\nFay,fay,,Germany\n`, 'The column names are in line 2.', 3],
  [
    'a title and blank cells',
    `Staff 2026,,,\n,,,\n${header}\nFay,fay,,Germany\n`,
    'The column names are in line 3.',
    4,
  ],
])('a file with %s above the column names is read from these on', async (_, csv, advice, line) => {
  const read = await lookThrough(csv);
  expect(read.advice).toEqual([expect.stringContaining(advice)]);
  expect(read).toMatchObject({ rowCount: 1, sample: [{ line }], faults: [{ fault: 'emailInvalid', lines: [line] }] });
});

test.each([
  `"${header}"\n"Fay,fay@x.example,,Germany"\n`,
  `"Full Name,""Email"",Mobile,Country"\n"Fay,fay@x.example,,Germany"\n`,
])('lines that are quoted as a whole are said to be, in place of four missing columns: %j', async (csv) => {
  expect((await lookThrough(csv)).advice).toEqual([expect.stringContaining('Each line is in quotation marks')]);
});
