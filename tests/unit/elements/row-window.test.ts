import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunkCount,
  chunkSize,
  createHeights,
  isLong,
  partsOf,
  type RowRange,
} from '../../../src/elements/kit/lists/row-window.ts';

const of = chunkCount(10_000);

const drawnRows = (rowCount: number, near: RowRange, focused: number | null = null) =>
  partsOf(rowCount, near, focused)
    .filter(({ isRendered }) => isRendered)
    .reduce((sum, { from, to }) => sum + to - from, 0);

describe('the window over a long table', () => {
  test('of 10,000 rows it renders those near the viewport, between two empty cells', () => {
    const parts = partsOf(10_000, { first: 200, last: 202, of }, null);
    expect(parts).toHaveLength(5);
    expect(parts[0]).toEqual({ from: 0, to: 200 * chunkSize, isRendered: false });
    expect(parts.at(-1)).toEqual({ from: 203 * chunkSize, to: 10_000, isRendered: false });
  });

  test('the rows with the focus stay rendered, however far the user scrolls', () => {
    const parts = partsOf(10_000, { first: 200, last: 202, of }, 7);
    expect(parts).toContainEqual({ from: 7 * chunkSize, to: 8 * chunkSize, isRendered: true });
  });

  test('rows that Show more adds at the end of the list are rendered at once', () => {
    const end = of - 1;
    expect(partsOf(10_025, { first: end - 1, last: end, of }, null).at(-1)).toMatchObject({
      to: 10_025,
      isRendered: true,
    });
    expect(partsOf(10_025, { first: end - 9, last: end - 7, of }, null).at(-1)).toMatchObject({ isRendered: false });
  });

  test('a list that is much shorter than before is rendered from its end', () => {
    expect(drawnRows(210, { first: of - 5, last: of - 2, of })).toBeGreaterThan(0);
  });

  test('at any position every row is in one part, in order, and the parts are few', () => {
    const chunk = fc.nat({ max: 1600 });
    const story = fc.record({
      rowCount: fc.nat({ max: 12_000 }),
      a: chunk,
      b: fc.nat({ max: 6 }),
      focused: fc.option(chunk),
    });
    fc.assert(
      fc.property(story, ({ rowCount, a, b, focused }) => {
        const parts = partsOf(rowCount, { first: a, last: a + b, of }, focused);
        const ends = parts.map(({ to }) => to);
        expect(parts.map(({ from }) => from)).toEqual(parts.length > 0 ? [0, ...ends.slice(0, -1)] : []);
        expect(ends.at(-1) ?? 0).toBe(rowCount);
        expect(parts.length).toBeLessThanOrEqual(isLong(rowCount) ? 20 : chunkCount(rowCount));
      }),
    );
  });
});

describe('the heights of rows', () => {
  const chunk = (at: number) => ({ from: at * chunkSize, to: (at + 1) * chunkSize, isRendered: true });

  test('are estimated before they are known, then those of the rendered rows', () => {
    const heights = createHeights(45);
    expect(heights.of({ from: 0, to: 40 })).toBe(40 * 45);
    heights.measure(chunk(0), chunkSize * 60);
    expect(heights.of({ from: 0, to: 40 })).toBe(40 * 60);
  });
});
