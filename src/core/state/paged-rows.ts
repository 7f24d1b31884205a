/** The loaded part of a paged list. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** The total count; null if the service does not give it. */
  readonly total: number | null;
  /** Whether 'Show more' has more to show. */
  readonly hasMore: boolean;
}

/** One page, as the service answered it. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null if this page's answer has no total. */
  readonly total: number | null;
}

/** An empty list. */
export const noRows: PagedRows<never> = { rows: [], total: null, hasMore: false };

/**
 * The list with the next page at its end. Rows move between pages while a visitor reads, so one may come again: the first
 * of each key stays (CON-4.6).
 */
export function withPage<Row>(
  list: PagedRows<Row>,
  page: Page<Row>,
  pageSize: number,
  keyOf: (row: Row) => string,
): PagedRows<Row> {
  const known = new Set(list.rows.map(keyOf));
  const added = page.rows.filter((row) => {
    const key = keyOf(row);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  const rows = added.length > 0 ? [...list.rows, ...added] : list.rows;
  // Some lists give their total with page 1 only, and 0 with the others.
  const told = page.rows.length > 0 && page.total === 0 ? null : page.total;
  const total = told ?? list.total;
  return { rows, total, hasMore: hasMore(page, rows.length, total, pageSize) };
}

// Duplicate rows are dropped, so the count may never reach the total: an empty page also ends the list.
function hasMore(page: Page<unknown>, loaded: number, total: number | null, pageSize: number): boolean {
  if (page.rows.length === 0) return false;
  return total === null ? page.rows.length >= pageSize : loaded < total;
}
