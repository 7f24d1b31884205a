import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast, cssOf, pairs, purposes, tokensOf } from '../../../.storybook/docs/tokens.ts';

const sheet = new URL('../../../src/elements/kit/tokens.css', import.meta.url);
const tokens = tokensOf(readFileSync(fileURLToPath(sheet), 'utf8'));
const colourOf = (name: string, theme: 'light' | 'dark') =>
  tokens.find((each) => each.name === `--dict-${name}`)![theme];

test('every token has its purpose', () => {
  expect(tokens.map(({ name }) => name.replace('--dict-', ''))).toEqual(Object.keys(purposes));
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(pairs)('A11Y-01 %s can be read on %s', (front, back, needs) => {
    expect(contrast(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(needs);
  });
});

describe('the editor', () => {
  test('has no CSS until a colour differs', () => {
    expect(cssOf(tokens, {})).toMatch(/^\/\*/);
    expect(cssOf(tokens, { 'light.accent': colourOf('accent', 'light') })).toMatch(/^\/\*/);
  });

  test('writes the colours that differ, for both themes', () => {
    expect(cssOf(tokens, { 'light.accent': '#7a1f5c' })).toBe(
      `:root {\n  --dict-accent: light-dark(#7a1f5c, ${colourOf('accent', 'dark')});\n}`,
    );
  });
});
