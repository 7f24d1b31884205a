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
  // As wide as Verdana, the widest font that any system uses by default.
  'DejaVu Sans': { name: 'dejavu-sans', subsets: ['latin'], weights: [400, 700] },
} as const;

/** The machine's own font, a usual one and a wide one. */
export const families = ['none', 'Noto Sans', 'DejaVu Sans'] as const;
export type Family = (typeof families)[number];

// Each font file has its own range: else the browser would use one file for all letters.
const ranges = { latin: 'U+0000-02FF, U+2000-20CF, U+2100-22FF', devanagari: 'U+0900-097F, U+1CD0-1CFF, U+200C-200D' };

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly unicodeRange: string;
  readonly base64: string;
}

/** The faces of the family; empty for 'none', because the machine has its own font. */
export function facesOf(family: Family): readonly Face[] {
  if (family === 'none') return [];
  const { name, subsets, weights } = files[family];
  return subsets.flatMap((subset) =>
    weights.map((weight) => {
      const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);
      const base64 = readFileSync(file, 'base64');
      return { family: `Test ${family}`, weight: String(weight), unicodeRange: ranges[subset], base64 };
    }),
  );
}

/** The CSS rule that sets the font family of the elements. */
export const fontRule = (family: Family) => (family === 'none' ? '' : `:root { --dict-font: 'Test ${family}' }`);

/** CSS rules that load the font family and set it for the elements. */
export function fontRules(family: Family): string {
  const faces = facesOf(family).map(
    ({ weight, unicodeRange, base64, ...face }) =>
      `@font-face { font-family: '${face.family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${base64}); unicode-range: ${unicodeRange} }`,
  );
  return [...faces, fontRule(family)].join('\n');
}

/** For `addInitScript`: the faces are there before the page's first drawing, as those of a machine's own font are. */
export function addFaces(faces: readonly Face[]): void {
  for (const { family, weight, unicodeRange, base64 } of faces) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes.buffer, { weight, unicodeRange }));
  }
}

/** Loads the faces of the page before anything is measured. Data addresses need no network. */
export const loadFonts = () => Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => {});
