import { readEmail } from '../../core/format/typed.ts';
import { brandSlots, defineElement, resetPaths, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const forgotPasswordAttributes = {
  email: { kind: 'text', default: '' },
  locked: { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const forgotPassword = defineElement({
  tag: 'dict-forgot-password', // ACC-2
  attributes: forgotPasswordAttributes,
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  isPasted: true,
  light: true,
  journey: ['/', ...resetPaths],
  pages: { forgotPassword: 'Forgot Password', forceReset: 'Reset Password' },
  routes: [
    { path: '/forgotpassword', page: 'forgotPassword', navigation: 'hidden', attributes: () => ({ light: true }) },
    {
      path: '/forceresetpassword',
      page: 'forceReset',
      navigation: 'hidden',
      attributes: ({ query }: Visit) => ({ email: readEmail(query.get('email') ?? ''), locked: true, light: true }),
    },
  ],
  view: () => import('./ForgotPassword.tsx'),
});

export const docs: DocsOf<typeof forgotPassword> = {
  description: 'Sends the code that a new password is set with.',
  slots: brandSlots,
  attributes: {
    email: 'The address to fill in.',
    locked: 'The password has expired: the address can’t be changed.',
  },
};
