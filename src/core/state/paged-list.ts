import { atom, type ReadableAtom } from 'nanostores';
import { latestOnly } from './latest.ts';
import type { Outcome, Problem } from './problem.ts';

/** A searchable list that loads page by page. `Content`: the loaded rows and other values of the same answers. */
export type PagedList<Query, Content> =
  | { readonly at: 'loading'; readonly query: Query }
  | { readonly at: 'failed'; readonly query: Query; readonly problem: Problem }
  | PagedListReady<Query, Content>;

export interface PagedListReady<Query, Content> {
  readonly at: 'ready';
  readonly busy: 'no' | 'search' | 'more';
  /** The latest query, even if its request is pending or has failed. `appliedQuery` is the query of the rows. */
  readonly query: Query;
  readonly appliedQuery: Query;
  readonly page: number;
  readonly content: Content;
  readonly problem?: Problem;
  /** The rows may be outdated: a reload is pending or has failed. The next search then loads everything again. */
  readonly isOutdated?: true;
}

export interface PageRequest<Query, Content> {
  readonly query: Query;
  readonly page: number;
  readonly before: Content | null;
  /** True: the list's loader must load everything. False: only rows, and take all other values from `before`. */
  readonly isReload: boolean;
}

/**
 * A new request aborts the pending one (NET-05, NET-06). Pages count from 1. `ends` is true for a problem that replaces the
 * rows on the screen; after any other problem the rows stay. Functions that load nothing resolve to null.
 */
export function createPagedList<Query, Content>(
  ask: (request: PageRequest<Query, Content>, signal: AbortSignal) => Promise<Outcome<Content>>,
  { query: first, ends = () => false }: { readonly query: Query; readonly ends?: (problem: Problem) => boolean },
) {
  const $state = atom<PagedList<Query, Content>>({ at: 'loading', query: first });
  const latest = latestOnly();
  let isOpened = false;
  let pending: Promise<Content | null> = nothing();

  const request = (asked: PageRequest<Query, Content>): Promise<Content | null> => (pending = answered(asked));

  const answered = async (asked: PageRequest<Query, Content>): Promise<Content | null> => {
    let content: Content | null = null;
    await latest(
      (signal) => ask(asked, signal),
      (outcome) => {
        const { query, page } = asked;
        if (!outcome.ok) return $state.set(afterProblem(query, outcome.problem));
        content = outcome.data;
        $state.set({ at: 'ready', busy: 'no', query, appliedQuery: query, page, content: outcome.data });
      },
    );
    return content;
  };

  const afterProblem = (query: Query, problem: Problem): PagedList<Query, Content> => {
    const state = $state.get();
    return state.at === 'ready' && !ends(problem)
      ? { ...state, busy: 'no', problem }
      : { at: 'failed', query, problem };
  };

  const load = (query: Query) => {
    isOpened = true;
    $state.set({ at: 'loading', query });
    return request({ query, page: 1, before: null, isReload: true });
  };

  return {
    $state: $state as ReadableAtom<PagedList<Query, Content>>,
    load,
    open: () => (isOpened ? nothing() : load(first)),

    retry() {
      const { at, query } = $state.get();
      return at === 'ready' ? nothing() : load(query);
    },

    search(query: Query) {
      const state = $state.get();
      if (state.at !== 'ready') return nothing();
      $state.set({ ...withoutProblem(state), busy: 'search', query });
      return request({ query, page: 1, before: state.content, isReload: state.isOutdated ?? false });
    },

    /** While a search or a page is under way, resolves with its content and requests nothing (NET-27). */
    showMore() {
      const state = $state.get();
      if (state.at !== 'ready') return nothing();
      if (state.busy !== 'no') return pending;
      const { appliedQuery: query, page, content: before } = state;
      $state.set({ ...withoutProblem(state), busy: 'more' });
      return request({ query, page: page + 1, before, isReload: false });
    },

    reload() {
      const state = $state.get();
      if (state.at !== 'ready') return request({ query: state.query, page: 1, before: null, isReload: true });
      const { appliedQuery: query, content: before } = state;
      $state.set({ ...withoutProblem(state), busy: 'search', query, isOutdated: true });
      return request({ query, page: 1, before, isReload: true });
    },
  };
}

const nothing = () => Promise.resolve(null);

function withoutProblem<Query, Content>({
  problem: _problem,
  ...state
}: PagedListReady<Query, Content>): PagedListReady<Query, Content> {
  return state;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
}

export interface PagedRows<Row> extends Page<Row> {
  readonly hasMore: boolean;
}

export const noRows: PagedRows<never> = { rows: [], total: null, hasMore: false };

/** Drops rows that are in the list already, because rows may move to a later page between two requests (CON-4.6). */
export function withPage<Row>(
  list: PagedRows<Row>,
  page: Page<Row>,
  pageSize: number,
  keyOf: (row: Row) => string,
): PagedRows<Row> {
  const known = new Set(list.rows.map(keyOf));
  const added = page.rows.filter((row) => {
    const key = keyOf(row);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  const rows = added.length > 0 ? [...list.rows, ...added] : list.rows;
  // Ignores a total of 0 if the page has rows: for some lists the service sends 0 with all pages but the first.
  const reported = page.rows.length > 0 && page.total === 0 ? null : page.total;
  const total = reported ?? list.total;
  // False after a page without a new row: the number of rows may never reach the total (NET-32).
  const hasMore = added.length > 0 && (total === null ? page.rows.length >= pageSize : rows.length < total);
  return { rows, total, hasMore };
}
