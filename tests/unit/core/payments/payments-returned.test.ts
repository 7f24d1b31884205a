import { beforeEach, describe, expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import { Journal } from '../../../../src/core/payments/journal.ts';
import { dismissReturned } from '../../../../src/core/payments/returned.ts';
import { createTieredStorage } from '../../../../src/core/session/storage.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { fakeStorage } from '../session/session.world.ts';
import { needsWith } from './payments.world.ts';

/*
 * PAY-41: a payment is stored before its page leaves for the provider, or other tabs learn of it by a cookie. PAY-28,
 * PAY-35: the payment of a payer who returns is found, even if the address names only a session.
 */

const sessionId = 'session_12345678';
const address = (session: string) => `https://provider.example/pay/${session}`;
const clock = createControlledClock();

let room: 'enough' | 'after drafts are gone' | 'none';
let takesCookies: boolean;
let did: string[];
let journal: Journal;
let cookieMs: number | null;

class LimitedMap extends Map<string, string> {
  override set(key: string, text: string): this {
    if (room !== 'enough') throw new DOMException('full', 'QuotaExceededError');
    return super.set(key, text);
  }
}

beforeEach(() => {
  room = 'enough';
  takesCookies = true;
  cookieMs = null;
  did = [];
  const [shared, ofTab] = [new LimitedMap(), new Map<string, string>()];
  journal = new Journal(
    needsWith({
      storage: createTieredStorage([{ lifetime: 'durable', storage: () => fakeStorage({}, shared) }]),
      tabStorage: createTieredStorage([{ lifetime: 'tab', storage: () => fakeStorage({}, ofTab) }]),
      cookies: { keep: () => takesCookies && did.push('kept a cookie') > 0, read: () => cookieMs, drop: () => {} },
      makeRoom: () => {
        did.push('removed drafts');
        if (room === 'after drafts are gone') room = 'enough';
      },
      clock,
    }),
  );
});

/** Ada leaves for the provider's page: from this tab, or from another one that wrote to the same storage. */
function leave(subject: string, to: string | null, { fromHere = true, gatewayType = 2 } = {}): string {
  const whose = { subject, account: 'ada', orderId: subject };
  const key = journal.open({ is: 'open', ...whose, way: 'redirect', gatewayType, address: to });
  if (fromHere) journal.keepOpen(key);
  clock.advance(1000);
  return key;
}

test.each([
  ['enough', true, true, []],
  ['after drafts are gone', true, true, ['removed drafts']],
  ['none', true, true, ['removed drafts', 'kept a cookie']],
  ['none', false, false, ['removed drafts']],
] as const)(
  'a payment by redirect with room to store: %s and cookies: %s is known to other tabs: %s',
  (given, cookies, isKnown, expected) => {
    const key = leave('order', null, { fromHere: false });
    room = given;
    takesCookies = cookies;
    expect(journal.keepOpen(key)).toBe(isKnown);
    expect(did).toEqual(expected);
    expect(journal.isExpectedHere(key)).toBe(true);
  },
);

test('a payment that only a cookie records is looked up at the service first', { tags: ['PAY-41', 'PAY-43'] }, () => {
  cookieMs = clock.now();
  // The way is 'widget', because only then the screens ask the service: the cookie does not say whether a page still has
  // the payment.
  expect(journal.openOf('order', 'ada')?.record).toMatchObject({ state: 'open', way: 'widget' });
});

test('after a second redirect from a tab its payer is expected back from that one, not from the first', () => {
  const [first, second] = ['first', 'second'].map((each) => leave(each, null, { fromHere: false })) as [string, string];
  journal.keepOpen(first);
  journal.keepOpen(second);
  expect([first, second].map((key) => journal.isExpectedHere(key))).toEqual([false, true]);
});

test('after a second redirect a dismissed payment stays expected in its tab', () => {
  const [dismissed, second] = ['dismissed', 'second'].map((each) => leave(each, null, { fromHere: false })) as [
    string,
    string,
  ];
  journal.keepOpen(dismissed);
  journal.apply(dismissed, { is: 'dismiss', subject: 'dismissed', account: 'ada', gatewayType: 2, payment: 'hash' });
  journal.keepOpen(second);
  expect(journal.isExpectedHere(dismissed)).toBe(true);
});

const returned = () => dismissReturned(sessionId, journal);

test(
  'the payer returns to the payment whose address names the session, not to that of this tab',
  { tags: ['CON-7.39'] },
  () => {
    const left = leave('elsewhere', address(sessionId), { fromHere: false });
    leave('here', address('session_87654321'));
    expect(returned()).toMatchObject({
      key: left,
      subject: 'elsewhere',
      account: 'ada',
      orderId: 'elsewhere',
      gatewayType: 2,
    });
  },
);

test('the payer returns to the payment that was started from this tab, if no address names the session', () => {
  leave('elsewhere', null, { fromHere: false });
  const left = leave('here', null);
  expect(returned()).toMatchObject({ key: left, subject: 'here', account: 'ada' });
});

test('the payer returns to the same payment a second time', { tags: ['DEC-7.3'] }, () => {
  const { key } = (leave('here', address(sessionId)), returned());
  leave('later', null);
  expect(returned().key).toBe(key);
  expect(journal.get(key)!.record).toMatchObject({ state: 'dismissed', payment: shortHash(sessionId) });
  leave('another tab', address(sessionId), { fromHere: false });
  expect(returned().key).toBe(key);
});

test(
  'a return belongs to the last start from this tab that led to the same card session',
  { tags: ['DEC-7.3'] },
  () => {
    leave('here', address(sessionId));
    returned();
    expect(leave('here', address(sessionId))).toBe(returned().key);
  },
);

describe('a payment that any account may have started', () => {
  beforeEach(() => {
    leave('elsewhere', null, { fromHere: false, gatewayType: 3 });
    leave('last elsewhere', null, { fromHere: false, gatewayType: 4 });
  });

  test('belongs to no account', () => {
    expect(returned()).toMatchObject({ account: '', orderId: null, gatewayType: 4 });
  });

  test('is another one for a second session', () => {
    expect(dismissReturned('session_another', journal).subject).not.toBe(returned().subject);
  });
});

test(
  'a payment belongs to no account, and has the gateway type 1, on a machine that knows of no payment',
  { tags: ['ACC-9.19', 'CON-9.32'] },
  () => {
    expect(returned()).toMatchObject({ account: '', orderId: null, gatewayType: 1 });
  },
);
