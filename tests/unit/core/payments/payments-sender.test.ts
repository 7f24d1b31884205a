import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import type { FaultScript } from '../../../../src/sandbox/service/fault.ts';
import { device, entries, fault, firstCame, order, pays, server, useDevice, withPayer } from './paying.world.ts';
import { expectConfirmed, expectFulfilledOnce, patientMs, scale, type Tab } from './payments.world.ts';

/* Confirmations to a real server, which counts charges and fulfilments. */

withPayer();

/** The server answers confirmations with a fault until `isUp`. */
const goDown = (script: Omit<FaultScript, 'call'> = { status: 503 }) => fault({ times: -1, ...script });
const isUp = () => server.sandbox.faults.clear();

/** Pays in a new tab; the first confirmation fails. */
async function paysInVain() {
  goDown();
  const paid = await pays();
  await firstCame();
  return paid;
}

const html = { body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } };

/** The server fails on three confirmations, and accepts the fourth. */
async function survives(script: Omit<FaultScript, 'call'>) {
  fault({ times: 3, ...script });
  const { payment, tab } = await pays();
  expect(tab.status(payment)).toMatchObject({ at: 'pending' });
  await expectConfirmed(tab, payment, order);
  expect(server.confirmations()).toBe(4);
  expect(device.mostInFlight()).toBe(1);
  expect(entries()).toEqual([]);
}

describe('a confirmation', () => {
  beforeEach(() => useDevice(patientMs));

  test('on the happy path is sent once and fulfilled once', { tags: ['PAY-01'] }, async () => {
    const { payment, tab } = await pays();
    const shown = await tab.shows(payment, 'confirmed');
    expect(shown).toMatchObject({ confirmation: { isConfirmed: true, orderId: String(order.id), amountPaid: '1180' } });
    expectFulfilledOnce(order, payment);
    expect(server.confirmations()).toBe(1);
    expect(entries()).toEqual([]);
  });

  test.each<[string, Omit<FaultScript, 'call'>]>([
    ['whose connection is cut', { cut: 'connection' }],
    ['that gets 500', { status: 500 }],
    ['that gets 502 with HTML', { status: 502, ...html }],
    ['that is answered 200 with HTML', { body: '<!doctype html><title>Hotel network</title>' }],
    ['that is answered 200 with an empty body', { body: '' }],
    ['… with another shape', { body: '{"Status":0,"Data":{"IsShowSuccess":"perhaps"}}' }],
    ['… with a success that says nothing', { body: '{"Status":0,"Data":{}}' }],
    ['… with a success without data', { body: '{"Status":0,"Data":null}' }],
    ['… with an unknown Status', { body: '{"Status":7,"Data":null,"ErrorMessage":"Payment failed"}' }],
    ['whose answer is lost', { cut: 'connection', strikes: 'after' }],
    ['whose answer breaks off half-way', { cut: 'body', strikes: 'after' }],
    ['that gets a Status 1 without a 2xx', { status: 500, body: '{"Status":1,"Data":null,"ErrorCode":"X"}' }],
  ])(
    '%s, three times, is pending, then paid, and fulfilled once',
    { tags: ['PAY-02', 'PAY-03', 'PAY-04', 'PAY-07', 'PAY-08', 'PAY-10'] },
    (_what, script) => survives(script),
  );

  test('that gets three times 429 waits for the time in Retry-After', { tags: ['PAY-05'] }, async () => {
    const startedMs = device.clock.monotonicMs();
    await survives({ status: 429, headers: { 'Retry-After': '10' } });
    expect(device.clock.monotonicMs() - startedMs).toBeGreaterThanOrEqual(30_000);
  });

  test(
    'that the server accepts after the client’s time limit is paid later, and fulfilled once',
    { tags: ['PAY-09'] },
    async () => {
      useDevice();
      fault({ strikes: 'after', delayMs: (2 * 30_000) / scale });
      const { payment, tab } = await pays();
      await expect.poll(() => order.status).toBe('paid');
      expect(tab.status(payment)).toMatchObject({ at: 'pending' });
      await expectConfirmed(tab, payment, order);
      await expect.poll(() => server.confirmations()).toBeGreaterThanOrEqual(2);
    },
  );

  test('is stored and then sent before the widget’s handler returns', { tags: ['PAY-12'] }, async () => {
    useDevice();
    const payment = await server.pay(order);
    const tab = device.openTab();
    tab.paid(payment);
    // No `await` since `paid`: the payment was stored and sent in the same task.
    expect(device.mostInFlight()).toBe(1);
    expect(entries()).toHaveLength(1);
    tab.close();
    await expect.poll(() => order.fulfilments).toBe(1);
    await expectConfirmed(device.openTab(), payment, order);
  });

  test('asks for keepalive, so that it outlives its page', { tags: ['PAY-12'] }, async () => {
    const payment = await server.pay(order);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const tab = device.openTab();
    tab.paid(payment);
    await expectConfirmed(tab, payment, order);
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
    fetched.mockRestore();
  });

  test('of the same payment, reported twice, is sent once', { tags: ['PAY-15'] }, async () => {
    const { payment, tab } = await pays();
    tab.paid(payment);
    await tab.shows(payment, 'confirmed');
    tab.paid(payment);
    expectFulfilledOnce(order, payment);
    expect(server.confirmations()).toBe(1);
  });
});

