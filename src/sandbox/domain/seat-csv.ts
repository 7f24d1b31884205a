import { withoutFormula } from '../../core/format/formula.ts';
import Papa from 'papaparse';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { lengthOf } from '../../core/format/text.ts';
import { countries } from './countries.ts';

const columns = ['Full Name', 'Email', 'Mobile', 'Country'];

export const seatCsvTemplate = `${columns.join(',')}\r\nAlba Sample,alba.sample@example.com,2025550111,United States\r\n`;

type SeatCsvRow = NonNullable<ReturnType<typeof readSeatCsv>>[number];

/** Reads the rows; an unknown country has the `countryId` 0. Returns null if the header row is not `columns`. */
export function readSeatCsv(csv: string) {
  const lines = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ',', skipEmptyLines: 'greedy' }).data;
  const header = lines.shift()?.map((cell) => cell.trim().toLowerCase());
  if (header?.join() !== columns.join().toLowerCase()) return null;
  return lines.map((cells) => {
    const [fullName = '', email = '', mobile = '', country = ''] = cells.map((cell) => cell.trim());
    const found = countries.find(({ name }) => name.toLowerCase() === country.toLowerCase());
    return { cells, fullName, email, mobile: mobile.replace(/[\s+()-]/g, ''), countryId: found?.id ?? 0 };
  });
}

export function rowProblem(row: SeatCsvRow, others: readonly SeatCsvRow[], hasSeat: boolean): string | null {
  if (row.cells.length !== columns.length) return `The row has ${row.cells.length} cells instead of ${columns.length}`;
  if (row.fullName === '' || lengthOf(row.fullName) > 100) return 'Full name is missing or too long';
  if (!isEmailAddress(row.email)) return 'Email is not valid';
  const isRepeated = others.some((other) => other !== row && other.email.toLowerCase() === row.email.toLowerCase());
  if (isRepeated) return 'Email stands in the file more than once';
  if (!/^\d{0,15}$/.test(row.mobile)) return 'Mobile may hold digits only';
  if (row.countryId === 0) return 'Country is not known';
  return hasSeat ? 'User already has the seat assigned into this subscription' : null;
}

export function errorReport(rows: readonly SeatCsvRow[], problems: readonly (string | null)[]): string {
  const lines = rows.map((row, at) => [...row.cells, problems[at] ?? '']);
  return `${Papa.unparse([[...columns, 'Error'], ...lines].map((cells) => cells.map(withoutFormula)))}\r\n`;
}

const noResult = { IsValid: false, UsersAssigned: 0, ErrorFormatMismatch: false, ErrorSeatCountExceeded: false };

/** `Content-Disposition` of the answer to a seat CSV: its `result` says whether the seats were assigned (DEC-1). */
export function resultDisposition(fileName: string, result: Partial<typeof noResult>): string {
  const fields = { ...noResult, ...result, FileName: `'${headerText(fileName)}'` };
  const pairs = Object.entries(fields).map(([name, value]) => `'${name}': ${value}`);
  return `attachment; filename="report.csv"; result="{${pairs.join(', ')}}"`;
}

const headerText = (text: string) =>
  text.replace(/[^ -~\u00a0-\u00ff]|["\\]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
