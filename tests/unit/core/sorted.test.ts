import { expect, test } from 'vitest';
import { nextSort, sorted, type Sort } from '../../../src/core/format/sorted.ts';

const values = { name: (row: string) => row, days: (row: string) => Number.parseInt(row, 10) || null };
const inOrder = (rows: readonly string[], key: keyof typeof values, isDescending = false) =>
  sorted(rows, { key, isDescending }, values, 'en');

test('names are sorted as people read them: without case and accents, numbers by their value', () => {
  expect(inOrder(['Ward 10', 'ward 2', 'Élan', 'echo', ''], 'name')).toEqual(['echo', 'Élan', 'ward 2', 'Ward 10', '']);
});

test('numbers are sorted by their value, and what has none is last in both directions', () => {
  expect(inOrder(['9', '-', '10', '2'], 'days')).toEqual(['2', '9', '10', '-']);
  expect(inOrder(['9', '-', '10', '2'], 'days', true)).toEqual(['10', '9', '2', '-']);
});

test('rows that compare as equal keep their order, and without an order all do', () => {
  expect(inOrder(['b', 'B', 'a'], 'name', true)).toEqual(['b', 'B', 'a']);
  expect(sorted(['b', 'a'], null, values, 'en')).toEqual(['b', 'a']);
  expect(sorted(['b', 'a'], { key: 'of an older version', isDescending: false }, values, 'en')).toEqual(['b', 'a']);
});

test('a heading sorts ascending, then descending, then no more', () => {
  const presses = ['name', 'name', 'name', 'name', 'days'];
  const orders = presses.reduce<(Sort | null)[]>((all, key) => [...all, nextSort(all.at(-1) ?? null, key)], []);
  expect(orders).toEqual([
    { key: 'name', isDescending: false },
    { key: 'name', isDescending: true },
    null,
    { key: 'name', isDescending: false },
    { key: 'days', isDescending: false },
  ]);
});
