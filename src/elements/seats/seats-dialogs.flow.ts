import { atom, type ReadableAtom } from 'nanostores';
import { localized, type Localized } from '../../core/config/text.ts';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { sessionStore } from '../../core/session/session.ts';
import { createDialogLoader } from '../kit/layers/dialog-loader.ts';
import type { createToast } from '../shared/toast.ts';
import type { createMarkedSeats } from './marked-seats.ts';
import type { SeatsState } from './seats.lists.ts';
import { seatIdOf } from './seats.rules.ts';
import { text } from './seats.text.ts';
import { unfinishedSeats, type UnfinishedSeats } from './unfinished.ts';

export interface SeatChange {
  readonly at: 'assign' | 'change' | 'unassign';
  readonly seat: Seat;
  /** The fields as typed before the session ended under this dialog. */
  readonly unfinished?: UnfinishedSeats['typed'];
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

export const csvOpener = 'csv';
export const manyOpener = 'many';

interface Needs {
  readonly $state: ReadableAtom<SeatsState>;
  readonly $scope: ReadableAtom<{ readonly subscriptionId: string }>;
  readonly marked: ReturnType<typeof createMarkedSeats>;
  readonly toast: ReturnType<typeof createToast>;
  readonly reload: () => Promise<void>;
}

/** The dialogs of the seats' screen. `views` loads their code. */
export function createSeatDialogs(
  { $state, $scope, marked, toast, reload }: Needs,
  views: { readonly load: () => Promise<boolean> },
) {
  const $dialog = atom<SeatDialog | null>(null);
  const $typed = atom<UnfinishedSeats['typed']>({});
  const opener = createDialogLoader(views, (lost) => toast.show(lost, 'danger'));

  const show = (dialog: SeatDialog | null) => {
    $typed.set((dialog && 'unfinished' in dialog && dialog.unfinished) || {});
    $dialog.set(dialog);
  };

  const emptySeats = (): number => {
    const state = $state.get();
    return state.at === 'ready' ? state.content.detail.emptySeats : 0;
  };

  /** For a change whose outcome is unknown: a marked seat may have another user by now, so none stays marked. */
  const recheck = () => {
    marked.mark([]);
    markSubscriptionsStale();
    void reload();
  };

  const keepUnfinished = (unfinished: ReturnType<typeof unfinishedSeats.ofCurrent>) => {
    const open = openTask($dialog.get(), [...marked.$marked.get().values()]);
    if (!open) return;
    const { subscriptionId } = $scope.get();
    unfinished?.write({ subscriptionId, at: open.at, seatIds: open.seats.map(seatIdOf), typed: $typed.get() });
  };

  return {
    $dialog,
    $opening: opener.$opening,
    preload: opener.preload,
    emptySeats,
    recheck,
    close: () => show(null),
    type: (values: UnfinishedSeats['typed']) => $typed.set(values),
    ask: (change: SeatChange) => opener.open(change.seat.seatId, () => show(change)),
    askAll: () =>
      opener.open(manyOpener, () => show({ at: 'unassign-many', seats: [...marked.$marked.get().values()] })),
    openCsv: () =>
      opener.open(csvOpener, () => {
        if ($state.get().at === 'ready') show({ at: emptySeats() === 0 ? 'limit' : 'csv' });
      }),

    finish(sentence: Localized, { changesCounts }: { readonly changesCounts: boolean }): void {
      show(null);
      marked.mark([]);
      toast.show(sentence);
      if (changesCounts) markSubscriptionsStale();
      void reload();
    },

    /** Shows a failure. If no answer came, reloads the list, because the change may have been made (NET-03). */
    fail(title: Localized, texts: readonly Localized[], isOutcomeUnknown: boolean): void {
      show({ at: 'message', title, texts });
      if (isOutcomeUnknown) recheck();
    },

    /** Shows a failure that names the seats that have kept their users, and leaves these seats marked. */
    failSome(title: Localized, texts: readonly Localized[], kept: readonly Seat[]): void {
      show({ at: 'message', title, texts, seats: kept });
      recheck();
      marked.mark(kept);
    },

    /** Keeps what is open when the session ends, so that a login as the same user finds it. Returns a stop function. */
    followSession(): () => void {
      const unfinished = unfinishedSeats.ofCurrent();
      return sessionStore().listen((session) => {
        if (!session) keepUnfinished(unfinished);
      });
    },

    /**
     * After a login, restores what was open when the session ended: marks the seats again, or opens the dialog that
     * assigns a seat, gives it to another user or sends a file. If seats were about to be unassigned, or are not in the
     * list yet, a message only says what was not done.
     */
    async resume(): Promise<void> {
      const left = unfinishedSeats.read();
      const state = $state.get();
      if (left?.subscriptionId !== $scope.get().subscriptionId || state.at !== 'ready') return;
      unfinishedSeats.clear();
      const selected = seatsOf(left, state.content.list.rows);
      if (left.at === 'selection' && selected.length === left.seatIds.length) return marked.mark(selected);
      await opener.open(left.seatIds[0] ?? csvOpener, () => show(dialogOf(left, state.content.list.rows)));
    },
  };
}

function openTask(dialog: SeatDialog | null, selected: readonly Seat[]) {
  if (dialog?.at === 'csv') return { at: dialog.at, seats: [] };
  if (dialog && 'seat' in dialog) return { at: dialog.at, seats: [dialog.seat] };
  if (dialog?.at === 'unassign-many') return { at: 'unassign' as const, seats: dialog.seats };
  return selected.length > 0 ? { at: 'selection' as const, seats: selected } : null;
}

const seatsOf = ({ seatIds }: UnfinishedSeats, rows: readonly Seat[]) =>
  rows.filter((row) => seatIds.includes(seatIdOf(row)));

function dialogOf(left: UnfinishedSeats, rows: readonly Seat[]): SeatDialog {
  const { at, seatIds, typed } = left;
  if (at === 'csv') return { at, isUnfinished: true };
  const seats = seatsOf(left, rows);
  const [seat] = seats;
  if (seat && (at === 'assign' || at === 'change')) return { at, seat, unfinished: typed };
  const texts = [localized(text, unfinishedText[at]), ...(typed.email ? [typed.email] : [])];
  // Names all the seats or none: with only some, it would read as if the other seats had been unassigned.
  const named = seats.length === seatIds.length ? { seats } : {};
  return { at: 'message', title: localized(text, 'unfinished'), texts, ...named };
}

export const unfinishedText = {
  assign: 'unfinishedAssign',
  change: 'unfinishedChange',
  unassign: 'unfinishedUnassign',
  selection: 'unfinishedUnassign',
  csv: 'unfinishedCsv',
} as const;
