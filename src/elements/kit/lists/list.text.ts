import { type BindTexts } from '../../../core/config/text.ts';
import { viewTexts } from '../language.ts';
import type { PagedRows } from '../../../core/state/paged-list.ts';

export const { t, text } = viewTexts('list', {
  showMore: 'Show more',
  loadingMore: 'Loading…',
  shown: '{shown} shown',
  shownOf: 'Showing {shown} of {total}',
  loadingOf: 'Loading {shown} of {total}',
  stop: 'Stop',
  incomplete: 'Not all rows could be loaded. Please try again.',
  exportCsv: 'Export CSV',
  search: 'Search',
  searchTooLong: 'Invalid input. Search-string too long!',
  clear: 'Clear the search',
  noRecords: 'No record(s) found',
  noAccess: 'You do not have access to subscriptions.',
  askSupport: 'Please write to {email}',
  found: { one: 'One found', other: '{count} found' },
  notLoaded: 'This list could not be loaded.',
  offline: 'You are offline. The list will load as soon as you are back online.',
  moreOptions: {
    one: '{count} more. Type to narrow the list.',
    other: '{count} more. Type to narrow the list.',
  },
});

export function shownText({ rows, total }: PagedRows<unknown>, bind: BindTexts): string {
  const t = bind(text);
  if (total === null || total < rows.length) return t('shown', { shown: rows.length });
  return t('shownOf', { shown: rows.length, total });
}

/** Shown while all rows are being loaded. */
export function progressText({ rows, total }: PagedRows<unknown>, bind: BindTexts): string {
  const t = bind(text);
  return total === null ? t('loadingMore') : t('loadingOf', { shown: rows.length, total });
}

export function foundText({ rows, total }: PagedRows<unknown>, bind: BindTexts): string {
  const t = bind(text);
  const count = rows.length === 0 ? 0 : Math.max(rows.length, total ?? 0);
  return count === 0 ? t('noRecords') : t('found', { count });
}
