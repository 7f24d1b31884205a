/*
 * Which rows of a long table are drawn. Rows go in chunks; away from the view one empty cell stands for many chunks, so
 * that the document stays small however long the table is.
 */

/** Few enough to be drawn within a frame; even, so that cards two abreast leave no gap. */
export const chunkSize = 4;

// Up to here all rows are drawn, and a browser finds every word of them.
const longFrom = 200;

export const isLong = (rowCount: number) => rowCount > longFrom;

/** Neighbouring chunks: drawn row by row, or away. Rows `from` up to, without, `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly isDrawn: boolean;
}

/** The first and the last chunk that are near the view. */
export interface Near {
  readonly first: number;
  readonly last: number;
  /** How many chunks there were: the end of a list grows with it. */
  readonly of: number;
}

/** What is near before the browser has said it: a table that is long from the beginning is looked at from its top; one that grows long was drawn whole. */
export const nearFirst = (rowCount: number): Near =>
  isLong(rowCount)
    ? { first: 0, last: chunkOf(40), of: chunkCount(rowCount) }
    : { first: 0, last: chunkOf(longFrom) - 1, of: chunkOf(longFrom) };

export const chunkCount = (rowCount: number) => Math.ceil(rowCount / chunkSize);
export const chunkOf = (row: number) => Math.floor(row / chunkSize);

// A page of the usual size.
const most = Math.ceil(25 / chunkSize) + 1;

/** What to draw of `rowCount` rows: the chunks near the view, and the one that holds the focus wherever it is. */
export function partsOf(rowCount: number, near: Near, focused: number | null): Part[] {
  const count = chunkCount(rowCount);
  const { first, last } = grown(near, count);
  const parts: Part[] = [];
  for (let chunk = 0; chunk < count; chunk += 1) {
    const isDrawn = !isLong(rowCount) || (chunk >= first && chunk <= last) || chunk === focused;
    const from = chunk * chunkSize;
    const to = Math.min(rowCount, from + chunkSize);
    const before = parts.at(-1);
    if (!isDrawn && before && !before.isDrawn) parts[parts.length - 1] = { ...before, to };
    else parts.push({ from, to, isDrawn });
  }
  return parts;
}

/** The window over a list that is longer or shorter now: what 'Show more' brings to a visitor at its end is drawn at once. */
function grown({ first, last, of }: Near, count: number) {
  const end = last >= of - 1 ? last + most : last;
  return { first: Math.min(first, Math.max(0, count - 1)), last: Math.min(end, count - 1) };
}

/** How high the rows are: measured where they were drawn, else as high as the first that were. */
export function createHeights(rowHeightPx: number) {
  const measured = new Map<number, { readonly px: number; readonly rows: number }>();
  // It changes seldom, so that what is above the view does not move what is in it.
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
      // Rows became cards, or cards rows: what was measured before says nothing now.
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

    /** The chunks of `part` that lie between two distances from its beginning. */
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

export type Heights = ReturnType<typeof createHeights>;
