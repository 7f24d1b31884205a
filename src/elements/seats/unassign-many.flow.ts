import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { localized } from '../../core/config/text.ts';
import { unassignSeats } from '../../core/service/endpoints/seat-changes.ts';
import { seatList, type Seat } from '../../core/service/endpoints/seats.ts';
import { noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text } from './seat-dialogs.text.ts';
import type { SeatsFlow } from './seats.flow.ts';
import { nameOfUser, seatIdOf } from './seats.rules.ts';

type Needs = Pick<ElementHandle, 'send'>;

/**
 * Unassigns several seats in one call (CON-7.12). The answer has one Status for all. After a failure the list of assigned
 * seats says which of them have kept their users.
 */
export function createUnassignManyFlow(
  { send }: Needs,
  flow: SeatsFlow,
  seats: readonly Seat[],
  subscriptionId: string,
) {
  const $isBusy = atom(false);
  const count = seats.length;
  const done = () => flow.finish(localized(text, 'removedMany', { count }), { changesCounts: true });

  return {
    $isBusy,

    async unassign(): Promise<void> {
      if ($isBusy.get()) return;
      $isBusy.set(true);
      const answer = await send(unassignSeats, { seatCodes: seats.map(({ seatCode }) => seatCode) });
      if (answer.ok) return done();
      const title = localized(text, 'unassignFailed');
      const holders = await holdersOf(send, subscriptionId);
      if (!holders) {
        const maybe = isOutcomeUnknown(answer.problem) ? [localized(text, 'maybeDone')] : [];
        return flow.fail(title, [localized(text, 'unassignFailedText'), ...maybe], true);
      }
      const kept = seats.filter((seat) => holders.get(seatIdOf(seat)) === nameOfUser(seat));
      if (kept.length === 0) return done();
      const sentence = localized(text, 'unassignedSome', { done: count - kept.length, count });
      flow.failSome(title, [sentence], kept);
    },
  };
}

/** The users of all assigned seats, by seat id; null if they can't be loaded. A page may have fewer rows than asked for. */
async function holdersOf(send: Needs['send'], subscriptionId: string): Promise<ReadonlyMap<string, string> | null> {
  const { pageSize } = config();
  let list: PagedRows<Seat> = noRows;
  for (let page = 1; page === 1 || list.hasMore; page += 1) {
    const answer = await send(seatList, { subscriptionId, filter: 'assigned', searchText: '', page, pageSize });
    if (!answer.ok) return null;
    list = withPage(list, { rows: answer.data.seats, total: answer.data.total }, pageSize, seatIdOf);
  }
  return new Map(list.rows.map((seat) => [seat.seatId, nameOfUser(seat)]));
}