describe('tabs that lock by Web Locks', () => {
  test(
    'a tab that was closed while the server was down leaves the payment to the next one',
    { tags: ['PAY-11'] },
    async () => {
      const { payment, tab } = await paysInVain();
      tab.close();
      isUp();
      await expectConfirmed(device.openTab(), payment, order);
      expect(device.mostInFlight()).toBe(1);
    },
  );

  test('a renderer that crashes with a confirmation on the wire loses nothing', { tags: ['PAY-23'] }, async () => {
    fault({ cut: 'connection', strikes: 'after', delayMs: 50 });
    const { payment, tab } = await pays();
    tab.close();
    await expectConfirmed(device.openTab(), payment, order);
    expect(device.mostInFlight()).toBe(1);
  });

  test(
    'five tabs with a pending payment confirm it once in all, even if none can store that it sends',
    { tags: ['PAY-19'] },
    async () => {
      const payment = await server.pay(order);
      device.goOffline();
      const first = device.openTab();
      first.paid(payment);
      await expect.poll(() => first.status(payment)?.at).toBe('pending');
      first.close();
      const tabs = Array.from({ length: 5 }, () => device.openTab());
      device.storage.set = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      device.goOnline();
      await Promise.all(tabs.map((tab) => tab.shows(payment, 'confirmed')));
      expectFulfilledOnce(order, payment);
      expect(server.confirmations()).toBe(1);
    },
  );

  test('ten reloads while it is pending have one confirmation on the wire at most', { tags: ['PAY-24'] }, async () => {
    const payment = await server.pay(order);
    fault({ times: 4, cut: 'connection', delayMs: 20 });
    let tab: Tab = device.openTab();
    tab.paid(payment);
    for (let reload = 0; reload < 10; reload += 1) {
      const seen = server.confirmations();
      tab.close();
      tab = device.openTab();
      if (reload % 3 === 0) await expect.poll(() => server.confirmations()).toBeGreaterThanOrEqual(Math.min(4, seen));
    }
    await expectConfirmed(tab, payment, order);
    expect(device.mostInFlight()).toBe(1);
    expect(server.confirmations()).toBeLessThanOrEqual(12);
  });
});

describe('the network and the clock', () => {
  test(
    'a payment that was made offline is shown as pending at once, and sent within 2 s of being online',
    { tags: ['PAY-13'] },
    async () => {
      const clock = createControlledClock();
      useDevice(patientMs, clock);
      const payment = await server.pay(order);
      device.goOffline();
      const tab = device.openTab();
      tab.paid(payment);
      expect(tab.status(payment)).toMatchObject({ at: 'pending', lifetime: 'durable' });
      clock.advance(10_000);
      expect(server.confirmations()).toBe(0);
      device.goOnline();
      let onlineMs = 0;
      const inFlightWithin2s = () => {
        if (onlineMs < 2000) clock.advance(100);
        onlineMs += 100;
        return device.mostInFlight();
      };
      await expect.poll(inFlightWithin2s, { interval: 5 }).toBe(1);
      await expectConfirmed(tab, payment, order);
    },
  );

  test('a page that returns from the back/forward cache continues to send', { tags: ['PAY-25'] }, async () => {
    const { payment, tab } = await paysInVain();
    device.suspend();
    isUp();
    expect(tab.status(payment)).toMatchObject({ at: 'pending' });
    device.restore();
    await expectConfirmed(tab, payment, order);
  });

  test('a page that is suspended stores again what its own code has cleared', { tags: ['PAY-22'] }, async () => {
    await paysInVain();
    device.storage.clear();
    device.suspend();
    expect(entries()).toHaveLength(1);
  });

  test('a page that is suspended stores again what another script has overwritten', { tags: ['PAY-22'] }, async () => {
    const { payment, tab } = await paysInVain();
    for (const key of entries()) device.storage.set(key, '{');
    device.suspend();
    tab.close();
    isUp();
    await expectConfirmed(device.openTab(), payment, order);
  });

  test('a page that is suspended releases its lock for another tab', { tags: ['PAY-25'] }, async () => {
    const { payment, tab: resting } = await paysInVain();
    device.suspend();
    isUp();
    const other = device.openTab();
    await other.shows(payment, 'confirmed');
    await expectConfirmed(resting, payment, order);
    expect(device.mostInFlight()).toBe(1);
  });

  test.each([
    ['two days back', -2],
    ['four days ahead', 4],
  ])('a clock that is set %s loses nothing', { tags: ['PAY-22'] }, async (_how, days) => {
    const { payment, tab } = await paysInVain();
    device.clock.jump(days * 86_400_000);
    tab.close();
    isUp();
    const next = device.openTab();
    expect(next.status(payment)).toMatchObject({ at: 'pending' });
    await expectConfirmed(next, payment, order);
  });
});
