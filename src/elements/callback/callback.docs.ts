import type { DocsOf } from '../runtime/element-docs.ts';
import type { callback } from './callback.element.ts';

export const docs: DocsOf<typeof callback> = {
  description: 'Asks support to call back, from a button that stands on the page.',
  attributes: {
    open: 'The popup is open.',
  },
  methods: {
    show: 'Opens the popup.',
    close: 'Closes the popup and resets it.',
  },
};
