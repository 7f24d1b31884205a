import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { defineAll } from '../src/elements/index.ts';
import { arrange } from './arrange.ts';
import { offerChoices } from './choices.ts';
import { DocsPage } from './DocsPage.tsx';
import { Code } from './docs/Code.tsx';
import { theManifest } from './docs/declarations.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import tokensSheet from '../src/elements/kit/tokens.css?raw';
import { remember, isRendered } from './rendered.ts';
import { directionOf } from '../src/core/config/language.ts';
import { languages } from '../src/languages/languages.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { forceColours, watchSheets } from './forced-colours.ts';
import { stayHere } from './stay-here.ts';
import { startWorker } from './worker.ts';
import './preview.css';
import './docs/docs.css';

stayHere();
watchSheets();
setCustomElementsManifest(theManifest);

const pageTokens = new CSSStyleSheet();
pageTokens.replaceSync(tokensSheet.replaceAll('.d-root', ':root'));
document.adoptedStyleSheets.push(pageTokens);

/** The same theme as Storybook's own frame in manager.ts. */
const preferredTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** 'Deutsch (de)'. */
const nameOf = (tag: string) => `${new Intl.DisplayNames(tag, { type: 'language' }).of(tag)} (${tag})`;

const widths = [240, 280, 320, 480, 768, 1280];

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    colours: {
      description: 'Colours: of the page, or forced ones',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'of the page', title: 'page colours' },
          { value: 'forced', title: 'forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    direction: { description: 'Direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    language: {
      description: 'Language: en-XA is English with accents, 40% longer, in brackets',
      toolbar: {
        icon: 'globe',
        items: ['en', ...Object.keys(languages), pseudoLanguage].map((value) => ({ value, title: nameOf(value) })),
        dynamicTitle: true,
      },
    },
    texts: {
      description: 'Texts: normal, or English ones that are as long as German ones',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'normal', title: 'normal texts' },
          { value: 'long', title: 'long texts, in English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: preferredTheme, colours: 'of the page', direction: 'ltr', language: 'en', texts: 'normal' },
  parameters: {
    // The rules of A11Y-01; the test suite checks every story with the same rules.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    docs: { codePanel: true, page: DocsPage, container: DocsFrame, components: { code: Code } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Start in five minutes', 'For designers', 'Gallery', 'Flows', '*'],
          'Guides',
          'Foundations',
          'Elements',
          'Kit',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } }]),
      ),
    },
  },
  loaders: [mswLoader(startWorker), () => defineAll().then(() => ({}))],
  argTypesEnhancers: [offerChoices],
  beforeEach: arrange,
  decorators: [
    (story, context) => {
      const { theme, direction, language, colours } = context.globals;
      forceColours(colours === 'forced');
      document.documentElement.dataset.theme = String(theme);
      document.documentElement.lang = String(language);
      document.documentElement.dir = direction === 'rtl' ? 'rtl' : directionOf(String(language));
      const [child] = context.canvasElement.children;
      if (child && isRendered(context)) return child;
      remember(context);
      return story();
    },
  ],
} satisfies Preview;
