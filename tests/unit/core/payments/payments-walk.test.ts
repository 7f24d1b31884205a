import { expect, test } from 'vitest';
import {
  recordAsOf,
  hasEnded,
  isStorable,
  merged,
  reduceRecord,
  remainingOpenMs,
  type PaymentEvent,
} from '../../../../src/core/payments/transitions.ts';
import type { PaymentRecord } from '../../../../src/core/payments/record.ts';
import { events, minuteMs } from './next.world.ts';

/*
 * Tries all sequences of events for one subject: three tabs that share a storage and a lock, one provider, and a payer
 * who does not lie.
 */

interface World {
  readonly nowMs: number;
  /** By payment: the stored record, whether the provider still accepts the payment, and whether it was paid. */
  readonly payments: readonly {
    readonly kept: PaymentRecord | null;
    readonly isPayable: boolean;
    readonly isPaid: boolean;
  }[];
  /** By tab: the record of each payment in the page's memory; null if the page was lost or left. */
  readonly tabs: readonly (readonly (PaymentRecord | null)[])[];
  /** The tab that holds the lock. */
  readonly lock: number | null;
}

const longestWaitMs = minuteMs;
const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, index) => (index === at ? value : list[index]!));

/** The record of a payment for a tab that has read the storage. */
function known(world: World, tab: number, at: number): PaymentRecord | null {
  const all = [world.tabs[tab]![at] ?? null, world.payments[at]!.kept].filter((each) => each !== null);
  if (all.length === 0) return null;
  return recordAsOf(
    all.reduce((one, other) => merged(one, other, world.nowMs, longestWaitMs)),
    world.nowMs,
  );
}

/** Applies an event in a tab and stores the result. */
function act(
  world: World,
  tab: number,
  at: number,
  event: PaymentEvent,
  change: Partial<World['payments'][number]> = {},
) {
  const record = reduceRecord(known(world, tab, at), event, world.nowMs);
  const kept = record && isStorable(record) ? record : world.payments[at]!.kept;
  return {
    ...world,
    payments: replaced(world.payments, at, { ...world.payments[at]!, ...change, kept }),
    tabs: replaced(world.tabs, tab, replaced(world.tabs[tab]!, at, record)),
  };
}

type Step = [name: string, world: World];

/** Presses Pay now if the screen allows it: the lock is free, and no payment is open or paid. */
function presses(world: World, tab: number): Step[] {
  const all = world.payments.map((_, at) => known(world, tab, at)).filter((each) => each !== null);
  const isUnderWay = all.some(
    (each) => each.state === 'paid' || remainingOpenMs(each, world.nowMs) > 0 || hasEnded(each),
  );
  if (world.lock !== null || isUnderWay) return [];
  const at = world.payments.length;
  const empty = { ...world, lock: tab, payments: [...world.payments, { kept: null, isPayable: false, isPaid: false }] };
  return [['press', act(empty, tab, at, events.start)]];
}

function stepsOf(world: World, tab: number, at: number): Step[] {
  const record = known(world, tab, at);
  const { isPayable, isPaid } = world.payments[at]!;
  const isHere = world.lock === tab && world.tabs[tab]![at] !== undefined;
  const steps: Step[] = [];
  if (record?.state === 'starting' && isHere) {
    const redirect = act(world, tab, at, events.open, { isPayable: true });
    // The page is left, which releases its lock.
    steps.push(['leave', { ...redirect, lock: null, tabs: replaced(redirect.tabs, tab, []) }]);
    steps.push(['widget', act(world, tab, at, { ...events.open, way: 'widget' } as PaymentEvent, { isPayable: true })]);
  }
  const isWidget = record?.way === 'widget';
  const canPay = isPayable && !isPaid && (record === null || !isWidget || world.tabs[tab]![at] !== undefined);
  if (canPay && record !== null) {
    const paid = act(world, tab, at, events.pay, { isPaid: true });
    steps.push(['pay', { ...paid, lock: paid.lock === tab ? null : paid.lock }]);
  }
  // A payer who has paid does not say that they did not pay.
  if (record?.state === 'open' && !isPaid) {
    const event = isWidget ? events.dismiss : events['take back'];
    const over = act(world, tab, at, event, { isPayable: false });
    steps.push(['take back', { ...over, lock: over.lock === tab ? null : over.lock }]);
  }
  if (record?.state === 'paid') steps.push(['answer', act(world, tab, at, events.answer)]);
  return steps;
}

const lost = (world: World, tab: number): Step => [
  'lose',
  {
    ...world,
    lock: world.lock === tab ? null : world.lock,
    // A widget disappears with its page.
    payments: world.payments.map((each, at) =>
      world.tabs[tab]![at]?.way === 'widget' ? { ...each, isPayable: false } : each,
    ),
    tabs: replaced(world.tabs, tab, []),
  },
];

const steps = (world: World): Step[] => [
  ...world.tabs.flatMap((_, tab) => [
    ...presses(world, tab),
    ...world.payments.flatMap((__, at) => stepsOf(world, tab, at)),
    lost(world, tab),
  ]),
  ['clock back', { ...world, nowMs: world.nowMs - 2 * 24 * 60 * minuteMs }],
  // After half an hour the provider's page is closed.
  [
    'half an hour',
    {
      ...world,
      nowMs: world.nowMs + 31 * minuteMs,
      payments: world.payments.map((each) => (each.kept?.way === 'redirect' ? { ...each, isPayable: false } : each)),
    },
  ],
];

function check(world: World, path: string): void {
  expect(world.payments.filter(({ isPaid }) => isPaid).length, `charged after ${path}`).toBeLessThanOrEqual(1);
  for (const { kept, isPaid } of world.payments) {
    if (!isPaid) continue;
    const isKept = kept?.state === 'paid' ? kept.proof !== null : kept?.state === 'confirmed';
    expect(isKept, `the proof after ${path}`).toBe(true);
  }
}

function walk(longest: number): number {
  const seen = new Set<string>();
  let level: [World, string][] = [[{ nowMs: 0, payments: [], tabs: [[], [], []], lock: null }, '']];
  for (let depth = 0; depth <= longest; depth += 1) {
    const following: [World, string][] = [];
    for (const [world, path] of level) {
      const id = JSON.stringify(world);
      if (seen.has(id)) continue;
      seen.add(id);
      check(world, path);
      if (depth === longest) continue;
      for (const [name, after] of steps(world)) following.push([after, `${path} ${name}`]);
    }
    level = following;
  }
  return seen.size;
}

test(
  'PAY-14 PAY-40 no sequence of eight events in three tabs charges twice or forgets a proof',
  { timeout: 120_000 },
  () => {
    const visited = walk(8);
    console.info(`payments: ${visited} states visited`);
    expect(visited).toBeGreaterThan(20_000);
  },
);
