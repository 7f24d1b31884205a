import { csvRow } from '../../../core/format/csv-cell.ts';
import { readFileText, type ReadFile } from '../../../core/format/csv-file.ts';
import { createRowCheck, missingColumns, readHeader, rowFaults, type RowFault } from './csv-faults.ts';
import { readCsvRows } from './csv-rows.ts';
import { t } from './csv.text.ts';

/** An error that occurs in one or more rows. */
export interface FoundFault {
  readonly fault: RowFault;
  readonly count: number;
  /** The first line numbers with this error. */
  readonly lines: readonly number[];
}

export interface SeatCsvPreview {
  readonly at: 'read';
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** The first rows, with long cells truncated. */
  readonly sample: readonly (readonly string[])[];
  /** Messages about the file as a whole. */
  readonly advice: readonly string[];
  readonly faults: readonly FoundFault[];
  /** The faulty rows as CSV; null if there are none. */
  readonly report: Blob | null;
}

export type LookedThrough = SeatCsvPreview | Exclude<ReadFile, { at: 'text' }>;

export interface PreviewNeeds {
  readonly emptySeats: number;
  readonly countryNames: readonly string[];
  readonly signal: AbortSignal;
}

const sampleRows = 5;
const sampleColumns = 8;
const reportColumns = 100;
const reportedRows = 20_000;
const longestShown = 200;
const shownLines = 5;

/** Checks a file before the upload, in slices that don't block the page (SEC-25). */
export async function lookThroughCsv(file: Blob, needs: PreviewNeeds): Promise<LookedThrough> {
  const pieces: string[] = [];
  const outcome = await readFileText(file, (text) => pieces.push(text), needs.signal);
  if (outcome.at !== 'text') return outcome;
  const looked = createLook(needs);
  const { isQuoteOpen } = await readCsvRows(pieces.join(''), looked.take, needs.signal);
  return looked.result(outcome, isQuoteOpen);
}

function createLook({ emptySeats, countryNames }: PreviewNeeds) {
  let columns: readonly string[] = [];
  let header = readHeader([]);
  let check = createRowCheck(header, countryNames);
  let rowCount = 0;
  const sample: (readonly string[])[] = [];
  const reportRows: string[] = [];
  const found = new Map<RowFault, { count: number; lines: number[] }>();

  const takeHeader = (cells: readonly string[]) => {
    columns = cut(cells, cells.length).map((name) => name.trim());
    header = readHeader(columns);
    check = createRowCheck(header, countryNames);
  };
  const note = (fault: RowFault, line: number) => {
    const known = found.get(fault) ?? { count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < shownLines) known.lines.push(line);
    found.set(fault, known);
  };

  return {
    take(cells: readonly string[], line: number): void {
      if (columns.length === 0) return takeHeader(cells);
      rowCount += 1;
      if (sample.length < sampleRows) sample.push(cut(cells, sampleColumns));
      const faults = check(cells);
      if (faults.length === 0) return;
      faults.forEach((fault) => note(fault, line));
      if (reportRows.length >= reportedRows) return;
      const texts = faults.map((fault) => t(fault)).join('; ');
      reportRows.push(csvRow([String(line), texts, ...cut(cells, reportColumns)]));
    },

    result(file: Extract<ReadFile, { at: 'text' }>, isQuoteOpen: boolean): SeatCsvPreview {
      const missing = missingColumns(header);
      const hasSemicolons = columns.length === 1 && columns[0]!.includes(';');
      const advice = [
        hasSemicolons ? t('semicolons') : '',
        ...(hasSemicolons ? [] : missing.map((name) => t('columnMissing', { name }))),
        file.encoding === 'utf-16' ? t('utf16') : '',
        file.hasUnknownLetters ? t('unknownLetters') : '',
        isQuoteOpen ? t('openQuote') : '',
        rowCount === 0 ? t('noRows') : '',
        rowCount > emptySeats ? t('tooManyRows', { rows: rowCount, seats: emptySeats }) : '',
      ].filter((sentence) => sentence !== '');
      const titles = csvRow([t('reportLine'), t('reportFault'), ...columns.slice(0, reportColumns)]);
      return {
        at: 'read',
        columns,
        rowCount,
        sample,
        advice,
        faults: rowFaults.flatMap((fault) => {
          const known = found.get(fault);
          return known ? [{ fault, ...known }] : [];
        }),
        // The byte order mark tells spreadsheets that the file is UTF-8.
        report: reportRows.length > 0 ? new Blob(['\uFEFF', titles, ...reportRows], { type: 'text/csv' }) : null,
      };
    },
  };
}

const cut = (cells: readonly string[], most: number) => cells.slice(0, most).map((cell) => cell.slice(0, longestShown));
