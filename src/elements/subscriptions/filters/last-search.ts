import { page } from '../../../core/page/page.ts';
import { forgetOn } from '../../../core/session/drafts/forgetting.ts';
import { isSame, type Filters } from '../subscriptions.rules.ts';

interface Left {
  readonly orgId: string;
  readonly daysCount: string;
  readonly filters: Filters;
}

/** The search that a list was left with, for the way back: in this page's memory, and no other user's. */
const kept = () =>
  page('subscriptions-search', () => {
    const last = { left: null as Left | null };
    forgetOn('user', () => (last.left = null));
    return last;
  });

/** `own` are the filters that the list's address stands for: without others there is nothing to find again. */
export function keepSearch(left: Left, own: Filters): void {
  kept().left = isSame(left.filters, own) ? null : left;
}

/** What the same list was left with, once. */
export function takeSearch(orgId: string, daysCount: string): Filters | null {
  const { left } = kept();
  kept().left = null;
  return left?.orgId === orgId && left.daysCount === daysCount ? left.filters : null;
}
