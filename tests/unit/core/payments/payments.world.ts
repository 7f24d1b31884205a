import { expect } from 'vitest';
import { shortHash } from '../../../../src/core/format/text.ts';
import type { Clock } from '../../../../src/core/page/clock.ts';
import { deliver } from '../../../../src/core/payments/delivery.ts';
import type { PaymentAnswer, KnownPayment, PaymentRecord } from '../../../../src/core/payments/record.ts';
import { webLocks, type HeldLock, type Locks } from '../../../../src/core/page/locks.ts';
import { Payments, type PageEvents, type PaymentsNeeds } from '../../../../src/core/payments/payments.ts';
import { createTieredStorage, type Lifetime } from '../../../../src/core/session/storage.ts';
import type { WidgetPayment } from '../../../../src/core/service/endpoints/payments/payments.ts';
import type { Order } from '../../../../src/sandbox/domain/world.ts';
import { createLocks } from '../../../support/locks.ts';
import { standardHeaders } from '../../sandbox/sandbox-caller.ts';
import { fakeStorage } from '../session/session.world.ts';
import type { PaymentServer } from './payments.server.ts';

/* A device with tabs of one origin. */

/** Keys of payments in a device's storage. */
export const prefix = 'dict.payment.';

/** The status of a payment in a tab. */
export type PaymentStatus =
  { readonly at: 'pending'; readonly lifetime: Lifetime; readonly waitsForAccount: boolean } | PaymentAnswer;

/** What a page gives its payments, without a screen; `given` replaces it. */
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

export interface Tab {
  readonly payments: Payments;
  /** The card widget reports a success, in this tab. */
  paid(payment: WidgetPayment, lock?: HeldLock | null): void;
  /** Waits until the tab shows the payment in one of these states. */
  shows(payment: WidgetPayment, ...at: PaymentStatus['at'][]): Promise<PaymentStatus>;
  status(payment: WidgetPayment): PaymentStatus | undefined;
  /** Closes the tab or crashes its renderer: only requests on the wire continue. */
  close(): void;
}

export interface Device {
  readonly clock: DeviceClock;
  readonly storage: Map<string, string>;
  account: string;
  isOnline: boolean;
  /**
   * The largest number of confirmations of one payment that were on the wire at once, within the client's time limit.
   */
  mostInFlight(): number;
  /** Number of confirmations that have left for a payment. */
  sent(payment: WidgetPayment): number;
  /** The accounts in whose names confirmations have left. */
  readonly sentAs: readonly string[];
  /** False if other tabs hear nothing of a payment, but find it in the storage. */
  tellsTabs: boolean;
  /** The locks of a tab with this lock manager. */
  lockedBy(manager: LockManager): Locks;
  /** Sessions that a 401 has ended. */
  readonly ended: string[];
  openTab(): Tab;
  goOnline(): void;
  goOffline(): void;
  signIn(account: string): void;
  signOut(): void;
  /** Puts every tab into the back/forward cache; `restore` brings them back. */
  suspend(): void;
  restore(): void;
}

export function createDevice(server: PaymentServer, limitMs = timeoutMs, clock: DeviceClock = scaledClock()): Device {
  const storage = new Map<string, string>();
  const tabs = new Set<{ readonly events: PageEvents; readonly id: number }>();
  const lockManagers = createLocks();
  const inFlight = new Map<string, Set<number>>();
  const left = new Map<string, number>();
  const sentAs: string[] = [];
  const ended: string[] = [];
  let most = 0;
  let lastTab = 0;

  const keep = createTieredStorage([{ lifetime: 'durable', storage: () => fakeStorage({}, storage) }]);

  const device: Device = {
    clock,
    storage,
    account: '',
    isOnline: true,
    sentAs,
    tellsTabs: true,
    lockedBy: (manager) => webLocks(manager, service),
    ended,
    mostInFlight: () => most,
    sent: ({ paymentId }) => left.get(paymentId) ?? 0,
    openTab,
    goOnline() {
      device.isOnline = true;
      tabs.forEach(({ events }) => events.wake());
    },
    goOffline: () => void (device.isOnline = false),
    signIn(account) {
      device.account = account;
      tabs.forEach(({ events }) => events.wake());
    },
    signOut() {
      device.account = '';
      tabs.forEach(({ events }) => events.retryNow());
    },
    suspend: () => tabs.forEach(({ events }) => events.suspend()),
    restore: () => tabs.forEach(({ events }) => events.wake()),
  };

  /** The network of the device. It counts the requests on the wire by payment. */
  const network = async (...[url, init]: Parameters<typeof fetch>) => {
    if (!device.isOnline) throw new TypeError('Failed to fetch');
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

  function openTab(): Tab {
    const id = ++lastTab;
    const tabLocks = lockManagers.forTab();
    const needs = {
      clock,
      base: () => server.url,
      pathOf: () => undefined,
      timeoutMs: () => limitMs,
      headers: () => headersOf(device.account),
      fetch: network as typeof fetch,
    };
    const payments = new Payments(
      needsWith({
        storage: keep,
        longestWaitMs: () => Math.max(limitMs + 1000, 60_000),
        locks: device.lockedBy(tabLocks.manager),
        clock,
        timeoutMs: () => limitMs,
        deliver: (payment) => deliver(needs, payment),
        account: () => device.account,
        isOnline: () => device.isOnline,
        listen(events) {
          const tab = { events, id };
          tabs.add(tab);
          return () => void tabs.delete(tab);
        },
        notifyTabs: (message) =>
          device.tellsTabs && tabs.forEach((tab) => tab.id !== id && queueMicrotask(() => tab.events.receive(message))),
        endSession(token) {
          ended.push(token);
          device.signOut();
        },
      }),
    );
    payments.sender.resumeAll();
    const status = (payment: WidgetPayment) =>
      statusOf(payments.journal.ofPayment(shortHash(payment.paymentId)), device.account);
    return {
      payments,
      status,
      paid({ gatewayType, ...proof }, lock) {
        const event = { is: 'pay', subject: 'subject', account: device.account, gatewayType, proof } as const;
        const key = payments.journal.pay(null, event);
        if (key) payments.sender.send(key, lock ?? null);
      },
      shows(payment, ...at) {
        const wanted = new Set(at);
        return new Promise((resolve) => {
          const stop = payments.journal.$known.listen(look);
          look();
          function look() {
            const now = status(payment);
            if (!now || !wanted.has(now.at)) return;
            queueMicrotask(stop);
            resolve(now);
          }
        });
      },
      close() {
        payments.close();
        tabLocks.releaseAll();
      },
    };
  }

  return device;
}

const headersOf = (account: string): Record<string, string> =>
  standardHeaders({ Token: account && `token of ${account}`, UserCode: account, UserId: '-1' });

/** undefined if this page knows nothing that it may show to its user. */
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

/** Pays the order; the card widget of a new tab reports it. */
export async function payIn(device: Device, server: PaymentServer, order: Order) {
  const payment = await server.pay(order);
  const tab = device.openTab();
  tab.paid(payment);
  return { payment, tab };
}

/** The tab shows the payment as confirmed; the order is charged and fulfilled once. */
export async function expectConfirmed(tab: Tab, payment: WidgetPayment, order: Order): Promise<void> {
  await tab.shows(payment, 'confirmed');
  expectFulfilledOnce(order, payment);
}

/** The order is charged and fulfilled once. */
export function expectFulfilledOnce(order: Order, payment: Pick<WidgetPayment, 'paymentId'>): void {
  expect(order).toMatchObject({ fulfilments: 1, status: 'paid', paidBy: payment.paymentId });
}
