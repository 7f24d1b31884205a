import { config } from '../../core/config/config.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import type { Route, Visit } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/signup', page: 'signup', navigation: 'hidden', attributes: attributesOfVisit },
  { path: '/user/signup/{productName?}', page: 'signup', forward: rememberProduct },
  { path: '/Invite', page: 'signup', forward: rememberReferral },
  // The generic route shows the Invite screen only with a referral code (DEC-5).
  {
    path: '/{controller}/{action}/{id?}',
    page: 'signup',
    forward: (visit) => (visit.query.has('rc') ? rememberReferral(visit) : null),
  },
];

function attributesOfVisit({ state }: Visit) {
  const context = readContext();
  return {
    // The login's link to the signup names no product: use the stored one, for which the visitor came (DEC-3.7).
    product: typeof state.product === 'string' && state.product !== '' ? state.product : context.productName,
    'plan-id': context.planId,
    'billing-cycle-id': context.billingCycleId,
    'referral-code': context.referralCode,
    'heading-level': '1',
    light: true,
  };
}

/** `/user/signup/{productName?}?pId=&bId=`: both ids -1 when missing. Without a product the stored one stays. */
function rememberProduct({ segments, query }: Visit) {
  const product = knownProduct(segments.productName ?? '');
  writeContext({
    ...(product && { productName: product }),
    planId: query.get('pId') || '-1',
    billingCycleId: query.get('bId') || '-1',
  });
  return { to: '/signup', state: { product } };
}

/** Addresses are not case-sensitive; unknown products are ignored. */
const knownProduct = (name: string) =>
  Object.keys(config().products).find((each) => each.toLowerCase() === name.toLowerCase()) ?? '';

/** `/Invite?rc=`: the code counts only when it is not blank; the product is dictation. */
function rememberReferral({ query }: Visit) {
  const code = query.get('rc')?.trim() ?? '';
  writeContext({ productName: 'dictation', ...(code && { referralCode: code }) });
  return { to: '/signup', state: { product: 'dictation' } };
}
