import Papa from 'papaparse';
import { countries } from './countries.ts';
import { isEmail } from './users.ts';

const columns = ['Full Name', 'Email', 'Mobile', 'Country'];

export const seatCsvTemplate = `${columns.join(',')}\r\nAlba Sample,alba.sample@example.com,2025550111,United States\r\n`;

export interface SeatCsvRow {
  readonly cells: readonly string[];
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly countryId: number | null;
}

export function readSeatCsv(csv: string): SeatCsvRow[] | null {
  const lines = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ',', skipEmptyLines: 'greedy' }).data;
  const header = lines.shift()?.map((cell) => cell.trim().toLowerCase());
  if (header?.join() !== columns.join().toLowerCase()) return null;
  return lines.map((cells) => {
    const [fullName = '', email = '', mobile = '', country = ''] = cells.map((cell) => cell.trim());
    const found = countries.find(({ name }) => name.toLowerCase() === country.toLowerCase());
    return { cells, fullName, email, mobile: mobile.replace(/[\s+()-]/g, ''), countryId: found?.id ?? null };
  });
}

export function rowProblem(row: SeatCsvRow, others: readonly SeatCsvRow[], hasSeat: boolean): string | null {
  if (row.cells.length !== columns.length) return `The row has ${row.cells.length} cells instead of ${columns.length}`;
  if (row.fullName === '' || row.fullName.length > 100) return 'Full name is missing or too long';
  if (!isEmail(row.email)) return 'Email is not valid';
  const isRepeated = others.some((other) => other !== row && other.email.toLowerCase() === row.email.toLowerCase());
  if (isRepeated) return 'Email stands in the file more than once';
  if (!/^\d{0,15}$/.test(row.mobile)) return 'Mobile may hold digits only';
  if (row.countryId === null) return 'Country is not known';
  return hasSeat ? 'User already has the seat assigned into this subscription' : null;
}

export function errorReport(rows: readonly SeatCsvRow[], problems: readonly (string | null)[]): string {
  const lines = rows.map((row, at) => [...row.cells, problems[at] ?? '']);
  return [[...columns, 'Error'], ...lines].map(csvRow).join('');
}

/*
 * Cells are quoted after RFC 4180. Spreadsheets run a cell as a formula if it begins like this, or ignore the first of
 * these characters; a leading apostrophe makes it text (SEC-24).
 */
const formulaStart = /^'*[=+\-@\t\r\n\0＝＋－＠]/;
const phoneNumber = /^\+[\d ]+$/;

export function csvCell(text: string): string {
  const safe = formulaStart.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

const noResult = { IsValid: false, UsersAssigned: 0, ErrorFormatMismatch: false, ErrorSeatCountExceeded: false };

/** The format of a seat CSV's result (DEC-1, Seat CSV). */
export function resultDisposition(fileName: string, result: Partial<typeof noResult>): string {
  const fields = { ...noResult, ...result, FileName: `'${headerText(fileName)}'` };
  const pairs = Object.entries(fields).map(([name, value]) => `'${name}': ${value}`);
  return `attachment; filename="report.csv"; result="{${pairs.join(', ')}}"`;
}

const headerText = (text: string) =>
  text.replace(/[^ -~\u00a0-\u00ff]|["\\]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
