import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkCount, chunkSize, createHeights, isLong, partsOf } from '../../../src/elements/kit/lists/row-window.ts';

const of = chunkCount(10_000);

test('rows that Show more adds at the end of the list are rendered at once', () => {
  const endOf = (last: number) => partsOf(10_025, { first: last - 1, last, of }, null).at(-1);
  expect(endOf(of - 1)).toMatchObject({ to: 10_025, isRendered: true });
  expect(endOf(of - 9)).toMatchObject({ isRendered: false });
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

test('the heights of rows are estimated before they are known, then those of the rendered rows', () => {
  const heights = createHeights(45);
  expect(heights.of({ from: 0, to: 40 })).toBe(40 * 45);
  heights.measure({ from: 0, to: chunkSize, isRendered: true }, chunkSize * 60);
  expect(heights.of({ from: 0, to: 40 })).toBe(40 * 60);
});
