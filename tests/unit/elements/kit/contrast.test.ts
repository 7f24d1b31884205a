import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(fileURLToPath(new URL('../../../../src/elements/kit/tokens.css', import.meta.url)), 'utf8');

/** The colours of a token in the light and in the dark theme, as tokens.css has them. */
function coloursOf(token: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] = new RegExp(`--d-${token}: .*light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(sheet)!;
  return { light: light!, dark: dark! };
}

/** The relative luminance of WCAG 2.2. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

describe.each(['light', 'dark'] as const)('A11Y-24 in the %s theme', (theme) => {
  // WCAG 1.4.11 requires 3; the rest is a margin for screens and eyes.
  test.each(['surface', 'raised', 'sunken'])('the border of a field has a contrast of 3.5 on %s', (ground) => {
    expect(contrastOf(coloursOf('strong-line')[theme], coloursOf(ground)[theme])).toBeGreaterThanOrEqual(3.5);
  });
});
