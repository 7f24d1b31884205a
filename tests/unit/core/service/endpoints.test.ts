import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../../src/core/service/endpoint.ts';
import * as endpoints from '../../../../src/core/service/endpoints.ts';
import { lookUpPaymentLink } from '../../../../src/core/service/endpoints/payments/payment-link.ts';
import { readRows } from '../../../specification/coverage.mjs';
import { loginSample } from './samples/login.ts';
import { all, names } from './samples/samples.ts';

const callOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/**
 * The calls that rows of the specification name: 'GET /api/v1/DataResource/getStateCity/{}'. `proves`: ids of the rows,
 * separated by spaces.
 */
const rows = readRows();
const specified = (proves: string) =>
  rows
    .filter(({ id }) => proves.split(' ').includes(id))
    .flatMap(({ sentence }) => [...sentence.matchAll(/(POST|GET) (\/?api\S+?|…\S+?)[.,;]?(?= |$)/g)])
    .map(([, method, path]) =>
      `${method} ${path!.replace(/^api/, '/api').replace('…', seats)}`.replaceAll(/\{\w+\}/g, '{}'),
    );
const seats = '/api/v1/AdminDashboard';

describe('the table', () => {
  test('has every call under its own name', () => {
    expect(all.map(({ endpoint }) => endpoint.name)).toEqual(names);
  });

  test.each(all)(
    'has the method and the path of the specification for $name',
    { tags: ['ACC-7.1'] },
    ({ endpoint, sample }) => {
      const [one, ...others] = new Set(specified(sample.proves));
      expect(callOf(endpoint).replaceAll(/\{\w+\}/g, '{}')).toBe(one);
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['authenticate', 'open', true],
    ['countryList', 'open', false],
    ['makeOnlinePaymentSuccess', 'open', true],
    ['logout', 'protected', true],
    ['paymentRedirect', 'protected', true],
    ['seatList', 'protected', false],
  ])('has %s as %s, with credentials or money: %s', { tags: ['DEC-1.8', 'SEC-23'] }, (name, access, sensitive) => {
    expect(all.find((each) => each.name === name)?.endpoint).toMatchObject({ access, sensitive });
  });

  test('retries no call that changes something', { tags: ['DEC-1.11', 'NET-03'] }, () => {
    const reads = all.filter(({ endpoint }) => endpoint.kind === 'read').map(({ name }) => name);
    expect(reads.toSorted()).toEqual([
      'checkoutData',
      'countryList',
      'deleteAccountSubInfo',
      'fetchDropdownData',
      'fetchRegionInfo',
      'getContactAndPayment',
      'getStateCity',
      'getUserByEmail',
      'getUserDetail',
      'orderHistory',
      'orgsOverview',
      'productGettingStart',
      'productPlanDetails',
      'referEarnInfo',
      'regionSignupFormData',
      'seatDetail',
      'seatList',
      'signupFormData',
      'subscriptionOverview',
      'validateActivationCode',
      'validateLoginToken',
    ]);
  });

  test.each(all)('fills every part of the path of $name', ({ endpoint, sample }) => {
    const parts = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const filled = endpoint.pathParameters?.(sample.args as never) ?? {};
    expect(Object.keys(filled).toSorted()).toEqual([...new Set(parts)].toSorted());
  });
});

describe('the requests', () => {
  for (const { name, endpoint, sample } of all)
    test(
      `${name} sends what the specification says, and its own schema reads it`,
      { tags: sample.proves.split(' ') },
      () => {
        const sent: unknown = endpoint.toWire(sample.args as never);
        expect(sent).toEqual(sample.sent);
        expect(endpoint.request.safeParse(sent)).toEqual({ success: true, data: sent });
      },
    );

  test('a card session is confirmed by its id', () => {
    const sent = endpoints.makeOnlinePaymentSuccess.toWire({ sessionId: 'session-1', gatewayType: 2 });
    expect(sent).toEqual({ session_id: 'session-1', payment_gateway_type: 2 });
    expect(endpoints.makeOnlinePaymentSuccess.request.parse(sent)).toEqual(sent);
  });

  test(
    'a login with a code sends it as it was typed, and a link that is only looked up starts no payment',
    { tags: ['ACC-7.4', 'CON-7.41'] },
    () => {
      const login = { userName: 'a@b.example', otpId: '4711', otp: '012345' };
      expect(endpoints.authenticate.toWire(login)).toMatchObject({ OTPPassword: '012345', Password: null });
      const { toWire, data } = lookUpPaymentLink;
      expect(toWire({ paymentId: 'link-1' })).toMatchObject({ IsPaymentRedirect: false });
      expect(data.parse(null)).toEqual({ message: null, order: null });
    },
  );

  test('a login without addresses of other applications has empty ones', () => {
    const answered = { ...loginSample.answered, UserSpeechProfileInfo: { SpeechProfileURLs: null } };
    expect(endpoints.authenticate.data.parse(answered)).toMatchObject({ speechUrl: '', userConsoleUrl: '' });
  });

  test('a payment error without a session carries the user id -1', () => {
    expect(endpoints.recordPaymentError.toWire({ gatewayType: 1, userId: null })).toEqual({
      ErrorJson: '{}',
      payment_gateway_type: 1,
      UserId: -1,
    });
  });
});
