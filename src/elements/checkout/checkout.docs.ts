import type { DocsOf } from '../runtime/element-docs.ts';
import type { checkout } from './checkout.element.ts';

export const docs: DocsOf<typeof checkout> = {
  description: 'Takes the billing details, shows what a subscription costs and has it paid.',
  attributes: {
    'subscription-id': 'The subscription that is paid for; -1 buys a new one.',
    'product-id': "The product's listing id (`ProductPublicListingId`).",
    'plan-id': 'The plan that is bought.',
    'plan-price-id': 'The billing cycle to begin with; none is chosen without it.',
    seats:
      'The number of seats that are paid for, shown beside Pay now; left out without it. The service knows the number that counts.',
  },
};
