import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webLocks } from '../../../../src/core/page/locks.ts';
import { Payments, type PageEvents } from '../../../../src/core/payments/payments.ts';
import { createTieredStorage, type Area } from '../../../../src/core/session/storage.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { createLocks } from '../../../support/locks.ts';
import { rounds } from '../../../support/rounds.ts';
import { fakeStorage } from '../session/session.world.ts';
import { needsWith, prefix } from './payments.world.ts';

/*
 * PAY-40, PAY-20: with any faults of the storages in any order, a payment without an answer is confirmed at most 12
 * times, and never twice in a second by one page. The service is down all the time, and every reload and waking hurries
 * the next attempt.
 */

const mostConfirmations = 12;
/** The time that a hurried schedule needs for its twelve attempts. Later attempts are minutes apart. */
const watchedMs = 15 * 60_000;

type Trouble = 'none' | 'throws' | 'drops';

/** The faults of one storage. */
interface Faults {
  get: Trouble;
  set: Trouble;
  remove: Trouble;
  /** Nothing may grow. */
  isFull: boolean;
}

const noFaults = (): Faults => ({ get: 'none', set: 'none', remove: 'none', isFull: false });

function faultyStorage(faults: Faults) {
  const items = new Map<string, string>();
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
  return { storage, items };
}

const proof = { paymentId: 'pay_1', orderId: 'order_1', signature: 'signature' };
const paid = { is: 'pay', subject: 'subject', account: '', gatewayType: 1, proof } as const;

function createDevice(hasChannel: boolean) {
  const clock = createControlledClock();
  const locks = createLocks();
  const faults = { local: noFaults(), session: noFaults() };
  const local = faultyStorage(faults.local);
  const sent: { readonly atMs: number; readonly page: number }[] = [];
  const pages = new Set<{ readonly id: number; readonly events: PageEvents }>();
  let lastPage = 0;

  /** A page; a reload of it has the same session storage. */
  function openPage(session = faultyStorage(faults.session)) {
    const id = ++lastPage;
    const own = locks.forTab();
    const areas: Area[] = [
      { lifetime: 'durable', storage: () => local.storage },
      { lifetime: 'tab', storage: () => session.storage },
    ];
    const payments = new Payments(
      needsWith({
        storage: createTieredStorage(areas),
        tabStorage: createTieredStorage(areas.slice(1)),
        locks: webLocks(own.manager, 'service'),
        clock,
        random: () => (id % 5) / 5,
        deliver() {
          sent.push({ atMs: clock.monotonicMs(), page: id });
          return new Promise((resolve) => {
            clock.after(50, () => resolve({ at: 'unknown', retryAfterMs: null }));
          });
        },
        listen(events) {
          const page = { id, events };
          pages.add(page);
          return () => void pages.delete(page);
        },
        notifyTabs: (message) =>
          hasChannel &&
          pages.forEach(
            (page) => page.id !== id && queueMicrotask(() => page.events.receive(structuredClone(message))),
          ),
      }),
    );
    payments.sender.resumeAll();
    return {
      payments,
      session,
      close() {
        payments.close();
        own.releaseAll();
      },
    };
  }

  return { clock, faults, local, sent, pages, openPage };
}

type Device = ReturnType<typeof createDevice>;
type Page = ReturnType<Device['openPage']>;

// Waits until all pending promises have settled.
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function pass(device: Device, ms: number): Promise<void> {
  const untilMs = device.clock.monotonicMs() + ms;
  for (;;) {
    await settle();
    const leftMs = untilMs - device.clock.monotonicMs();
    const nextMs = device.clock.untilNext();
    if (nextMs === null || nextMs > leftMs) return device.clock.advance(Math.max(0, leftMs));
    device.clock.advance(nextMs);
  }
}

const areaName = fc.constantFrom('local', 'session', 'both');
const trouble = fc.constantFrom<Trouble>('none', 'throws', 'drops');

const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      area: areaName,
      of: fc.constantFrom('get', 'set', 'remove'),
      is: trouble,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('full'), area: areaName, is: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear'), area: areaName }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('heal') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload'), at: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), at: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wake') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave and come back') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(10, 500, 1100, 2500, 5000, 20_000, 70_000, 200_000),
    }),
  },
) as fc.Arbitrary<Step>;

type Step =
  | { readonly do: 'fault'; readonly area: string; readonly of: 'get' | 'set' | 'remove'; readonly is: Trouble }
  | { readonly do: 'full'; readonly area: string; readonly is: boolean }
  | { readonly do: 'clear'; readonly area: string }
  | { readonly do: 'heal' | 'open' | 'wake' | 'leave and come back' }
  | { readonly do: 'reload' | 'close'; readonly at: number }
  | { readonly do: 'wait'; readonly ms: number };

