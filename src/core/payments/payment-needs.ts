import type { Clock } from '../page/clock.ts';
import type { DictEventMap } from '../page/events.ts';
import type { CardWidget, leavesPage, openCardWidget } from './card-widget.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Locks } from './outbox/lock.ts';
import type { recordFailure } from './record-failure.ts';
import type { Starts } from './starts/starts.ts';

/** What a payment works with. A page's own is in payment.ts. */
export interface PaymentNeeds {
  readonly outbox: Outbox;
  readonly locks: Locks;
  readonly starts: Starts;
  readonly clock: Clock;
  /** A hash of the account that is signed in, '' for nobody. */
  readonly account: () => string;
  /** Calls back whenever it may have changed; the answer stops it. */
  readonly onAccount: (changed: () => void) => () => void;
  /** Goes to the provider's page. */
  readonly leave: (address: string) => void;
  /** Calls back once when the page is shown again that was left. */
  readonly onceBack: (back: () => void) => void;
  /** null where it does not come. */
  readonly loadWidget: () => Promise<CardWidget | null>;
  readonly openWidget: typeof openCardWidget;
  /** The widget leaves for a page of its own. */
  readonly leavesPage: typeof leavesPage;
  readonly recordFailure: typeof recordFailure;
  /** Tells the page what no element is left to tell. */
  readonly tellPage: (event: DictEventMap[keyof DictEventMap]) => void;
}
