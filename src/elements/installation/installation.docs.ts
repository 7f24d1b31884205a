import type { DocsOf } from '../runtime/element-docs.ts';
import type { installation } from './installation.element.ts';

export const docs: DocsOf<typeof installation> = {
  description: 'Shows a card for each app that the user may install.',
};
