import type { DocsOf } from '../runtime/element-docs.ts';
import type { subscriptions } from './subscriptions.element.ts';

export const docs: DocsOf<typeof subscriptions> = {
  description: 'Lists the purchased and the assigned subscriptions, with the way to their seats and to their checkout.',
  attributes: {
    'org-id': 'The organisation whose subscriptions are listed; all when it is left out.',
    'days-count': 'Lists what has expired already (0) or expires within 30 days (30); everything with -1.',
    'navigate-to-checkout': 'Goes on to the checkout of the subscription that an active referral belongs to.',
  },
};