async function act(device: Device, pages: Page[], step: Step): Promise<void> {
  const areas =
    'area' in step ? (['local', 'session'] as const).filter((area) => [area, 'both'].includes(step.area)) : [];
  if (step.do === 'fault') for (const area of areas) device.faults[area][step.of] = step.is;
  if (step.do === 'full') for (const area of areas) device.faults[area].isFull = step.is;
  if (step.do === 'clear') {
    if (areas.includes('local')) device.local.items.clear();
    if (areas.includes('session')) pages.forEach(({ session }) => session.items.clear());
    device.pages.forEach(({ events }) => events.retryNow());
  }
  if (step.do === 'heal')
    for (const area of ['local', 'session'] as const) Object.assign(device.faults[area], noFaults());
  if (step.do === 'open' && pages.length < 3) pages.push(device.openPage());
  if (step.do === 'close' && pages.length > 1) pages.splice(step.at % pages.length, 1)[0]!.close();
  if (step.do === 'reload') {
    const at = step.at % pages.length;
    const { session, close } = pages[at]!;
    close();
    pages[at] = device.openPage(session);
  }
  if (step.do === 'wake') device.pages.forEach(({ events }) => events.wake());
  if (step.do === 'leave and come back') {
    device.pages.forEach(({ events }) => events.suspend());
    await settle();
    device.pages.forEach(({ events }) => events.wake());
  }
  await pass(device, step.do === 'wait' ? step.ms : 20);
}

interface Story {
  readonly before: readonly Step[];
  readonly after: readonly Step[];
  /** The features that the browser offers its tabs besides storages. */
  readonly shared: 'locks and channel' | 'locks';
}

async function play({ before, after, shared }: Story): Promise<Device> {
  const device = createDevice(shared !== 'locks');
  const pages = [device.openPage()];
  for (const step of before) await act(device, pages, step);
  const paidMs = device.clock.monotonicMs();
  const { journal, sender } = pages[0]!.payments;
  sender.send(journal.pay(null, paid)!, null);
  for (const step of after) await act(device, pages, step);
  await pass(device, Math.max(0, paidMs + watchedMs - device.clock.monotonicMs()));
  pages.forEach(({ close }) => close());
  const watched = device.sent.filter(({ atMs }) => atMs <= paidMs + watchedMs);
  expect(watched.length, JSON.stringify(watched)).toBeLessThanOrEqual(mostConfirmations);
  for (const [at, { atMs, page }] of watched.entries()) {
    const earlier = watched.slice(0, at).filter((each) => each.page === page);
    for (const each of earlier) expect(atMs - each.atMs).toBeGreaterThanOrEqual(1000);
  }
  return device;
}

const story = fc.record({
  before: fc.array(anyStep, { maxLength: 4 }),
  after: fc.array(anyStep, { maxLength: 25 }),
  shared: fc.constantFrom('locks and channel', 'locks'),
});

test(
  'PAY-40 no sequence of storage faults causes more than 12 confirmations, nor two of one page within a second',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (each) => void (await play(each))),
      { numRuns: rounds(300, 5000) },
    );
  },
);

const plain = { before: [], shared: 'locks and channel' } as const;
const fullOnes: readonly Step[] = [{ do: 'full', area: 'both', is: true }];

const brokenOnes = (area: string): readonly Step[] =>
  (['get', 'set', 'remove'] as const).map((of) => ({ do: 'fault', area, of, is: 'throws' }));

test.each<[string, Omit<Story, 'shared'>]>([
  [
    'are full when it is made, and free later',
    { before: fullOnes, after: [{ do: 'wait', ms: 20_000 }, { do: 'heal' }] },
  ],
  [
    'refuse writes while it is pending',
    { before: [], after: [{ do: 'fault', area: 'both', of: 'set', is: 'throws' }] },
  ],
  ['drop writes while it is pending', { before: [], after: [{ do: 'fault', area: 'both', of: 'set', is: 'drops' }] }],
  ['throw whatever is asked of them', { before: brokenOnes('both'), after: [] }],
  ['throw, but for the tab’s own', { before: brokenOnes('local'), after: [] }],
  ['take its note in the tab’s own alone', { before: [], after: [{ do: 'full', area: 'local', is: true }] }],
])('PAY-20 PAY-40 it is still sent, at most 12 times, where the storages %s', async (_how, steps) => {
  const { sent } = await play({ ...plain, ...steps });
  expect(sent.length).toBeGreaterThan(5);
});

test('PAY-20 a payment made while the storages were full is stored as soon as they have room', async () => {
  const device = await play({ ...plain, before: fullOnes, after: [{ do: 'wait', ms: 5000 }, { do: 'heal' }] });
  expect(Array.from(device.local.items.keys(), (key) => key.startsWith(prefix))).toEqual([true]);
});

test('PAY-20 an entry that can’t be read for a moment is not treated as broken', async () => {
  const reload: Step = { do: 'reload', at: 0 };
  const unreadable: Step = { do: 'fault', area: 'both', of: 'get', is: 'throws' };
  const { sent } = await play({ ...plain, after: [unreadable, reload, { do: 'heal' }, reload] });
  expect(sent.length).toBeGreaterThan(1);
});

test('PAY-40 twenty reloads while nothing can be stored do not restart the retry schedule', async () => {
  const reloads = Array.from({ length: 20 }, (): Step[] => [
    { do: 'reload', at: 0 },
    { do: 'wait', ms: 2500 },
  ]);
  const refused: Step = { do: 'fault', area: 'both', of: 'set', is: 'throws' };
  const { sent } = await play({ ...plain, after: [{ do: 'wait', ms: 500 }, refused, ...reloads.flat()] });
  expect(sent.length).toBeGreaterThan(3);
});

test('PAY-40 quick reloads while nothing can be stored do not count as attempts', async () => {
  const reloads = Array.from({ length: 20 }, (): Step => ({ do: 'reload', at: 0 }));
  const dropped: Step = { do: 'fault', area: 'both', of: 'set', is: 'drops' };
  const { sent } = await play({ ...plain, after: [{ do: 'wait', ms: 2500 }, dropped, ...reloads] });
  expect(sent.length).toBeGreaterThan(3);
});
