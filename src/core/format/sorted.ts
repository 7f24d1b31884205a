export interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** The value of a row that decides its place. Null and '' come last in both directions. */
type SortValue = string | number | Date | null;

export type SortValues<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

/** Rows that compare as equal keep their order. */
export function sorted<Row>(
  rows: readonly Row[],
  sort: Sort | null,
  values: SortValues<Row>,
  locale: string | undefined,
): readonly Row[] {
  const valueOf = sort && values[sort.key];
  if (!valueOf) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const direction = sort.isDescending ? -1 : 1;
  const ranked = rows.map((row) => ({ row, value: valueOf(row) }));
  ranked.sort((one, other) => {
    const [a, b] = [one.value, other.value];
    if (isNone(a) || isNone(b)) return Number(isNone(a)) - Number(isNone(b));
    if (typeof a === 'string' || typeof b === 'string') return direction * compare(String(a), String(b));
    return direction * (Number(a) - Number(b));
  });
  return ranked.map(({ row }) => row);
}

const isNone = (value: SortValue): value is null | '' => value === null || value === '';

/** The next order after a press on a heading: ascending, descending, then that of the service. */
export function nextSort(before: Sort | null, key: string): Sort | null {
  if (before?.key !== key) return { key, isDescending: false };
  return before.isDescending ? null : { key, isDescending: true };
}
