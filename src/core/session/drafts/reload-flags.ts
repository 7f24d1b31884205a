import * as z from 'zod/mini';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { stored, tabArea } from '../storage.ts';

/*
 * The subscriptions list is stale, because seats were changed or a subscription was paid for (CON-4, DEC-1): it reloads at
 * once, or when next shown. The flag is stored, because it must survive a visit to the provider's page.
 */
const storedFlags = stored('dict.user.flags', { subscriptionsStale: z.boolean() }, tabArea);

const marked = () => pageSingleton('reload-flags', () => createListeners());

export function markSubscriptionsStale(): void {
  storedFlags.write({ subscriptionsStale: true });
  marked().notify();
}

export const takeSubscriptionsStale = (): boolean => storedFlags.take()?.subscriptionsStale ?? false;

export const onSubscriptionsStale = (listener: () => void): (() => void) => marked().add(listener);
