import { beforeEach, expect, test } from 'vitest';
import { webLocks } from '../../../../src/core/page/locks.ts';
import { Payments } from '../../../../src/core/payments/payments.ts';
import { createTieredStorage, type Area } from '../../../../src/core/session/storage.ts';
import { createControlledClock, type ControlledClock } from '../../../support/controlled-clock.ts';
import { createLocks } from '../../../support/locks.ts';
import { fakeStorage } from '../session/session.world.ts';
import { createProcess, needsWith, prefix } from './payments.world.ts';

/*
 * PAY-40, PAY-20: with any faults of the storages, the confirmation of a payment is sent at most 12 times, and never
 * twice in a second. The service is down all the time, and every reload hurries the next attempt.
 */

const mostConfirmations = 12;
/** The time that a hurried schedule needs for its twelve attempts. Later attempts are minutes apart. */
const watchedMs = 15 * 60_000;

type Trouble = 'none' | 'throws' | 'drops';

/** A storage with faults; with `isFull` no value may become longer. */
function faultyStorage() {
  const items = new Map<string, string>();
  const faults = { get: 'none' as Trouble, set: 'none' as Trouble, remove: 'none' as Trouble, isFull: false };
  const fails = (trouble: Trouble) => {
    if (trouble === 'throws') throw new DOMException('no', 'SecurityError');
    return trouble === 'drops';
  };
  const storage = fakeStorage(
    {
      getItem: (key) => (fails(faults.get) ? null : (items.get(key) ?? null)),
      setItem(key, text) {
        if (faults.isFull && text.length > (items.get(key)?.length ?? 0))
          throw new DOMException('full', 'QuotaExceededError');
        if (!fails(faults.set)) items.set(key, text);
      },
      removeItem: (key) => void (fails(faults.remove) || items.delete(key)),
    },
    items,
  );
  return { storage, items, faults };
}

let clock: ControlledClock;
let local: ReturnType<typeof faultyStorage>;
let session: ReturnType<typeof faultyStorage>;
let sentMs: number[];
let page: ReturnType<typeof openPage>;

beforeEach(() => {
  clock = createControlledClock();
  [local, session] = [faultyStorage(), faultyStorage()];
  sentMs = [];
  page = openPage();
});

function openPage() {
  const locks = createLocks().forTab();
  const process = createProcess(clock);
  const areas: Area[] = [
    { lifetime: 'durable', storage: () => local.storage },
    { lifetime: 'tab', storage: () => session.storage },
  ];
  const payments = new Payments(
    needsWith({
      storage: createTieredStorage(areas),
      tabStorage: createTieredStorage(areas.slice(1)),
      locks: webLocks(locks.manager, 'service'),
      clock: process.clock,
      deliver: () =>
        process.run(() => {
          sentMs.push(clock.monotonicMs());
          return new Promise((resolve) => {
            clock.after(50, () => resolve({ at: 'unknown', retryAfterMs: null }));
          });
        }),
    }),
  );
  payments.sender.resumeAll();
  return Object.assign(payments, { close: process.end });
}

/** Sets the faults of both storages. */
const fault = (faults: Partial<typeof local.faults>) =>
  [local, session].forEach((each) => Object.assign(each.faults, faults));
const heal = () => fault({ get: 'none', set: 'none', remove: 'none', isFull: false });

function pay(): void {
  const proof = { paymentId: 'pay_1', orderId: 'order_1', signature: 'signature' };
  const event = { is: 'pay', subject: 'subject', account: '', gatewayType: 1, proof } as const;
  page.sender.send(page.journal.pay('not started here', event)!, null);
}

async function wait(ms: number): Promise<void> {
  const untilMs = clock.monotonicMs() + ms;
  for (;;) {
    // Waits until all pending promises have settled.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    const leftMs = untilMs - clock.monotonicMs();
    const nextMs = clock.untilNext();
    if (nextMs === null || nextMs > leftMs) return clock.advance(Math.max(0, leftMs));
    clock.advance(nextMs);
  }
}

async function reload(): Promise<void> {
  page.close();
  page = openPage();
  await wait(20);
}

/** Lets the whole schedule pass: at least `atLeast` attempts were made, and at most 12. */
async function expectAttempts(atLeast: number): Promise<void> {
  await wait(watchedMs);
  const watched = sentMs.filter((atMs) => atMs <= sentMs[0]! + watchedMs);
  expect(watched.length, String(watched)).toBeGreaterThanOrEqual(atLeast);
  expect(watched.length, String(watched)).toBeLessThanOrEqual(mostConfirmations);
}

test.each<[string, () => void | Promise<void>]>([
  [
    'are full when it is made, and free later',
    async () => {
      fault({ isFull: true });
      pay();
      await wait(20_000);
      heal();
    },
  ],
  ['refuse writes while it is pending', () => (pay(), fault({ set: 'throws' }))],
  ['drop writes while it is pending', () => (pay(), fault({ set: 'drops' }))],
  ['throw whatever is asked of them', () => (fault({ get: 'throws', set: 'throws', remove: 'throws' }), pay())],
  [
    'throw, but for the tab’s own',
    () => (Object.assign(local.faults, { get: 'throws', set: 'throws', remove: 'throws' }), pay()),
  ],
  ['take its note in the tab’s own alone', () => (pay(), void (local.faults.isFull = true))],
])(
  'a confirmation is still sent, at most 12 times, if the storages %s',
  { tags: ['PAY-20', 'PAY-40'] },
  async (_how, story) => {
    await story();
    await expectAttempts(6);
  },
);

test(
  'a payment made while the storages were full is stored as soon as they have room',
  { tags: ['PAY-20'] },
  async () => {
    fault({ isFull: true });
    pay();
    await wait(5000);
    expect(local.items.size).toBe(0);
    heal();
    await wait(watchedMs);
    expect(Array.from(local.items.keys(), (key) => key.startsWith(prefix))).toEqual([true]);
  },
);

test('an entry that can’t be read for a moment is not treated as broken', { tags: ['PAY-20'] }, async () => {
  pay();
  fault({ get: 'throws' });
  await reload();
  heal();
  await reload();
  await expectAttempts(2);
});

test('twenty reloads while nothing can be stored do not restart the retry schedule', { tags: ['PAY-40'] }, async () => {
  pay();
  await wait(500);
  fault({ set: 'throws' });
  for (let count = 0; count < 20; count += 1) {
    await reload();
    await wait(2500);
  }
  await expectAttempts(4);
});

test('quick reloads while nothing can be stored do not count as attempts', { tags: ['PAY-40'] }, async () => {
  pay();
  await wait(2500);
  fault({ set: 'drops' });
  for (let count = 0; count < 20; count += 1) await reload();
  await expectAttempts(4);
  const pauses = sentMs.slice(1).map((atMs, at) => atMs - sentMs[at]!);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
});
