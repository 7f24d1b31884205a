import { localized } from '../../../core/config/text.ts';
import { readFileText, type ReadFile } from '../../../core/format/csv.ts';
import { firstCharacters } from '../../../core/format/text.ts';
import {
  createRowCheck,
  disguisedColumns,
  faultyColumn,
  furtherColumns,
  isSeparatorLine,
  missingColumns,
  otherSeparator,
  readHeader,
  repeatedColumns,
  rowFaults,
  trimmed,
  type RowFault,
} from './csv-faults.ts';
import { text } from './csv.text.ts';
import Papa, { type Parser, type ParseResult } from 'papaparse';

export interface SampleRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The faults by column index; the key -1 is a fault of the whole row. */
  readonly faults: ReadonlyMap<number, RowFault>;
}

export type SeatCsvPreview = ReturnType<ReturnType<typeof createLook>['result']>;

export type CsvAnalysis = SeatCsvPreview | Exclude<ReadFile, { at: 'text' }>;

interface PreviewNeeds {
  readonly emptySeats: number;
  readonly countryNames: readonly string[];
  readonly signal: AbortSignal;
}

const sampleRows = 5;
const sampleColumns = 8;
const longestShown = 200;
const shownLines = 5;

export async function analyzeCsv(file: Blob, needs: PreviewNeeds): Promise<CsvAnalysis> {
  const pieces: string[] = [];
  const outcome = await readFileText(file, (piece) => pieces.push(piece), needs.signal);
  if (outcome.at !== 'text') return outcome;
  const whole = pieces.join('');
  const [firstLine = ''] = whole.slice(0, longestRow).split('\n', 1);
  const hasSeparatorLine = isSeparatorLine(firstLine);
  // Not parsed: a quotation mark in it would open a cell. Its line end stays, for the numbers of the lines.
  const csv = hasSeparatorLine ? whole.slice(firstLine.length) : whole;
  const separator = separatorOf(csv);
  // A second byte order mark. Papa Parse drops it, but the service gets it.
  const mark = csv.startsWith('\ufeff') ? '\ufeff' : '';
  const looked = createLook(needs, { separator, hasSeparatorLine, mark });
  const { isQuoteOpen } = await readCsvRows(csv, looked.take, needs.signal, separator?.character);
  return looked.result(outcome, isQuoteOpen);
}

/**
 * The separator if it isn't the comma. The rows are split by it: split by commas, a quoted cell that contains it may
 * look like an unclosed quote.
 */
function separatorOf(csv: string) {
  const lines = csv.slice(0, longestRow).split('\n');
  return otherSeparator(lines.find((line) => line.trim() !== '') ?? '');
}

interface FileStart {
  readonly separator: ReturnType<typeof otherSeparator>;
  readonly hasSeparatorLine: boolean;
  readonly mark: string;
}

