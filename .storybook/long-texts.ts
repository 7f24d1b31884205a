import { catalogues } from './pseudo-language.ts';

const endings = ['angelegenheiten', 'sverwaltung', 'sbestätigung', 'übersicht', 'smöglichkeiten'];

/**
 * Every text of the elements, at least 40 % longer and with words as long as German ones, to test that screens have room
 * for them.
 */
export const longTexts: Readonly<Record<string, string>> = Object.fromEntries(
  catalogues.flatMap(({ area, english }) =>
    Object.entries(english).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${area}.${key}`, lengthen(text)]] : [],
    ),
  ),
);

// Lengthens word by word from the start, so that an accessible name still begins with the visible text of its button.
function lengthen(text: string): string {
  let long = '';
  for (const [at, word] of text.split(' ').entries()) {
    const short = text.split(' ', at + 1).join(' ').length;
    const isLong = `${long} ${word}`.length >= 1.4 * short;
    long += `${at === 0 ? '' : ' '}${isLong ? word : lengthenWord(word)}`;
  }
  return long;
}

function lengthenWord(word: string): string {
  return word.replace(/^([“("]*\p{L}{3,})(?!.*[{}])/u, (letters) => letters + endings[word.length % endings.length]);
}
