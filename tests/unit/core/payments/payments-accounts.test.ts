import { expect, test } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import { device, fault, firstCame, order, pays, server, useDevice, withPayer } from './paying.world.ts';
import { expectConfirmed, expectFulfilledOnce, patientMs, timeoutMs, unconfirmedIn } from './payments.world.ts';

/* The account of a payment: several people may use one device. */

withPayer(patientMs);

/** Ada pays, and the service answers that her session has expired. */
async function paysAsExpired() {
  device.account = 'ada';
  fault({ status: 401 });
  const paid = await pays();
  await expect.poll(() => device.account).toBe('');
  return paid;
}

test('a 401 ends the session once, and keeps the payment', { tags: ['PAY-06'] }, async () => {
  const { payment, tab } = await paysAsExpired();
  expect(tab.status(payment)).toMatchObject({ at: 'pending', waitsForAccount: true });
  expect(device.ended).toEqual(['token 0 of ada']);
});

test('a payment that waits for a login is sent by itself after the login', { tags: ['PAY-06'] }, async () => {
  const { payment, tab } = await paysAsExpired();
  device.signIn('ada');
  await expectConfirmed(tab, payment, order);
  // One confirmation without a session and one with it. On a busy machine an answer may come too late, and each is repeated.
  expect(server.confirmations()).toBeGreaterThanOrEqual(2);
  expect(server.confirmations()).toBeLessThanOrEqual(4);
  expect(device.ended).toEqual(['token 0 of ada']);
});

test(
  'a service that answers every confirmation with 401 does not log the user out again and again',
  { tags: ['PAY-06'] },
  async () => {
    useDevice(timeoutMs);
    device.account = 'ada';
    const payment = await server.pay(order);
    fault({ status: 401, times: 5 });
    let tab = device.openTab();
    tab.paid(payment);
    await expect.poll(() => device.account).toBe('');
    device.signIn('ada');
    await expect.poll(() => server.confirmations()).toBeGreaterThan(1);
    // A reload does not log the user out either.
    tab.close();
    tab = device.openTab();
    await tab.shows(payment, 'confirmed');
    expect(device.ended).toHaveLength(1);
    expect(device.account).toBe('ada');
    expectFulfilledOnce(order, payment);
  },
);

test(
  'a payment that was made without a user is sent without one, whoever has signed in since',
  { tags: ['PAY-35'] },
  async () => {
    device.goOffline();
    const { payment, tab } = await pays();
    device.signIn('bob');
    // The service would refuse Bob's made-up token with a 401.
    device.goOnline();
    await expectConfirmed(tab, payment, order);
    expect(device.ended).toEqual([]);
  },
);

test('a logout keeps a pending payment, with ids only, and says that it waits', { tags: ['PAY-36'] }, async () => {
  device.account = 'ada';
  fault({ status: 503 });
  const { payment, tab } = await pays();
  await firstCame();
  device.signOut();
  await expect.poll(() => tab.status(payment)).toMatchObject({ at: 'pending', waitsForAccount: true });
  const { gatewayType, ...proof } = payment;
  const number = expect.any(Number) as number;
  expect(unconfirmedIn(device.storage).map(([, kept]) => kept)).toEqual([
    {
      v: 1,
      subject: 'subject',
      account: 'ada',
      state: 'paid',
      sinceMs: number,
      atMs: number,
      way: 'widget',
      gatewayType,
      orderId: null,
      providerOrderId: payment.orderId,
      address: null,
      traces: [],
      payment: shortHash(payment.paymentId),
      proof,
      sending: { sent: number, at: number, notBefore: number, hasEndedSession: false },
      reference: null,
    },
  ]);
});
