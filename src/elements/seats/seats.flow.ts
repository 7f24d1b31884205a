import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { latestOnly } from '../../core/state/latest.ts';
import { seatDetail, seatList, type Seat, type SeatFilter } from '../../core/service/endpoints/seats.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/shown-text.ts';
import { everySeat, listPath, type SeatQuery } from './seats.rules.ts';
import { afterPage, type SeatDetail, type SeatsStep } from './seats.step.ts';
import { t } from './seats.text.ts';

/** What the page asked for. */
export interface Scope {
  readonly subscriptionId: string;
  readonly orgId: string;
  readonly daysCount: string;
}

export type SeatDialog =
  | { readonly at: 'assign' | 'change' | 'unassign'; readonly seat: Seat }
  | { readonly at: 'csv' }
  | { readonly at: 'message'; readonly title: string; readonly texts: readonly string[] };

/** A message that goes away by itself; a new number is a new one. */
export interface Done {
  readonly number: number;
  readonly text: string;
}

export type SeatsFlow = ReturnType<typeof createSeatsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'say'>;

const noAccess = 'mccckd36';

export function createSeatsFlow({ send, navigate, say }: Needs) {
  const $step = atom<SeatsStep>({ at: 'loading' });
  const $dialog = atom<SeatDialog | null>(null);
  const $done = atom<Done | null>(null);
  const latest = latestOnly();
  let scope: Scope = { subscriptionId: '', orgId: '', daysCount: '' };
  let doneCount = 0;

  const fetchDetail = async (signal: AbortSignal) =>
    send(seatDetail, { subscriptionId: scope.subscriptionId }, { signal });

  /** Loads a page, and with `known` left out the counters too: both are shown together. */
  const load = (query: SeatQuery, page: number, known: SeatDetail | null, done: () => void = () => {}) => {
    const pageSize = config().pageSize;
    const args = { subscriptionId: scope.subscriptionId, ...query, page, pageSize };
    return latest(
      (signal) =>
        Promise.all([
          known ? { ok: true as const, data: known } : fetchDetail(signal),
          send(seatList, args, { signal }),
        ]),
      ([detail, seats]) => {
        const before = $step.get();
        if (!seats.ok || !detail.ok) return $step.set(afterTrouble(before, [seats, detail].map(codeOf)));
        $step.set(afterPage(before, { detail: detail.data, seats: seats.data, query, page, pageSize }));
        shownQuery = query;
        done();
      },
    );
  };

  // What the shown rows were found with.
  let shownQuery = everySeat;

  // The calls do nothing on a non-zero status (console.md section 7): what is shown stays.
  const afterTrouble = (before: SeatsStep, codes: readonly string[]): SeatsStep => {
    if (before.at === 'ready') return { ...before, busy: 'no', query: shownQuery };
    return { at: codes.includes(noAccess) ? 'no-access' : 'failed' };
  };

  const find = async (query: SeatQuery): Promise<void> => {
    const step = $step.get();
    if (step.at !== 'ready') return;
    $step.set({ ...step, busy: 'list', query });
    await load(query, 1, step.detail, () => {
      const now = $step.get();
      if (now.at === 'ready') say(foundText(now.list));
    });
  };

  /** Reads the list and the counters anew, from page 1. */
  const reload = async (): Promise<void> => {
    const step = $step.get();
    if (step.at === 'ready') $step.set({ ...step, busy: 'list' });
    await load(step.at === 'ready' ? step.query : everySeat, 1, null);
  };

  /** Nobody knows what was done: the list says. */
  const recheck = () => {
    markSubscriptionsStale();
    void reload();
  };

  const show = (dialog: SeatDialog | null) => $dialog.set(dialog);

  return {
    $step,
    $dialog,
    $done,
    recheck,
    show,

    open(asked: Scope): Promise<void> {
      scope = asked;
      shownQuery = everySeat;
      $dialog.set(null);
      $step.set({ at: 'loading' });
      // The attribute may come later.
      return scope.subscriptionId === '' ? Promise.resolve() : load(everySeat, 1, null);
    },

    /** After a first load that failed, or that waits for a connection. */
    retry(): Promise<void> {
      if ($step.get().at === 'ready' || scope.subscriptionId === '') return Promise.resolve();
      $step.set({ at: 'loading' });
      return load(everySeat, 1, null);
    },

    filterBy(filter: SeatFilter): Promise<void> {
      const step = $step.get();
      return step.at === 'ready' ? find({ ...step.query, filter }) : Promise.resolve();
    },

    search(searchText: string): Promise<void> {
      const step = $step.get();
      return step.at === 'ready' ? find({ ...step.query, searchText: searchText.trim() }) : Promise.resolve();
    },

    async showMore(): Promise<void> {
      const step = $step.get();
      if (step.at !== 'ready' || step.busy !== 'no') return;
      $step.set({ ...step, busy: 'more' });
      await load(step.query, step.page + 1, step.detail, () => {
        const now = $step.get();
        if (now.at === 'ready') say(shownText(now.list));
      });
    },

    openCsv(): void {
      const step = $step.get();
      if (step.at !== 'ready') return;
      const isFull = step.detail.emptySeats === 0;
      show(isFull ? { at: 'message', title: t('limit'), texts: [t('limitText')] } : { at: 'csv' });
    },

    /** Something has succeeded: its dialog goes, the list is read from page 1, and a toast says what was done. */
    finish(text: string, { changesCounts }: { readonly changesCounts: boolean }): void {
      show(null);
      doneCount += 1;
      $done.set({ number: doneCount, text });
      if (changesCounts) markSubscriptionsStale();
      void reload();
    },

    /** It has failed; without an answer it may have been done, so the list is read again (NET-03). */
    fail(title: string, text: string, isUnknown: boolean): void {
      show({ at: 'message', title, texts: isUnknown ? [text, t('maybeDone')] : [text] });
      if (isUnknown) recheck();
    },

    forgetDone: () => $done.set(null),

    /** The subscriptions are loaded anew, whatever was done here (console.md section 2.4). */
    goBack(): void {
      markSubscriptionsStale();
      navigate(listPath(scope.orgId, scope.daysCount));
    },
  };
}

const codeOf = (answer: { readonly ok: boolean; readonly problem?: { readonly code: string } }) =>
  answer.problem?.code ?? '';
