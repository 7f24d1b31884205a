import * as z from 'zod/mini';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { stored, tabArea } from '../storage.ts';

/* Flag: the subscriptions list is stale, because seats were changed or a subscription was paid for (CON-4, DEC-1). It
 * is stored, so that it survives a visit to the provider's page. */
const storedFlags = stored('dict.user.flags', { subscriptionsStale: z.boolean() }, tabArea);

const marked = () => pageSingleton('reload-flags', () => createListeners());

/** Makes the list of subscriptions reload: at once if it is on the page, else when it is shown next. */
export function markSubscriptionsStale(): void {
  storedFlags.write({ subscriptionsStale: true });
  marked().notify();
}

export const takeSubscriptionsStale = (): boolean => storedFlags.take()?.subscriptionsStale ?? false;

export const onSubscriptionsStale = (listener: () => void): (() => void) => marked().add(listener);
