/**
 * `text` without those of `characters` that it ends with. A regular expression would begin anew at each of them, and take
 * quadratic time for many of them in the middle (SEC-26).
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
