import * as z from 'zod/mini';
import { pageSingleton } from '../../page/singletons.ts';
import { createListeners } from '../../state/listeners.ts';
import { stored, tabArea } from '../storage.ts';

/*
 * Seats were changed or a subscription was paid for (CON-4, DEC-1), perhaps on the provider's page: the list reloads at
 * once if it is on the page, else when next shown.
 */
const storedFlags = stored('dict.user.flags', { subscriptionsStale: z.boolean() }, tabArea);

const marked = () => pageSingleton('reload-flags', () => createListeners());

export function markSubscriptionsStale(): void {
  storedFlags.write({ subscriptionsStale: true });
  marked().notify();
}

export const takeSubscriptionsStale = (): boolean => storedFlags.take()?.subscriptionsStale ?? false;

export const onSubscriptionsStale = (listener: () => void): (() => void) => marked().add(listener);
