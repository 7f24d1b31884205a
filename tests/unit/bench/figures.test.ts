import { describe, expect, test } from 'vitest';
import { figuresOf, median } from '../../../bench/figures.ts';
import type { Load } from '../../../bench/load.ts';

const loadOf = (ms: number, shift = 0): Load => {
  const all = { visible: ms, typable: ms, interactive: ms, idle: ms };
  return { ms: all, bytes: all, requests: all, shift, longestTaskMs: ms };
};

describe('the median', () => {
  test.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 1], 9],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

  test('of an empty list is NaN, and the list keeps its order', () => {
    expect(median([])).toBeNaN();
    const given = [3, 1, 2];
    median(given);
    expect(given).toEqual([3, 1, 2]);
  });
});

describe('the figures of a page', () => {
  test('are compared with the empty page of the same round', () => {
    const { ms, overEmptyMs } = figuresOf(
      [100, 300, 200].map((each) => loadOf(each)),
      [90, 100, 195].map((each) => loadOf(each)),
    );
    expect(ms.visible).toBe(200);
    // The median of the differences 10, 200 and 5. The difference of the medians would be 100.
    expect(overEmptyMs.visible).toBe(10);
  });

  test('include the worst layout shift', () => {
    expect(figuresOf([loadOf(1, 0), loadOf(1, 0.2)], [loadOf(1), loadOf(1)]).shift).toBe(0.2);
  });
});
