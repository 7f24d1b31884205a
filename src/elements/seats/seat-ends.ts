import type { Seat } from '../../core/service/endpoints/seats.ts';
import type { AssignEnd } from './assign/assign.flow.ts';
import type { CsvEnd } from './csv/csv.flow.ts';
import { nameOfUser } from './seats.rules.ts';
import { text } from './seat-dialogs.text.ts';
import { atom } from 'nanostores';
import { isRefusal } from '../../core/state/problem.ts';
import { unassignSeats } from '../../core/service/endpoints/seat-changes.ts';
import type { ElementHandle } from '../kit/context.ts';

interface Needs extends Pick<ElementHandle, 'texts'> {
  readonly finish: (text: string, how: { readonly changesCounts: boolean }) => void;
  readonly fail: (title: string, texts: readonly string[], isUnknown: boolean) => void;
  readonly recheck: () => void;
}

/** The end of each seat dialog: a toast, or the dialog that reports a failure (CON-8). */
export function createSeatEnds({ finish, recheck, texts, ...flow }: Needs) {
  const t = texts(text);
  const fail = (title: string, sentence: string, isUnknown: boolean) =>
    flow.fail(title, isUnknown ? [sentence, t('maybeDone')] : [sentence], isUnknown);
  const onUnknown = recheck;
  return {
    assign: (): AssignEnd => ({
      onAssigned: (email) => finish(t('assignedTo', { email }), { changesCounts: true }),
      onFailed: (email, isUnknown) => fail(t('assignFailed'), t('assignFailedText', { email }), isUnknown),
      onUnknown,
    }),

    change(seat: Seat): AssignEnd {
      const old = nameOfUser(seat);
      return {
        onAssigned: (email) => finish(t('changed', { old, new: email }), { changesCounts: false }),
        onFailed: (email, isUnknown) => fail(t('changeFailed'), t('changeFailedText', { old, new: email }), isUnknown),
        onUnknown,
      };
    },

    unassign: (seat: Seat): UnassignEnd => ({
      onDone: () => finish(t('removed', { user: nameOfUser(seat) }), { changesCounts: true }),
      onFailed: (isUnknown) => fail(t('unassignFailed'), t('unassignFailedText'), isUnknown),
    }),

    csv: (): CsvEnd => ({
      onAssigned: (count) => finish(t('assignedMany', { count }), { changesCounts: true }),
      onUnknown,
    }),
  };
}

export interface UnassignEnd {
  readonly onDone: () => void;
  readonly onFailed: (isUnknown: boolean) => void;
}

export function createUnassignFlow(
  { send }: Pick<ElementHandle, 'send'>,
  seat: Seat,
  { onDone, onFailed }: UnassignEnd,
) {
  const $isBusy = atom(false);
  return {
    $isBusy,

    async unassign(): Promise<void> {
      if ($isBusy.get()) return;
      $isBusy.set(true);
      const answer = await send(unassignSeats, { seatCodes: [seat.seatCode] });
      if (answer.ok) return onDone();
      $isBusy.set(false);
      onFailed(!isRefusal(answer.problem) && answer.problem.outcome !== 'signed-out');
    },
  };
}
