/** The loaded part of a paged list. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** The total count; null if the service does not give it. */
  readonly total: number | null;
  /** Whether to offer 'Show more'. */
  readonly hasMore: boolean;
}

/** One page, from the service's answer. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null if this page's answer has no total. */
  readonly total: number | null;
}

/** An empty list. */
export const noRows: PagedRows<never> = { rows: [], total: null, hasMore: false };

/**
 * Appends a page to the list. Rows move between pages while the visitor reads, so a row may arrive twice: only the
 * first with each key is kept (CON-4.6).
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
  // Some lists send their total with page 1 only, and 0 with other pages.
  const told = page.rows.length > 0 && page.total === 0 ? null : page.total;
  const total = told ?? list.total;
  return { rows, total, hasMore: hasMore(page, rows.length, total, pageSize) };
}

// Duplicate rows are dropped, so the count may never reach the total: an empty page also ends the list.
function hasMore(page: Page<unknown>, loaded: number, total: number | null, pageSize: number): boolean {
  if (page.rows.length === 0) return false;
  return total === null ? page.rows.length >= pageSize : loaded < total;
}
