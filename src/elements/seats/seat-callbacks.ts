import type { Seat } from '../../core/service/endpoints/seats.ts';
import type { AssignCallbacks } from './assign/assign.flow.ts';
import type { CsvCallbacks } from './csv/csv.flow.ts';
import { nameOfUser } from './seats.rules.ts';
import { text } from './seat-dialogs.text.ts';
import { atom } from 'nanostores';
import { unassignSeats } from '../../core/service/endpoints/seat-changes.ts';
import type { ElementHandle } from '../kit/context.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';

interface Needs extends Pick<ElementHandle, 'texts'> {
  readonly finish: (text: string, how: { readonly changesCounts: boolean }) => void;
  readonly fail: (title: string, texts: readonly string[], isOutcomeUnknown: boolean) => void;
  readonly recheck: () => void;
}

/** The end of each seat dialog: a toast, or the dialog that reports a failure (CON-8). */
export function createSeatCallbacks({ finish, recheck, texts, ...flow }: Needs) {
  const t = texts(text);
  const fail = (title: string, sentence: string, isOutcomeUnknown: boolean) =>
    flow.fail(title, isOutcomeUnknown ? [sentence, t('maybeDone')] : [sentence], isOutcomeUnknown);
  const onUnknown = recheck;
  return {
    assign: (): AssignCallbacks => ({
      onAssigned: (email) => finish(t('assignedTo', { email }), { changesCounts: true }),
      onFailed: (email, isOutcomeUnknown) =>
        fail(t('assignFailed'), t('assignFailedText', { email }), isOutcomeUnknown),
      onUnknown,
    }),

    change(seat: Seat): AssignCallbacks {
      const old = nameOfUser(seat);
      return {
        onAssigned: (email) => finish(t('changed', { old, new: email }), { changesCounts: false }),
        onFailed: (email, isOutcomeUnknown) =>
          fail(t('changeFailed'), t('changeFailedText', { old, new: email }), isOutcomeUnknown),
        onUnknown,
      };
    },

    unassign: (seat: Seat): UnassignCallbacks => ({
      onDone: () => finish(t('removed', { user: nameOfUser(seat) }), { changesCounts: true }),
      onFailed: (isOutcomeUnknown) => fail(t('unassignFailed'), t('unassignFailedText'), isOutcomeUnknown),
    }),

    csv: (): CsvCallbacks => ({
      onAssigned: (count) => finish(t('assignedMany', { count }), { changesCounts: true }),
      onUnknown,
    }),
  };
}

export interface UnassignCallbacks {
  readonly onDone: () => void;
  readonly onFailed: (isOutcomeUnknown: boolean) => void;
}

export function createUnassignFlow(
  { send }: Pick<ElementHandle, 'send'>,
  seat: Seat,
  { onDone, onFailed }: UnassignCallbacks,
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
      onFailed(isOutcomeUnknown(answer.problem));
    },
  };
}
