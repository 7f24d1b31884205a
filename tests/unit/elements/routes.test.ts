import { beforeEach, describe, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { readContext } from '../../../src/core/session/drafts/signup-context.ts';
import { subscriptionsPath } from '../../../src/elements/organizations/organizations.flow.ts';
import { listPath } from '../../../src/elements/shared/opened-subscription.ts';
import { matchPath, placeOf } from '../../../src/elements/tags/routes.ts';
import { cpuMs } from '../../support/cpu-time.ts';

describe('a path of the route table', () => {
  test.each([
    ['/', '/', {}],
    ['/', '', {}],
    ['/signup', '/signup/', {}],
    ['/signup', '/SignUp', {}],
    ['/subscription/seatuser', '/subscription/seatuser', {}],
    ['/activate/{activatecode}', '/activate/AbC-1', { activatecode: 'AbC-1' }],
    ['/activate/{activatecode}', '/activate/a%2Fb%20%C3%A4/', { activatecode: 'a/b ä' }],
    ['/subscription/{selectOrgId?}/{daysCount?}', '/subscription', {}],
    ['/subscription/{selectOrgId?}/{daysCount?}', '/subscription/7', { selectOrgId: '7' }],
    ['/subscription/{selectOrgId?}/{daysCount?}', '/subscription/7/30', { selectOrgId: '7', daysCount: '30' }],
    [
      '/subscription/{selectOrgId}/{daysCount}/seatuser',
      '/subscription/7/0/seatuser',
      { selectOrgId: '7', daysCount: '0' },
    ],
    ['/{controller}/{action}/{id?}', '/home/index', { controller: 'home', action: 'index' }],
    ['/x/{id}', '/x/%E0%A4%A', { id: '%E0%A4%A' }],
    ['/x/{id}', '/x/__proto__', { id: '__proto__' }],
  ])('%s serves %s', (path, pathname, segments) => {
    expect(matchPath(path, pathname)).toEqual(segments);
  });

  test.each([
    ['/', '/signup'],
    ['/signup', '/signup/more'],
    ['/signup', '/signupotp'],
    ['/activate/{activatecode}', '/activate'],
    ['/activate/{activatecode}', '/activate/a/b'],
    ['/subscription/{selectOrgId}/seatuser', '/subscription/7/other'],
    ['/subscription/{selectOrgId}/seatuser', '/subscription/seatuser'],
    ['/{controller}/{action}/{id?}', '/home'],
    ['/signup', '/%73ignup'],
  ])('%s does not serve %s', (path, pathname) => {
    expect(matchPath(path, pathname)).toBeNull();
  });

  test('SEC-36 a segment’s name is the table’s, so none is read from a prototype', () => {
    const segments = matchPath('/x/{id?}', '/x')!;
    expect(Object.keys(segments)).toEqual([]);
  });

  test('SEC-26 a path of 100 kB is matched against a route in less than 50 ms', () => {
    const paths = ['/', '/x', '%', '{a}'].map((part) => part.repeat(100_000 / part.length));
    const match = () => paths.forEach((path) => matchPath('/{controller}/{action}/{id?}', path));
    expect(cpuMs(match)).toBeLessThan(50);
  });
});

describe('an organisation is known by a text', () => {
  test.each(['5001', 'north-7', 'a/b ä', '?#%'])('%s', (orgId) => {
    for (const [path, daysCount] of [
      [subscriptionsPath({ orgId, name: '', expiredCount: 0, expiringCount: 0 }, 'expiring'), '30'],
      [listPath(orgId, '-1'), '-1'],
    ] as const) {
      const place = placeOf(path);
      expect(place?.definition.tag).toBe('dict-subscriptions');
      expect(place?.attributes).toMatchObject({ 'org-id': orgId, 'days-count': daysCount });
    }
    const seats = placeOf(`${listPath(orgId, '30')}/seatuser?subscription=7`);
    expect(seats?.attributes).toMatchObject({ 'subscription-id': '7', 'org-id': orgId, 'days-count': '30' });
  });

  test('the screens beside them keep their addresses', () => {
    expect(placeOf('/subscription/checkout')?.redirect).toEqual({ to: '/subscription' });
    expect(placeOf('/subscription/seatuser')?.redirect).toEqual({ to: '/subscription' });
    expect(placeOf('/subscription/5001/other')).toBe(null);
  });
});

describe('/paymentconfirmation has its parameters as segments or as a query', () => {
  test.each([
    ['/paymentconfirmation/cs_1/success', 'success'],
    ['/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=success', 'success'],
    ['/paymentconfirmation/cs_1?STATUS=success', 'success'],
    ['/paymentconfirmation/cs_1/?status=success', 'success'],
    ['/paymentconfirmation?checkout_session_id=cs_1&Status=failed', 'failed'],
    ['/paymentconfirmation/cs_1/success?STATUS=failed&CHECKOUT_SESSION_ID=cs_2', 'success'],
    ['/paymentconfirmation/cs_1', ''],
  ])('%s', (address, status) => {
    expect(placeOf(address)?.redirect).toEqual({
      to: '/paymentconfirmation',
      state: { sessionId: 'cs_1', status },
    });
  });
});

describe('/user/signup/{productName}', () => {
  beforeEach(resetPage);

  test.each([
    ['/user/signup/dictation', 'dictation'],
    ['/user/signup/Voice-Services?pId=1', 'voice-services'],
    ['/USER/SIGNUP/DICTATION', 'dictation'],
    ['/user/signup', ''],
    ['/user/signup/unknown', ''],
    ['/user/signup/constructor', ''],
    ['/user/signup/__proto__', ''],
  ])('%s stores the product %j of the configuration', (path, product) => {
    expect(placeOf(path)?.redirect).toEqual({ to: '/signup', state: { product } });
    expect(readContext().productName).toBe(product);
  });

  test('DEC-3.7 an address without a product keeps the one that is stored', () => {
    placeOf('/user/signup/voice-services');
    placeOf('/user/signup');
    expect(readContext().productName).toBe('voice-services');
  });
});

describe('DEC-3.7 /signup without a product', () => {
  beforeEach(resetPage);

  test('still has product, plan and billing cycle of the address that the visitor came by', () => {
    placeOf('/user/signup/voice-services?pId=7&bId=8');
    expect(placeOf('/signup')?.attributes).toMatchObject({
      product: 'voice-services',
      'plan-id': '7',
      'billing-cycle-id': '8',
    });
  });

  test('still has product and referral code of the invitation that the visitor came by', () => {
    placeOf('/Invite?rc=FRIEND1');
    expect(placeOf('/signup')?.attributes).toMatchObject({ product: 'dictation', 'referral-code': 'FRIEND1' });
  });

  test('has no product if none is stored, and stores none', () => {
    expect(placeOf('/signup')?.attributes).toMatchObject({ product: '', 'plan-id': '-1' });
    expect(readContext().productName).toBe('');
  });
});
