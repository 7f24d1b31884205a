import { expect, test } from 'vitest';
import type { WidgetPayment } from '../../../../src/core/service/endpoints/payments/payment-outcome.ts';
import type { FaultScript } from '../../../../src/sandbox/service/fault.ts';
import { randomOf } from '../../../support/random-of.ts';
import { rounds } from '../../../support/rounds.ts';
import { createDevice, scale, timeoutMs, unconfirmedIn, type Device, type Tab } from './payments.world.ts';
import { startPaymentServer, type PaymentServer } from './payments.server.ts';

/* PAY-40: random events in random order. Each sequence follows from its number; `npm run test:soak` runs all of them,
 * `npm test` the first few. */

const sequences = rounds(40, 1000);
const atOnce = 12;
const mostConfirmations = 12;
/** Three times the usual limit: else a busy machine exceeds it by itself, and more confirmations are sent. */
const limitMs = 3 * timeoutMs;

interface World {
  readonly server: PaymentServer;
  readonly device: Device;
  readonly payer: string;
  readonly tabs: Tab[];
  readonly payments: WidgetPayment[];
  readonly random: () => number;
}

type Step = (world: World) => unknown;

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const anyTab = ({ tabs, random }: World) => pick(random, tabs);

const faults: readonly Omit<FaultScript, 'call'>[] = [
  { cut: 'connection' },
  { cut: 'connection', strikes: 'after' },
  { cut: 'body', strikes: 'after' },
  { status: 500 },
  { status: 502, body: '<html>Bad gateway</html>' },
  { status: 429, headers: { 'Retry-After': '20' } },
  { status: 401 },
  { status: 200, body: '<html>Hotel network</html>' },
  { status: 200, body: '{"Status":0,"Data":{}}' },
  { status: 500, body: '{"Status":1,"Data":null,"ErrorCode":"X","ErrorMessage":"No."}' },
  { delayMs: 50, strikes: 'after' },
  // A delay longer than the client's time limit.
  { delayMs: (limitMs + 10_000) / scale, strikes: 'after' },
];

const steps: Readonly<Record<string, Step>> = {
  fault: ({ server, random }) =>
    server.sandbox.faults.add({
      call: 'makeOnlinePaymentSuccess',
      times: 1 + Math.floor(random() * 3),
      ...pick(random, faults),
    }),
  wait: ({ random }) => new Promise((resolve) => setTimeout(resolve, (random() * 30_000) / scale)),
  reload(world) {
    const at = Math.floor(world.random() * world.tabs.length);
    world.tabs[at]!.close();
    world.tabs[at] = world.device.openTab();
  },
  openTab: ({ tabs, device }) => tabs.length < 5 && tabs.push(device.openTab()),
  closeTab: ({ tabs }) => tabs.length > 1 && tabs.shift()!.close(),
  offline: ({ device }) => device.goOffline(),
  online: ({ device }) => device.goOnline(),
  // The widget reports the same success again, in the page in which it is open.
  again({ tabs, payments, random }) {
    const payment = pick(random, payments);
    tabs.find((tab) => tab.status(payment))?.paid(payment);
  },
  signOut: ({ device }) => device.signOut(),
  signIn: ({ device, payer }) => device.signIn(payer),
  somebodyElse: ({ device }) => device.signIn('somebody else'),
  suspend: ({ device }) => device.suspend(),
  restore: ({ device }) => device.restore(),
  clockBack: ({ device }) => device.clock.jump(-2 * 86_400_000),
  clockAhead: ({ device }) => device.clock.jump(4 * 86_400_000),
};
const names = Object.keys(steps);
// A reload and a wait happen more often than a clock that jumps.
const usual = ['fault', 'fault', 'wait', 'wait', 'reload', 'reload', 'openTab', 'online'];

async function play(number: number): Promise<void> {
  const random = randomOf(number);
  const server = await startPaymentServer();
  const device = createDevice(server, limitMs);
  const payer = random() < 0.5 ? '' : 'ada';
  device.account = payer;
  const order = server.addOrder();
  const world: World = { server, device, payer, tabs: [device.openTab()], payments: [], random };
  const story: string[] = [];
  const act = async (name: string) => {
    story.push(name);
    await steps[name]!(world);
  };

  for (let count = Math.floor(random() * 3); count > 0; count -= 1)
    await act(pick(random, ['fault', 'openTab', 'offline']));
  world.payments.push(await server.pay(order));
  if (random() < 0.15) world.payments.push(await server.pay(order));
  // A payment is recorded for the account that is signed in when it is made.
  device.signIn(payer);
  for (const payment of world.payments) anyTab(world).paid(payment);
  story.push('paid');
  for (let count = 2 + Math.floor(random() * 9); count > 0; count -= 1)
    await act(pick(random, random() < 0.6 ? usual : names));

  // In the end the service is up, and the payer comes back.
  server.sandbox.faults.clear();
  device.signIn(payer);
  device.goOnline();
  device.restore();
  world.tabs.push(device.openTab());
  const label = `sequence ${number}: ${story.join(', ')}`;
  await expect.poll(() => unconfirmedIn(device.storage), { message: label, timeout: 60_000, interval: 5 }).toEqual([]);
  world.tabs.forEach((tab) => tab.close());
  await server.close();

  const paidBy = world.payments.map(({ paymentId }) => paymentId);
  expect(order.fulfilments, `${label}; times given`).toBe(1);
  expect(paidBy, label).toContain(order.paidBy);
  const paymentsOfOrder = server.sandbox.world.payments;
  expect(paymentsOfOrder.filter(({ needsRefund }) => needsRefund).length, label).toBe(world.payments.length - 1);
  for (const payment of world.payments) expect(device.sent(payment), label).toBeLessThanOrEqual(mostConfirmations);
  // A jump of the clock ends every pause, so that several requests may be on the wire.
  if (!story.some((name) => name.startsWith('clock')))
    expect(device.mostInFlight(), `${label}; on the wire at once`).toBe(1);
  expect(device.ended.length, label).toBeLessThanOrEqual(world.payments.length);
}

test(
  `${sequences} sequences: none lost, none given twice, at most ${mostConfirmations} confirmations each`,
  { tags: ['PAY-40'], timeout: 900_000 },
  async () => {
    const numbers = Array.from({ length: sequences }, (_, number) => number);
    const broken: string[] = [];
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        await play(number).catch((error: Error) => broken.push(error.message));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(broken).toEqual([]);
  },
);
