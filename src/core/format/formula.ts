/*
 * Spreadsheets run a cell as a formula if it begins with one of these signs, or with a control character that they ignore.
 * An apostrophe in front makes the cell text (SEC-24). Phone numbers such as '+91 98' are left as they are.
 */
const formulaStart = /^(?!\+[\d ]+$)'*[=+\-@\t\r\n\0＝＋－＠]/;

export const withoutFormula = (cell: string) => (formulaStart.test(cell) ? `'${cell}` : cell);
