import { noRows, withPage, type PagedRows } from '../../core/state/paged-rows.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type { Seat, seatDetail, seatList } from '../../core/service/endpoints/seats.ts';
import type { SeatQuery } from './seats.rules.ts';

export type SeatDetail = DataOf<typeof seatDetail>;
export type SeatPage = DataOf<typeof seatList>;

export interface SeatsReady {
  readonly at: 'ready';
  readonly busy: 'no' | 'list' | 'more';
  readonly detail: SeatDetail;
  readonly query: SeatQuery;
  /** The last page that was loaded. */
  readonly page: number;
  readonly list: PagedRows<Seat>;
}

export type SeatsStep =
  | { readonly at: 'loading' }
  /** The service shows this user no seats: a blank page with a loading indicator (console.md section 8). */
  | { readonly at: 'no-access' }
  /** Nothing could be loaded, and nothing is there to show. */
  | { readonly at: 'failed' }
  | SeatsReady;

export interface Loaded {
  readonly detail: SeatDetail;
  readonly seats: SeatPage;
  readonly query: SeatQuery;
  readonly page: number;
  readonly pageSize: number;
}

/** The seats after a page has come: the first one replaces the rows, a later one goes to their end. */
export function afterPage(before: SeatsStep, { detail, seats, query, page, pageSize }: Loaded): SeatsReady {
  const grown = page > 1 && before.at === 'ready' ? before.list : noRows;
  const list = withPage(grown, { rows: seats.seats, total: seats.total }, pageSize, seatIdOf);
  return { at: 'ready', busy: 'no', detail, query, page, list };
}

export const seatIdOf = ({ seatId }: Seat) => seatId;
