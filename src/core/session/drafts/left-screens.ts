import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';

/* What a list was searched for, and which tab was shown, when the user left the screen by a row or left the page. It is
 * restored when the screen is opened next, by Back or by a reload. */

const filters = z.object({
  searchText: z.string(),
  orgId: z.string(),
  stageId: z.string(),
  expiresInDays: z.string(),
});

/** `path`: the address of the list, which filters by itself. */
export const leftSubscriptions = stored('dict.user.search-subscriptions', { path: z.string(), filters }, tabArea);

export const leftOrganizations = stored('dict.user.search-organizations', { searchText: z.string() }, tabArea);

const seatQuery = z.object({ filter: z.enum(['all', 'assigned', 'empty']), searchText: z.string() });

export const leftSeats = stored('dict.user.search-seats', { subscriptionId: z.string(), query: seatQuery }, tabArea);

const tab = z.enum(['personal', 'orders', 'billing']);

export const leftAccount = stored('dict.user.account-tab', { tab }, tabArea);
