import { memo, useCallback, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { drawn } from '../../../core/format/text.ts';
import type { Part } from './row-window.ts';
import { ChevronDown } from '../icons.tsx';
import { IconButton } from '../controls/Button.tsx';
import { t } from '../kit.text.ts';
import { titleOf, Truncated } from './Truncated.tsx';
import type { Watcher } from './use-row-window.ts';

/**
 * 'lines': each row takes two lines, as each `Column.line` says. 'labels': one line per value, with its heading beside
 * it; for tables in which no column has a `line`.
 */
export type TableLayout = 'table' | 'lines' | 'labels';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  /** For screen readers only. */
  readonly isHeadingHidden?: boolean;
  /** A quiet line below the heading where the element's sheet has room for it; its tooltip elsewhere. */
  readonly headingNote?: string;
  readonly cell: (row: Row, at: number) => ReactNode;
  /** True: the cell is the heading of its row. Each layout needs exactly one such column. */
  readonly isRowHeading?: boolean;
  readonly isNumber?: boolean;
  /** Emails and phone numbers: left to right in every language, and not translated. */
  readonly isLtr?: boolean;
  readonly isOneLine?: boolean;
  /**
   * Place of the cell in the layout 'lines': 'start' is before both lines, 'first' and 'state' are the start and the end
   * of the first line, 'second' and 'secondEnd' those of the second. If omitted, a row heading is on the first line and
   * any other cell in a disclosure.
   */
  readonly line?: 'start' | 'first' | 'state' | 'second' | 'secondEnd';
  readonly onlyIn?: 'lines' | 'table';
  readonly isSortable?: boolean;
}

export interface TableSort {
  readonly by: { readonly key: string; readonly isDescending: boolean } | null;
  readonly onSort: (columnKey: string) => void;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Controls at the end of a row. Their labels must include the name of the row: 'Remove Anna Rao'. */
  readonly action?: (row: Row, at: number) => ReactNode;
  /** Called on clicks in a row outside of links and buttons. For keyboards one cell needs a link that does the same. */
  readonly onOpen?: (row: Row, columnKey: string) => void;
  readonly empty?: ReactNode;
  readonly emptyRow?: ReactNode;
  readonly isBusy?: boolean;
  readonly isCompact?: boolean;
  /**
   * In a box narrower than this the table is in lines. In a wider one the columns have fixed widths, which the
   * element's sheet sets by `data-key`, and each text has one line, so that contents never decide the layout.
   */
  readonly linesBelowEm?: number;
  readonly sort?: TableSort;
  /** Shows a skeleton: the headings, and rows without texts. */
  readonly isLoading?: boolean;
}

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'keyOf' | 'action' | 'onOpen'> {
  readonly part: Part;
  readonly watcher: Watcher;
  readonly isCounted: boolean;
  readonly layout: TableLayout;
  readonly isFolding: boolean;
  readonly isFixed: boolean;
}

export const isFolded = ({ line, isRowHeading }: Pick<Column<never>, 'line' | 'isRowHeading'>) =>
  !line && !isRowHeading;

