import { memo, useCallback, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Column, DataTableProps } from './table-props.ts';
import type { Part } from './row-window.ts';
import { Truncated } from './Truncated.tsx';
import type { Watcher } from './use-row-window.ts';

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'keyOf' | 'action' | 'onOpen'> {
  readonly part: Part;
  readonly watcher: Watcher;
  /** Rows are counted aloud where some of them are not drawn. */
  readonly isCounted: boolean;
}

/** Some rows of a table, or where they are away from the view one empty cell of their height. */
export function Rows<Row>({ part, watcher, rows, keyOf, isCounted, ...row }: RowsProps<Row>) {
  const { from, to, isDrawn } = part;
  const watch = useCallback(
    (node: Element | null) => (node && isCounted ? watcher.watch(node, { from, to, isDrawn }) : undefined),
    [watcher, from, to, isDrawn, isCounted],
  );
  if (!isDrawn) {
    const setHeight = (cell: HTMLElement | null) =>
      cell?.style.setProperty('block-size', `${watcher.heights.of(part)}px`);
    return (
      <tbody ref={watch} data-away="" role="rowgroup">
        <tr aria-hidden="true">
          <td colSpan={row.columns.length + (row.action ? 1 : 0)} ref={setHeight} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody ref={watch} data-from={from} role="rowgroup">
      {rows.slice(from, to).map((each, at) => (
        <Row key={keyOf(each)} row={each} at={from + at} isCounted={isCounted} {...row} />
      ))}
    </tbody>
  );
}

interface RowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'action' | 'onOpen'> {
  readonly row: Row;
  readonly at: number;
  readonly isCounted: boolean;
}

// A row is drawn once, whatever comes and goes around it.
const Row = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ row, at, columns, action, onOpen, isCounted }: RowProps<Row>) {
  const pressedAt = useRef({ x: 0, y: 0 });
  const press = ({ clientX, clientY }: PointerEvent) => void (pressedAt.current = { x: clientX, y: clientY });
  const open = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressedAt.current;
    // Marking a text in the row, to copy it, does not leave the list.
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
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} at={at} />
      ))}
      {action && (
        <td data-action="" role="cell">
          {action(row, at)}
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, row, at }: { readonly column: Column<Row>; readonly row: Row; readonly at: number }) {
  const content = column.cell(row, at);
  const given = {
    'data-key': column.key,
    'data-heading': column.heading,
    'data-end': column.isNumber ? '' : undefined,
    'data-one-line': column.isOneLine ? '' : undefined,
    children: <span dir="auto">{typeof content === 'string' ? <Truncated text={content} /> : content}</span>,
  };
  if (column.isRowHeading) return <th scope="row" role="rowheader" {...given} />;
  return <td role="cell" {...given} />;
}

/** The column of the cell around a node, null for what does something of its own. */
function keyOfCell(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  return target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
}
