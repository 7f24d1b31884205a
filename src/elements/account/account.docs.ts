import type { DocsOf } from '../runtime/element-docs.ts';
import type { account } from './account.element.ts';

export const docs: DocsOf<typeof account> = {
  description:
    "Shows and edits the user's own account: personal details, password, order history, billing details, deletion.",
  attributes: {
    tab: 'The tab that is shown first; order history and billing only where the user has them.',
  },
};
