import type { DocsOf } from '../runtime/element-docs.ts';
import type { referralActivated } from './referral-activated.element.ts';

export const docs: DocsOf<typeof referralActivated> = {
  description: 'Tells that a referral has earned free days, and leads to the subscription that they belong to.',
};
