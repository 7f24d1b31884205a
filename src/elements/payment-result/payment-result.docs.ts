import type { DocsOf } from '../runtime/element-docs.ts';
import type { paymentResult } from './payment-result.element.ts';

export const docs: DocsOf<typeof paymentResult> = {
  description: 'Confirms a payment that was made on the card page, or records that it failed.',
  attributes: {
    'session-id': 'The card session that the payer comes back from.',
    status: 'How it ended, as the card page says; success is asked of the service.',
  },
};
