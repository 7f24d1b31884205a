import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { createSortedList, shownShape } from '../../core/state/sorted-list.ts';
import { noAccess, type PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { systemClock } from '../../core/page/clock.ts';
import { csvFile, isoDate, saveFile } from '../../core/format/csv-file.ts';
import { sorted } from '../../core/format/sorted.ts';
import { savedScreen } from '../shared/saved-screen.ts';
import { listPath } from '../shared/list-path.ts';
import { keepOpenedSubscription } from '../shared/opened-subscription.ts';
import { takeSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/list.text.ts';
import {
  anyValue,
  defaultSort,
  exportedRows,
  filtersOf,
  linksOfRow,
  isSame,
  noFilters,
  seatsOf,
  sortValues,
  type Filters,
} from './subscriptions.rules.ts';
import { createSubscriptionLists, type ListName, type Lists, type SubscriptionsReady } from './subscriptions.lists.ts';

interface Scope {
  readonly orgId: string;
  readonly daysCount: string;
  readonly goesToCheckout: boolean;
}

export type SubscriptionsState = { readonly at: 'loading' | 'failed' | 'no-access' } | SubscriptionsReady;

export type SubscriptionsFlow = ReturnType<typeof createSubscriptionsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'announce' | 'element' | 'bind'>;

/** The last search. It is restored only in the list with the same `path`, because a path may contain filters of its own. */
const savedSubscriptions = savedScreen('dict.account.search-subscriptions.', {
  path: z.string(),
  filters: z.object({
    searchText: z.string(),
    orgId: z.string(),
    stageId: z.string(),
    expiresInDays: z.string(),
  }),
  ...shownShape,
});

export function createSubscriptionsFlow({ send, navigate, announce, element, bind }: Needs, clock = systemClock) {
  const list = createSubscriptionLists(send);
  const $state = computed(list.$state, (state): SubscriptionsState =>
    state.at === 'failed' ? { at: state.problem.code === noAccess ? 'no-access' : 'failed' } : state,
  );
  /** `number`: key of the filter bar's fields. A new number resets them, because they are uncontrolled. */
  const $form = atom({ number: 0, filters: noFilters });
  const $scope = atom<Scope>({ orgId: '', daysCount: anyValue, goesToCheckout: false });

  const sorting = createSortedList({
    list,
    rowsOf: ({ purchased }: Lists) => purchased,
    orderOf: defaultSort,
    onChange: () => keep(),
  });

  const links = createLinks(navigate, list, $scope);

  const keep = () =>
    savedSubscriptions.write({
      path: pathOf($scope.get()),
      filters: $form.get().filters,
      ...sorting.shown(),
    });

  /** After the first load, which has the filters of the path only, repeats the search that the user had made before. */
  const afterLoad = async (loading: Promise<Lists | null>): Promise<void> => {
    const lists = await loading;
    // Replaces the history entry, because Back would lead to this list, which would open the checkout again.
    if ($scope.get().goesToCheckout && lists?.referred) links.toCheckout(lists.referred, true);
    const { filters } = $form.get();
    if (lists && !isSame(filters, list.$state.get().query)) return find(filters);
    const { sort, pages } = sorting.shown();
    if (lists && (sort || pages > 1)) await sorting.resume();
  };

  const search = async (filters: Filters): Promise<void> => {
    const state = list.$state.get();
    if (state.at !== 'ready' || (state.busy === 'search' && isSame(filters, state.query))) return;
    sorting.stopLoading();
    await find(filters);
  };

  const find = async (filters: Filters): Promise<void> => {
    $form.set({ ...$form.get(), filters });
    const searching = list.search(filters);
    keep();
    const lists = await searching;
    if (!lists) return;
    announce(foundText(lists.purchased, bind));
    await sorting.resume();
  };

  const showFilters = (filters: Filters) => $form.set({ number: $form.get().number + 1, filters });

  return {
    $state,
    $form,
    $sort: sorting.$sort,
    $isLoadingAll: sorting.$isLoadingAll,
    stopLoading: sorting.stopLoading,
    $isIncomplete: sorting.$isIncomplete,
    sortBy: sorting.sortBy,
    ...links,
    search,

    /**
     * Searches with the filters of the last search and the period of a counter. Discards choices in the form that were
     * not searched for yet.
     */
    async filterByExpiry(expiresInDays: string): Promise<void> {
      const filters = { ...$form.get().filters, expiresInDays };
      showFilters(filters);
      await search(filters);
    },

    async exportCsv(locale: string): Promise<void> {
      if (!(await sorting.loadAll())) return;
      const state = list.$state.get();
      if (state.at !== 'ready') return;
      const { purchased, isRetail } = state.content;
      const rows = sorted(purchased.rows, sorting.$sort.get(), sortValues, locale);
      saveFile(
        csvFile(exportedRows(rows, isRetail, bind), locale),
        `subscriptions-${isoDate(new Date(clock.now()))}.csv`,
      );
    },

    async open(scope: Scope): Promise<void> {
      $scope.set(scope);
      takeSubscriptionsStale();
      const filters = filtersOf(scope.orgId, scope.daysCount);
      const left = savedSubscriptions.read();
      const isKept = left?.path === pathOf(scope);
      showFilters(isKept ? left.filters : filters);
      sorting.restore(isKept ? left : null);
      await afterLoad(list.load(filters));
    },

    retry: () => afterLoad(list.retry()),

    async reload(): Promise<void> {
      if (takeSubscriptionsStale() && (await list.reload())) await sorting.resume();
    },

    async reset(): Promise<void> {
      showFilters(noFilters);
      sorting.restore(null);
      keep();
      navigate('/subscription', { replace: true });
      // The console has replaced this element by a new one, which loads the list. On other pages this one stays and loads it.
      if (element?.isConnected) await search(noFilters);
    },

    async showMore(name: ListName): Promise<void> {
      const lists = await sorting.showMore();
      if (lists) announce(shownText(lists[name], bind));
    },

    startTrial: () => navigate('/user/signup/dictation'),
  };
}

/** Opens the seats or the checkout of a row. */
function createLinks(
  navigate: ElementHandle['navigate'],
  list: ReturnType<typeof createSubscriptionLists>,
  $scope: ReadableAtom<Scope>,
) {
  return {
    toCheckout(row: PurchasedSubscription, replace = false): void {
      const { state, checkout } = linksOfRow(row);
      const shown = list.$state.get();
      keepOpenedSubscription(row);
      const seats = seatsOf(row, shown.at !== 'ready' || shown.content.isRetail);
      navigate(checkout, { state: { ...state, ...seats }, replace });
    },

    seatsPath: (row: PurchasedSubscription) => `${pathOf($scope.get())}/${linksOfRow(row).seats}`,

    toSeats(row: PurchasedSubscription): void {
      const { state, seats } = linksOfRow(row);
      keepOpenedSubscription(row);
      navigate(`${pathOf($scope.get())}/${seats}`, { state });
    },
  };
}

const pathOf = ({ orgId, daysCount }: Scope) => listPath(orgId, daysCount);
