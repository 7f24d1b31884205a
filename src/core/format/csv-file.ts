import { withoutFormula } from './formula.ts';

export type CsvCell = string | number | Date | null;

/**
 * A file for spreadsheets, with the byte order mark by which Excel recognises UTF-8. Where the comma is the decimal
 * point, Excel expects semicolons between the cells.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[], locale: string | undefined): Blob {
  const separator = new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';
  const lines = rows.map((cells) => cells.map((cell) => written(cell, separator)).join(separator));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function written(cell: CsvCell, separator: string): string {
  const text = withoutFormula(cell instanceof Date ? isoDate(cell) : String(cell ?? ''));
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The day in the visitor's time zone, as the screen shows it. */
export const isoDate = (time: Date) =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address later, because Safari reads the file only in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
