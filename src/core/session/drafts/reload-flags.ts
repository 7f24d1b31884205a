import * as z from 'zod/mini';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { stored, tabArea } from '../storage.ts';

/* Seats of a subscription have changed or it was paid for (CON-4, DEC-1). Stored, because the payer may have visited the
 * provider's page since. */
const storedFlags = stored('dict.user.flags', { subscriptionsStale: z.boolean() }, tabArea);

const marked = () => pageSingleton('reload-flags', () => createListeners());

/** The subscriptions list reloads at once if it is on the page, else when next shown. */
export function markSubscriptionsStale(): void {
  storedFlags.write({ subscriptionsStale: true });
  marked().notify();
}

export const takeSubscriptionsStale = (): boolean => storedFlags.take()?.subscriptionsStale ?? false;

export const onSubscriptionsStale = (listener: () => void): (() => void) => marked().add(listener);
