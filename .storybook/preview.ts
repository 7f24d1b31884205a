import type { Preview } from '@storybook/web-components-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { manifest } from '../src/build/manifest.ts';
import { elements } from '../src/elements/elements.ts';
import { defineAll } from '../src/elements/index.ts';
import { arrange } from './arrange.ts';
import { startWorker } from './worker.ts';
import './preview.css';

const widths = [240, 280, 320, 480, 768, 1280];

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { description: 'Direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    // The rules of A11Y-01; the suite holds every story against the same ones.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    docs: { codePanel: true },
    customElements: manifest(elements),
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } }]),
      ),
    },
  },
  loaders: [mswLoader(startWorker), () => defineAll().then(() => ({}))],
  beforeEach: arrange,
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dir = String(globals.direction);
      return story();
    },
  ],
} satisfies Preview;
