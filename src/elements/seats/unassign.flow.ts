import { atom } from 'nanostores';
import { isRefusal } from '../../core/state/problem.ts';
import { unassignSeats } from '../../core/service/endpoints/seat-changes.ts';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import type { ElementHandle } from '../kit/context.ts';

export interface UnassignEnd {
  readonly onDone: () => void;
  /** `isUnknown`: no valid answer arrived, so the service may have taken the seat away. */
  readonly onFailed: (isUnknown: boolean) => void;
}

/** Unassigns a seat. */
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
