import { digitsOf, readText, withAsciiDigits } from '../../../core/format/typed.ts';

/**
 * The code in a pasted text: a group of exactly `length` digits, which may be parted by spaces, dots or hyphens ('Your code
 * for step 2 is 123-456'), and of several the one that a word for codes names ('Order 100234: your code is 482913'), or
 * is nearest to, else the first. If there is no such group, the first `length` digits of the text.
 */
export function codeIn(text: string, length: number): string {
  const plain = withAsciiDigits(readText(text.slice(0, 2000)));
  const parted = plain.replace(datesAndTimes, '|').replace(sentenceEnd, endMark);
  return groupIn(parted, length) ?? groupIn(plain, length) ?? digitsOf(plain).slice(0, length);
}

const datesAndTimes = /\b\d{1,4}([./-])\d{1,2}\1\d{2,4}\b|\b\d{1,2}:\d{2}\b/g;

/** Stands for the end of a sentence: so long that a word and a number of two sentences are less near than those of one. */
const endMark = '|||||';
const sentenceEnd = /[!?;()।。؛]|\.(?!\d)/g;

/** A word for codes in the languages of most messages, also at the end of another, such as 'Anmeldecode'. */
const codeWord =
  /(?:c[oó]d|k[oó]d|код)\p{L}*|\b(?:otp|pin|m?tan)\b|(?:رمز|كود)(?: التحقق)?|कोड|ओटीपी|码|碼|コード|인증/giu;

/** The end of a text before its code, which may follow another number: 'Your code for account 100234 is 482913'. */
const leadsToCode = /(?<!\p{L})(?:is|ist|lautet|est|es|هو)(?:\s?[:=])?$|\d\s?[:=]$/iu;

function groupIn(text: string, length: number): string | undefined {
  const words = [...text.matchAll(codeWord)];
  const groups = [...text.matchAll(/\d+/g), ...text.matchAll(/\d+(?:[\s.\u2010-\u2015-]\d+)*/g)];
  // Of two groups at the same distance the one behind the word: '100234 OTP 482913'.
  const distanceOf = ({ 0: group, index }: RegExpExecArray) =>
    Math.min(
      text.length,
      ...words.map((word) => Math.max(index - word.index - word[0].length, word.index - index - group.length + 2)),
    );
  const isNamed = ({ index }: RegExpExecArray) => {
    const before = text.slice(0, index);
    const sentenceAt = before.lastIndexOf(endMark);
    return (
      leadsToCode.test(before.slice(-20).trimEnd()) &&
      words.some((word) => word.index > sentenceAt && word.index < index)
    );
  };
  const [nearest] = groups
    .filter(([group]) => digitsOf(group).length === length)
    .map((group) => ({ digits: digitsOf(group[0]), distance: distanceOf(group), isNamed: isNamed(group) }))
    .map((group) => ({ ...group, rank: group.distance <= besideWord ? 0 : group.isNamed ? 1 : 2 }))
    .sort((left, right) => left.rank - right.rank || left.distance - right.distance);
  return nearest?.digits;
}

/** The distance of a group beside its word: 'code 482913', 'code: 482913', 'code - 482913'. */
const besideWord = 3;

/**
 * The code in a field whose text has become `after`. If the text that was just inserted, which ends at `caret`, has a whole
 * code, that is the code: a suggestion may be inserted beside digits that were typed before it.
 */
export function codeAfterInput(before: string, after: string, caret: number, length: number): string {
  const rest = after.length - caret;
  let start = 0;
  while (start < before.length - rest && start < caret && before[start] === after[start]) start += 1;
  const inserted = codeIn(after.slice(start, caret), length);
  if (inserted.length === length) return inserted;
  return after.length > length ? codeIn(after, length) : digitsOf(after);
}

export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/**
 * Puts digits in place of the selection from `start` to `end`. A complete code replaces the whole value. If the value
 * would get longer than `length`, the digits overwrite those after the selection.
 */
export function putDigits(value: string, start: number, end: number, digits: string, length: number): Typed {
  if (digits.length >= length) return { value: digits.slice(0, length), caret: length };
  const before = value.slice(0, start) + digits;
  const overflow = Math.max(0, before.length + value.length - end - length);
  return { value: (before + value.slice(end + overflow)).slice(0, length), caret: Math.min(before.length, length) };
}
