import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { mapOutcome } from '../../core/state/problem.ts';
import { config } from '../../core/config/config.ts';
import { localized, type Localized } from '../../core/config/text.ts';
import { readSearch } from '../../core/format/typed.ts';
import { createPagedList, type PagedListReady, noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import { seatDetail, seatList, type Seat, type SeatFilter } from '../../core/service/endpoints/seats.ts';
import {
  noAccess,
  subscriptionOverview,
  type PurchasedSubscription,
} from '../../core/service/endpoints/subscriptions.ts';
import { createSortedList, sortShape } from '../../core/state/sorted-list.ts';
import { csvFile, saveFile } from '../../core/format/csv-file.ts';
import { sorted } from '../../core/format/sorted.ts';
import { createResource } from '../../core/state/resource.ts';
import { savedScreen } from '../shared/saved-screen.ts';
import { listPath } from '../shared/list-path.ts';
import { openedSubscription } from '../shared/opened-subscription.ts';
import { createToast } from '../shared/toast.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createDialogLoader } from '../kit/layers/dialog-loader.ts';
import { foundText, shownText } from '../kit/lists/list.text.ts';
import { sessionStore } from '../../core/session/session.ts';
import { text } from './seats.text.ts';
import { everySeat, exportedRows, seatQuery, sortValues, type SeatQuery } from './seats.rules.ts';
import { createMarkedSeats } from './marked-seats.ts';
import { unfinishedSeats, type UnfinishedSeats } from './unfinished.ts';

type Scope = Readonly<Record<'subscriptionId' | 'orgId' | 'daysCount', string>>;

export type SeatDetail = DataOf<typeof seatDetail>;

interface SeatContent {
  readonly detail: SeatDetail;
  readonly list: PagedRows<Seat>;
}

export type SeatsReady = PagedListReady<SeatQuery, SeatContent>;

export type SeatsState = { readonly at: 'loading' | 'failed' | 'no-access' } | SeatsReady;

export interface SeatChange {
  readonly at: 'assign' | 'change' | 'unassign';
  readonly seat: Seat;
  /** The e-mail that was typed before the session ended under this dialog. */
  readonly unfinished?: { readonly email: string };
}

type SeatDialog =
  | SeatChange
  | { readonly at: 'unassign-many'; readonly seats: readonly Seat[] }
  | { readonly at: 'csv'; readonly isUnfinished?: boolean }
  | { readonly at: 'limit' }
  | {
      readonly at: 'message';
      readonly title: Localized;
      readonly texts: readonly Localized[];
      readonly seats?: readonly Seat[];
    };

export type SeatsFlow = ReturnType<typeof createSeatsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'announce' | 'texts' | 'signal'>;

const savedSeats = savedScreen('dict.account.search-seats.', {
  subscriptionId: z.string(),
  query: seatQuery,
  sort: sortShape,
});

export const csvOpener = 'csv';
export const manyOpener = 'many';

export function createSeatsFlow(
  { send, navigate, announce, texts, signal }: Needs,
  dialogs: { readonly load: () => Promise<boolean> },
) {
  const $scope = atom<Scope>({ subscriptionId: '', orgId: '', daysCount: '' });
  const $dialog = atom<SeatDialog | null>(null);
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
    savedSeats.write({ subscriptionId, query: seats.$state.get().query, sort: sorting.chosen() });
  };

  const sorting = createSortedList({ list: seats, rowsOf: ({ list }: SeatContent) => list, onSort: () => keep() });

  const find = async (query: SeatQuery): Promise<void> => {
    sorting.stop();
    marked.mark([]);
    const searching = seats.search(query);
    keep();
    const content = await searching;
    if (!content) return;
    announce(foundText(content.list, texts));
    await sorting.resume();
  };

  const reload = async () => {
    if (await seats.reload()) await sorting.resume();
  };

  const recheck = () => {
    markSubscriptionsStale();
    void reload();
  };

  const $typedEmail = atom('');
  const show = (dialog: SeatDialog | null) => {
    $typedEmail.set((dialog && 'unfinished' in dialog && dialog.unfinished?.email) || '');
    $dialog.set(dialog);
  };

  const emptySeats = (): number => {
    const state = seats.$state.get();
    return state.at === 'ready' ? state.content.detail.emptySeats : 0;
  };

  const opener = createDialogLoader(dialogs, (lost) => toast.show(lost, 'danger'));

  const finish = (text: Localized, { changesCounts }: { readonly changesCounts: boolean }) => {
    show(null);
    marked.mark([]);
    toast.show(text);
    if (changesCounts) markSubscriptionsStale();
    void reload();
  };

  /** Shows a failure. If no answer came, reloads the list, because the change may have been made (NET-03). */
  const fail = (title: Localized, sentences: readonly Localized[], isOutcomeUnknown: boolean) => {
    show({ at: 'message', title, texts: sentences });
    if (isOutcomeUnknown) recheck();
  };

  /** Names the seats that have kept their users, and leaves them marked. */
  const failSome = (title: Localized, sentences: readonly Localized[], kept: readonly Seat[]) => {
    show({ at: 'message', title, texts: sentences, seats: kept });
    marked.mark(kept);
    recheck();
  };

  onSessionEnd(signal, (unfinished) => {
    const dialog = $dialog.get();
    if (!dialog || dialog.at === 'limit' || dialog.at === 'message') return;
    const seatId = 'seat' in dialog ? seatIdOf(dialog.seat) : '';
    const at = dialog.at === 'unassign-many' ? 'unassign' : dialog.at;
    const { subscriptionId } = $scope.get();
    unfinished?.write({ subscriptionId, at, seatId, email: $typedEmail.get() });
  });

  /** Opens the dialog under which the session had ended; if its seat is not in the list, says only what was not done. */
  const resume = async (): Promise<void> => {
    const left = unfinishedSeats.read();
    const state = seats.$state.get();
    if (left?.subscriptionId !== $scope.get().subscriptionId || state.at !== 'ready') return;
    unfinishedSeats.clear();
    await opener.open(left.seatId || csvOpener, () => show(dialogOf(left, state.content.list.rows)));
  };

  return {
    $state,
    $subscription: subscription.$state,
    $dialog,
    $toast: toast.$toast,
    $sort: sorting.$sort,
    $isLoadingAll: sorting.$isLoading,
    stopLoading: sorting.stop,
    sortBy: sorting.sortBy,
    find,
    close: () => show(null),
    typeEmail: (email: string) => $typedEmail.set(email),
    $opening: opener.$opening,
    preload: opener.preload,
    ask: (change: SeatChange) => opener.open(change.seat.seatId, () => show(change)),
    finish,
    fail,
    failSome,
    recheck,
    $marked: marked.$marked,
    mark: marked.mark,
    toggle: marked.toggle,
    askAll: () =>
      opener.open(manyOpener, () => show({ at: 'unassign-many', seats: [...marked.$marked.get().values()] })),

    async open(scope: Scope): Promise<void> {
      $scope.set(scope);
      $dialog.set(null);
      marked.mark([]);
      if (scope.subscriptionId === '') return;
      void subscription.load();
      const left = savedSeats.read();
      const isKept = left?.subscriptionId === scope.subscriptionId;
      sorting.restore(isKept ? left.sort : null);
      await seats.load(isKept ? left.query : everySeat);
      await resume();
      await sorting.resume();
    },

    async retry(): Promise<void> {
      if ($scope.get().subscriptionId !== '') await seats.retry();
    },

    filterBy: (filter: SeatFilter) => find({ ...seats.$state.get().query, filter }),
    search: (searchText: string) => find({ ...seats.$state.get().query, searchText: readSearch(searchText) }),

    async showMore(): Promise<void> {
      const content = await seats.showMore();
      if (content) announce(shownText(content.list, texts));
    },

    async exportCsv(locale: string): Promise<void> {
      if (!(await sorting.loadAll())) return;
      const state = seats.$state.get();
      if (state.at !== 'ready') return;
      const { detail, list } = state.content;
      const rows = sorted(list.rows, sorting.$sort.get(), sortValues, locale);
      const name = `seats-${$scope.get().subscriptionId.replace(/\W/g, '')}.csv`;
      saveFile(csvFile(exportedRows(rows, detail.isSpeechApi, texts), locale), name);
    },

    openCsv: () =>
      opener.open(csvOpener, () => {
        if (seats.$state.get().at === 'ready') show({ at: emptySeats() === 0 ? 'limit' : 'csv' });
      }),
    emptySeats,

    dismissToast: toast.forget,

    /** Goes back to the list of subscriptions, which then reloads even if no seat has changed (CON-2.4.3). */
    goBack(): void {
      markSubscriptionsStale();
      const { orgId, daysCount } = $scope.get();
      navigate(listPath(orgId, daysCount), { back: true });
    },
  };
}

