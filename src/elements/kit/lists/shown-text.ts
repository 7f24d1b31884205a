import type { PagedRows } from '../../../core/state/paged-rows.ts';
import { t } from './list.text.ts';

export function shownText({ rows, total }: PagedRows<unknown>): string {
  if (total === null || total < rows.length) return t('shown', { shown: rows.length });
  return t('shownOf', { shown: rows.length, total });
}

export function foundText({ rows, total }: PagedRows<unknown>): string {
  const count = total ?? rows.length;
  if (count === 0) return t('noRecords');
  return count === 1 ? t('oneFound') : t('found', { count });
}
