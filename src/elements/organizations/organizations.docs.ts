import type { DocsOf } from '../runtime/element-docs.ts';
import type { organizations } from './organizations.element.ts';

export const docs: DocsOf<typeof organizations> = {
  description: 'Lists the organisations of an administrator, with the way to the subscriptions of each.',
};
