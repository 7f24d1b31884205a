import type { DocsOf } from '../runtime/element-docs.ts';
import type { login } from './login.element.ts';

export const docs: DocsOf<typeof login> = {
  description: 'Logs in by mobile number or email and password, with the second factor, or with Microsoft.',
  attributes: {
    next: 'The path of the console to open after the login, such as /account; without it the visitor’s own start page.',
  },
};
