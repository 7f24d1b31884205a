/** No regular expression: on long runs of `characters` inside the text it would take quadratic time (SEC-26). */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * A 53-bit hash in letters and digits (cyrb53), to distinguish texts on one device without storing the texts. Synchronous,
 * unlike the browser's digests, because a payment's confirmation must be sent in the task in which the payment succeeds.
 */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Counts characters, not UTF-16 units, of which emoji and the letters of some scripts take two. */
export const lengthOf = (text: string): number => [...text].length;

/** In characters. A longer text is cut where it is drawn: the browser would take seconds to lay it out (NET-32). */
const longestDrawn = 1000;

/** The text for screens, labels and announcements, cut if it is too long to draw. A value that is sent stays whole. */
export function drawn(text: string): string {
  return firstCharacters(text, longestDrawn) === text ? text : `${firstCharacters(text, longestDrawn - 1)}…`;
}

/** The start of a text, without half of a character at its end. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  // Two units are enough for a character: no need to walk through a text of a million.
  const start = text.slice(0, 2 * count);
  return [...start].slice(0, count).join('');
}

/** In characters. Screens don't send a longer search text (CON-9.5). */
const longestSearch = 255;

export const isSearchTooLong = (text: string) => lengthOf(text) > longestSearch;

export const formatNumber = (count: number | null, locale?: string): string => count?.toLocaleString(locale) ?? '-';
