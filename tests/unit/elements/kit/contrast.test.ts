import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../../.storybook/docs/tokens.ts';

const sheet = readFileSync(fileURLToPath(new URL('../../../../src/elements/kit/tokens.css', import.meta.url)), 'utf8');

/** The colours of a token in the light and in the dark theme, as tokens.css has them. */
function coloursOf(token: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] = new RegExp(`--d-${token}: .*light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(sheet)!;
  return { light: light!, dark: dark! };
}

describe.each(['light', 'dark'] as const)('A11Y-24 in the %s theme', (theme) => {
  // WCAG 1.4.11 requires 3; the rest is a margin for screens and eyes.
  test.each(['surface', 'raised', 'sunken'])('the border of a field has a contrast of 3.5 on %s', (ground) => {
    expect(contrast(coloursOf('strong-line')[theme], coloursOf(ground)[theme])).toBeGreaterThanOrEqual(3.5);
  });
});
