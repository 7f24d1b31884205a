import type { DocsOf } from '../runtime/element-docs.ts';
import type { nav } from './nav.element.ts';

export const docs: DocsOf<typeof nav> = {
  description:
    'Side navigation and header of the console around the content of its slot; without a session the content alone.',
  slots: { '': 'The screen that is open.' },
  attributes: {
    active: 'The menu item of the screen that is open.',
  },
};
