/** What is loaded of a list that comes page by page. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all; null where the service does not say. */
  readonly total: number | null;
  /** Whether 'Show more' has more to show. */
  readonly hasMore: boolean;
}

/** One page, as the service answered it. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** null: not told with this page. */
  readonly total: number | null;
}

/** A list of which nothing is known to be there. */
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
  // Some lists count on the first page alone, and say 0 on the others.
  const told = page.rows.length > 0 && page.total === 0 ? null : page.total;
  const total = told ?? list.total;
  return { rows, total, hasMore: hasMore(page, rows.length, total, pageSize) };
}

// Where rows were dropped the loaded count never reaches the total: an empty page is the end too.
function hasMore(page: Page<unknown>, loaded: number, total: number | null, pageSize: number): boolean {
  if (page.rows.length === 0) return false;
  return total === null ? page.rows.length >= pageSize : loaded < total;
}
