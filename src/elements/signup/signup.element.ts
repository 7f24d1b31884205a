import { config } from '../../core/config/config.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const signupAttributes = {
  product: {
    kind: 'text',
    default: '',
    says: "The product's name in the configuration, such as dictation or voice-services.",
  },
  'plan-id': { kind: 'text', default: '-1', says: 'The plan to try; -1 lets the service choose.' },
  'billing-cycle-id': { kind: 'text', default: '-1', says: 'The billing cycle of that plan; -1 takes its first.' },
  'referral-code': { kind: 'text', default: '', says: 'A referral code to fill in.' },
  layout: {
    kind: 'choice',
    choices: ['panel', 'form'],
    default: 'panel',
    says: 'With the marketing panel beside the form, or the form alone.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The signup form, and on a page without a host the OTP and the trial after it. access.md section 2, `/signup`. */
export const signup = defineElement({
  tag: 'dict-signup',
  says: 'Creates a free account: the form, the OTP and the start of the trial.',
  attributes: signupAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '740px',
  routes: [
    { path: '/signup', page: 'Sign up', guard: 'open', navigation: 'hidden', attributes: attributesOfVisit },
    { path: '/user/signup/{productName?}', page: 'Sign up', guard: 'open', forward: rememberProduct },
    { path: '/Invite', page: 'Sign up', guard: 'open', forward: rememberReferral },
    // The generic route shows the Invite screen only with a referral code (decisions.md section 5).
    {
      path: '/{controller}/{action}/{id?}',
      page: 'Sign up',
      guard: 'open',
      forward: (visit) => (visit.query.has('rc') ? rememberReferral(visit) : null),
    },
  ],
  journey: ['/signup', '/signupotp', '/congratulation'],
  view: () => import('./Signup.tsx'),
});

function attributesOfVisit({ state }: Visit) {
  const context = readContext();
  return {
    product: typeof state.product === 'string' ? state.product : '',
    'plan-id': context.planId,
    'billing-cycle-id': context.billingCycleId,
    'referral-code': context.referralCode,
    light: true,
  };
}

/** `/user/signup/{productName?}?pId=&bId=`: both ids -1 when missing. */
function rememberProduct({ segments, query }: Visit) {
  const product = knownProduct(segments.productName ?? '');
  writeContext({ productName: product, planId: query.get('pId') || '-1', billingCycleId: query.get('bId') || '-1' });
  return { to: '/signup', state: { product } };
}

/** An address's letters may be of any case; a product that is not in the configuration is none. */
const knownProduct = (name: string) =>
  Object.keys(config().products).find((each) => each.toLowerCase() === name.toLowerCase()) ?? '';

/** `/Invite?rc=`: the code counts only when it is not blank; the product is dictation. */
function rememberReferral({ query }: Visit) {
  const code = query.get('rc')?.trim() ?? '';
  writeContext({ productName: 'dictation', ...(code && { referralCode: code }) });
  return { to: '/signup', state: { product: 'dictation' } };
}
