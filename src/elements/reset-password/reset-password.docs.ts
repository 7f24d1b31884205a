import type { DocsOf } from '../runtime/element-docs.ts';
import type { resetPassword } from './reset-password.element.ts';

export const docs: DocsOf<typeof resetPassword> = {
  description: 'Sets a password: the first one by an activation code, or a new one after the code of a password reset.',
  attributes: {
    'activation-code':
      'The code of an activation link: sets the first password. It is taken out of the attribute when it has been read.',
    done: 'Shows that the password was reset, then opens the login.',
  },
};
