import { onMount } from 'nanostores';
import { config } from '../config/config.ts';
import { ofService, serviceName } from '../config/service-name.ts';
import { systemClock } from '../page/clock.ts';
import { shortHash } from '../format/text.ts';
import { page } from '../page/page.ts';
import { validateLoginToken } from '../service/endpoints/access/session.ts';
import { longestRetryAfterMs } from '../service/fetch-answer.ts';
import { service } from '../service.ts';
import { markSubscriptionsStale } from '../session/drafts/reload-flags.ts';
import { renewSession } from '../session/open-session.ts';
import { currentSession, expireSession, onSessionChange } from '../session/session.ts';
import { browserAreas, createLayers, safeStorage } from '../session/storage.ts';
import { currentAccount } from './account.ts';
import { deliver, nobody, type DeliveryNeeds } from './delivery.ts';
import { Journal, type JournalNeeds, type StartCookies } from './journal.ts';
import { cookieText, paymentPrefix, startCookie } from './kept-payments.ts';
import { usual } from './next.ts';
import { tabMessage, type KnownPayment, type TabMessage } from './record.ts';
import { Sender, webLocks, type Locks, type SenderNeeds } from './sender.ts';

/** Events of the browser and of other tabs. */
export interface PageEvents {
  /** The network or the page is back, or a user signed in: an attempt is more likely to succeed. */
  wake(): void;
  /** Another tab changed the storage, or the user signed out. */
  look(): void;
  /** The page is hidden for good, or goes into the back/forward cache. */
  suspend(): void;
  receive(message: TabMessage): void;
}

export type PaymentsNeeds = JournalNeeds &
  Omit<SenderNeeds, 'journal'> & {
    /** Returns a function that stops listening. */
    readonly listen: (events: PageEvents) => () => void;
  };

/** The payments of one page to one service. */
export class Payments {
  readonly journal: Journal;
  readonly sender: Sender;
  readonly locks: Locks;
  readonly #needs: PaymentsNeeds;
  #isWatched = false;
  #isClosed = false;
  #stopListening: (() => void) | null = null;

  constructor(needs: PaymentsNeeds) {
    this.#needs = needs;
    this.locks = needs.locks;
    this.journal = new Journal(needs);
    this.sender = new Sender({ ...needs, journal: this.journal });
    this.journal.onChange(() => this.#listenWhileNeeded());
    // A page that shows a payment listens to the other tabs.
    onMount(this.journal.$known, () => {
      this.#watch(true);
      return () => this.#watch(false);
    });
  }

  /** Reads the storage and sends what is paid. */
  resume(): void {
    this.journal.look();
    this.sender.follow();
  }

  /** Stops at once, like a tab that is closed. */
  close(): void {
    this.#isClosed = true;
    this.sender.close();
    this.#listenWhileNeeded();
  }

  /** Whether a paid payment is in the memory of this page or tab only. */
  isLostWithPage(): boolean {
    return this.journal.all().some(({ record, keeping }) => record.state === 'paid' && keeping !== 'durable');
  }

  readonly #events: PageEvents = {
    wake: () => {
      this.journal.look();
      this.sender.wake();
    },
    look: () => {
      this.journal.look();
      this.sender.look();
      this.sender.follow();
    },
    suspend: () => this.sender.suspend(),
    receive: (message) => {
      this.journal.receive(message);
      if (message.answer) this.sender.look();
      this.sender.follow();
    },
  };

  #watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#listenWhileNeeded();
  }

  #listenWhileNeeded(): void {
    const isNeeded =
      !this.#isClosed && (this.#isWatched || this.journal.all().some(({ record }) => record.state === 'paid'));
    if (isNeeded) this.#stopListening ??= this.#needs.listen(this.#events);
    if (isNeeded || !this.#stopListening) return;
    this.#stopListening();
    this.#stopListening = null;
  }
}

/* The dependencies in a browser. */

/** The payments of this page to the configured service, shared by all elements and copies of the library. */
export const payments = (): Payments => page(ofService('payments'), createPagePayments);

/**
 * If the page switches to another service, these payments are still confirmed to their own service. Meanwhile they count as signed
 * out there.
 */
