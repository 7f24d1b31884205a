import { atom } from 'nanostores';
import type { Seat } from '../../core/service/endpoints/seats.ts';

/** The seats that are marked to be unassigned together, by their id. */
export function createMarkedSeats() {
  const $marked = atom<ReadonlyMap<string, Seat>>(new Map());
  return {
    $marked,
    mark: (seats: readonly Seat[]) => $marked.set(new Map(seats.map((seat) => [seat.seatId, seat]))),

    toggle(seat: Seat): void {
      const marked = new Map($marked.get());
      if (!marked.delete(seat.seatId)) marked.set(seat.seatId, seat);
      $marked.set(marked);
    },
  };
}
