import * as z from 'zod/mini';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { stored, tabArea } from '../storage.ts';

/* Flag: the subscriptions list is stale, because seats were changed or a subscription was paid for (CON-4, DEC-1). A list
 * on the page reloads at once, else the list reloads when it is shown next. The flag is stored, so that it survives a
 * visit to the payment provider's page. */
const storedFlags = stored('dict.user.flags', { subscriptionsStale: z.boolean() }, tabArea);

const marked = () => pageSingleton('reload-flags', () => createListeners());

export function markSubscriptionsStale(): void {
  storedFlags.write({ subscriptionsStale: true });
  marked().notify();
}

export const takeSubscriptionsStale = (): boolean => storedFlags.take()?.subscriptionsStale ?? false;

export const onSubscriptionsStale = (listener: () => void): (() => void) => marked().add(listener);
