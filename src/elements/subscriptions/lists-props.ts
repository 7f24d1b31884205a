import type { SubscriptionsFlow, SubscriptionsReady } from './subscriptions.flow.ts';

/** Props of both lists. */
export interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly state: SubscriptionsReady;
}
