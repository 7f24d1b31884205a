// Spreadsheets run a cell that begins like this as a formula, or ignore these characters in front of a formula
// (SEC-24).
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const heldStart = /^'+(?=[=+\-@\t\r\n\0＝＋－＠])/;
/** Phone numbers begin with '+', but can't be formulas. */
const phoneNumber = /^\+[\d ]+$/;

/** Quotes a cell after RFC 4180. A leading apostrophe makes spreadsheets show a formula as text. */
export function csvCell(text: string): string {
  const isFormula = (formulaStart.test(text) || heldStart.test(text)) && !phoneNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

export const textOfCell = (cell: string) => (heldStart.test(cell) ? cell.slice(1) : cell);
