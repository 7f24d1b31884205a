import { afterEach, beforeEach, expect } from 'vitest';
import type { FaultScript } from '../../../../src/sandbox/service/fault.ts';
import type { Order } from '../../../../src/sandbox/domain/world.ts';
import { createDevice, unconfirmedIn, type Device } from './payments.world.ts';
import { startPaymentServer, type PaymentServer } from './payments.server.ts';

/* For each test a server, a payer's device and an unpaid order. */

export let server: PaymentServer;
export let device: Device;
export let order: Order;

export function withPayer(limitMs?: number): void {
  beforeEach(async () => {
    server = await startPaymentServer();
    device = createDevice(server, limitMs);
    order = server.addOrder();
  });
  afterEach(() => server.close());
}

/** Takes another device in this test. */
export const useDevice = (...how: [limitMs?: number, clock?: Parameters<typeof createDevice>[2]]) =>
  void (device = createDevice(server, ...how));

/** Pays the order; the card widget of a new tab reports it. */
export async function pays() {
  const payment = await server.pay(order);
  const tab = device.openTab();
  tab.paid(payment);
  return { payment, tab };
}

/** Lets the next confirmations fail as `script` says. */
export const fault = (script: Omit<FaultScript, 'call'>) =>
  server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', ...script });

/** Waits for the first confirmation. */
export const firstCame = () => expect.poll(() => server.confirmations(), { interval: 2 }).toBeGreaterThan(0);

/** Keys of the stored payments that wait for their confirmation. */
export const entries = () => unconfirmedIn(device.storage).map(([key]) => key);
