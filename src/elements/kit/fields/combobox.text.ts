import { texts } from '../../../core/config/text.ts';

export const t = texts('kit', {
  noMatches: 'No matches found',
  matches: { one: 'One match', other: '{count} matches' },
});
