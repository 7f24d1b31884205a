import type { Clock } from '../../page/clock.ts';
import type { Delivery } from './delivery.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { RetrySettings } from './retry-state.ts';
import type { OutboxPayment, TabMessage } from './status.ts';
import type { Locks } from './lock.ts';

/** What the world around a page tells its outbox. */
export interface OutboxEvents {
  /** An answer has become more likely: the network or the page is back, somebody signed in. */
  wake(): void;
  /** Another tab wrote or removed something, or somebody signed out. */
  look(): void;
  /** The page may be put aside whole, and come back: meanwhile it has no lock. */
  suspend(): void;
  /** Another tab has had an answer, or has sent it. */
  receive(message: TabMessage): void;
}

/** What an outbox works with. A page's own is in page-outbox.ts. */
export interface OutboxNeeds {
  /** The service that all of its payments are confirmed to, as keys name it. */
  readonly service: string;
  readonly storage: OutboxStorage;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: () => number;
  readonly retry?: RetrySettings;
  /** Sends one confirmation; the request leaves before it returns. */
  readonly deliver: (entry: OutboxEntry) => Promise<Delivery>;
  readonly timeoutMs: () => number;
  /** A hash of the account that is signed in, '' for nobody. */
  readonly account: () => string;
  readonly isOnline: () => boolean;
  /** Listens until the answer is called. */
  readonly listen: (events: OutboxEvents) => () => void;
  readonly tellTabs: (message: TabMessage) => void;
  /** A live token got a 401. */
  readonly endSession: (token: string) => void;
  /** This page has had an answer. */
  readonly onSettled: (payment: OutboxPayment) => void;
}
