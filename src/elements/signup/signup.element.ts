import { config } from '../../core/config/config.ts';
import { mailedId } from '../../core/format/mailed-id.ts';
import { readCode } from '../../core/format/typed.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const signupAttributes = {
  product: { kind: 'text', default: '' },
  'plan-id': { kind: 'text', default: '-1' },
  'billing-cycle-id': { kind: 'text', default: '-1' },
  'referral-code': { kind: 'text', default: '' },
  layout: { kind: 'enum', choices: ['panel', 'form'], default: 'panel' },
  'with-brand': { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

/**
 * The signup form. If the page doesn't handle `dict-navigate`, the OTP and the trial open inside the element. ACC-2,
 * `/signup`.
 */
export const signup = defineElement({
  tag: 'dict-signup',
  attributes: signupAttributes,
  headings: '2',
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  isPasted: true,
  light: true,
  journey: ['/signup', '/signupotp', '/congratulation'],
  pages: { signup: 'Sign up' },
  routes: [
    { path: '/signup', page: 'signup', navigation: 'hidden', attributes: attributesOfVisit },
    { path: '/user/signup/{productName?}', page: 'signup', redirect: rememberProduct },
    { path: '/Invite', page: 'signup', redirect: rememberReferral },
    // A catch-all route: it opens the signup only with a referral code (DEC-5).
    {
      path: '/{controller}/{action}/{id?}',
      page: 'signup',
      redirect: (visit) => (visit.query.has('rc') ? rememberReferral(visit) : null),
    },
  ],
  view: () => import('./Signup.tsx'),
});

export const docs: DocsOf<typeof signup> = {
  description: 'Creates a free account: the form, the OTP and the start of the trial.',
  attributes: {
    product: "The product's name in the configuration, such as dictation or voice-services.",
    'plan-id': 'The plan to try; -1 lets the service choose.',
    'billing-cycle-id': 'The billing cycle of that plan; -1 takes its first.',
    'referral-code': 'A referral code to fill in.',
    layout: 'With the marketing panel beside the form, or the form alone.',
    'with-brand': 'Shows your logo at the top, for a page without a header of its own.',
  },
};

function attributesOfVisit({ state }: Visit) {
  const context = readContext();
  return {
    // Takes the stored product if the navigation state names none, as with the login's link to the signup (DEC-3.7).
    product: typeof state.product === 'string' && state.product !== '' ? state.product : context.productName,
    'plan-id': context.planId,
    'billing-cycle-id': context.billingCycleId,
    'referral-code': context.referralCode,
    'heading-level': '1',
    'with-brand': true,
    light: true,
  };
}

function rememberProduct({ segments, query }: Visit) {
  const product = knownProduct(mailedId(segments.productName ?? ''));
  const read = (name: string) => readCode(mailedId(query.get(name) ?? '')) || '-1';
  writeContext({
    ...(product && { productName: product }),
    planId: read('pId'),
    billingCycleId: read('bId'),
  });
  return { to: '/signup', state: { product } };
}

const knownProduct = (name: string) =>
  Object.keys(config().products).find((each) => each.toLowerCase() === name.toLowerCase()) ?? '';

function rememberReferral({ query }: Visit) {
  const code = readCode(mailedId(query.get('rc') ?? ''));
  writeContext({ productName: 'dictation', ...(code && { referralCode: code }) });
  return { to: '/signup', state: { product: 'dictation' } };
}