/** The seats and the subscription of the screen. */
function createLists(send: ElementHandle['send'], $scope: ReadableAtom<Scope>) {
  // If the service refuses a search or a reload, the screen keeps the seats that it shows (CON-7.18).
  const seats = createPagedList<SeatQuery, SeatContent>(
    async ({ query, page, before, isReload }, signal) => {
      const { pageSize } = config();
      const { subscriptionId } = $scope.get();
      const [detail, found] = await Promise.all([
        before && !isReload
          ? ({ ok: true, data: before.detail } as const)
          : send(seatDetail, { subscriptionId }, { signal }),
        send(seatList, { subscriptionId, ...query, page, pageSize }, { signal }),
      ]);
      if (!found.ok) return found;
      if (!detail.ok) return detail;
      const next = { rows: found.data.seats, total: found.data.total };
      const list = withPage((page > 1 && before?.list) || noRows, next, pageSize, seatIdOf);
      return { ok: true, data: { detail: detail.data, list } };
    },
    { query: everySeat, ends: ({ code }) => code === noAccess },
  );
  /** Name and end of the subscription. If they can't be loaded, no error is shown, because the seats don't need them. */
  const subscription = createResource<PurchasedSubscription | null>(async (signal) => {
    const { subscriptionId } = $scope.get();
    const opened = openedSubscription(subscriptionId);
    if (opened) return { ok: true, data: opened };
    // Not limited to the organisation of the path: this subscription may belong to another one, chosen in the list's filter.
    const args = { subscriptionId, page: 1, pageSize: config().pageSize };
    return mapOutcome(await send(subscriptionOverview, args, { signal }), ({ purchased }) => purchased[0] ?? null);
  });

  return { seats, subscription };
}

/** Calls `keep` with the entry of the user whose session has ended. A login as the same user finds it. */
function onSessionEnd(
  signal: AbortSignal,
  keep: (unfinished: ReturnType<typeof unfinishedSeats.ofCurrent>) => void,
): void {
  const unfinished = unfinishedSeats.ofCurrent();
  const stop = sessionStore().listen((session) => {
    if (!session) keep(unfinished);
  });
  signal.addEventListener('abort', stop, { once: true });
}

function dialogOf({ at, seatId, email }: UnfinishedSeats, rows: readonly Seat[]): SeatDialog {
  if (at === 'csv') return { at, isUnfinished: true };
  const seat = rows.find((row) => seatIdOf(row) === seatId);
  if (seat && at !== 'unassign') return { at, seat, unfinished: { email } };
  const sentence = localized(text, unfinishedText[at]);
  return { at: 'message', title: localized(text, 'unfinished'), texts: email ? [sentence, email] : [sentence] };
}

export const unfinishedText = {
  assign: 'unfinishedAssign',
  change: 'unfinishedChange',
  unassign: 'unfinishedUnassign',
  csv: 'unfinishedCsv',
} as const;

export const seatIdOf = ({ seatId }: Seat) => seatId;
