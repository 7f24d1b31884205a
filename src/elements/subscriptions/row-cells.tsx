import { Chip } from '../kit/lists/Chip.tsx';
import { stageTone, daysUntil } from './subscriptions.rules.ts';
import { formatUnbrokenDate } from '../../core/format/time.ts';
import { systemClock } from '../../core/page/clock.ts';
import { t } from './subscriptions.text.ts';
import type { SubscriptionsFlow, SubscriptionsReady } from './subscriptions.flow.ts';
import { viewLocale } from '../kit/language.ts';

export const Stage = ({ name }: { readonly name: string }) => (name ? <Chip tone={stageTone(name)}>{name}</Chip> : '-');

export function expiryText(expiresOn: Date | null): string {
  if (!expiresOn) return '';
  const isExpired = expiresOn.getTime() < systemClock.now();
  return t(isExpired ? 'expiredOn' : 'expiresOn', { date: formatUnbrokenDate(expiresOn, viewLocale()) });
}

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
