// Spreadsheets run a cell that begins like this as a formula, or strip the characters before one (SEC-24).
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const heldStart = /^'+(?=[=+\-@\t\r\n\0＝＋－＠])/;
/** A phone number is left alone: it can't be a formula. */
const phoneNumber = /^\+[\d ]+$/;

/** One cell as RFC 4180 has it. What a spreadsheet would compute stands behind an apostrophe: it is shown as text. */
export function csvCell(text: string): string {
  const isFormula = (formulaStart.test(text) || heldStart.test(text)) && !phoneNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row, with its line end. */
export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The inverse of `csvCell`, for an unquoted cell. */
export const textOfCell = (cell: string) => (heldStart.test(cell) ? cell.slice(1) : cell);
