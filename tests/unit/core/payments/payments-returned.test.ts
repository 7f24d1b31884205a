import { beforeEach, expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import { Journal } from '../../../../src/core/payments/journal.ts';
import { dismissReturned } from '../../../../src/core/payments/returned.ts';
import { createTieredStorage } from '../../../../src/core/session/storage.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { fakeStorage } from '../session/session.world.ts';
import { needsWith } from './payments.world.ts';

/* PAY-28, PAY-35: finds the payment of a payer who returns from the provider, if the address names only a session. */

const sessionId = 'session_12345678';
const address = (session: string) => `https://provider.example/pay/${session}`;
const clock = createControlledClock();

let journal: Journal;
beforeEach(() => {
  const [shared, ofTab] = [new Map<string, string>(), new Map<string, string>()];
  journal = new Journal(
    needsWith({
      storage: createTieredStorage([{ lifetime: 'durable', storage: () => fakeStorage({}, shared) }]),
      tabStorage: createTieredStorage([{ lifetime: 'tab', storage: () => fakeStorage({}, ofTab) }]),
      clock,
    }),
  );
});

/** Ada leaves for the provider's page: from this tab, or from another one that wrote to the same storage. */
function leave(subject: string, to: string | null, { fromHere = true, gatewayType = 2 } = {}): string {
  const key = journal.start({ is: 'start', subject, account: 'ada', orderId: subject });
  journal.apply(key, { is: 'open', way: 'redirect', gatewayType, address: to });
  if (fromHere) journal.keepStart(key);
  clock.advance(1000);
  return key;
}

const returned = () => dismissReturned(sessionId, journal);

test('the payer returns to the payment whose address names the session, with its gateway type, even if another one was started from this tab [CON-7.39]', () => {
  const left = leave('elsewhere', address(sessionId), { fromHere: false });
  leave('here', address('session_87654321'));
  expect(returned()).toMatchObject({
    key: left,
    subject: 'elsewhere',
    account: 'ada',
    orderId: 'elsewhere',
    gatewayType: 2,
  });
});

test('the payer returns to the payment that was started from this tab, if no address names the session', () => {
  leave('elsewhere', null, { fromHere: false });
  const left = leave('here', null);
  expect(returned()).toMatchObject({ key: left, subject: 'here', account: 'ada' });
});

test('the payer returns to the same payment a second time', () => {
  const { key } = (leave('here', null), returned());
  leave('later', null);
  expect(returned().key).toBe(key);
  expect(journal.get(key)!.record).toMatchObject({ state: 'dismissed', payment: shortHash(sessionId) });
});

test('a payment that any account may have started belongs to none; a second session is another payment', () => {
  leave('elsewhere', null, { fromHere: false, gatewayType: 3 });
  leave('last elsewhere', null, { fromHere: false, gatewayType: 4 });
  const one = returned();
  expect(one).toMatchObject({ account: '', orderId: null, gatewayType: 4 });
  expect(dismissReturned('session_another', journal).subject).not.toBe(one.subject);
});

test('a payment belongs to no account, and has the gateway type 1, on a machine that knows of no payment [ACC-9.19 CON-9.32]', () => {
  expect(returned()).toMatchObject({ account: '', orderId: null, gatewayType: 1 });
});
