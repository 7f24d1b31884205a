// Letters with a stroke and ligatures have no canonical decomposition.
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
};

/**
 * A text for comparisons with what a user types: without case, accents, invisible characters, and differences between
 * kinds of spaces, hyphens and apostrophes. `toUpperCase`, not `toLocaleUpperCase`: on a Turkish device that one separates
 * `i` from `I`. And not `toLowerCase`, which keeps `ı`, `ß` and a final `ς` apart from `I`, `ss` and `σ`. Only accents of
 * the Latin, Greek, Cyrillic and Arabic scripts are dropped, because in Indic scripts the same kind of mark is a vowel.
 */
export const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u0670]|\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’ʼʻ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .replace(/[ØŁĐÐĦŦÞÆŒ]/g, (letter) => plainLetters[letter]!);
