import { onMount } from 'nanostores';
import { loadCardWidget, openCardWidget } from '../card-widget/card-widget.ts';
import { createClient } from '../service/client.ts';
import {
  noReference,
  recordPaymentError,
  type FailedPayment,
  type PaymentReference,
} from '../service/endpoints/payments/payment-outcome.ts';
import { ofService, serviceName } from '../config/service-name.ts';
import { shortHash } from '../format/text.ts';
import { systemClock, type Clock } from '../page/clock.ts';
import { readCookie, writeCookie } from '../page/cookies.ts';
import { webLocks, type Locks } from '../page/locks.ts';
import { pageSingleton } from '../page/singletons.ts';
import { longestRetryAfterMs } from '../service/fetch-answer.ts';
import { service } from '../service.ts';
import { validateSession } from '../session-calls.ts';
import { markSubscriptionsStale } from '../session/drafts/reload-flags.ts';
import { leaveFlash } from '../session/drafts/flash.ts';
import {
  currentAccount,
  currentSession,
  expireSession,
  isOtherAccount,
  onSessionChange,
  sessionStore,
} from '../session/session.ts';
import { browserAreas, createTieredStorage, safeStorage } from '../session/storage.ts';
import { createTabChannel, type TabChannel } from '../session/tab-channel.ts';
import { Journal, type JournalNeeds, type StartCookies } from './journal.ts';
import { paymentPrefix, startCookie } from './stored-payments.ts';
import { subjectName, tabMessage, type KnownPayment, type PaymentSubject } from './record.ts';
import { SubjectPayment } from './subject-payment.ts';
import type { StartNeeds } from './stages.ts';
import { openForMs, schedule } from './transitions.ts';
import { deliver, Sender, withoutUser, type SenderNeeds } from './sender.ts';

export type PaymentsNeeds = JournalNeeds &
  Omit<SenderNeeds, 'journal'> & {
    readonly listen: (payments: Payments) => () => void;
  };

export class Payments {
  readonly journal: Journal;
  readonly sender: Sender;
  readonly locks: Locks;

  constructor(needs: PaymentsNeeds) {
    this.locks = needs.locks;
    this.journal = new Journal(needs);
    this.sender = new Sender({ ...needs, journal: this.journal });
    onMount(this.journal.$known, () => needs.listen(this));
  }

  /** Takes messages of other tabs, and reads the storage once for all of them. Ignores what is not a message of ours. */
  receive(...messages: readonly unknown[]): void {
    for (const each of messages) {
      const message = tabMessage.safeParse(each);
      if (message.success) this.journal.receive(message.data);
    }
    this.sender.retryNow();
  }
}

export const payments = (): Payments => pageSingleton(ofService('payments'), createPagePayments);

function createPagePayments(): Payments {
  const { needs } = service();
  const prefix = paymentPrefix();
  const tabs = createTabChannel(`dict.payments.${serviceName()}`, (key) => key.startsWith(prefix));
  return new Payments({
    prefix,
    // The configuration's `persistence` does not apply: payments must outlive their page.
    storage: createTieredStorage(browserAreas),
    tabStorage: createTieredStorage(browserAreas.filter(({ name }) => name === 'session')),
    cookies: startCookies,
    makeRoom: () => safeStorage('local').removeAll(`dict.${serviceName()}.visit.`),
    longestWaitMs: () => Math.max(needs.timeoutMs() + schedule.settlingMs, longestRetryAfterMs),
    locks: webLocks(globalThis.navigator?.locks, serviceName()),
    clock: systemClock,
    random: Math.random,
    deliver: (payment) => deliver(needs, payment),
    timeoutMs: needs.timeoutMs,
    account: currentAccount,
    isOnline: () => navigator.onLine,
    notifyTabs: tabs.post,
    listen: (own) => listen(own, tabs),
    endSession,
    onAnswered: (payment) => void onAnswered(payment),
  });
}

const cookieName = (subject: string, account: string) => `${startCookie()}${shortHash(`${subject} ${account}`)}`;

