/** Called for each row that is not blank; `line` is where it begins, from 1. */
export type TakeRow = (cells: readonly string[], line: number) => void;

export interface CsvReader {
  /** The next piece of the text; a piece may end anywhere. */
  push(text: string): void;
  /** The text has ended; whether inside quotes that nothing closed. */
  end(): { readonly isQuoteOpen: boolean };
}

/**
 * Reads a CSV as RFC 4180 has it, piece by piece: every character is looked at once, whatever the file holds, so that no piece
 * takes longer than another (SEC-25). Quotes inside an unquoted cell, and text behind a closing quote, are taken as they are.
 */
export function createCsvReader(take: TakeRow): CsvReader {
  let at: 'cell-start' | 'plain' | 'quoted' | 'after-quote' = 'cell-start';
  let cell = '';
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  let isAfterReturn = false;

  const append = (part: string) => {
    if (cell.length < longestCell) cell += part;
  };
  const endCell = () => {
    if (cells.length < mostCells) cells.push(cell);
    cell = '';
    at = 'cell-start';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) take(cells, rowLine);
    cells = [];
    rowLine = line;
  };
  const endLine = (code: number) => {
    const isSecondHalf = code === newLine && isAfterReturn;
    isAfterReturn = code === carriageReturn;
    if (isSecondHalf) return;
    line += 1;
    endRow();
  };

  /** Takes what stands at `from`; the answer is where to go on. */
  const step = (text: string, from: number): number => {
    if (at === 'quoted') return readQuoted(text, from);
    const code = text.charCodeAt(from);
    if (code === newLine || code === carriageReturn) {
      endLine(code);
      return from + 1;
    }
    isAfterReturn = false;
    if (code === comma) {
      endCell();
      return from + 1;
    }
    if (code === quote && at !== 'plain') {
      // Two quotes inside a quoted cell are one.
      if (at === 'after-quote') append('"');
      at = 'quoted';
      return from + 1;
    }
    return readPlain(text, from);
  };

  const readPlain = (text: string, from: number): number => {
    let to = from + 1;
    while (to < text.length && !isEnd(text.charCodeAt(to))) to += 1;
    append(text.slice(from, to));
    at = 'plain';
    return to;
  };
  const readQuoted = (text: string, from: number): number => {
    const closing = text.indexOf('"', from);
    const to = closing < 0 ? text.length : closing;
    const part = text.slice(from, to);
    append(part);
    line += countLines(part);
    if (closing < 0) return to;
    at = 'after-quote';
    return to + 1;
  };

  return {
    push(text) {
      for (let from = 0; from < text.length;) from = step(text, from);
    },
    end() {
      const isQuoteOpen = at === 'quoted';
      if (cells.length > 0 || cell !== '' || at !== 'cell-start') endRow();
      return { isQuoteOpen };
    },
  };
}

// What lies beyond is no table of anybody's: it is read over, so that it costs no memory. A spreadsheet's cell holds 32,767 characters.
const longestCell = 32_767;
const mostCells = 1000;

const comma = 0x2c;
const quote = 0x22;
const newLine = 0x0a;
const carriageReturn = 0x0d;

const isEnd = (code: number) => code === comma || code === newLine || code === carriageReturn;

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
