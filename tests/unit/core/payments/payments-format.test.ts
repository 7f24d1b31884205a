import { expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import type { PaymentRecord } from '../../../../src/core/payments/record.ts';
import { device, fault, order, pays, server, withPayer } from './paying.world.ts';
import { expectConfirmed, expectFulfilledOnce, prefix } from './payments.world.ts';

/* Older and newer copies of the library read the stored payments, and a page may change its storage in any way. */

withPayer();

const key = `${prefix}subject.broken`;
const record: PaymentRecord = {
  v: 1,
  subject: 'subject',
  account: '',
  state: 'paid',
  sinceMs: 1_767_225_600_000,
  atMs: 1_767_225_600_000,
  way: 'widget',
  gatewayType: 1,
  orderId: 'o',
  address: null,
  traces: [],
  payment: 'hash',
  proof: { paymentId: 'pay_1', orderId: 'o', signature: 's' },
  sending: { sent: 0, at: 1_767_225_600_000, notBefore: 1_767_225_600_000, hasEndedSession: false },
  reference: null,
};
const textOf = (change: Record<string, unknown> = {}) => JSON.stringify({ ...record, ...change });

test.each([
  ['empty', ''],
  ['a list', '[]'],
  ['cut off', '{"v":1,"atMs":17'],
  ['without its proof', textOf({ proof: null })],
  ['missing a field', textOf({ account: undefined })],
  ['5 MB long', `{"v":1,"rest":"${'x'.repeat(5_000_000)}"}`],
  ['about prototypes', '{"v":1,"__proto__":{"sessionId":"s"},"constructor":1,"atMs":1,"account":"","gatewayType":1}'],
])(
  'a stored entry that is %s is ignored and removed, and a new payment is paid',
  { tags: ['PAY-21'] },
  async (_what, text) => {
    device.storage.set(key, text);
    const payment = await server.pay(order);
    const tab = device.openTab();
    expect(tab.payments.journal.all()).toEqual([]);
    tab.paid(payment);
    await expectConfirmed(tab, payment, order);
    expect(device.storage.has(key)).toBe(false);
    expect(Reflect.get({}, 'sessionId')).toBe(undefined);
  },
);

test('an entry of a later format is left as it is', { tags: ['PAY-38'] }, async () => {
  const later = '{"v":2,"proof":{"network":"new"},"at":1}';
  device.storage.set(key, later);
  const { payment, tab } = await pays();
  await tab.shows(payment, 'confirmed');
  expect(device.storage.get(key)).toBe(later);
});

test(
  'an entry that an earlier or a later copy of the library wrote in this format is sent',
  { tags: ['PAY-38'] },
  async () => {
    const payment = await server.pay(order);
    // The fields that every copy with format 1 writes, and a field that a later one added.
    const { gatewayType: _, ...proof } = payment;
    device.storage.set(
      key,
      textOf({ proof, orderId: payment.orderId, payment: shortHash(payment.paymentId), addedLater: true }),
    );
    await expectConfirmed(device.openTab(), payment, order);
    expect(JSON.parse(device.storage.get(key)!)).toMatchObject({ state: 'confirmed', proof: null, addedLater: true });
  },
);

test(
  'two tabs, or two copies of the library on a page, send one confirmation at a time',
  { tags: ['PAY-38'] },
  async () => {
    const payment = await server.pay(order);
    fault({ times: 3, cut: 'connection', delayMs: 10 });
    const [one, two] = [device.openTab(), device.openTab()];
    one.paid(payment);
    two.payments.sender.resumeAll();
    await Promise.all([one.shows(payment, 'confirmed'), two.shows(payment, 'confirmed')]);
    expectFulfilledOnce(order, payment);
    expect(device.mostInFlight()).toBe(1);
  },
);

test('a pending payment survives a page that clears its storage', async () => {
  fault({ times: 2, status: 503 });
  const { payment, tab } = await pays();
  device.storage.clear();
  await expectConfirmed(tab, payment, order);
});