const startCookies: StartCookies = {
  keep(subject, account, sinceMs) {
    writeCookie(cookieName(subject, account), String(sinceMs), openForMs / 1000);
    return this.read(subject, account) === sinceMs;
  },
  read(subject, account) {
    const sinceMs = Number(readCookie(cookieName(subject, account)) ?? Number.NaN);
    return Number.isFinite(sinceMs) ? sinceMs : null;
  },
  drop: (subject, account) => writeCookie(cookieName(subject, account), '', 0),
};

/**
 * After a confirmed payment, marks the list of subscriptions as stale and renews the session (DEC-1.6). If the session
 * expired while the payer was on the provider's page, the login opens in place of the popup. It then says that the
 * payment was received.
 */
async function onAnswered({ record: { state, account } }: KnownPayment): Promise<void> {
  if (state !== 'confirmed' || !currentSession() || isOtherAccount(account)) return;
  markSubscriptionsStale();
  const isRenewed = await validateSession();
  if (!isRenewed && !currentSession()) leaveFlash({ tone: 'success', key: 'paymentReceived' });
}

/**
 * Ends the session after a 401 to a confirmation. The login says that logging in confirms the payment (PAY-06), unless
 * another user has logged in meanwhile, in another tab.
 */
function endSession(token: string): void {
  const wasOpen = currentSession()?.token === token;
  expireSession(token);
  if (wasOpen && !currentSession()) leaveFlash({ tone: 'info', key: 'paymentKept' });
}

function listen(own: Payments, tabs: TabChannel): () => void {
  const { sender, journal } = own;
  const isLostWithPage = () =>
    journal.all().some(({ record, lifetime }) => record.state === 'paid' && lifetime !== 'durable');
  const wake = () => sender.wake();
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  addEventListener('pagehide', () => sender.suspend(), { signal });
  addEventListener('beforeunload', (event) => isLostWithPage() && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  const stopHearing = onSessionChange(({ session }) => (session ? wake() : sender.retryNow()));
  const stopWatching = tabs.watch(createInbox((messages) => own.receive(...messages)));
  return () => {
    ended.abort();
    stopHearing();
    stopWatching();
  };
}

export const paymentOf = (subject: PaymentSubject): SubjectPayment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): SubjectPayment =>
  pageSingleton(ofService(`payment.${name}`), () => new SubjectPayment(name, browserNeeds()));

function browserNeeds(): StartNeeds {
  const { journal, sender, locks } = payments();
  return {
    journal,
    sender,
    locks,
    clock: systemClock,
    account: currentAccount,
    onAccount: (changed) => void sessionStore().listen(changed),
    leave: (address) => location.assign(address),
    onceBack: (back) => addEventListener('pageshow', back, { once: true }),
    loadWidget: loadCardWidget,
    openWidget: openCardWidget,
    recordFailure,
    dispatchOnPage: (event) => void document.dispatchEvent(event),
  };
}

/**
 * Records a failed payment at the service and returns the ids that support asks for. If another account than `account`
 * is signed in, the record names no user and no ids are returned (PAY-35).
 */
export async function recordFailure(
  failure: Omit<FailedPayment, 'userId'>,
  account: string,
): Promise<PaymentReference> {
  const isNotTheirs = isOtherAccount(account);
  const { needs } = service();
  const client = isNotTheirs ? createClient(withoutUser(needs)) : service();
  const userId = isNotTheirs ? null : (currentSession()?.userId ?? null);
  const answer = await client.send(recordPaymentError, { ...failure, userId }, { keepalive: true });
  return answer.ok && !isNotTheirs ? answer.data : noReference;
}

const batchMs = 50;
const largestBatch = 100;

/** Collects messages for a moment, the last of each payment: any script of the origin can send thousands. */
export function createInbox(take: (messages: readonly unknown[]) => void, clock: Clock = systemClock) {
  const waiting = new Map<unknown, unknown>();
  let isDue = false;
  return (message?: unknown): void => {
    const key = typeof message === 'object' && message !== null ? Reflect.get(message, 'key') : undefined;
    if (waiting.size < largestBatch || waiting.has(key)) waiting.set(key, message);
    if (isDue) return;
    isDue = true;
    clock.after(batchMs, () => {
      const messages = [...waiting.values()];
      waiting.clear();
      isDue = false;
      take(messages);
    });
  };
}
