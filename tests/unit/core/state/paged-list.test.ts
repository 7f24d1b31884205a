import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/core/state/problem.ts';
import { createPagedList, type PageRequest } from '../../../../src/core/state/paged-list.ts';
import { problem } from './problem.ts';

type Words = readonly string[];
interface Asked extends PageRequest<string, Words> {
  readonly signal: AbortSignal;
  readonly answer: (outcome: Outcome<Words>) => void;
}

/** A list of words whose pages are answered by the test. Each page is appended to the content. */
function world(ends?: () => boolean) {
  const asked: Asked[] = [];
  const list = createPagedList<string, Words>(
    (request, signal) =>
      new Promise((resolve) => {
        const answer = (outcome: Outcome<Words>) => {
          const shown = request.page > 1 ? (request.before ?? []) : [];
          resolve(outcome.ok ? { ok: true, data: [...shown, ...outcome.data] } : outcome);
        };
        asked.push({ ...request, signal, answer });
      }),
    { query: '', ...(ends && { ends }) },
  );
  return { asked, list };
}

/** The list of `world` after its first page was loaded. */
async function opened(ends?: () => boolean) {
  const { asked, list } = world(ends);
  const loading = list.load('');
  asked[0]?.answer(words('a', 'b'));
  await loading;
  return { asked, list };
}

const words = (...data: string[]): Outcome<Words> => ({ ok: true, data });
const failed: Outcome<Words> = { ok: false, problem };

describe('a list that loads page by page', () => {
  test('loads page 1 first, and appends the next one, which is requested once', { tags: ['NET-27'] }, async () => {
    expect(world().list.$state.get()).toEqual({ at: 'loading', query: '' });
    const { asked, list } = await opened();
    const more = list.showMore();
    expect(list.$state.get()).toMatchObject({ at: 'ready', busy: 'more', content: ['a', 'b'] });
    expect(asked[1]).toMatchObject({ page: 2, query: '', before: ['a', 'b'], isReload: false });
    const again = list.showMore();
    expect(asked).toHaveLength(2);
    asked[1]?.answer(words('c'));
    expect(await Promise.all([more, again])).toEqual(Array(2).fill(['a', 'b', 'c']));
    expect(list.$state.get()).toMatchObject({ busy: 'no', page: 2, content: ['a', 'b', 'c'] });
  });

  test('a search keeps the old rows until the new ones are there', async () => {
    const { asked, list } = await opened();
    const searching = list.search('y');
    expect(list.$state.get()).toMatchObject({ busy: 'search', query: 'y', appliedQuery: '', content: ['a', 'b'] });
    asked[1]?.answer(words('y'));
    expect(await searching).toEqual(['y']);
    expect(list.$state.get()).toMatchObject({ busy: 'no', query: 'y', appliedQuery: 'y', page: 1, content: ['y'] });
  });

  test('a new search aborts the one before', { tags: ['NET-06'] }, async () => {
    const { asked, list } = await opened();
    const first = list.search('x');
    void list.search('y');
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(await first).toBeNull();
  });

  test('the last search wins, in whatever order the answers come', { tags: ['NET-05'] }, async () => {
    const { asked, list } = await opened();
    void list.search('x');
    const second = list.search('y');
    asked[2]?.answer(words('y'));
    asked[1]?.answer(words('x'));
    expect(await second).toEqual(['y']);
    expect(list.$state.get()).toMatchObject({ query: 'y', appliedQuery: 'y', content: ['y'] });
  });

  test('the shown rows stay when a search fails, with the reason', async () => {
    const { asked, list } = await opened();
    const searching = list.search('x');
    asked[1]?.answer(failed);
    expect(await searching).toBeNull();
    expect(list.$state.get()).toMatchObject({
      at: 'ready',
      busy: 'no',
      appliedQuery: '',
      content: ['a', 'b'],
      problem,
    });
    void list.showMore();
    expect(asked[2]).toMatchObject({ query: '', page: 2 });
  });

  test('a problem that ends the list removes the rows', async () => {
    const { asked, list } = await opened(() => true);
    const searching = list.search('x');
    asked[1]?.answer(failed);
    await searching;
    expect(list.$state.get()).toEqual({ at: 'failed', query: 'x', problem });
  });

  test('a failed first load is tried again with its query', async () => {
    const { asked, list } = world();
    const loading = list.load('x');
    asked[0]?.answer(failed);
    await loading;
    expect(list.$state.get()).toEqual({ at: 'failed', query: 'x', problem });
    const again = list.retry();
    asked[1]?.answer(words('x'));
    expect(await again).toEqual(['x']);
    expect(asked[1]).toMatchObject({ query: 'x' });
  });

  test('a successful load is not tried again', async () => {
    const { asked, list } = await opened();
    expect(await list.retry()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('a reload loads page 1 of the same query, and the values that accompany it', async () => {
    const { asked, list } = await opened();
    const more = list.showMore();
    asked[1]?.answer(words('c'));
    await more;
    const reloading = list.reload();
    expect(asked[2]).toMatchObject({ page: 1, query: '', isReload: true, before: ['a', 'b', 'c'] });
    asked[2]?.answer(words('a'));
    expect(await reloading).toEqual(['a']);
  });

  test('a search that replaces a reload, or follows a failed one, loads what accompanies the rows too', async () => {
    const { asked, list } = await opened();
    void list.reload();
    const searching = list.search('x');
    expect(asked[2]).toMatchObject({ query: 'x', isReload: true });
    asked[2]?.answer(failed);
    await searching;
    void list.search('y');
    expect(asked[3]).toMatchObject({ query: 'y', isReload: true });
    asked[3]?.answer(words('y'));
    await expect.poll(() => list.$state.get()).toMatchObject({ appliedQuery: 'y' });
    void list.search('z');
    expect(asked[4]).toMatchObject({ query: 'z', isReload: false });
  });
});
