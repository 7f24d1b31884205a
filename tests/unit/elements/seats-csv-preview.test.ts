import { describe, expect, test } from 'vitest';
import { analyzeCsv, type SeatCsvPreview } from '../../../src/elements/seats/csv/csv-preview.ts';
import { reportName } from '../../../src/elements/seats/csv/csv.flow.ts';
import { pageLanguage } from '../../support/page-language.ts';

const never = new AbortController().signal;

async function lookThrough(csv: string, emptySeats = 10): Promise<SeatCsvPreview> {
  const looked = await analyzeCsv(new Blob([csv]), {
    emptySeats,
    countryNames: ['Germany'],
    signal: never,
    ...pageLanguage,
  });
  if (looked.at !== 'read') throw new Error(looked.at);
  return looked;
}

describe('the preview of a seat CSV', () => {
  test('finds the columns in any case and order, and counts the rows', async () => {
    const looked = await lookThrough('EMAIL, country,full_name,Mobile\na@b.example,germany,Fay,\n');
    expect(looked).toMatchObject({ rowCount: 1, advice: [], faults: [], report: null });
    expect(looked.sample).toEqual([{ line: 2, cells: ['a@b.example', 'germany', 'Fay', ''], faults: new Map() }]);
  });

  test('reports a missing column, and nothing about its cells', async () => {
    const looked = await lookThrough('Full Name,Mobile\nFay,\n');
    expect(looked.advice).toEqual(['The column “Email” is missing.', 'The column “Country” is missing.']);
    expect(looked.faults).toEqual([]);
  });

  test.each([
    ['semicolons', 'Full Name;Email;Mobile;Country\nFay;fay@x.example;;Germany', 'separated by semicolons'],
    ['no rows', 'Full Name,Email\n', 'The file has no row with a user.'],
    ['an open quote', 'Full Name,Email\n"Fay,fay@x.example', 'A quotation mark is opened but never closed.'],
  ])('SEC-25 warns of %s', async (_what, csv, advice) => {
    expect((await lookThrough(csv)).advice.join('\n')).toContain(advice);
  });

  test('places the faults of a row in its cells, and that of the row before them', async () => {
    const { sample } = await lookThrough(
      'Email,Full Name,Mobile,Country\n\na@,,1,Germany\na@b.example,A,x,Atlantis,5\n',
    );
    expect(sample.map(({ line, faults }) => [line, Object.fromEntries(faults)])).toEqual([
      [3, { 0: 'emailInvalid', 1: 'nameMissing' }],
      [4, { [-1]: 'cellCount', 2: 'mobileInvalid', 3: 'countryUnknown' }],
    ]);
  });

  test('an empty file has no rows and no columns', async () => {
    expect(await lookThrough('')).toMatchObject({ rowCount: 0, columns: [], sample: [] });
  });

  test('long cells and many columns are cut', async () => {
    const row = Array.from({ length: 20 }, () => 'x'.repeat(500)).join(',');
    const { sample, columns } = await lookThrough(`${row}\n${row}\n`);
    expect(columns).toHaveLength(20);
    expect(sample[0]!.cells).toHaveLength(8);
    expect(sample[0]!.cells[0]).toHaveLength(200);
  });
});

describe('the name of a report', () => {
  test.each([
    ['team.csv', 'team.csv'],
    ["team o'brien.csv", "team o'brien.csv"],
    ['', 'report.csv'],
    ['../../etc/passwd', '_.._etc_passwd.csv'],
    ['team.csv.exe', 'team.csv.exe.csv'],
    ['team\u202Evsc.exe', 'team_vsc.exe.csv'],
    ['टीम.CSV', 'टीम.csv'],
    ['...', 'report.csv'],
    [`${'x'.repeat(300)}.csv`, `${'x'.repeat(100)}.csv`],
  ])('%j is saved as %j', (given, saved) => expect(reportName(given)).toBe(saved));
});
