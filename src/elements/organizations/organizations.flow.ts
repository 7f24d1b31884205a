import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { systemClock } from '../../core/page/clock.ts';
import { config } from '../../core/config/config.ts';
import { mapOutcome } from '../../core/state/problem.ts';
import { createPagedList, type PagedList, noRows, withPage, type PagedRows } from '../../core/state/paged-list.ts';
import { createSortedList, shownShape } from '../../core/state/sorted-list.ts';
import type { SortValues } from '../../core/format/sorted.ts';
import { isSearchTooLong } from '../../core/format/text.ts';
import { readSearch } from '../../core/format/typed.ts';
import { orgsOverview, type Organization } from '../../core/service/endpoints/organizations.ts';
import type { ElementHandle } from '../kit/context.ts';
import { foundText, shownText } from '../kit/lists/list.text.ts';
import { listPath } from '../shared/list-path.ts';
import { savedScreen } from '../shared/saved-screen.ts';

export type OrganizationList = PagedList<string, PagedRows<Organization>>;

export type OrganizationsFlow = ReturnType<typeof createOrganizationsFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'announce' | 'bind'>;

const typingPauseMs = 300;

const savedOrganizations = savedScreen('dict.account.search-organizations.', {
  searchText: z.string(),
  ...shownShape,
});

export const sortValues: SortValues<Organization> = {
  name: ({ name }) => name,
  expired: ({ expiredCount }) => expiredCount,
  expiring: ({ expiringCount }) => expiringCount,
};

export function createOrganizationsFlow({ send, navigate, announce, bind }: Needs, clock = systemClock) {
  // The screen shows no error text of the service: after a failed search or page it keeps its rows (CON-8.5).
  const list = createPagedList<string, PagedRows<Organization>>(
    async ({ query: searchText, page, before }, givenUp) => {
      const { pageSize } = config();
      const answer = await send(orgsOverview, { page, pageSize, searchText }, { signal: givenUp });
      return mapOutcome(answer, ({ organizations, total }) => {
        // Takes the total from page 1 only: the answers to all later pages contain a wrong total (DEC-1).
        const next = { rows: organizations, total: page === 1 ? total : null };
        return withPage((page > 1 && before) || noRows, next, pageSize, orgIdOf);
      });
    },
    { query: '' },
  );
  const keep = () => savedOrganizations.write({ searchText: list.$state.get().query, ...sorting.shown() });
  const sorting = createSortedList({ list, rowsOf: (rows: PagedRows<Organization>) => rows, onChange: () => keep() });
  const $isTooLong = atom(false);
  // Cancels the search that waits for a pause in the typing.
  let cancelSearch = () => {};

  const search = async (searchText: string): Promise<void> => {
    cancelSearch();
    const state = list.$state.get();
    if (state.at !== 'ready' || $isTooLong.get()) return;
    const { busy, query, appliedQuery } = state;
    if (searchText === query && (busy === 'search' || query === appliedQuery)) return;
    sorting.stopLoading();
    const searching = list.search(searchText);
    keep();
    const rows = await searching;
    if (!rows) return;
    announce(foundText(rows, bind));
    await sorting.resume();
  };

  const load = async (loading: Promise<unknown>): Promise<void> => {
    if (await loading) await sorting.resume();
  };

  return {
    $state: list.$state,
    $isTooLong,
    /** Loads the list as the user left it. */
    open(): void {
      const left = savedOrganizations.read();
      sorting.restore(left);
      void load(list.load(left?.searchText ?? ''));
    },
    stopTyping: () => cancelSearch(),
    search,
    retry: () => load(list.retry()),
    $sort: sorting.$sort,
    $isLoadingAll: sorting.$isLoadingAll,
    stopLoading: sorting.stopLoading,
    $isIncomplete: sorting.$isIncomplete,
    sortBy: sorting.sortBy,

    type(typed: string): void {
      cancelSearch();
      $isTooLong.set(isSearchTooLong(typed));
      const searchText = readSearch(typed);
      if (searchText === '') void search('');
      else cancelSearch = clock.after(typingPauseMs, () => void search(searchText));
    },

    submit(typed: string): Promise<void> {
      $isTooLong.set(isSearchTooLong(typed));
      return search(readSearch(typed));
    },

    async showMore(): Promise<void> {
      const rows = await sorting.showMore();
      if (rows) announce(shownText(rows, bind));
    },

    linkTo({ orgId }: Organization, target: keyof typeof daysOf) {
      const to = listPath(orgId, daysOf[target]);
      return { to, onGo: () => navigate(to) };
    },
  };
}

export const orgIdOf = ({ orgId }: Organization) => orgId;

const daysOf = { all: '-1', expired: '0', expiring: '30' };
