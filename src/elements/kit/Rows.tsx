import { useEffect, useRef, useState } from 'react';
import type { Column, DataTableProps } from './DataTable.tsx';
import { Truncated } from './Truncated.tsx';

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'keyOf' | 'action'> {
  /** The first row's place in the whole table. */
  readonly from: number;
  readonly isAlwaysDrawn: boolean;
}

const rowHeightPx = 45;

/** Some rows of a table: drawn while they are near the view, else one empty cell of their height. */
export function Rows<Row>({ rows, from, columns, keyOf, action, isAlwaysDrawn }: RowsProps<Row>) {
  const { ref, isNear, heightPx } = useNear(isAlwaysDrawn || from === 0, rows.length * rowHeightPx);
  if (!isAlwaysDrawn && !isNear) {
    const setHeight = (cell: HTMLElement | null) => cell?.style.setProperty('block-size', `${heightPx}px`);
    return (
      <tbody ref={ref} data-away="" role="rowgroup">
        <tr aria-hidden="true">
          <td colSpan={columns.length + (action ? 1 : 0)} ref={setHeight} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody ref={ref} role="rowgroup">
      {rows.map((row, at) => (
        <tr key={keyOf(row)} aria-rowindex={isAlwaysDrawn ? undefined : from + at + 2} role="row">
          {columns.map((column) => (
            <Cell key={column.key} column={column} row={row} at={from + at} />
          ))}
          {action && (
            <td data-action="" role="cell">
              {action(row, from + at)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Cell<Row>({ column, row, at }: { readonly column: Column<Row>; readonly row: Row; readonly at: number }) {
  const content = column.cell(row, at);
  const given = {
    'data-heading': column.heading,
    'data-end': column.isNumber ? '' : undefined,
    'data-one-line': column.isOneLine ? '' : undefined,
    children: <span>{typeof content === 'string' ? <Truncated text={content} /> : content}</span>,
  };
  if (column.isRowHeading) return <th scope="row" role="rowheader" {...given} />;
  return <td role="cell" {...given} />;
}

/** Whether a node is within some screens of the view, and how high it was when it last was. */
function useNear(isNearFirst: boolean, estimatePx: number) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isNearFirst);
  const heightPx = useRef(estimatePx);
  // Only the browser knows what is in view.
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0)
          heightPx.current = entry.boundingClientRect.height;
        setNear(entry.isIntersecting);
      },
      { rootMargin: '1500px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear, heightPx: heightPx.current };
}
