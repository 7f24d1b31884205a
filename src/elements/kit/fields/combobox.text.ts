import { texts } from '../../../core/config/text.ts';

/** What a combobox says of its list. */
export const t = texts('kit', {
  noMatches: 'No matches found',
  matches: '{count} matches',
  oneMatch: 'One match',
});
