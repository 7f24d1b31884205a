import type { Seat, SeatFilter } from '../../core/service/endpoints/seats.ts';
import { isSearchTooLong } from '../../core/format/text.ts';

export interface SeatQuery {
  readonly filter: SeatFilter;
  readonly searchText: string;
}

export const everySeat: SeatQuery = { filter: 'all', searchText: '' };

const shortestSearch = 3;

/** The error of a search text; the empty text is valid and finds every seat (CON-5.5). */
export function searchFault(searchText: string): 'too-short' | 'too-long' | null {
  if (isSearchTooLong(searchText)) return 'too-long';
  const length = [...searchText.trim()].length;
  return length > 0 && length < shortestSearch ? 'too-short' : null;
}

/** A seat of a speech API may carry a tag instead of a user. */
export const isEmptySeat = (seat: Seat, isSpeechApi: boolean) =>
  seat.userId === null && !(isSpeechApi && seat.userTag !== '');

export const nameOfUser = (seat: Seat) => seat.email || seat.userName || seat.userTag;
