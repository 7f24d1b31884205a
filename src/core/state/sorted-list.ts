import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { nextSort, type Sort } from '../format/sorted.ts';
import type { PagedList, PagedRows } from './paged-list.ts';

/**
 * The part of a sorted list that a screen stores, to show the list again: its order, and the number of pages that were
 * shown.
 */
export const shownShape = {
  sort: z.nullable(z.object({ key: z.string(), isDescending: z.boolean() })),
  pages: z.number(),
};

type Shown = { readonly sort: Sort | null; readonly pages: number };

interface Needs<Query, Content> {
  readonly list: {
    readonly $state: ReadableAtom<PagedList<Query, Content>>;
    readonly showMore: () => Promise<Content | null>;
  };
  readonly rowsOf: (content: Content) => PagedRows<unknown>;
  /** The order in which the service returns the rows of a query, until the user chooses one; by default unknown (null). */
  readonly orderOf?: (query: Query) => Sort | null;
  /** Called when the order or the number of pages has changed: `shown` then returns the new ones. */
  readonly onChange: () => void;
}

/**
 * The order of a paged list, and the loading of all its pages. The service has no sort: rows are sorted here, once the
 * remaining pages are loaded. An order is dropped if their loading fails or is stopped.
 */
export function createSortedList<Query, Content>({
  list,
  rowsOf,
  orderOf = () => null,
  onChange,
}: Needs<Query, Content>) {
  const $chosen = atom<Sort | null>(null);
  const $isIncomplete = atom(false);
  /** Identifies the current run of `loadRest`, which stops once this is another run or null. Null if none runs. */
  const $loading = atom<object | null>(null);
  /** The number of pages that were shown when the user left the list. */
  let wantedPages = 1;
  const isWhole = (state: PagedList<Query, Content>) =>
    state.at === 'ready' && state.busy !== 'search' && !rowsOf(state.content).hasMore;
  const $sort = computed([list.$state, $chosen], (state, chosen) => {
    if (state.at !== 'ready' || !isWhole(state)) return null;
    return chosen ?? orderOf(state.appliedQuery);
  });

  let running = Promise.resolve(false);
  /** Joins a load that is under way: a heading pressed during an export stops neither the export nor the sort. */
  const loadRest = (): Promise<boolean> => ($loading.get() ? running : (running = loadPages()));

  const loadPages = async (): Promise<boolean> => {
    const loading = {};
    $loading.set(loading);
    while ($loading.get() === loading && !isWhole(list.$state.get())) {
      if (!(await list.showMore())) break;
    }
    if ($loading.get() !== loading) return false;
    $loading.set(null);
    return isWhole(list.$state.get());
  };

  const loadWanted = async (): Promise<void> => {
    while (pagesOf(list.$state.get()) < wantedPages && !isWhole(list.$state.get())) {
      if (!(await list.showMore())) break;
    }
    wantedPages = 1;
  };

  const loadAll = async (): Promise<boolean> => {
    $isIncomplete.set(false);
    const isDone = await loadRest();
    const state = list.$state.get();
    $isIncomplete.set(!isDone && state.at === 'ready' && state.problem !== undefined);
    return isDone;
  };

  const choose = (sort: Sort | null) => {
    $chosen.set(sort);
    onChange();
  };

  return {
    $sort,
    $isLoadingAll: computed($loading, (loading) => loading !== null),
    /** True after `loadAll` or `sortBy` could not load a page, until the next search, page, order or export. */
    $isIncomplete,
    shown: (): Shown => ({ sort: $chosen.get(), pages: Math.max(wantedPages, pagesOf(list.$state.get())) }),
    /** Sets the order and the number of pages that were stored. `resume` then loads the pages that they need. */
    restore(left: Shown | null): void {
      $chosen.set(left?.sort ?? null);
      wantedPages = left?.pages ?? 1;
    },
    loadAll,

    /**
     * Loads the remaining pages for the order, or those that were shown before, after a load that has loaded one page. If
     * that fails, drops the order without a message (CON-8).
     */
    async resume(): Promise<void> {
      const state = list.$state.get();
      const isWanted = $chosen.get() ?? (state.at === 'ready' && orderOf(state.appliedQuery));
      if (!isWanted) return loadWanted();
      if (!(await loadRest()) && list.$state.get().at === 'ready') choose(null);
    },

    async showMore(): Promise<Content | null> {
      $isIncomplete.set(false);
      const content = await list.showMore();
      if (content) onChange();
      return content;
    },

    async sortBy(key: string): Promise<void> {
      choose(nextSort($sort.get(), key));
      if ($chosen.get() && !(await loadAll())) choose(null);
    },

    /** Requests no more pages. A page that is already requested still appears. */
    stopLoading(): void {
      wantedPages = 1;
      $loading.set(null);
      $isIncomplete.set(false);
    },
  };
}

const pagesOf = (state: PagedList<unknown, unknown>) =>
  state.at === 'ready' && state.busy !== 'search' ? state.page : 1;
