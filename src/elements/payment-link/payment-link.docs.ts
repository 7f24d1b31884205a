import type { DocsOf } from '../runtime/element-docs.ts';
import type { paymentLink } from './payment-link.element.ts';

export const docs: DocsOf<typeof paymentLink> = {
  description: 'Shows the order of a payment link and has it paid, without a login.',
  attributes: {
    'payment-id': 'The id that the payment link was sent with.',
  },
};
