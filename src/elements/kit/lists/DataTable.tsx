import { useMemo, useRef } from 'react';
import { useSheet } from '../context.ts';
import { t } from '../kit.text.ts';
import { isLong } from './row-window.ts';
import { ArrowSort } from '../icons.tsx';
import { isFolded, Rows, type DataTableProps, type TableSort } from './Rows.tsx';
import lineRowsCss from './line-rows.css?inline';
import tableCss from './table.css?inline';
import { SkeletonRows } from './SkeletonRows.tsx';
import { isMany, useFixedColumns, useTableLayout } from './table-layout.ts';
import { useRowWindow } from './use-row-window.ts';

export { WideFact, type Column, type TableSort } from './Rows.tsx';

/**
 * Remains a table to screen readers in every layout (A11Y-17). Of a long table only the rows near the viewport are
 * rendered, each with its `aria-rowindex`. Memoize `columns`, `action` and `onOpen`, or every row renders again.
 */
export function DataTable<Row>({
  caption,
  rows,
  empty,
  emptyRow,
  isBusy,
  isCompact,
  linesBelowEm,
  sort,
  isLoading,
  ...row
}: DataTableProps<Row>) {
  const { action } = row;
  const table = useRef<HTMLTableElement>(null);
  const isCounted = isLong(rows.length);
  const { parts, watcher, onFocus, onBlur } = useRowWindow(rows.length);
  const layout = useTableLayout(table, rows, row.columns, linesBelowEm);
  const isFixed = linesBelowEm !== undefined && layout === 'table';
  const isInLines = layout !== 'table';
  const columns = useMemo(
    () => row.columns.filter(({ onlyIn }) => !onlyIn || onlyIn === (isInLines ? 'lines' : 'table')),
    [row.columns, isInLines],
  );
  const isFolding = layout === 'lines' && columns.some(isFolded);
  useSheet(tableCss);
  useSheet(lineRowsCss);
  useFixedColumns(table, isCounted && layout === 'table' && !isFixed);
  if (rows.length === 0 && empty && !isLoading) return <>{empty}</>;
  const width = columns.length + (action ? 1 : 0);
  return (
    <div className="d-table-box">
      <table
        ref={table}
        className={isInLines ? 'd-lines' : tableClass(width, isCompact, isFixed)}
        aria-busy={isBusy || undefined}
        aria-rowcount={isCounted ? rows.length + 1 : undefined}
        aria-colcount={isInLines ? width + (isFolding ? 1 : 0) : undefined}
        role="table"
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <caption className="d-hidden">{caption}</caption>
        <thead className={isInLines ? 'd-hidden' : undefined} role="rowgroup">
          <tr aria-rowindex={isCounted ? 1 : undefined} role="row">
            {columns.map((column, at) => (
              <th
                key={column.key}
                scope="col"
                data-key={column.key}
                data-end={column.isNumber ? '' : undefined}
                aria-colindex={isInLines ? at + 1 : undefined}
                aria-sort={column.isSortable ? sortOf(column, sort) : undefined}
                title={column.headingNote}
                data-note={column.headingNote}
                role="columnheader"
              >
                {column.isSortable && (sort || isLoading) && !isInLines ? (
                  <SortButton heading={column.heading} onSort={() => sort?.onSort(column.key)} />
                ) : (
                  <span className={column.isHeadingHidden ? 'd-hidden' : undefined}>{column.heading}</span>
                )}
              </th>
            ))}
            {action && (
              <th scope="col" data-action="" aria-colindex={isInLines ? width : undefined} role="columnheader">
                <span className="d-hidden">{t('actions')}</span>
              </th>
            )}
            {isFolding && (
              <th scope="col" aria-colindex={width + 1} role="columnheader">
                {t('details')}
              </th>
            )}
          </tr>
        </thead>
        {isLoading && <SkeletonRows columns={columns} hasAction={action !== undefined} layout={layout} />}
        {rows.length === 0 && emptyRow && !isLoading && (
          <tbody role="rowgroup">
            <tr role="row">
              <td colSpan={width} data-whole="" role="cell">
                {emptyRow}
              </td>
            </tr>
          </tbody>
        )}
        {parts.map((part) => (
          <Rows
            key={part.isRendered ? part.from : `${part.from}-${part.to}`}
            part={part}
            watcher={watcher}
            rows={rows}
            isCounted={isCounted}
            layout={layout}
            isFolding={isFolding}
            isFixed={isFixed}
            {...row}
            columns={columns}
          />
        ))}
      </table>
    </div>
  );
}

function tableClass(columnCount: number, isCompact: boolean | undefined, isFixed: boolean) {
  const size = isMany(columnCount) ? ' d-table-many' : '';
  return `d-table${size || (isCompact ? ' d-table-compact' : '')}${isFixed ? ' d-table-fixed' : ''}`;
}

function sortOf({ key }: { readonly key: string }, sort: TableSort | undefined) {
  if (sort?.by?.key !== key) return 'none';
  return sort.by.isDescending ? 'descending' : 'ascending';
}

const SortButton = ({ heading, onSort }: { readonly heading: string; readonly onSort: () => void }) => (
  <button type="button" className="d-sort" onClick={onSort}>
    <span>{heading}</span>
    <ArrowSort />
  </button>
);
