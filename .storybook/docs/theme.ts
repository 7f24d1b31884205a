import { create } from 'storybook/theming';
// A generated module instead of tokens.css with `?raw`: Storybook bundles its manager without Vite.
import { tokens as tokensSheet } from '../../src/sandbox/pages/tokens.made.ts';
import { tokensOf } from './tokens.ts';

const tokens = tokensOf(tokensSheet);

const themeOf = (base: 'light' | 'dark') => {
  const colour = (name: string) => tokens.find((each) => each.name === `--dict-${name}`)![base];
  return create({
    base,
    brandTitle: 'dict-elements',
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
