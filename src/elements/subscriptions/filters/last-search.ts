import { page } from '../../../core/page/page.ts';
import { forgetOn } from '../../../core/session/drafts/forgetting.ts';
import { isSame, type Filters } from '../subscriptions.rules.ts';

interface Left {
  readonly orgId: string;
  readonly daysCount: string;
  readonly filters: Filters;
}

/** The search that the user left, to be restored on the way back. In memory, for this user only. */
const kept = () =>
  page('subscriptions-search', () => {
    const last = { left: null as Left | null };
    forgetOn('user', () => (last.left = null));
    return last;
  });

/** `own`: the filters that the address implies; a search with exactly these is not stored. */
export function keepSearch(left: Left, own: Filters): void {
  kept().left = isSame(left.filters, own) ? null : left;
}

export function takeSearch(orgId: string, daysCount: string): Filters | null {
  const { left } = kept();
  kept().left = null;
  return left?.orgId === orgId && left.daysCount === daysCount ? left.filters : null;
}
