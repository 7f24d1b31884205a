import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  /** Strings over 35 characters are cut, with the full text in a tooltip. */
  readonly cell: (row: Row, at: number) => ReactNode;
  /** The row's heading. Exactly one column of each layout. */
  readonly isRowHeading?: boolean;
  /** Aligns the cell at the end. */
  readonly isNumber?: boolean;
  /** Keeps the cell, such as a date or an id, on one line. */
  readonly isOneLine?: boolean;
  /**
   * The cell's place in the two-line layout on phones: the first line (by default the row's heading), the first line's end,
   * the second line or its end. Cells without a place are behind a disclosure. If no column has a place, rows become cards.
   */
  readonly line?: 'first' | 'state' | 'second' | 'secondEnd';
  /** Rendered in one layout only; the other one has the value in another column. */
  readonly isOnlyIn?: 'lines' | 'table';
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Controls at the end of a row. Include its name in theirs: 'Remove Anna Rao'. */
  readonly action?: (row: Row, at: number) => ReactNode;
  /**
   * Called on clicks in a row outside of links and buttons, with the key of the column. One cell needs a link that does the
   * same.
   */
  readonly onOpen?: (row: Row, columnKey: string) => void;
  /** Replaces the whole table when it has no rows. */
  readonly empty?: ReactNode;
  /** Shown below the headings when there are no rows, for instance after a search. */
  readonly emptyRow?: ReactNode;
  readonly isBusy?: boolean;
  readonly isCompact?: boolean;
}
