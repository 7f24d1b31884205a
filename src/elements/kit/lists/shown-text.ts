import type { PagedRows } from '../../../core/state/paged-rows.ts';
import { t } from './list.text.ts';

/** How much of a list is shown: 'Showing 50 of 240'. */
export function shownText({ rows, total }: PagedRows<unknown>): string {
  if (total === null || total < rows.length) return t('shown', { shown: rows.length });
  return t('shownOf', { shown: rows.length, total });
}

/** What a search found, to be said aloud (A11Y-07). */
export function foundText({ rows, total }: PagedRows<unknown>): string {
  const count = total ?? rows.length;
  if (count === 0) return t('noRecords');
  return count === 1 ? t('oneFound') : t('found', { count });
}
