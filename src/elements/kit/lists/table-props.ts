import type { ReactNode } from 'react';

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
  /**
   * Where the cell stands in the two lines that a row is on a phone: at the end of the first, or in the second. The cells without
   * a place are behind a disclosure there. A table none of whose columns has a place is cards on a phone.
   */
  readonly line?: 'state' | 'second';
  /** Is drawn in lines only: a table says it by another column. */
  readonly isInLinesOnly?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What can be done with a row, at its end; name each by what it acts on: 'Remove Anna Rao'. */
  readonly action?: (row: Row, at: number) => ReactNode;
  /** A click on a row beside its links and buttons, with the key of its column. Give one cell a link that does the same. */
  readonly onOpen?: (row: Row, columnKey: string) => void;
  /** Stands in place of the table when it has no rows. */
  readonly empty?: ReactNode;
  /** Stands under the headings when it has no rows: a search found nothing. */
  readonly emptyRow?: ReactNode;
  readonly isBusy?: boolean;
  readonly isCompact?: boolean;
}
