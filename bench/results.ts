import type { Figures } from './figures.ts';
import type { Scores } from './lighthouse.ts';
import { stages, type PerStage } from './load.ts';

export interface Results {
  readonly pages: readonly PageResult[];
  readonly heap: readonly HeapResult[];
  readonly lists: readonly ListResult[];
  readonly loaderMs: number;
  readonly scores: readonly Scores[];
}

export interface PageResult {
  readonly name: string;
  /** Without throttling. For elements measured in bytes only, this is a single load. */
  readonly fast: Figures;
  /** null if not measured. */
  readonly slow: Figures | null;
  readonly isTimed: boolean;
}

export interface HeapResult {
  readonly name: string;
  readonly oneBytes: number;
  readonly twentyBytes: number;
  readonly fortyBytes: number;
  /** Bytes that each of the second to twentieth element adds, including code that V8 compiles meanwhile. */
  readonly eachBytes: number;
  /** Bytes that each of the next twenty adds: memory of the element alone. */
  readonly eachMoreBytes: number;
}

export type ListResult = Readonly<Record<string, number>>;

const values = (figures: PerStage) => stages.map((stage) => figures[stage]);
const kilobytes = (figures: PerStage) => stages.map((stage) => figures[stage] / 1000);

const head = ['', 'kB', 'requests', 'ms', '+ms', 'slow ms', 'slow +ms', 'shift', 'task ms', 'slow task ms'];

export const pagesTable = ({ pages }: Results): string =>
  textTable(
    head,
    pages.map(({ name, fast, slow, isTimed }) => [
      name,
      cell(kilobytes(fast.bytes), 1),
      cell(values(fast.requests)),
      ...(isTimed ? [cell(values(fast.ms)), cell(values(fast.overEmptyMs))] : ['', '']),
      ...(slow ? [cell(values(slow.ms)), cell(values(slow.overEmptyMs))] : ['', '']),
      fast.shift.toFixed(3),
      ...(isTimed ? [cell([fast.longestTaskMs])] : ['']),
      ...(slow ? [cell([slow.longestTaskMs])] : ['']),
    ]),
  );

/** Times on the slow phone as multiples of the empty page's, and the bytes that a page needs until then. */
export const timesTable = ({ pages }: Results): string =>
  textTable(
    ['Slow phone', 'typable ×', 'hydrated ×', 'kB until typable'],
    pages.flatMap(({ name, slow }) =>
      slow
        ? [
            [
              name,
              slow.timesEmpty.typable.toFixed(2),
              slow.timesEmpty.interactive.toFixed(2),
              (slow.bytes.typable / 1000).toFixed(1),
            ],
          ]
        : [],
    ),
  );

export const heapTable = ({ heap }: Results): string =>
  textTable(
    ['JavaScript heap, KB', 'one', 'twenty', 'forty', 'each up to 20', 'each up to 40'],
    heap.map(({ name, oneBytes, twentyBytes, fortyBytes, eachBytes, eachMoreBytes }) => [
      name,
      ...[oneBytes, twentyBytes, fortyBytes, eachBytes, eachMoreBytes].map((bytes) => (bytes / 1024).toFixed(0)),
    ]),
  );

const listColumns = {
  rowCount: 'rows',
  firstRowsMs: 'first rows, ms',
  showMoreMs: 'Show more, ms of main thread',
  frameP95Ms: 'scroll frame p95, ms',
  frameMostMs: 'longest scroll frame, ms',
  clockP95Ms: 'p95 by the clock, ms',
  heapMb: 'heap, MB',
  nodes: 'DOM nodes',
} as const;

export const listsTable = ({ lists }: Results): string =>
  textTable(
    Object.values(listColumns),
    lists.map((list) => Object.keys(listColumns).map((name) => String(list[name] ?? '–'))),
  );

export const scoresTable = ({ scores }: Results): string =>
  textTable(
    ['Lighthouse', ...Object.keys(scores[0]?.scores ?? {})],
    scores.map(({ name, scores: each }) => [name, ...Object.values(each).map(String)]),
  );

function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [lineOf(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(lineOf)].join('\n');
}

/** Related numbers in one cell: '82 · 82 · 103'. */
const cell = (values: readonly number[], digits = 0): string =>
  values.map((value) => (Number.isFinite(value) ? value.toFixed(digits) : '–')).join(' · ');
