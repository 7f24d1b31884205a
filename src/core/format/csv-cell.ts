// A spreadsheet takes a cell that begins so for a formula, or drops what is in front of one (SEC-24).
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const heldStart = /^'+(?=[=+\-@\t\r\n\0＝＋－＠])/;
/** A phone number stays one: nothing can be computed from it. */
const phoneNumber = /^\+[\d ]+$/;

/** One cell as RFC 4180 has it. What a spreadsheet would compute stands behind an apostrophe: it is shown as text. */
export function csvCell(text: string): string {
  const isFormula = (formulaStart.test(text) || heldStart.test(text)) && !phoneNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row, with its line end. */
export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** What was given to `csvCell`, from a cell that a reader has taken out of its quotes. */
export const textOfCell = (cell: string) => (heldStart.test(cell) ? cell.slice(1) : cell);
