import { Chip } from '../kit/lists/Chip.tsx';
import { stageTone, daysUntil } from './subscriptions.rules.ts';
import { showDate } from '../../core/format/time.ts';
import { systemClock } from '../../core/page/clock.ts';
import { t } from './subscriptions.text.ts';
import type { SubscriptionsFlow, SubscriptionsReady } from './subscriptions.flow.ts';
import { drawnLocale } from '../kit/language.ts';

export const Stage = ({ name }: { readonly name: string }) => (name ? <Chip tone={stageTone(name)}>{name}</Chip> : '-');

/** 'expires 14 Oct 2026'; '' without a date. */
export function expiryText(expiresOn: Date | null): string {
  if (!expiresOn) return '';
  const isOver = expiresOn.getTime() < systemClock.now();
  // On a phone the line may break before the date, not inside it.
  const date = showDate(expiresOn, drawnLocale()).replaceAll(' ', '\u00a0');
  return t(isOver ? 'expiredOn' : 'expiresOn', { date });
}

/** When a payment is due: 'due in 5 days'; '' without a date and while it is more than a month away. */
export function dueText(dueOn: Date | null): string {
  const days = dueOn && daysUntil(dueOn, new Date(systemClock.now()));
  if (days === null || days > 30) return '';
  if (days < 0) return t('overdue');
  if (days === 0) return t('dueToday');
  return days === 1 ? t('dueTomorrow') : t('dueIn', { count: days });
}

export interface ListsProps {
  readonly flow: SubscriptionsFlow;
  readonly state: SubscriptionsReady;
}
