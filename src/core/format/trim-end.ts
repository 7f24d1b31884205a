/**
 * Removes the given characters from the end of a text. A regular expression would take quadratic time for many of them
 * in the middle (SEC-26).
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
