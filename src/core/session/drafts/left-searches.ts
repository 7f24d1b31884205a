import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';

/* The search of each list at the time when the user left the list by a row, or left the page. It is restored when that list
 * is opened next, by Back or by a reload. */

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
