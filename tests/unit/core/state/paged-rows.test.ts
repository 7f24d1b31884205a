import { describe, expect, test } from 'vitest';
import { noRows, withPage, type PagedRows } from '../../../../src/core/state/paged-list.ts';

const keyOf = (row: string) => row;
const pageSize = 2;
const grow = (list: PagedRows<string>, rows: readonly string[], total: number | null = null) =>
  withPage(list, { rows, total }, pageSize, keyOf);

describe('Show more', () => {
  test('shows a row that comes twice at its first place only', { tags: ['CON-4.6'] }, () => {
    const list = grow(grow(noRows, ['a', 'b', 'a'], 4), ['b', 'c'], 4);
    expect(list.rows).toEqual(['a', 'b', 'c']);
  });

  test('disappears once the loaded count reaches the total', { tags: ['CON-4.7'] }, () => {
    const first = grow(noRows, ['a', 'b'], 3);
    expect(first.hasMore).toBe(true);
    expect(grow(first, ['c'], 3).hasMore).toBe(false);
    expect(grow(noRows, ['a', 'b'], 1).hasMore).toBe(false);
  });

  test('keeps a total that comes with the first page only', () => {
    const list = grow(grow(noRows, ['a', 'b'], 3), ['c']);
    expect(list.total).toBe(3);
    expect(list.hasMore).toBe(false);
  });

  test('a total of 0 beside rows is ignored: the total of the first page stays', () => {
    const list = grow(grow(noRows, ['a', 'b'], 5), ['c', 'd'], 0);
    expect(list.total).toBe(5);
    expect(list.hasMore).toBe(true);
    expect(grow(list, ['e'], 0).hasMore).toBe(false);
  });

  test('disappears with an empty page, though rows that were dropped keep the count below the total', () => {
    const list = grow(grow(noRows, ['a', 'b'], 4), ['b', 'c'], 4);
    expect(list.hasMore).toBe(true);
    expect(grow(list, [], 4).hasMore).toBe(false);
  });

  test.each([100, null])(
    'disappears with a page without a new row, whatever the total (%s)',
    { tags: ['NET-32'] },
    (total) => {
      const list = grow(grow(noRows, ['a', 'b'], total), ['b', 'a'], total);
      expect(list).toMatchObject({ rows: ['a', 'b'], hasMore: false });
    },
  );

  test('without a total a page that is not full is the last', () => {
    expect(grow(noRows, ['a', 'b']).hasMore).toBe(true);
    expect(grow(noRows, ['a']).hasMore).toBe(false);
  });
});
