import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import { config } from '../../core/config/config.ts';
import { latestOnly } from '../../core/state/latest.ts';
import { noRows, withPage, type PagedRows } from '../../core/state/paged-rows.ts';
import { isSearchTooLong } from '../../core/format/search-text.ts';
import { orgsOverview, type Organization } from '../../core/service/endpoints/organizations.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/shown-text.ts';

export interface OrganizationList {
  readonly at: 'ready';
  readonly busy: 'no' | 'search' | 'more';
  /** What the rows were found with. */
  readonly searchText: string;
  readonly page: number;
  readonly list: PagedRows<Organization>;
}

export type OrganizationsStep = { readonly at: 'loading' | 'failed' } | OrganizationList;

export type OrganizationsFlow = ReturnType<typeof createOrganizationsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'say' | 'signal'>;

/** How long nobody types before what was typed is searched for. */
const typingPauseMs = 300;

export function createOrganizationsFlow({ send, navigate, say, signal }: Needs, clock = systemClock) {
  const $step = atom<OrganizationsStep>({ at: 'loading' });
  const $isTooLong = atom(false);
  const latest = latestOnly();
  let wanted = '';
  let cancelSearch = () => {};
  signal.addEventListener('abort', () => cancelSearch(), { once: true });

  const load = (page: number, searchText: string, done: (list: PagedRows<Organization>) => void = () => {}) => {
    wanted = searchText;
    const { pageSize } = config();
    return latest(
      (givenUp) => send(orgsOverview, { page, pageSize, searchText }, { signal: givenUp }),
      (answer) => {
        const before = $step.get();
        const shown = before.at === 'ready' ? before : null;
        // A list that can't be loaded is not spoken of (console.md section 8): the screen stays as it is.
        if (!answer.ok) return $step.set(shown ? { ...shown, busy: 'no' } : { at: 'failed' });
        const { organizations, total } = answer.data;
        // The total counts on page 1 only (decisions.md section 1).
        const next = { rows: organizations, total: page === 1 ? total : null };
        const list = withPage(page > 1 && shown ? shown.list : noRows, next, pageSize, orgIdOf);
        $step.set({ at: 'ready', busy: 'no', searchText, page, list });
        done(list);
      },
    );
  };

  const search = async (searchText: string): Promise<void> => {
    cancelSearch();
    const step = $step.get();
    if (step.at !== 'ready' || $isTooLong.get()) return;
    // What is shown, or under way, is not asked for again.
    if (searchText === (step.busy === 'search' ? wanted : step.searchText)) return;
    $step.set({ ...step, busy: 'search' });
    await load(1, searchText, (list) => say(foundText(list)));
  };

  return {
    $step,
    $isTooLong,

    open: () => load(1, ''),

    retry(): Promise<void> {
      if ($step.get().at === 'ready') return Promise.resolve();
      $step.set({ at: 'loading' });
      return load(1, wanted);
    },

    /** While somebody types: searches at the first pause, and at once for everything when the text is emptied. */
    type(typed: string): void {
      cancelSearch();
      $isTooLong.set(isSearchTooLong(typed));
      const searchText = typed.trim();
      if (searchText === '') void search('');
      else cancelSearch = clock.after(typingPauseMs, () => void search(searchText));
    },

    submit(typed: string): Promise<void> {
      $isTooLong.set(isSearchTooLong(typed));
      return search(typed.trim());
    },

    async showMore(): Promise<void> {
      const step = $step.get();
      if (step.at !== 'ready' || step.busy !== 'no') return;
      $step.set({ ...step, busy: 'more' });
      await load(step.page + 1, step.searchText, (list) => say(shownText(list)));
    },

    toSubscriptions: (row: Organization, target: Target) => navigate(subscriptionsPath(row, target)),
  };
}

export const orgIdOf = ({ orgId }: Organization) => orgId;

/** What a cell of a row leads to: the organisation's subscriptions, those that have expired, those that expire soon. */
export type Target = 'all' | 'expired' | 'expiring';

const daysOf = { all: '', expired: '/0', expiring: '/30' };

export const subscriptionsPath = ({ orgId }: Organization, target: Target) =>
  `/subscription/${encodeURIComponent(orgId)}${daysOf[target]}`;
