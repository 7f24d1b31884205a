import * as z from 'zod/mini';
import { stored, tabArea, type Stored } from '../storage.ts';

/* What a list was searched for, and which tab was shown, when the user left the screen by a row or left the page. It is
 * restored when the screen is opened next, by Back or by a reload, but not if its address is opened anew. */

/** `path`: the address of the list, which filters by itself. */
export const leftSubscriptions = leftScreen('dict.user.search-subscriptions', {
  path: z.string(),
  filters: z.object({
    searchText: z.string(),
    orgId: z.string(),
    stageId: z.string(),
    expiresInDays: z.string(),
  }),
});

export const leftOrganizations = leftScreen('dict.user.search-organizations', { searchText: z.string() });

export const leftSeats = leftScreen('dict.user.search-seats', {
  subscriptionId: z.string(),
  query: z.object({ filter: z.literal(['all', 'assigned', 'empty']), searchText: z.string() }),
});

export const leftAccount = leftScreen('dict.user.account-tab', { tab: z.literal(['personal', 'orders', 'billing']) });

function leftScreen<Fields extends z.core.$ZodShape>(name: string, fields: Fields) {
  type Left = z.output<z.ZodMiniObject<Fields>>;
  const kept: Stored<{ left: Left; inDocument: number }> = stored(
    name,
    { left: z.object(fields), inDocument: z.number() },
    tabArea,
  );
  return {
    write: (left: Left): void => kept.write({ left, inDocument: performance.timeOrigin }),
    take(): Left | null {
      const found = kept.take();
      return found && (found.inDocument === performance.timeOrigin || !isOpenedAnew()) ? found.left : null;
    },
  };
}

function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'navigate';
}
