import { channelsOf, contrast, hexOf, type Token } from './tokens.ts';

/**
 * The reader's choice: values by a token's short name, for both themes (`accent`, `radius`) or for one (`light.text`,
 * `dark.text`). All other tokens keep their defaults.
 */
export type Choice = Readonly<Record<string, string>>;

export const fonts: Readonly<Record<string, string>> = {
  System: '',
  Humanist: "'Gill Sans', 'Gill Sans MT', Candara, Optima, sans-serif",
  Geometric: "'Avenir Next', Avenir, 'Century Gothic', 'Nunito Sans', sans-serif",
  Grotesque: "'Helvetica Neue', Arial, sans-serif",
  Serif: "Charter, 'Bitstream Charter', Cambria, Georgia, serif",
};

/** A density is a base font size: the elements' sizes and the space in controls are in em. */
export const densities: Readonly<Record<string, string>> = { Dense: '14px', Normal: '', Roomy: '18px' };

export const presets: Readonly<Record<string, Choice>> = {
  Clinic: {},
  Ward: { accent: '#1d4f9e', 'dark.accent': '#7fa8ee', radius: '6px', 'radius-card': '8px', font: fonts.Grotesque! },
  'Reading room': {
    accent: '#9c3d1b',
    'dark.accent': '#e58f6b',
    radius: '2px',
    'radius-card': '2px',
    font: fonts.Humanist!,
  },
  Laboratory: { accent: '#5636d6', 'dark.accent': '#a593f7', radius: '12px', 'radius-card': '18px' },
  Pharmacy: { accent: '#1c7a4a', radius: '20px', 'radius-card': '20px', font: fonts.Geometric! },
  Archive: {
    accent: '#3d4a5c',
    'dark.accent': '#9fb1c8',
    radius: '4px',
    'radius-card': '4px',
    font: fonts.Serif!,
    'font-size': '14px',
  },
};

const colour = /^#[\da-f]{6}$/;
const isKnown = (tokens: readonly Token[], key: string, value: string) => {
  const name = key.replace(/^(?:light|dark)\./, '');
  const token = tokens.find((each) => each.name === `--dict-${name}`);
  if (!token) return false;
  if (token.isColour) return colour.test(value);
  if (key !== name) return false;
  if (name === 'font') return Object.values(fonts).includes(value);
  return ['radius', 'radius-card', 'font-size'].includes(name) && /^\d{1,2}px$/.test(value);
};

const prefix = 'dict-';

/**
 * The address of the editor in Storybook with a choice in its query, to share: `dict-accent=5636d6&dict-light-text=333333`.
 * Storybook copies the query into its address without escaping `#`, and reads a dot in a key as a nested key.
 */
export function addressOf(choice: Choice, here: string): string {
  const values = Object.entries(choice).map(([key, value]) => [prefix + key.replace('.', '-'), value.replace('#', '')]);
  const query = new URLSearchParams(values);
  return new URL(`./?path=/docs/guides-theming--docs&${query}`, here).href;
}

/** The choice in an address. Ignores unknown tokens and invalid values, because anybody can write an address. */
export function choiceIn(address: string, tokens: readonly Token[]): Choice {
  const entries = [...new URL(address).searchParams]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [keyOf(key.slice(prefix.length)), bareColour.test(value) ? `#${value}` : value] as const);
  return Object.fromEntries(entries.filter(([key, value]) => isKnown(tokens, key, value)));
}

const keyOf = (name: string) => name.replace(/^(light|dark)-/, '$1.');
const bareColour = /^[\da-f]{6}$/;

/** The colour nearest to `front`, mixed with black or white, whose contrast with `back` is at least `needs`. */
export function repaired(front: string, back: string, needs: number): string {
  const target = contrast(back, '#ffffff') > contrast(back, '#000000') ? 1 : 0;
  for (let percent = 0; percent < 100; percent += 1) {
    const mixed = mix(front, target, percent / 100);
    if (contrast(mixed, back) >= needs) return mixed;
  }
  return mix(front, target, 1);
}

const mix = (hex: string, target: number, share: number) =>
  hexOf(channelsOf(hex).map((channel) => channel + (target - channel) * share));

/** Colours by theme and short name, as the browser resolves them. */
export type Resolved = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/**
 * W3C design tokens (format of 2025.10), with a group for each theme. Figma imports the groups as modes of variables.
 */
export function designTokens(tokens: readonly Token[], choice: Choice, resolved: Resolved): object {
  const colours = (theme: 'light' | 'dark') =>
    Object.fromEntries(
      Object.entries(resolved[theme]).map(([name, hex]) => [name, { $type: 'color', $value: colourValue(hex) }]),
    );
  const valueOf = (name: string) => choice[name] ?? tokens.find((each) => each.name === `--dict-${name}`)!.light;
  const dimension = (name: string) => ({
    $type: 'dimension',
    $value: { value: Number.parseInt(valueOf(name), 10), unit: 'px' },
  });
  return {
    light: { $description: 'The light theme', ...colours('light') },
    dark: { $description: 'The dark theme', ...colours('dark') },
    shape: { radius: dimension('radius'), 'radius-card': dimension('radius-card') },
    type: {
      font: {
        $type: 'fontFamily',
        $value: valueOf('font')
          .split(', ')
          .map((each) => each.replaceAll("'", '')),
      },
      'font-size': dimension('font-size'),
    },
  };
}

const colourValue = (hex: string) => ({
  colorSpace: 'srgb',
  components: channelsOf(hex).map((each) => Number(each.toFixed(4))),
  hex,
});
