import { atom } from 'nanostores';
import type { BindTexts } from '../../core/config/text.ts';
import { unassignSeats } from '../../core/service/endpoints/seat-changes.ts';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text } from './seat-dialogs.text.ts';
import type { SeatsFlow } from './seats.flow.ts';
import { nameOfUser } from './seats.rules.ts';

/** The toast, and the title and sentence of a failure. */
const outcomes = {
  assign: ['assignedTo', 'assignFailed', 'assignFailedText'],
  change: ['changed', 'changeFailed', 'changeFailedText'],
  unassign: ['removed', 'unassignFailed', 'unassignFailedText'],
} as const;

export interface SeatCallbacks {
  readonly onDone: (email?: string) => void;
  /** `isOutcomeUnknown`: no valid answer arrived, so the service may have changed the seat. */
  readonly onFailed: (isOutcomeUnknown: boolean, email?: string) => void;
  /** Called when no valid answer arrived: the dialog stays open, but the list must be reloaded. */
  readonly onUnknown: () => void;
}

/** The end of a seat's dialog: a toast, or the dialog that reports a failure (CON-8). */
export function seatCallbacks(flow: SeatsFlow, texts: BindTexts, at: keyof typeof outcomes, seat: Seat): SeatCallbacks {
  const t = texts(text);
  const [done, failed, sentence] = outcomes[at];
  const user = nameOfUser(seat);
  const named = (email = '') => ({ user, email, old: user, new: email });
  return {
    onDone: (email) => flow.finish(t(done, named(email)), { changesCounts: at !== 'change' }),
    onFailed(isOutcomeUnknown, email) {
      const maybe = isOutcomeUnknown ? [t('maybeDone')] : [];
      flow.fail(t(failed), [t(sentence, named(email)), ...maybe], isOutcomeUnknown);
    },
    onUnknown: flow.recheck,
  };
}

export function createUnassignFlow(
  { send }: Pick<ElementHandle, 'send'>,
  { seatCode }: Seat,
  { onDone, onFailed }: SeatCallbacks,
) {
  const $isBusy = atom(false);
  return {
    $isBusy,

    async unassign(): Promise<void> {
      if ($isBusy.get()) return;
      $isBusy.set(true);
      const answer = await send(unassignSeats, { seatCodes: [seatCode] });
      if (answer.ok) return onDone();
      $isBusy.set(false);
      onFailed(isOutcomeUnknown(answer.problem));
    },
  };
}
