import { expect } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import type { Clock } from '../../../../src/core/page/clock.ts';
import { deliver } from '../../../../src/core/payments/sender.ts';
import type { PaymentAnswer, KnownPayment, PaymentRecord } from '../../../../src/core/payments/record.ts';
import { webLocks, type Locks } from '../../../../src/core/page/locks.ts';
import { Payments, type PaymentsNeeds } from '../../../../src/core/payments/payments.ts';
import { createTieredStorage, type Lifetime } from '../../../../src/core/session/storage.ts';
import type { WidgetPayment } from '../../../../src/core/service/endpoints/payments/payment-outcome.ts';
import type { Order } from '../../../../src/sandbox/domain/world.ts';
import { createLocks } from '../../../support/locks.ts';
import { standardHeaders } from '../../sandbox/sandbox-caller.ts';
import { fakeStorage } from '../session/session.world.ts';
import type { PaymentServer } from './payments.server.ts';

/* A device with tabs of one origin. */

/** The prefix of the keys of payments in a device's storage. */
export const prefix = 'dict.payment.';

export type PaymentStatus =
  { readonly at: 'pending'; readonly lifetime: Lifetime; readonly waitsForAccount: boolean } | PaymentAnswer;

/** The dependencies of a page's payments, without a screen; `given` replaces some of them. */
export const needsWith = (given: Pick<PaymentsNeeds, 'storage' | 'clock'> & Partial<PaymentsNeeds>): PaymentsNeeds => ({
  prefix,
  tabStorage: createTieredStorage([]),
  cookies: { keep: () => false, read: () => null, drop: () => {} },
  makeRoom: () => {},
  onAnswered: () => {},
  longestWaitMs: () => 60_000,
  locks: webLocks(undefined, service),
  random: () => 0,
  timeoutMs: () => timeoutMs,
  deliver: () => new Promise(() => {}),
  account: () => '',
  isOnline: () => true,
  listen: () => () => {},
  notifyTabs: () => {},
  endSession: () => {},
  ...given,
});

/** The clock of a page runs this much faster: its seconds are hundredths of ours. */
export const scale = 100;
export const timeoutMs = 30_000;
/** Allows a busy machine 50 ms between the count of an attempt and its request. */
const stallMs = 50 * scale;
/** The name of the service that confirms a device's payments. */
export const service = 'service';
/** For tests that count every confirmation: on a busy machine no request may exceed the client's time limit. */
export const patientMs = 600_000;

type DeviceClock = Clock & { jump(ms: number): void };

export function scaledClock(): DeviceClock {
  const start = performance.now();
  const monotonicMs = () => (performance.now() - start) * scale;
  let ahead = Date.UTC(2026, 0, 1);
  return {
    monotonicMs,
    now: () => monotonicMs() + ahead,
    jump: (ms) => void (ahead += ms),
    after(delayMs, act) {
      const timer = setTimeout(act, delayMs / scale);
      return () => clearTimeout(timer);
    },
  };
}

/** The process of a page. Once it has ended, its timers and promises never act again. */
export function createProcess(clock: Clock) {
  let isRunning = true;
  return {
    clock: { ...clock, after: (delayMs: number, act: () => void) => clock.after(delayMs, () => isRunning && act()) },
    run: <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve) => isRunning && void work().then((value) => isRunning && resolve(value))),
    end: () => void (isRunning = false),
  };
}

export type Device = ReturnType<typeof createDevice>;
export type Tab = ReturnType<Device['openTab']>;

