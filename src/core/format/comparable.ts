import { withAsciiDigits } from './typed.ts';

/*
 * Letters with a stroke and ligatures have no canonical decomposition. Persian and Urdu keyboards have other letters for
 * the Arabic kaf and yeh, and many people write the last letters ة and ى without and with their dots.
 */
const plainLetters: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
  ک: 'ك',
  ی: 'ي',
  ى: 'ي',
  ة: 'ه',
  // A line that stretches a word.
  ـ: '',
};

/**
 * A text for comparisons with what a user types: without case, accents, invisible characters, apostrophes and full stops,
 * and without differences between kinds of digits or between spaces and hyphens. `toUpperCase`, not `toLocaleUpperCase`:
 * on a Turkish device that one separates `i` from `I`. And not `toLowerCase`, which keeps `ı`, `ß` and a final `ς` apart
 * from `I`, `ss` and `σ`. Only accents of the Latin, Greek, Cyrillic and Arabic scripts are dropped, because in Indic
 * scripts the same kind of mark is a vowel.
 */
export const comparable = (text: string) =>
  withAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u0670]|\p{Cf}/gu, '')
    .replace(/['‘’ʼʻ`´′.]/g, '')
    .replace(/[\s\p{Pd}\u2212]+/gu, ' ')
    .trim()
    .toUpperCase()
    .replace(/[ØŁĐÐĦŦÞÆŒẞکیىةـ]/g, (letter) => plainLetters[letter]!);
