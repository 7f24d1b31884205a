import { defineElement, type Attribute } from '../runtime/element.ts';

export const signupAttributes = {
  product: {
    kind: 'text',
    default: '',
  },
  'plan-id': { kind: 'text', default: '-1' },
  'billing-cycle-id': { kind: 'text', default: '-1' },
  'referral-code': { kind: 'text', default: '' },
  layout: {
    kind: 'enum',
    choices: ['panel', 'form'],
    default: 'panel',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The signup form, followed by the OTP and the trial in place on pages without a host. ACC-2, `/signup`. */
export const signup = defineElement({
  tag: 'dict-signup',
  attributes: signupAttributes,
  headings: '2',
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '740px',
  journey: ['/signup', '/signupotp', '/congratulation'],
  view: () => import('./Signup.tsx'),
});