export function createDevice(server: PaymentServer, limitMs = timeoutMs, clock: DeviceClock = scaledClock()) {
  const storage = new Map<string, string>();
  const tabs = new Map<number, Payments>();
  const lockManagers = createLocks();
  const ended: string[] = [];
  let lastTab = 0;
  let logins = 0;

  const keep = createTieredStorage([{ lifetime: 'durable', storage: () => fakeStorage({}, storage) }]);

  const settings = {
    account: '',
    isOnline: true,
    /** False if other tabs hear nothing of a payment, but find it in the storage. */
    tellsTabs: true,
    lockedBy: (manager: LockManager): Locks => webLocks(manager, service),
  };

  const wire = createWire(clock, limitMs, () => settings.isOnline);

  const wakeAll = () => tabs.forEach(({ sender }) => sender.wake());

  /** Each login has its own token, so that a late 401 to an earlier one ends nothing. */
  const token = () => settings.account && `token ${logins} of ${settings.account}`;

  function signOut(): void {
    settings.account = '';
    tabs.forEach(({ sender }) => sender.retryNow());
  }

  function openTab() {
    const id = ++lastTab;
    const tabLocks = lockManagers.forTab();
    const process = createProcess(clock);
    const needs = {
      clock,
      base: () => server.url,
      pathOf: () => undefined,
      timeoutMs: () => limitMs,
      headers: () => standardHeaders({ Token: token(), UserCode: settings.account, UserId: '-1' }),
      fetch: wire.fetch,
    };
    const payments = new Payments(
      needsWith({
        storage: keep,
        longestWaitMs: () => Math.max(limitMs + 1000, 60_000),
        locks: settings.lockedBy(tabLocks.manager),
        clock: process.clock,
        timeoutMs: () => limitMs,
        deliver: (payment) => process.run(() => deliver(needs, payment)),
        account: () => settings.account,
        isOnline: () => settings.isOnline,
        listen(own) {
          tabs.set(id, own);
          return () => void tabs.delete(id);
        },
        notifyTabs: (message) =>
          settings.tellsTabs && tabs.forEach((tab, to) => to !== id && queueMicrotask(() => tab.receive(message))),
        endSession(of) {
          if (of !== token()) return;
          ended.push(of);
          signOut();
        },
      }),
    );
    payments.sender.resumeAll();
    const status = (payment: WidgetPayment): PaymentStatus | undefined =>
      statusOf(payments.journal.ofPayment(shortHash(payment.paymentId)), settings.account);
    return {
      payments,
      status,
      /** Reports a success of the card widget in this tab. */
      paid({ gatewayType, ...proof }: WidgetPayment): void {
        const event = { is: 'pay', subject: 'subject', account: settings.account, gatewayType, proof } as const;
        const key = payments.journal.pay('not started here', event);
        if (key) payments.sender.send(key, null);
      },
      /** Waits until the tab shows the payment in one of these states. */
      shows: (payment: WidgetPayment, ...at: PaymentStatus['at'][]) =>
        untilShown(payments, () => status(payment), new Set(at)),
      /** Closes the tab or crashes its renderer: only requests on the wire continue. */
      close(): void {
        process.end();
        tabs.delete(id);
        tabLocks.close();
      },
    };
  }

  return Object.assign(settings, {
    clock,
    storage,
    /** The accounts in whose names confirmations have left. */
    sentAs: wire.sentAs,
    /** Tokens of the sessions that a 401 has ended. */
    ended,
    /** The largest number of confirmations of one payment that were on the wire at once, within the time limit. */
    mostInFlight: wire.mostInFlight,
    /** Number of confirmations that have left for a payment. */
    sent: wire.sent,
    openTab,
    goOnline(): void {
      settings.isOnline = true;
      wakeAll();
    },
    goOffline: () => void (settings.isOnline = false),
    signIn(account: string): void {
      logins += 1;
      settings.account = account;
      wakeAll();
    },
    signOut,
    /** Puts every tab into the back/forward cache; `restore` brings them back. */
    suspend: () => tabs.forEach(({ sender }) => sender.suspend()),
    restore: wakeAll,
  });
}

/** The network of a device. It counts the requests on the wire by payment. */
function createWire(clock: DeviceClock, limitMs: number, isOnline: () => boolean) {
  const inFlight = new Map<string, Set<number>>();
  const left = new Map<string, number>();
  const sentAs: string[] = [];
  let most = 0;

  const network = async (...[url, init]: Parameters<typeof fetch>) => {
    if (!isOnline()) throw new TypeError('Failed to fetch');
    const { Request: fields } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      Request: Record<string, string>;
    };
    const id = fields.razorpay_payment_id ?? fields.session_id ?? '';
    left.set(id, (left.get(id) ?? 0) + 1);
    sentAs.push(new Headers(init?.headers).get('UserCode') ?? '');
    const startedMs = clock.monotonicMs();
    const underWay = inFlight.get(id) ?? new Set<number>();
    inFlight.set(id, underWay);
    // A request past its time limit no longer counts, even if a stalled machine is late in cancelling it.
    const others = [...underWay].filter((each) => startedMs - each < limitMs - stallMs);
    most = Math.max(most, others.length + 1);
    underWay.add(startedMs);
    return fetch(url, init).finally(() => underWay.delete(startedMs));
  };

  return {
    fetch: network as typeof fetch,
    sentAs,
    mostInFlight: () => most,
    sent: ({ paymentId }: WidgetPayment) => left.get(paymentId) ?? 0,
  };
}

function untilShown(
  { journal }: Payments,
  status: () => PaymentStatus | undefined,
  wanted: ReadonlySet<PaymentStatus['at']>,
): Promise<PaymentStatus> {
  return new Promise((resolve) => {
    const stop = journal.$known.listen(look);
    look();
    function look() {
      const now = status();
      if (!now || !wanted.has(now.at)) return;
      queueMicrotask(stop);
      resolve(now);
    }
  });
}

/** The status of a payment; undefined if this page knows nothing that it may show to its user. */
function statusOf(known: readonly KnownPayment[], account: string): PaymentStatus | undefined {
  const one = known.find(({ isUnread }) => isUnread);
  if (!one) return undefined;
  const { record, lifetime, answer } = one;
  if (record.state !== 'paid') return answer ?? undefined;
  return { at: 'pending', lifetime, waitsForAccount: record.account !== '' && record.account !== account };
}

/** The payments that a storage holds, with their keys. */
const keptIn = (storage: ReadonlyMap<string, string>): [string, PaymentRecord][] =>
  [...storage].filter(([key]) => key.startsWith(prefix)).map(([key, text]) => [key, JSON.parse(text) as PaymentRecord]);

/** The stored payments that wait for their confirmation. */
export const unconfirmedIn = (storage: ReadonlyMap<string, string>) =>
  keptIn(storage).filter(([, { state }]) => state === 'paid');

/** The tab shows the payment as confirmed; the order is charged and fulfilled once. */
export async function expectConfirmed(tab: Tab, payment: WidgetPayment, order: Order): Promise<void> {
  await tab.shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
}

/** The order is charged and fulfilled once. */
export function expectFulfilledOnce(order: Order, payment: Pick<WidgetPayment, 'paymentId'>): void {
  expect(order).toMatchObject({ fulfilments: 1, status: 'paid', paidBy: payment.paymentId });
}