function createLook({ emptySeats, countryNames }: PreviewNeeds, { separator, hasSeparatorLine, mark }: FileStart) {
  let columns: readonly string[] = [];
  let header = readHeader([]);
  let check = createRowCheck(header, countryNames);
  let headerLine = 1;
  let rowCount = 0;
  const sample: SampleRow[] = [];
  const found = new Map<RowFault, { count: number; lines: number[] }>();

  const takeHeader = ([first = '', ...others]: readonly string[]) => {
    columns = cut([mark + first, ...others], Infinity).map(trimmed);
    header = readHeader(columns);
    check = createRowCheck(header, countryNames);
  };
  // A title may be above the column names. Spreadsheet programs write the name of the table there.
  const isLaterHeader = (cells: readonly string[]) => header.places.size === 0 && readHeader(cells).places.size > 1;
  const beginAgain = (cells: readonly string[], line: number) => {
    takeHeader(cells);
    headerLine = line;
    rowCount = 0;
    sample.length = 0;
    found.clear();
  };
  const placesOf = (faults: readonly RowFault[]) =>
    new Map(
      faults.map((fault) => {
        const column = faultyColumn[fault];
        return [(column && header.places.get(column)) ?? -1, fault];
      }),
    );
  const note = (fault: RowFault, line: number) => {
    const known = found.get(fault) ?? { count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < shownLines) known.lines.push(line);
    found.set(fault, known);
  };

  return {
    take(cells: readonly string[], line: number): void {
      if (columns.length === 0) return takeHeader(cells);
      if (isLaterHeader(cells)) return beginAgain(cells, line);
      rowCount += 1;
      const faults = check(cells);
      if (sample.length < sampleRows) sample.push({ line, cells: cut(cells, sampleColumns), faults: placesOf(faults) });
      faults.forEach((fault) => note(fault, line));
    },

    result(file: Extract<ReadFile, { at: 'text' }>, isQuoteOpen: boolean) {
      const [only = '', ...others] = columns;
      const names = others.length > 0 ? [] : only.split(separator?.character ?? ',');
      const isQuoted = header.places.size === 0 && readHeader(names).places.size > 1;
      const missing = isQuoted ? [] : missingColumns(header);
      // If columns are missing, reports no unknown ones: they may be the missing columns, with names in another
      // language.
      const further = isQuoted || missing.length > 0 ? [] : furtherColumns(columns).slice(0, shownLines);
      const advice = [
        hasSeparatorLine && localized(text, 'separatorLine'),
        headerLine > 1 && localized(text, 'titleAbove', { line: headerLine }),
        isQuoted && localized(text, 'quotedLines'),
        separator && localized(text, separator.key, { character: separator.character }),
        ...missing.map((name) => localized(text, 'columnMissing', { name })),
        ...disguisedColumns(columns, header).map((name) => localized(text, 'columnDisguised', { name })),
        ...repeatedColumns(columns).map((name) => localized(text, 'columnRepeated', { name })),
        ...further.map((at) => (language?: string) => {
          const name = columns[at]?.trim() || text('column', { at: at + 1 }, language);
          return text('columnUnknown', { name }, language);
        }),
        file.encoding === 'utf-16' && localized(text, 'utf16'),
        file.hasUnknownLetters && localized(text, 'unknownLetters'),
        isQuoteOpen && localized(text, 'openQuote'),
        rowCount === 0 && localized(text, 'noRows'),
        rowCount > emptySeats && localized(text, 'tooManyRows', { rows: rowCount, count: emptySeats }),
      ].filter((sentence) => sentence !== false && sentence !== null);
      return {
        at: 'read' as const,
        columns,
        rowCount,
        sample,
        advice,
        faults: rowFaults.flatMap((fault) => {
          const known = found.get(fault);
          return known ? [{ fault, ...known }] : [];
        }),
      };
    },
  };
}

const cut = (cells: readonly string[], most: number) =>
  cells.slice(0, most).map((cell) => firstCharacters(cell, longestShown));

type TakeRow = (cells: readonly string[], line: number) => void;

// In characters. A chunk of this length is parsed within a few milliseconds, even on a slow machine.
const chunkLength = 4096;
// In characters. A longer row means an unclosed quotation mark, or a file that is not CSV.
const longestRow = 3 * chunkLength;

/**
 * Parses rows that end with '\n', in chunks, so that the page stays responsive (SEC-25). At a row longer than `longestRow`
 * the parser passes its beginning to `take` and stops. It stops early too when `signal` is aborted.
 */
export function readCsvRows(
  text: string,
  take: TakeRow,
  signal: AbortSignal,
  delimiter = ',',
): Promise<{ isQuoteOpen: boolean }> {
  // Papa Parse would otherwise guess both from the first characters of the file.
  const rfc4180 = { delimiter, newline: '\n' } as const;
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

const linesOf = (cells: readonly string[]) =>
  cells.reduce((lines, cell) => (cell.includes('\n') ? lines + cell.split('\n').length - 1 : lines), 1);
