import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { csvFile, saveFile } from '../../core/format/csv-file.ts';
import { sorted } from '../../core/format/sorted.ts';
import { readSearch } from '../../core/format/typed.ts';
import type { SeatFilter } from '../../core/service/endpoints/seats.ts';
import { noAccess } from '../../core/service/endpoints/subscriptions.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { createSortedList, shownShape } from '../../core/state/sorted-list.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/list.text.ts';
import { listPath } from '../shared/list-path.ts';
import { savedScreen } from '../shared/saved-screen.ts';
import { createToast } from '../shared/toast.ts';
import { createMarkedSeats } from './marked-seats.ts';
import { createSeatDialogs } from './seats-dialogs.flow.ts';
import { createLists, type Scope, type SeatContent, type SeatsState } from './seats.lists.ts';
import { everySeat, exportedRows, seatQuery, sortValues, type SeatQuery } from './seats.rules.ts';

export type SeatsFlow = ReturnType<typeof createSeatsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'announce' | 'bind'>;

const savedSeats = savedScreen('dict.account.search-seats.', {
  subscriptionId: z.string(),
  query: seatQuery,
  ...shownShape,
});

export function createSeatsFlow(
  { send, navigate, announce, bind }: Needs,
  views: { readonly load: () => Promise<boolean> },
) {
  const $scope = atom<Scope>({ subscriptionId: '', orgId: '', daysCount: '' });
  const toast = createToast();
  const { seats, subscription } = createLists(send, $scope);
  const $state = computed([$scope, seats.$state], ({ subscriptionId }, state): SeatsState => {
    if (subscriptionId === '') return { at: 'loading' };
    if (state.at === 'failed') return { at: state.problem.code === noAccess ? 'no-access' : 'failed' };
    return state;
  });

  const marked = createMarkedSeats();

  const keep = () => {
    const { subscriptionId } = $scope.get();
    savedSeats.write({ subscriptionId, query: seats.$state.get().query, ...sorting.shown() });
  };

  const sorting = createSortedList({ list: seats, rowsOf: ({ list }: SeatContent) => list, onChange: () => keep() });

  const find = async (query: SeatQuery): Promise<void> => {
    sorting.stopLoading();
    marked.mark([]);
    const searching = seats.search(query);
    keep();
    const content = await searching;
    if (!content) return;
    announce(foundText(content.list, bind));
    await sorting.resume();
  };

  const reload = async () => {
    if (await seats.reload()) await sorting.resume();
  };

  const dialogs = createSeatDialogs({ $state, $scope, marked, toast, reload }, views);

  return {
    ...dialogs,
    $state,
    $subscription: subscription.$state,
    $toast: toast.$toast,
    $sort: sorting.$sort,
    $isLoadingAll: sorting.$isLoadingAll,
    stopLoading: sorting.stopLoading,
    $isIncomplete: sorting.$isIncomplete,
    sortBy: sorting.sortBy,
    find,
    $marked: marked.$marked,
    mark: marked.mark,
    toggle: marked.toggle,

    async open(scope: Scope): Promise<void> {
      $scope.set(scope);
      dialogs.close();
      marked.mark([]);
      if (scope.subscriptionId === '') return;
      void subscription.load();
      const left = savedSeats.read();
      const isKept = left?.subscriptionId === scope.subscriptionId;
      sorting.restore(isKept ? left : null);
      await seats.load(isKept ? left.query : everySeat);
      await dialogs.resume();
      await sorting.resume();
    },

    async retry(): Promise<void> {
      if ($scope.get().subscriptionId !== '') await seats.retry();
    },

    filterBy: (filter: SeatFilter) => find({ ...seats.$state.get().query, filter }),
    search: (searchText: string) => find({ ...seats.$state.get().query, searchText: readSearch(searchText) }),

    async showMore(): Promise<void> {
      const content = await sorting.showMore();
      if (content) announce(shownText(content.list, bind));
    },

    async exportCsv(locale: string): Promise<void> {
      if (!(await sorting.loadAll())) return;
      const state = seats.$state.get();
      if (state.at !== 'ready') return;
      const { detail, list } = state.content;
      const rows = sorted(list.rows, sorting.$sort.get(), sortValues, locale);
      const name = `seats-${$scope.get().subscriptionId.replace(/\W/g, '')}.csv`;
      saveFile(csvFile(exportedRows(rows, detail.isSpeechApi, bind), locale), name);
    },

    dismissToast: toast.forget,

    /** Goes back to the list of subscriptions, which then reloads even if no seat has changed (CON-2.4.3). */
    goBack(): void {
      markSubscriptionsStale();
      const { orgId, daysCount } = $scope.get();
      navigate(listPath(orgId, daysCount), { back: true });
    },
  };
}
