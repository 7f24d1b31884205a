import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDevice,
  expectFulfilledOnce,
  startPaymentServer,
  type Device,
  type PaymentServer,
} from './payments.world.ts';

/* What the outbox keeps is read by older and newer copies of the library, and by whatever else a page does to storage. */

let server: PaymentServer;
let device: Device;

beforeEach(async () => {
  server = await startPaymentServer();
  device = createDevice(server);
});
afterEach(() => server.close());

const key = 'dict.outbox.subject.broken';
const tenYearsMs = 10 * 365 * 86_400_000;

describe('PAY-21 a stored entry that is', () => {
  test.each([
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['cut off', '{"v":1,"at":17'],
    ['of another type', '"paid"'],
    ['without its version', '{"paymentId":"pay_1","orderId":"o","signature":"s","account":"","at":1,"gatewayType":1}'],
    ['missing a field', '{"v":1,"at":1,"account":"","gatewayType":1,"paymentId":"pay_1"}'],
    ['5 MB long', `{"v":1,"rest":"${'x'.repeat(5_000_000)}"}`],
    ['about prototypes', '{"v":1,"__proto__":{"sessionId":"s"},"constructor":1,"at":1,"account":"","gatewayType":1}'],
  ])('%s is ignored and removed, and a new payment is paid', async (_what, text) => {
    device.storage.set(key, text);
    const order = server.addOrder();
    const payment = await server.pay(order);
    const tab = device.openTab();
    expect(tab.outbox.$payments.get()).toEqual([]);
    tab.paid(payment);
    await tab.shows(payment, 'confirmed');
    expectFulfilledOnce(order, payment);
    expect(device.storage.has(key)).toBe(false);
    expect(Reflect.get({}, 'sessionId')).toBe(undefined);
  });
});

test('a broken note of the attempts does not hold a payment up', async () => {
  const order = server.addOrder();
  const payment = await server.pay(order);
  device.goOffline();
  const tab = device.openTab();
  tab.paid(payment);
  tab.close();
  for (const each of device.storage.keys())
    if (each.startsWith('dict.pace.')) device.storage.set(each, '{"v":1,"sent":"many"}');
  device.goOnline();
  await device.openTab().shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
});

test.each([
  ['that may not leave for years', (nowMs: number) => ({ at: nowMs, notBefore: nowMs + tenYearsMs })],
  [
    'that was noted in the far future',
    (nowMs: number) => ({ at: nowMs + tenYearsMs, notBefore: nowMs + 2 * tenYearsMs }),
  ],
])('PAY-22 a note of the attempts %s holds no payment up', async (_what, times) => {
  const order = server.addOrder();
  const payment = await server.pay(order);
  device.goOffline();
  const tab = device.openTab();
  tab.paid(payment);
  tab.close();
  const state = { v: 1, sent: 1, hasEndedSession: false, ...times(device.clock.now()) };
  for (const each of device.storage.keys())
    if (each.startsWith('dict.pace.')) device.storage.set(each, JSON.stringify(state));
  device.goOnline();
  await device.openTab().shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
});

test('PAY-38 an entry of a later format is left as it is', async () => {
  const later = '{"v":2,"proof":{"network":"new"},"at":1}';
  device.storage.set(key, later);
  const order = server.addOrder();
  const payment = await server.pay(order);
  const tab = device.openTab();
  tab.paid(payment);
  await tab.shows(payment, 'confirmed');
  expect(device.storage.get(key)).toBe(later);
});

test('PAY-38 an entry that an earlier or a later copy of the library wrote in this format is sent', async () => {
  const order = server.addOrder();
  const payment = await server.pay(order);
  // What every copy of format 1 writes, with a field that a later one added.
  const entry = { v: 1, at: 1_767_225_600_000, account: '', ...payment, addedLater: true };
  device.storage.set(key, JSON.stringify(entry));
  await device.openTab().shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
  expect(device.storage.has(key)).toBe(false);
});

test('PAY-38 two copies on one page, each with an outbox of its own, send it once at a time', async () => {
  const order = server.addOrder();
  const payment = await server.pay(order);
  server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: 3, cut: 'connection', delayMs: 10 });
  const [one, two] = [device.openTab(), device.openTab()];
  one.paid(payment);
  two.outbox.resume();
  await Promise.all([one.shows(payment, 'confirmed'), two.shows(payment, 'confirmed')]);
  expectFulfilledOnce(order, payment);
  expect(device.mostInFlight()).toBe(1);
});

test('a page that clears its storage while a payment is pending takes nothing away', async () => {
  const order = server.addOrder();
  const payment = await server.pay(order);
  server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: 2, status: 503 });
  const tab = device.openTab();
  tab.paid(payment);
  device.storage.clear();
  await tab.shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
});
