import type { DocsOf } from '../runtime/element-docs.ts';
import type { forgotPassword } from './forgot-password.element.ts';

export const docs: DocsOf<typeof forgotPassword> = {
  description: 'Sends the code that a new password is set with.',
  attributes: {
    email: 'The address to fill in.',
    locked: 'The password has expired: the address can’t be changed.',
  },
};
