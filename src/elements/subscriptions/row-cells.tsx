import type { BindTexts } from '../../core/config/text.ts';
import { Chip } from '../kit/lists/Chip.tsx';
import type { Column } from '../kit/lists/DataTable.tsx';
import { knownName } from '../shared/known-name.ts';
import { text as stageText } from '../shared/stage.text.ts';
import { stageTone, daysUntil } from './subscriptions.rules.ts';
import { formatDate, formatUnbrokenDate } from '../../core/format/time.ts';
import { systemClock } from '../../core/page/clock.ts';
import { t, text } from './subscriptions.text.ts';
import { viewLocale } from '../kit/language.ts';

export const stageColumn = (bind: BindTexts): Column<{ readonly stageName: string }> => ({
  key: 'stage',
  heading: bind(text)('columnStage'),
  cell: ({ stageName }) =>
    stageName ? <Chip tone={stageTone(stageName)}>{knownName(stageName, stageText, bind)}</Chip> : '-',
  isOneLine: true,
  line: 'state',
});

export const dateOf = (time: Date | null) => formatDate(time, viewLocale());

export function expiryText(expiresOn: Date | null): string {
  if (!expiresOn) return '';
  const isExpired = expiresOn.getTime() < systemClock.now();
  return t(isExpired ? 'expiredOn' : 'expiresOn', { date: formatUnbrokenDate(expiresOn, viewLocale()) });
}

export function dueText(dueOn: Date | null): string {
  const days = daysOfDue(dueOn);
  if (days === null) return '';
  if (days < 0) return t('overdue');
  if (days === 0) return t('dueToday');
  return days === 1 ? t('dueTomorrow') : t('dueIn', { count: days });
}

/** 'in 5 days', for a column whose heading says that a payment is due: `dueText` has no room there in every language. */
export function dueTextInColumn(dueOn: Date | null): string {
  const days = daysOfDue(dueOn);
  if (days === null || days < 0) return dueText(dueOn);
  return new Intl.RelativeTimeFormat(viewLocale(), { numeric: 'auto' }).format(days, 'day');
}

/** Null if the payment is due later than in 30 days. */
function daysOfDue(dueOn: Date | null): number | null {
  const days = dueOn && daysUntil(dueOn, new Date(systemClock.now()));
  return days === null || days > 30 ? null : days;
}