export function Rows<Row>({ part, watcher, rows, keyOf, ...row }: RowsProps<Row>) {
  const { isCounted } = row;
  const { from, to, isRendered } = part;
  const watch = useCallback(
    (node: Element | null) => (node && isCounted ? watcher.watch(node, { from, to, isRendered }) : undefined),
    [watcher, from, to, isRendered, isCounted],
  );
  if (!isRendered) {
    const setHeight = (cell: HTMLElement | null) =>
      cell?.style.setProperty('block-size', `${watcher.heights.of(part)}px`);
    return (
      <tbody ref={watch} data-away="" role="rowgroup">
        <tr aria-hidden="true">
          <td ref={setHeight} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody ref={watch} data-from={from} role="rowgroup">
      {rows.slice(from, to).map((each, at) => (
        <Row key={keyOf(each)} name={keyOf(each)} row={each} at={from + at} {...row} />
      ))}
    </tbody>
  );
}

interface RowProps<Row> extends Omit<RowsProps<Row>, 'part' | 'watcher' | 'rows' | 'keyOf'> {
  readonly row: Row;
  readonly name: string;
  readonly at: number;
}

const Row = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>(props: RowProps<Row>) {
  const { row, name, at, columns, action, onOpen, isCounted, layout, isFolding, isFixed } = props;
  const isInLines = layout !== 'table';
  const [isUnfolded, setUnfolded] = useState(false);
  const pressedAt = useRef({ x: 0, y: 0 });
  const press = ({ clientX, clientY }: PointerEvent) => void (pressedAt.current = { x: clientX, y: clientY });
  const open = (event: MouseEvent<HTMLElement>) => {
    // With a modifier key, visitors mark a text or open the row's link in another tab: the list has to stay.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { x, y } = pressedAt.current;
    const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > 4;
    const key = isDrag ? null : keyOfCell(event.target);
    if (key !== null) onOpen?.(row, key);
  };
  return (
    <tr
      aria-rowindex={isCounted ? at + 2 : undefined}
      data-opens={onOpen ? '' : undefined}
      role="row"
      onPointerDown={onOpen && press}
      onClick={onOpen && open}
    >
      {columns.map((column, columnAt) => {
        const isLabelled = layout === 'labels' || (layout === 'lines' && isFolded(column));
        if (isFolding && isLabelled && !isUnfolded) return null;
        const index = isInLines ? columnAt + 1 : undefined;
        return <Cell key={column.key} {...{ column, row, at, index, isInLines, isLabelled, isFixed }} />;
      })}
      {action && (
        <td data-action="" aria-colindex={isInLines ? columns.length + 1 : undefined} role="cell">
          {action(row, at)}
        </td>
      )}
      {isFolding && (
        <td data-more="" aria-colindex={columns.length + (action ? 2 : 1)} role="cell">
          <IconButton
            label={t('detailsOf', { name })}
            icon={<ChevronDown />}
            aria={{ 'aria-expanded': isUnfolded }}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </td>
      )}
    </tr>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly at: number;
  readonly index: number | undefined;
  readonly isInLines: boolean;
  readonly isLabelled: boolean;
  readonly isFixed: boolean;
}

function Cell<Row>({ column, row, at, index, isInLines, isLabelled, isFixed }: CellProps<Row>) {
  const content = column.cell(row, at);
  const title = isFixed && typeof content === 'string' ? titleOf(content) : undefined;
  const shown = typeof content === 'string' ? <Truncated text={content} /> : content;
  const given = {
    'aria-colindex': index,
    'data-line': isInLines ? column.line : undefined,
    'data-none': content === '-' ? '' : undefined,
    'data-key': column.key,
    'data-heading': column.heading,
    'data-labelled': isLabelled ? '' : undefined,
    'data-end': column.isNumber ? '' : undefined,
    'data-one-line': column.isOneLine ? '' : undefined,
    children: (
      <span dir="auto" title={title}>
        {column.isLtr ? (
          <bdi dir="ltr" translate="no">
            {shown}
          </bdi>
        ) : (
          shown
        )}
      </span>
    ),
  };
  if (column.isRowHeading) return <th scope="row" role="rowheader" {...given} />;
  return <td role="cell" {...given} />;
}

/** A fact that is hidden in a narrow list (`d-lines-wide`), where the row's disclosure shows it. */
export const WideFact = ({ children, isAfter }: { readonly children: ReactNode; readonly isAfter?: boolean }) => (
  <span className="d-lines-wide">
    {isAfter && ' · '}
    <bdi>{typeof children === 'string' ? drawn(children) : children}</bdi>
    {!isAfter && ' · '}
  </span>
);

function keyOfCell(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  return target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
}
