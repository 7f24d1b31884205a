import type { SubscriptionsFlow, SubscriptionsReady } from './subscriptions.flow.ts';

/** What both lists are drawn from. */
export interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly state: SubscriptionsReady;
}
