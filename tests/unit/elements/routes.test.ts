import { beforeEach, describe, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { readContext } from '../../../src/core/session/drafts/signup-context.ts';
import { listPath } from '../../../src/elements/shared/list-path.ts';
import { matchPath, placeOf } from '../../../src/elements/tags/routes.ts';

/* The attributes that an address gives its element. The element of each address: tests/components/host/router.test.ts. */

beforeEach(resetPage);

test.each([
  ['/signup', '/SignUp/', {}],
  ['/activate/{activatecode}', '/activate/a%2Fb%20%C3%A4/', { activatecode: 'a/b ä' }],
  ['/subscription/{selectOrgId?}/{daysCount?}', '/subscription/7/30', { selectOrgId: '7', daysCount: '30' }],
  ['/x/{id}', '/x/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/x/{id}', '/x/__proto__', { id: '__proto__' }],
  ['/x/{id?}', '/x', {}],
  ['/signup', '/%73ignup', null],
])('the route %s reads the address %s', (path, pathname, segments) => {
  expect(matchPath(path, pathname)).toEqual(segments);
});

test.each(['anna%2Brao@example.com', 'anna+rao@example.com'])(
  'the address of a forced reset may be written %s in its link',
  { tags: ['ACC-2.39'] },
  (email) => {
    expect(placeOf(`/forceresetpassword?email=${email}`)?.attributes.email).toBe('anna+rao@example.com');
  },
);

test.each([
  ['/Invite?rc=FRIEND%2B7', 'FRIEND+7'],
  ['/Invite?rc=FRIEND+7', 'FRIEND+7'],
  ['/Invite?rc=+', ''],
])('the invitation %s has the code %j', { tags: ['ACC-2.28', 'ACC-2.29'] }, (address, code) => {
  placeOf(address);
  expect(readContext().referralCode).toBe(code);
});

test.each(['5001', 'a/b ä', '?#%'])('the id of an organisation may be any text, such as %s', (orgId) => {
  expect(placeOf(listPath(orgId, '-1'))?.attributes).toMatchObject({ 'org-id': orgId, 'days-count': '-1' });
  const seats = placeOf(`${listPath(orgId, '30')}/seatuser?subscription=7`);
  expect(seats?.attributes).toMatchObject({ 'subscription-id': '7', 'org-id': orgId, 'days-count': '30' });
});

test(
  'an address asks for the checkout too, for pages that have no host to pass the state on',
  { tags: ['ACC-2.63'] },
  () => {
    expect(placeOf('/subscription?navigateToCheckout=true')?.attributes).toMatchObject({
      'navigate-to-checkout': true,
    });
  },
);

test.each([
  ['/paymentconfirmation/cs_1?STATUS=success', 'success'],
  ['/paymentconfirmation?checkout_session_id=cs_1&Status=failed', 'failed'],
  ['/paymentconfirmation/cs_1/success?STATUS=failed&CHECKOUT_SESSION_ID=cs_2', 'success'],
  ['/paymentconfirmation/cs_1', ''],
  // As programs spoil an address: escaped as HTML, and with further parameters behind a second '?'.
  ['/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&amp;STATUS=success', 'success'],
  ['/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=success?payment_id=pay_1', 'success'],
  ['/paymentconfirmation?STATUS=success&CHECKOUT_SESSION_ID=cs_1?utm_source=mail', 'success'],
])('%s has its parameters as segments or as a query', (address, status) => {
  expect(placeOf(address)?.redirect).toEqual({ to: '/paymentconfirmation', state: { sessionId: 'cs_1', status } });
});

test.each([
  ['/user/signup/Voice-Services?pId=1', 'voice-services'],
  ['/user/signup', ''],
  ['/user/signup/voice-services).', 'voice-services'],
  ['/user/signup/voice-services%3E', 'voice-services'],
  ['/user/signup/unknown', ''],
  ['/user/signup/__proto__', ''],
])('%s stores the product %j of the configuration', (path, product) => {
  expect(placeOf(path)?.redirect).toEqual({ to: '/signup', state: { product } });
  expect(readContext().productName).toBe(product);
});

describe('/signup without a product', { tags: ['DEC-3.7'] }, () => {
  test('still has product, plan and billing cycle of the address that the visitor came by', () => {
    placeOf('/user/signup/voice-services?pId=7&bId=8');
    expect(placeOf('/signup')?.attributes).toMatchObject({
      product: 'voice-services',
      'plan-id': '7',
      'billing-cycle-id': '8',
    });
    placeOf('/user/signup');
    expect(readContext().productName).toBe('voice-services');
  });

  test.each(['?pId=7&amp;bId=8', '?pId=7&bId=8.', '?pId=7&bId=8%3E', '?pId=7&bId=8?utm_source=mail'])(
    'has the plan and the billing cycle of a link that a mail program has spoilt: %s',
    (query) => {
      placeOf(`/user/signup/voice-services${query}`);
      expect(placeOf('/signup')?.attributes).toMatchObject({ 'plan-id': '7', 'billing-cycle-id': '8' });
    },
  );

  test('still has product and referral code of the invitation that the visitor came by', () => {
    placeOf('/Invite?rc=FRIEND1');
    expect(placeOf('/signup')?.attributes).toMatchObject({ product: 'dictation', 'referral-code': 'FRIEND1' });
  });

  test('has no product if none is stored, and stores none', () => {
    expect(placeOf('/signup')?.attributes).toMatchObject({ product: '', 'plan-id': '-1' });
    expect(readContext().productName).toBe('');
  });
});
