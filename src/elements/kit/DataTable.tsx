import { useRef, type ReactNode } from 'react';
import { useSheet } from './context.ts';
import { t } from './kit.text.ts';
import { Rows } from './Rows.tsx';
import tableCss from './table.css?inline';
import { useFixedColumns } from './fixed-columns.ts';

export { tableCss };

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  /** A text over 35 characters is cut, with the whole in a tooltip. */
  readonly cell: (row: Row, at: number) => ReactNode;
  /** Names its row, as a heading: one column of a table. */
  readonly isRowHeading?: boolean;
  /** Numbers stand at the end. */
  readonly isNumber?: boolean;
  /** Is not broken: a date, an id. */
  readonly isOneLine?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What can be done with a row, at its end; name each by what it acts on: 'Remove Anna Rao'. */
  readonly action?: (row: Row, at: number) => ReactNode;
  /** Stands in place of the table when it has no rows. */
  readonly empty?: ReactNode;
  readonly isBusy?: boolean;
  readonly isCompact?: boolean;
}

// Up to here a browser draws all rows at once; above, only those near the view.
const longFrom = 200;
const chunkSize = 50;

/** A table that stays one at every width, and with 10,000 rows (A11Y-17). */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  action,
  empty,
  isBusy,
  isCompact,
}: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const isLong = rows.length > longFrom;
  useSheet(tableCss);
  useFixedColumns(table, isLong);
  if (rows.length === 0 && empty) return <>{empty}</>;
  const chunks = isLong ? Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, at) => at * chunkSize) : [0];
  return (
    <div className={boxFor(columns.length + (action ? 1 : 0))}>
      <table
        ref={table}
        className={isCompact ? 'd-table d-table-compact' : 'd-table'}
        aria-busy={isBusy || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        role="table"
      >
        <caption className={isCaptionHidden ? 'd-hidden' : 'd-heading'}>{caption}</caption>
        <thead role="rowgroup">
          <tr aria-rowindex={isLong ? 1 : undefined} role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" data-end={column.isNumber ? '' : undefined} role="columnheader">
                {column.heading}
              </th>
            ))}
            {action && (
              <th scope="col" data-action="" role="columnheader">
                <span className="d-hidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {chunks.map((from) => (
          <Rows
            key={from}
            from={from}
            isAlwaysDrawn={!isLong}
            rows={isLong ? rows.slice(from, from + chunkSize) : rows}
            columns={columns}
            keyOf={keyOf}
            action={action}
          />
        ))}
      </table>
    </div>
  );
}

/** Below which width the rows become cards depends on what must fit beside each other: 480, 720 or 900 px. */
function boxFor(columnCount: number) {
  if (columnCount > 7) return 'd-table-box d-table-box-widest';
  if (columnCount > 5) return 'd-table-box d-table-box-wide';
  return 'd-table-box';
}
