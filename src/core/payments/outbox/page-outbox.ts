import { config } from '../../config/config.ts';
import { ofService, serviceName } from '../../config/service-name.ts';
import { systemClock } from '../../page/clock.ts';
import { natives } from '../../page/natives.ts';
import { page } from '../../page/page.ts';
import { service } from '../../service.ts';
import { expireSession, onSessionChange, sessionStore } from '../../session/session.ts';
import { currentAccount } from '../account.ts';
import { deliver, nobody, type DeliveryNeeds } from './delivery.ts';
import { isUnboundKey, outboxPrefix } from './entry-keys.ts';
import { leaseLocks } from './lease-lock.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxEvents } from './outbox-needs.ts';
import { browserOutboxStorage } from './outbox-storage.ts';
import { refreshAfterPayment } from '../refresh.ts';
import { starts } from '../starts/page-starts.ts';
import { tabMessage, type OutboxPayment, type TabMessage } from './status.ts';
import { webLocks, locksOfService, type Locks } from './lock.ts';

/** The page's one outbox for its service, however many elements and copies of the library are on it. */
export const outbox = (): Outbox => page(ofService('outbox'), createPageOutbox);

/** Who may pay for what at the page's service, among the tabs of this origin. */
export const locks = (): Locks =>
  page(ofService('locks'), () =>
    locksOfService(
      serviceName(),
      globalThis.navigator?.locks
        ? webLocks(navigator.locks)
        : leaseLocks(browserOutboxStorage(), systemClock, natives().getRandomValues(new Uint32Array(2)).join('')),
    ),
  );

/**
 * It goes on with its own service where the page is configured for another one: what was paid is confirmed to whom it was paid
 * to, and to nobody else, as nobody until its account is there again.
 */
function createPageOutbox(): Outbox {
  const ownService = serviceName();
  const isOwn = () => serviceName() === ownService;
  let settings = config();
  const ownSettings = () => {
    if (isOwn()) settings = config();
    return settings;
  };
  const { needs } = service();
  const ownNeeds: DeliveryNeeds = {
    ...needs,
    base: () => ownSettings().serviceBase,
    pathOf: (name) => ownSettings().endpoints[name],
    timeoutMs: () => ownSettings().timeoutMs,
    headers: () => (isOwn() ? needs.headers() : { ...needs.headers(), ...nobody }),
  };

  const own = createOutbox({
    service: ownService,
    storage: browserOutboxStorage(),
    locks: locks(),
    clock: systemClock,
    random: Math.random,
    deliver: (entry) => deliver(ownNeeds, entry),
    timeoutMs: ownNeeds.timeoutMs,
    account: () => (isOwn() ? currentAccount() : ''),
    isOnline: () => navigator.onLine,
    listen: (events) => listen(events, ownService, () => isLostWithPage(own)),
    tellTabs: (message) => tellTabs(message, ownService),
    endSession: (token) => isOwn() && expireSession(token),
    onSettled: (payment) => isOwn() && onSettled(payment),
  });
  return own;
}

function onSettled({ status, entry, subject }: OutboxPayment): void {
  if (status.at !== 'refused') starts().markPaid(subject, entry.account);
  const mayBeOurs = entry.account === '' || entry.account === currentAccount();
  if (status.at === 'confirmed' && mayBeOurs) void refreshAfterPayment();
}

function listen({ wake, look, suspend, receive }: OutboxEvents, ownService: string, isLost: () => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const isOurs = (key: string | null) => key === null || key.startsWith(outboxPrefix(ownService)) || isUnboundKey(key);
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  addEventListener('pagehide', suspend, { signal });
  addEventListener('storage', ({ key }) => isOurs(key) && look(), { signal });
  addEventListener('beforeunload', (event) => isLost() && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  // While it is listened to, the session follows the other tabs, with no element on the page too.
  const stopFollowing = sessionStore().listen(() => {});
  const stopHearing = onSessionChange(({ session }) => (session ? wake() : look()));
  const channel = openChannel(ownService);
  channel?.addEventListener('message', ({ data: said }: MessageEvent<unknown>) => {
    const message = tabMessage.safeParse(said);
    if (message.success) receive(message.data);
  });
  return () => {
    ended.abort();
    stopFollowing();
    stopHearing();
    channel?.close();
  };
}

/** A payment is kept nowhere but in this page: the browser asks before it goes (PAY-20). */
const isLostWithPage = ({ $payments }: Outbox) =>
  $payments.get().some(({ status }) => status.at === 'pending' && status.keeping !== 'durable');

function tellTabs(message: TabMessage, ownService: string): void {
  const channel = openChannel(ownService);
  channel?.postMessage(message);
  channel?.close();
}

function openChannel(ownService: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`dict.payments.${ownService}`);
  } catch {
    return null;
  }
}
