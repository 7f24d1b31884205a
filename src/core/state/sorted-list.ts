import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { nextSort, type Sort } from '../format/sorted.ts';
import type { PagedList, PagedRows } from './paged-list.ts';

export const sortShape = z.nullable(z.object({ key: z.string(), isDescending: z.boolean() }));

interface Needs<Query, Content> {
  readonly list: {
    readonly $state: ReadableAtom<PagedList<Query, Content>>;
    readonly showMore: () => Promise<Content | null>;
  };
  readonly rowsOf: (content: Content) => PagedRows<unknown>;
  /** The order in which the service returns the rows of a query, until the user chooses one; by default unknown (null). */
  readonly orderOf?: (query: Query) => Sort | null;
  readonly onSort: () => void;
}

/**
 * The order of a paged list, and the loading of all its pages. The service has no sort: rows are sorted here, once the
 * remaining pages are loaded. An order is dropped if their loading fails or is stopped.
 */
export function createSortedList<Query, Content>({
  list,
  rowsOf,
  orderOf = () => null,
  onSort,
}: Needs<Query, Content>) {
  const $chosen = atom<Sort | null>(null);
  const $isIncomplete = atom(false);
  /** Identifies the current run of `loadRest`, which stops once this is another run or null. Null if none runs. */
  const $loading = atom<object | null>(null);
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

  const loadAll = async (): Promise<boolean> => {
    $isIncomplete.set(false);
    const isDone = await loadRest();
    const state = list.$state.get();
    $isIncomplete.set(!isDone && state.at === 'ready' && state.problem !== undefined);
    return isDone;
  };

  const choose = (sort: Sort | null) => {
    $chosen.set(sort);
    onSort();
  };

  return {
    $sort,
    $isLoadingAll: computed($loading, (loading) => loading !== null),
    /** True after `loadAll` or `sortBy` could not load a page, until `dismissIncomplete`. */
    $isIncomplete,
    dismissIncomplete: () => $isIncomplete.set(false),
    chosen: $chosen.get,
    /** Sets the order that was stored. `resume` then loads the pages that it needs. */
    restore: (sort: Sort | null) => $chosen.set(sort),
    loadAll,

    /**
     * Loads the remaining pages for the order after a search or a reload, which load one page. If that fails, drops the
     * order without a message (CON-8).
     */
    async resume(): Promise<void> {
      const state = list.$state.get();
      const isWanted = $chosen.get() ?? (state.at === 'ready' && orderOf(state.appliedQuery));
      if (isWanted && !(await loadRest()) && list.$state.get().at === 'ready') choose(null);
    },

    async sortBy(key: string): Promise<void> {
      choose(nextSort($sort.get(), key));
      if ($chosen.get() && !(await loadAll())) choose(null);
    },

    /** Requests no more pages. A page that is already requested still appears. */
    stopLoading: () => $loading.set(null),
  };
}
