import * as z from 'zod/mini';
import type { Seat } from '../../core/service/endpoints/seats.ts';
import type { BindTexts } from '../../core/config/text.ts';
import { isSearchTooLong, lengthOf } from '../../core/format/text.ts';
import { readSearch } from '../../core/format/typed.ts';
import type { CsvCell } from '../../core/format/csv-file.ts';
import type { SortValues } from '../../core/format/sorted.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { text as listText } from '../kit/lists/list.text.ts';
import { text } from './seats.text.ts';

export const seatQuery = z.object({ filter: z.literal(['all', 'assigned', 'empty']), searchText: z.string() });

export type SeatQuery = z.output<typeof seatQuery>;

export const everySeat: SeatQuery = { filter: 'all', searchText: '' };

const shortestSearch = 3;

/** The error of a search text. An empty text is valid, because it finds every seat (CON-5.5). */
export function searchError(searchText: string, bind: BindTexts): string | undefined {
  if (isSearchTooLong(searchText)) return bind(listText)('searchTooLong');
  const length = lengthOf(readSearch(searchText));
  return length > 0 && length < shortestSearch ? bind(text)('searchTooShort') : undefined;
}

/** True for a seat without a user. A seat of a speech API may have a user tag instead of a user: then it is not empty. */
export const isEmptySeat = (seat: Seat, isSpeechApi: boolean) =>
  seat.userId === null && !(isSpeechApi && seat.userTag !== '');

export const nameOfUser = (seat: Seat) => seat.email || seat.userName || seat.userTag;

export const sortValues: SortValues<Seat> = {
  name: ({ userName }) => userName,
  email: ({ email }) => email,
  tag: ({ userTag }) => userTag,
};

/** The rows of the exported file, headings first. Its columns are those of the screen. */
export function exportedRows(seats: readonly Seat[], isSpeechApi: boolean, bind: BindTexts): CsvCell[][] {
  const [t, tKit] = [bind(text), bind(kitText)];
  if (isSpeechApi) {
    return [[t('columnId'), t('columnTag')], ...seats.map(({ seatId, userTag }) => [seatId, userTag])];
  }
  const headings = [t('columnId'), t('columnName'), tKit('email'), tKit('country'), t('columnPhone')];
  const lines = seats.map((seat) => [seat.seatId, seat.userName, seat.email, seat.countryName, seat.phone]);
  return [headings, ...lines];
}

export const seatIdOf = ({ seatId }: Seat) => seatId;
