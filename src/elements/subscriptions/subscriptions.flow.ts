import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { latestOnly } from '../../core/state/latest.ts';
import type { Answer } from '../../core/service/client.ts';
import { subscriptionOverview, type PurchasedSubscription } from '../../core/service/endpoints/subscriptions.ts';
import { isRetail } from '../../core/session/session-shape.ts';
import { takeSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { currentSession } from '../../core/session/session.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/shown-text.ts';
import { keepSearch, takeSearch } from './last-search.ts';
import {
  everything,
  filtersOf,
  handedOn,
  isSame,
  listPath,
  noFilters,
  toCall,
  type Filters,
} from './subscriptions.rules.ts';
import { afterAnswer, type SubscriptionOverview, type SubscriptionsStep } from './subscriptions.step.ts';

/** What the page asked to list. */
export interface Scope {
  readonly orgId: string;
  readonly daysCount: string;
  readonly goesToCheckout: boolean;
}

export type ListName = 'purchased' | 'assigned';

export type SubscriptionsFlow = ReturnType<typeof createSubscriptionsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'say' | 'element'>;

const noAccess = 'mccckd36';

export function createSubscriptionsFlow({ send, navigate, say, element }: Needs) {
  const $step = atom<SubscriptionsStep>({ at: 'loading' });
  /** What the filter bar holds, for when it is drawn again; a new number draws it anew. */
  const $form = atom({ number: 0, filters: noFilters });
  const latest = latestOnly();
  let scope: Scope = { orgId: '', daysCount: everything, goesToCheckout: false };
  let wanted = noFilters;

  const load = (page: number, filters: Filters, done: () => void = () => {}) => {
    wanted = filters;
    const args = { ...toCall(filters, isRetailUser($step.get())), page, pageSize: config().pageSize };
    return latest(
      (signal) => send(subscriptionOverview, args, { signal }),
      (answer) => {
        $step.set(stepAfter(answer, page, filters));
        if (answer.ok) done();
      },
    );
  };

  const stepAfter = (answer: Answer<SubscriptionOverview>, page: number, filters: Filters): SubscriptionsStep => {
    const before = $step.get();
    if (answer.ok)
      return afterAnswer(before, answer.data, {
        page,
        filters,
        pageSize: config().pageSize,
        session: currentSession(),
      });
    if (answer.problem.code === noAccess) return { at: 'no-access' };
    // Other problems of this list are not spoken of (console.md section 8): the screen stays as it is.
    return before.at === 'ready' ? { ...before, busy: 'no' } : { at: 'failed' };
  };

  const leave = () => {
    const { orgId, daysCount } = scope;
    keepSearch({ orgId, daysCount, filters: wanted }, filtersOf(orgId, daysCount));
  };

  const toCheckout = (row: PurchasedSubscription, replace = false) => {
    const { state, checkout } = handedOn(row);
    leave();
    navigate(checkout, { state, replace });
  };

  // Replaced, or the way back would lead to the checkout again.
  const goOnToCheckout = () => {
    const step = $step.get();
    if (scope.goesToCheckout && step.at === 'ready' && step.referred) toCheckout(step.referred, true);
  };

  const search = async (filters: Filters): Promise<void> => {
    const step = $step.get();
    if (step.at !== 'ready' || (step.busy === 'search' && isSame(filters, wanted))) return;
    $step.set({ ...step, busy: 'search' });
    $form.set({ ...$form.get(), filters });
    await load(1, filters, sayFound);
  };

  const sayFound = () => {
    const step = $step.get();
    if (step.at === 'ready') say(foundText(step.purchased));
  };

  return {
    $step,
    $form,
    toCheckout,
    search,

    /** The first load; on the way back from a row, the search that it was left with comes after it. */
    async open(asked: Scope): Promise<void> {
      scope = asked;
      takeSubscriptionsStale();
      const filters = filtersOf(asked.orgId, asked.daysCount);
      const left = takeSearch(asked.orgId, asked.daysCount);
      $step.set({ at: 'loading' });
      $form.set({ number: $form.get().number + 1, filters: left ?? filters });
      await load(1, filters, goOnToCheckout);
      if (left && scope === asked) await search(left);
    },

    /** After a first load that failed, or that waits for a connection. */
    retry(): Promise<void> {
      if ($step.get().at === 'ready') return Promise.resolve();
      $step.set({ at: 'loading' });
      return load(1, wanted, goOnToCheckout);
    },

    /** The seats of a subscription have changed, or it was paid for. */
    async reload(): Promise<void> {
      if (!takeSubscriptionsStale()) return;
      const step = $step.get();
      if (step.at === 'ready') $step.set({ ...step, busy: 'search' });
      await load(1, step.at === 'ready' ? step.filters : wanted);
    },

    async reset(): Promise<void> {
      $form.set({ number: $form.get().number + 1, filters: noFilters });
      navigate('/subscription', { replace: true });
      // A host puts a new list on another address; on the same one, and without a host, this one goes on.
      if (element?.isConnected) await search(noFilters);
    },

    async showMore(name: ListName): Promise<void> {
      const step = $step.get();
      if (step.at !== 'ready' || step.busy !== 'no') return;
      $step.set({ ...step, busy: 'more' });
      await load(step.page + 1, step.filters, () => {
        const now = $step.get();
        if (now.at === 'ready') say(shownText(now[name]));
      });
    },

    seatsPath: (row: PurchasedSubscription) => `${listPath(scope.orgId, scope.daysCount)}/${handedOn(row).seats}`,

    toSeats(row: PurchasedSubscription): void {
      const { state, seats } = handedOn(row);
      leave();
      navigate(`${listPath(scope.orgId, scope.daysCount)}/${seats}`, { state });
    },

    startTrial: () => navigate('/user/signup/dictation'),
  };
}

function isRetailUser(step: SubscriptionsStep): boolean {
  if (step.at === 'ready') return step.isRetail;
  const session = currentSession();
  return session !== null && isRetail(session);
}
