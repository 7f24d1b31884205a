import { viewTexts } from '../language.ts';

export const { t, text } = viewTexts('kit', {
  noMatches: 'No matches found',
  matches: { one: 'One match', other: '{count} matches' },
});
