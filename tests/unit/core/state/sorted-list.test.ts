import { expect, test } from 'vitest';
import { createPagedList, noRows, withPage, type PagedRows } from '../../../../src/core/state/paged-list.ts';
import { createSortedList } from '../../../../src/core/state/sorted-list.ts';

const pageSize = 2;

/** A list of numbers, always with a next page. Each page waits until the test answers it. */
function world() {
  const asked: { readonly page: number; readonly answer: () => void }[] = [];
  const list = createPagedList<string, PagedRows<number>>(
    ({ page, before }) =>
      new Promise((resolve) => {
        const rows = [page * pageSize, page * pageSize + 1];
        const data = withPage((page > 1 && before) || noRows, { rows, total: 100 }, pageSize, String);
        asked.push({ page, answer: () => resolve({ ok: true, data }) });
      }),
    { query: '' },
  );
  return { asked, list, sorting: createSortedList({ list, rowsOf: (rows: PagedRows<number>) => rows, onChange() {} }) };
}

async function restored(pages: number) {
  const all = world();
  all.sorting.restore({ sort: null, pages });
  const loading = all.list.load('');
  all.asked[0]?.answer();
  await loading;
  return { ...all, resuming: all.sorting.resume() };
}

test('a restored list loads as many pages as were shown', async () => {
  const { asked, list, resuming } = await restored(3);
  asked[1]?.answer();
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer();
  await resuming;
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(list.$state.get()).toMatchObject({ busy: 'no', page: 3 });
});

test('a search while these pages load is stored with one page', async () => {
  const { list, sorting } = await restored(3);
  sorting.stopLoading();
  void list.search('ada');
  expect(sorting.shown().pages).toBe(1);
});
