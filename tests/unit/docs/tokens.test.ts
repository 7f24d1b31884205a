import { describe, expect, test } from 'vitest';
import { presets } from '../../../.storybook/docs/theme-choice.ts';
import { contrast, pairs, purposes, tokensOf } from '../../../.storybook/docs/tokens.ts';
import { read } from '../../build/built.ts';

const tokens = tokensOf(read('src/elements/kit/tokens.css'));
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
  test.each(pairs)('%s can be read on %s', { tags: ['A11Y-01'] }, (front, back, needs) => {
    expect(contrast(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(needs);
  });

  test.each(Object.entries(presets))(
    'the buttons of the preset %s have a contrast of 3',
    { tags: ['A11Y-24'] },
    (_, chosen) => {
      const accent = chosen[`${theme}.accent`] ?? chosen.accent ?? colourOf('accent', theme);
      expect(contrast(accent, colourOf('surface', theme))).toBeGreaterThanOrEqual(3);
    },
  );

  // WCAG 1.4.11 requires 3. The rest is a margin for poor screens.
  test.each(['surface', 'raised', 'sunken'])(
    'the border of a field has a contrast of 3.5 on %s',
    { tags: ['A11Y-24'] },
    (ground) => {
      expect(contrast(colourOf('strong-line', theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(3.5);
    },
  );
});
