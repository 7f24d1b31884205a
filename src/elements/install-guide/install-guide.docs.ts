import type { DocsOf } from '../runtime/element-docs.ts';
import type { installGuide } from './install-guide.element.ts';

export const docs: DocsOf<typeof installGuide> = {
  description: 'Leads through the installation of one app, step by step.',
  attributes: {
    app: 'The app that the guide is for.',
  },
};
