// Spreadsheets run a cell that begins like this as a formula, or ignore these characters in front of a formula
// (SEC-24).
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const heldStart = /^'+(?=[=+\-@\t\r\n\0＝＋－＠])/;
/** Phone numbers begin with '+' but can't be formulas, so they stay unchanged. */
const phoneNumber = /^\+[\d ]+$/;

/**
 * Quotes a cell after RFC 4180. A cell that a spreadsheet would evaluate gets a leading apostrophe, so that it is shown
 * as text.
 */
export function csvCell(text: string): string {
  const isFormula = (formulaStart.test(text) || heldStart.test(text)) && !phoneNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of cells with its line end. */
export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Removes the apostrophe that `csvCell` added; for unquoted cells. */
export const textOfCell = (cell: string) => (heldStart.test(cell) ? cell.slice(1) : cell);
