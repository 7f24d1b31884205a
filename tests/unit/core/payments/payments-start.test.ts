import { beforeEach, expect, test } from 'vitest';
import { Journal } from '../../../../src/core/payments/journal.ts';
import { createTieredStorage } from '../../../../src/core/session/storage.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { fakeStorage } from '../session/session.world.ts';
import { needsWith } from './payments.world.ts';

/* PAY-41: a payment is stored before its page leaves for the provider, or other tabs learn of it by a cookie. */

const clock = createControlledClock();
let room: 'enough' | 'after drafts are gone' | 'none';
let takesCookies: boolean;
let did: string[];
let journal: Journal;

beforeEach(() => {
  room = 'enough';
  takesCookies = true;
  did = [];
  const [shared, ofTab] = [new LimitedMap(), new Map<string, string>()];
  journal = new Journal(
    needsWith({
      storage: createTieredStorage([{ lifetime: 'durable', storage: () => fakeStorage({}, shared) }]),
      tabStorage: createTieredStorage([{ lifetime: 'tab', storage: () => fakeStorage({}, ofTab) }]),
      cookies: {
        keep: () => takesCookies && did.push('kept a cookie') > 0,
        read: () => null,
        drop: () => {},
      },
      makeRoom: () => {
        did.push('removed drafts');
        if (room === 'after drafts are gone') room = 'enough';
      },
      clock,
    }),
  );
});

class LimitedMap extends Map<string, string> {
  override set(key: string, text: string): this {
    if (room !== 'enough') throw new DOMException('full', 'QuotaExceededError');
    return super.set(key, text);
  }
}

function open(subject: string): string {
  const key = journal.start({ is: 'start', subject, account: 'ada', orderId: subject });
  journal.apply(key, { is: 'open', way: 'redirect', gatewayType: 2, address: 'https://provider.example/pay' });
  return key;
}

test.each([
  ['enough', true, true, []],
  ['after drafts are gone', true, true, ['removed drafts']],
  ['none', true, true, ['removed drafts', 'kept a cookie']],
  ['none', false, false, ['removed drafts']],
] as const)('with room: %s, and cookies: %s, other tabs know of it: %s', (given, cookies, isKnown, expected) => {
  const key = open('order');
  room = given;
  takesCookies = cookies;
  expect(journal.keepStart(key)).toBe(isKnown);
  expect(did).toEqual(expected);
  expect(journal.isExpectedHere(key)).toBe(true);
});

test('the payer of a second start is not expected back from the first; one who dismissed it is not affected', () => {
  const [first, dismissed, second] = [open('first'), open('dismissed'), open('second')];
  for (const key of [first, dismissed]) journal.keepStart(key);
  journal.apply(dismissed, { is: 'dismiss', subject: 'dismissed', account: 'ada', gatewayType: 2, payment: 'hash' });
  journal.keepStart(second);
  expect([first, dismissed, second].map((key) => journal.isExpectedHere(key))).toEqual([false, true, true]);
});
