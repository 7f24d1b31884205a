import { tokenDefaults } from '../../src/build/plugins/manifest.ts';

/** A token that pages can set. If it is not a colour, `dark` equals `light`. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  readonly isColour: boolean;
}

export const tokensOf = (sheet: string): Token[] =>
  tokenDefaults(sheet).map(({ name, value }) => {
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return { name, light: light ?? value, dark: dark ?? value, isColour: light !== undefined };
  });

export { purposes } from '../../src/build/plugins/manifest.ts';

/** Text and background pairs, with the contrast required by WCAG 2.2 AA. */
export const pairs = [
  ['text', 'surface', 4.5],
  ['text', 'sunken', 4.5],
  ['quiet', 'surface', 4.5],
  ['quiet', 'sunken', 4.5],
  ['accent', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent', 'accent-tint', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-tint', 4.5],
  ['on-danger', 'danger', 4.5],
  ['success', 'success-tint', 4.5],
  ['warning', 'warning-tint', 4.5],
  ['strong-line', 'surface', 3],
] as const;

/** The WCAG contrast of two colours of the form #rrggbb, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of a colour of the form #rrggbb, from 0 to 1. */
export const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** #rrggbb of channels from 0 to 1. */
export const hexOf = (channels: readonly number[]) =>
  `#${channels
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * A style sheet that sets the changed tokens. Keys of `chosen` are like `accent` for both themes, or `light.accent` and
 * `dark.accent`.
 */
export function cssOf(tokens: readonly Token[], chosen: Readonly<Record<string, string>>): string {
  const lines = tokens.flatMap(({ name, light, dark }) => {
    const short = name.replace('--dict-', '');
    const both = chosen[short];
    const now = { light: chosen[`light.${short}`] ?? both ?? light, dark: chosen[`dark.${short}`] ?? both ?? dark };
    if (now.light === light && now.dark === dark) return [];
    return [`  ${name}: ${now.light === now.dark ? now.light : `light-dark(${now.light}, ${now.dark})`};`];
  });
  return lines.length === 0 ? '/* Choose a colour: the CSS appears here. */' : `:root {\n${lines.join('\n')}\n}`;
}
