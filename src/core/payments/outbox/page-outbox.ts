import { systemClock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { service } from '../../service.ts';
import { expireSession, onSessionChange, sessionStore } from '../../session/session.ts';
import { currentAccount } from '../account.ts';
import { deliver } from './delivery.ts';
import { outboxPrefix } from './kept-payments.ts';
import { leaseTurns } from './lease-turns.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxEvents } from './outbox-needs.ts';
import { browserOutboxStorage } from './outbox-storage.ts';
import { refreshAfterPayment } from '../refresh.ts';
import { settledMessage, type OutboxPayment, type SettledMessage } from './standing.ts';
import { lockTurns, type Turns } from './turns.ts';

/** The page's one outbox, however many elements and copies of the library are on it. */
export const outbox = (): Outbox => page('outbox', createPageOutbox);

/** Who may pay for what, among the tabs of this origin. */
export const turns = (): Turns =>
  page('turns', () =>
    globalThis.navigator?.locks
      ? lockTurns(navigator.locks)
      : leaseTurns(browserOutboxStorage(), systemClock, crypto.getRandomValues(new Uint32Array(2)).join('')),
  );

const channelName = 'dict.payments';

function createPageOutbox(): Outbox {
  const { needs } = service();
  return createOutbox({
    storage: browserOutboxStorage(),
    turns: turns(),
    clock: systemClock,
    random: Math.random,
    deliver: (entry) => deliver(needs, entry),
    timeoutMs: needs.timeoutMs,
    account: currentAccount,
    isOnline: () => navigator.onLine,
    listen,
    tellTabs,
    endSession: expireSession,
    onSettled,
  });
}

function onSettled({ standing, entry }: OutboxPayment): void {
  if (standing.at === 'confirmed' && entry.account === currentAccount()) void refreshAfterPayment();
}

function listen({ wake, look, rest, hear }: OutboxEvents): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  addEventListener('pagehide', rest, { signal });
  addEventListener('storage', ({ key }) => (key === null || key.startsWith(outboxPrefix)) && look(), { signal });
  addEventListener('beforeunload', (event) => isLostWithPage() && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  // While it is listened to, the session follows the other tabs, with no element on the page too.
  const stopFollowing = sessionStore().listen(() => {});
  const stopHearing = onSessionChange(({ session }) => (session ? wake() : look()));
  const channel = openChannel();
  channel?.addEventListener('message', ({ data: said }: MessageEvent<unknown>) => {
    const message = settledMessage.safeParse(said);
    if (message.success) hear(message.data);
  });
  return () => {
    ended.abort();
    stopFollowing();
    stopHearing();
    channel?.close();
  };
}

/** A payment is kept nowhere but in this page: the browser asks before it goes (PAY-20). */
const isLostWithPage = () =>
  outbox()
    .$payments.get()
    .some(({ standing }) => standing.at === 'pending' && standing.keeping !== 'durable');

function tellTabs(message: SettledMessage): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}
