import { create } from 'storybook/theming';
// A generated module instead of tokens.css with `?raw`: Storybook bundles its manager without Vite.
import { tokens as tokensSheet } from '../../src/sandbox/pages/tokens.made.ts';
import { tokensOf } from './tokens.ts';

const tokens = tokensOf(tokensSheet);

/** The mark of Mark.tsx with the name beside it, as an image: the manager takes nothing else. */
const markOf = (accent: string, onAccent: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="32"><rect width="32" height="32" rx="9" fill="${accent}"/><path d="M7 14v4m4-8v12m4-9v6m5-7h5m-5 4h5m-5 4h3" fill="none" stroke="${onAccent}" stroke-width="2" stroke-linecap="round"/><text x="42" y="21" font-family="system-ui, sans-serif" font-size="16" font-weight="600" fill="${text}">dict-elements</text></svg>`,
  )}`;

const themeOf = (base: 'light' | 'dark') => {
  const colour = (name: string) => tokens.find((each) => each.name === `--dict-${name}`)![base];
  return create({
    base,
    brandTitle: 'dict-elements',
    brandImage: markOf(colour('accent'), colour('on-accent'), colour('text')),
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    appBg: colour('sunken'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('surface'),
    appHoverBg: colour('accent-tint'),
    appBorderColor: colour('line'),
    appBorderRadius: 8,
    textColor: colour('text'),
    textMutedColor: colour('quiet'),
    textInverseColor: colour('surface'),
    barBg: colour('surface'),
    barTextColor: colour('quiet'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    buttonBg: colour('raised'),
    buttonBorder: colour('line'),
    inputBg: colour('surface'),
    inputBorder: colour('strong-line'),
    inputTextColor: colour('text'),
    inputBorderRadius: 8,
  });
};

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
