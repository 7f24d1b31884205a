import type { DocsOf } from '../runtime/element-docs.ts';
import type { seats } from './seats.element.ts';

export const docs: DocsOf<typeof seats> = {
  description:
    'Manages the seats of a subscription: counts, searches, assigns and takes them, one by one or by a CSV file.',
  attributes: {
    'subscription-id': 'The subscription whose seats are managed.',
    'org-id': 'The organisation whose subscriptions the way back leads to.',
    'days-count': 'What the list of subscriptions that the way back leads to was filtered by.',
  },
};
