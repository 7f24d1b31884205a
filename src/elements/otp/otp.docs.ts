import type { DocsOf } from '../runtime/element-docs.ts';
import type { otp } from './otp.element.ts';

export const docs: DocsOf<typeof otp> = {
  description: 'Asks for the six-digit code of a signup or of a password reset.',
};
