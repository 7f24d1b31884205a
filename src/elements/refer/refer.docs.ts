import type { DocsOf } from '../runtime/element-docs.ts';
import type { refer } from './refer.element.ts';

export const docs: DocsOf<typeof refer> = {
  description: 'Gives the invitation link, the referral code and the days earned.',
};
