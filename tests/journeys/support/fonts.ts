import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/* Fonts that the tests bring along, because the height of an element depends on the width of its letters. */

const require = createRequire(import.meta.url);

const files = {
  'Noto Sans': {
    name: 'noto-sans',
    subsets: ['latin', 'devanagari'],
    weights: [400, 500, 700],
  },
  // As wide as Verdana, which is the widest font that is anybody's system font.
  'DejaVu Sans': { name: 'dejavu-sans', subsets: ['latin'], weights: [400, 700] },
} as const;

/** The machine's own font, a usual one and a wide one. */
export const families = ['none', 'Noto Sans', 'DejaVu Sans'] as const;
export type Family = (typeof families)[number];

// Without these the browser would use the Latin file for all letters, and none of the others.
const ranges = { latin: 'U+0000-02FF, U+2000-20CF, U+2100-22FF', devanagari: 'U+0900-097F, U+1CD0-1CFF, U+200C-200D' };

/** Rules that draw the elements in the family; none for the machine's own. */
export function fontRules(family: Family): string {
  if (family === 'none') return '';
  const { name, subsets, weights } = files[family];
  const faces = subsets.flatMap((subset) =>
    weights.map((weight) => {
      const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);
      const address = `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
      return `@font-face { font-family: 'Test ${family}'; font-weight: ${weight}; src: url(${address}); unicode-range: ${ranges[subset]} }`;
    }),
  );
  return `${faces.join('\n')}\n:root { --dict-font: 'Test ${family}' }`;
}

/** Loads the faces of the page before anything is measured. Data addresses need no network. */
export const loadFonts = () => Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => {});
