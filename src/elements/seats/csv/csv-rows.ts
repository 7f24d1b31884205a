import Papa, { type Parser, type ParseResult } from 'papaparse';

/** Called for each row that is not blank; `line` is its first line number, from 1. */
export type TakeRow = (cells: readonly string[], line: number) => void;

// Parsed within a few milliseconds on a slow machine.
const chunkLength = 4096;
// A longer row means an unclosed quotation mark, or a file that is not a table.
const longestRow = 3 * chunkLength;

/**
 * Parses the rows of a CSV with '\n' as line ends, in chunks, between which the page stays responsive (SEC-25). If a
 * row is longer than `longestRow`, its beginning is passed on as the last row. Stops early when `signal` is aborted.
 */
export function readCsvRows(text: string, take: TakeRow, signal: AbortSignal): Promise<{ isQuoteOpen: boolean }> {
  return new Promise((resolve) => {
    let line = 1;
    let seen = 0;
    let isQuoteOpen = false;

    const takeAll = ({ data, errors }: ParseResult<string[]>) => {
      for (const cells of data) {
        if (cells.some((cell) => cell.trim() !== '')) take(cells, line);
        line += linesOf(cells);
      }
      isQuoteOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
    };

    Papa.parse<string[]>(text, {
      ...rfc4180,
      chunkSize: chunkLength,
      chunk(results: ParseResult<string[]>, parser: Parser) {
        takeAll(results);
        seen += chunkLength;
        if (signal.aborted) return parser.abort();
        if (seen - results.meta.cursor > longestRow) {
          const cut = text.slice(results.meta.cursor, seen);
          takeAll(Papa.parse<string[]>(cut, rfc4180));
          isQuoteOpen = cut.includes('"');
          return parser.abort();
        }
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve({ isQuoteOpen }),
    });
  });
}

// Set explicitly: Papa Parse would guess both from the first characters.
const rfc4180 = { delimiter: ',', newline: '\n' } as const;

const linesOf = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => (cell.includes('\n') ? lines + cell.split('\n').length - 1 : lines), 1);
