import * as z from 'zod/mini';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import type { BindTexts } from '../../core/config/text.ts';
import { isSearchTooLong, lengthOf } from '../../core/format/text.ts';
import { readSearch } from '../../core/format/typed.ts';
import { text as listText } from '../kit/lists/list.text.ts';
import { text } from './seats.text.ts';

export const seatQuery = z.object({ filter: z.literal(['all', 'assigned', 'empty']), searchText: z.string() });

export type SeatQuery = z.output<typeof seatQuery>;

export const everySeat: SeatQuery = { filter: 'all', searchText: '' };

const shortestSearch = 3;

/** The error of a search text. An empty text is valid, because it finds every seat (CON-5.5). */
export function searchError(searchText: string, texts: BindTexts): string | undefined {
  if (isSearchTooLong(searchText)) return texts(listText)('searchTooLong');
  const length = lengthOf(readSearch(searchText));
  return length > 0 && length < shortestSearch ? texts(text)('searchTooShort') : undefined;
}

/** True for a seat without a user. A seat of a speech API may have a user tag instead of a user: then it is not empty. */
export const isEmptySeat = (seat: Seat, isSpeechApi: boolean) =>
  seat.userId === null && !(isSpeechApi && seat.userTag !== '');

export const nameOfUser = (seat: Seat) => seat.email || seat.userName || seat.userTag;
