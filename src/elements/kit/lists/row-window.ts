/*
 * Selects the rows of a long table to render. Rows form chunks; one empty cell replaces all adjacent chunks far from the
 * viewport, so the document stays small.
 *
 * Why not TanStack Virtual (tried: virtual-core 3.19.11): it knows only the height of the window and scroll events, where
 * IntersectionObserver (use-row-window.ts) knows what is visible. In a frame as high as its content it rendered 2,880 of
 * 3,000 rows (this code: 40), and after a CSS transform none of those in sight. It needed listeners on every ancestor and
 * 8.7 kB of Brotli in place of 0.9 kB; it saved 40 lines.
 */

export const chunkSize = 4;

// Up to this number of rows all are rendered, so that the browser's find-in-page finds them.
const longFrom = 200;

export const isLong = (rowCount: number) => rowCount > longFrom;

export interface Part {
  readonly from: number;
  readonly to: number;
  readonly isRendered: boolean;
}

export interface RowRange {
  readonly first: number;
  readonly last: number;
  /**
   * The number of chunks when `first` and `last` were set. If `last` was the final chunk, rows appended since are
   * rendered too.
   */
  readonly of: number;
}

export const initialRange = (rowCount: number): RowRange =>
  isLong(rowCount)
    ? { first: 0, last: chunkOf(40), of: chunkCount(rowCount) }
    : { first: 0, last: chunkOf(longFrom) - 1, of: chunkOf(longFrom) };

export const chunkCount = (rowCount: number) => Math.ceil(rowCount / chunkSize);
export const chunkOf = (row: number) => Math.floor(row / chunkSize);

// If rows are appended at the rendered end, renders this many chunks more: the 25 rows of a page, the default, lie in
// no more than these.
const most = Math.ceil(25 / chunkSize) + 1;

export function partsOf(rowCount: number, range: RowRange, focused: number | null): Part[] {
  const count = chunkCount(rowCount);
  const { first, last } = grown(range, count);
  const parts: Part[] = [];
  for (let chunk = 0; chunk < count; chunk += 1) {
    const isRendered = !isLong(rowCount) || (chunk >= first && chunk <= last) || chunk === focused;
    const from = chunk * chunkSize;
    const to = Math.min(rowCount, from + chunkSize);
    const before = parts.at(-1);
    if (!isRendered && before && !before.isRendered) parts[parts.length - 1] = { ...before, to };
    else parts.push({ from, to, isRendered });
  }
  return parts;
}

function grown({ first, last, of }: RowRange, count: number) {
  const end = last >= of - 1 ? last + most : last;
  return { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(end, count - 1) };
}

export function createHeights(rowHeightPx: number) {
  const measured = new Map<number, { readonly px: number; readonly rows: number }>();
  // The row height of the first measured chunk, for chunks not yet measured. A new estimate would shift the rows in view:
  // it is made only if a row's height changes by half, which means that the layout was switched.
  let estimatePx: number | null = null;

  const ofRow = () => estimatePx ?? rowHeightPx;
  const ofChunk = (chunk: number, rows: number) => {
    const known = measured.get(chunk);
    return known?.rows === rows ? known.px : ofRow() * rows;
  };

  return {
    isKnown: () => estimatePx !== null,

    measure({ from, to }: Part, px: number) {
      const rows = to - from;
      if (Math.abs(px / rows / ofRow() - 1) > 0.5) {
        measured.clear();
        estimatePx = null;
      }
      estimatePx ??= px / rows;
      measured.set(chunkOf(from), { px, rows });
    },

    of({ from, to }: Pick<Part, 'from' | 'to'>): number {
      let px = 0;
      for (let row = from; row < to; row += chunkSize) px += ofChunk(chunkOf(row), Math.min(chunkSize, to - row));
      return px;
    },

    chunksBetween(part: Part, startPx: number, endPx: number): { readonly first: number; readonly last: number } {
      let first = chunkOf(part.from);
      let last = first;
      let px = 0;
      for (let row = part.from; row < part.to && px <= endPx; row += chunkSize) {
        if (px <= startPx) first = chunkOf(row);
        last = chunkOf(row);
        px += ofChunk(chunkOf(row), Math.min(chunkSize, part.to - row));
      }
      return { first, last };
    },
  };
}