function createPagePayments(): Payments {
  const ownService = serviceName();
  const isOwn = () => serviceName() === ownService;
  const delivery = deliveryNeeds(isOwn);
  const own: Payments = new Payments({
    ...storageNeeds(ownService),
    longestWaitMs: () => Math.max(delivery.timeoutMs() + usual.settlingMs, longestRetryAfterMs),
    locks: webLocks(globalThis.navigator ? navigator.locks : undefined, ownService),
    clock: systemClock,
    random: Math.random,
    deliver: (payment) => deliver(delivery, payment),
    timeoutMs: delivery.timeoutMs,
    account: () => (isOwn() ? currentAccount() : ''),
    isOnline: () => navigator.onLine,
    listen: (events) => listen(events, ownService, () => own.isLostWithPage()),
    endSession: (token) => isOwn() && expireSession(token),
    onAnswered: (payment) => void (isOwn() && onAnswered(payment)),
  });
  return own;
}

function deliveryNeeds(isOwn: () => boolean): DeliveryNeeds {
  const { needs } = service();
  let settings = config();
  const ownSettings = () => {
    if (isOwn()) settings = config();
    return settings;
  };
  return {
    ...needs,
    base: () => ownSettings().serviceBase,
    pathOf: (name) => ownSettings().endpoints[name],
    timeoutMs: () => ownSettings().timeoutMs,
    headers: () => (isOwn() ? needs.headers() : { ...needs.headers(), ...nobody }),
  };
}

/** Payments are stored whatever the configuration key `persistence` says: they must outlive their page. */
const storageNeeds = (ownService: string): Omit<JournalNeeds, 'clock' | 'random' | 'longestWaitMs'> => ({
  prefix: paymentPrefix(ownService),
  storage: createLayers(browserAreas),
  here: createLayers(browserAreas.filter(({ name }) => name === 'session')),
  cookies: startCookies,
  makeRoom: () => safeStorage('local').removeAll(`dict.${ownService}.visit.`),
  tellTabs(message) {
    const channel = openChannel(ownService);
    channel?.postMessage(message);
    channel?.close();
  },
});

const livesForS = 30 * 60;
const cookieName = (subject: string, account: string) => `${startCookie()}${shortHash(`${subject} ${account}`)}=`;

/**
 * If the storage is full, a cookie tells the other tabs that a payment is open on the provider's page (PAY-41). It contains a hash
 * of subject and account, and the time of the start.
 */
const startCookies: StartCookies = {
  keep(subject, account, sinceMs) {
    writeCookie(`${cookieName(subject, account)}${sinceMs}`, livesForS);
    return this.read(subject, account) === sinceMs;
  },
  read(subject, account) {
    const name = cookieName(subject, account);
    const found = cookieText()
      .split('; ')
      .find((each) => each.startsWith(name));
    const sinceMs = Number(found?.slice(name.length));
    return found && Number.isFinite(sinceMs) ? sinceMs : null;
  },
  drop(subject, account) {
    if (this.read(subject, account) !== null) writeCookie(cookieName(subject, account), 0);
  },
};

function writeCookie(cookie: string, maxAgeS: number): void {
  try {
    document.cookie = `${cookie}; Max-Age=${maxAgeS}; Path=/; Secure; SameSite=Lax`;
  } catch {
    // `keep` reads the cookie back to see whether it was written.
  }
}

/** After a payment the list of subscriptions is stale, and the session is read again (DEC-1.6). */
async function onAnswered({ record: { state, account } }: KnownPayment): Promise<void> {
  const session = currentSession();
  if (state !== 'confirmed' || !session || (account !== '' && account !== currentAccount())) return;
  markSubscriptionsStale();
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
}

function listen({ wake, look, suspend, receive }: PageEvents, ownService: string, isLost: () => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const isOurs = (key: string | null) => key === null || key.startsWith(paymentPrefix(ownService));
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  addEventListener('pagehide', suspend, { signal });
  addEventListener('storage', ({ key }) => isOurs(key) && look(), { signal });
  addEventListener('beforeunload', (event) => isLost() && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  const stopHearing = onSessionChange(({ session }) => (session ? wake() : look()));
  const channel = openChannel(ownService);
  channel?.addEventListener('message', ({ data: said }: MessageEvent<unknown>) => {
    const message = tabMessage.safeParse(said);
    if (message.success) receive(message.data);
  });
  return () => {
    ended.abort();
    stopHearing();
    channel?.close();
  };
}

function openChannel(ownService: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`dict.payments.${ownService}`);
  } catch {
    return null;
  }
}
