import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('organizations', {
  title: 'Organizations',
  loading: 'Loading organizations',
  caption: 'Your organizations',
  searchLabel: 'Search organizations',
  searchPlaceholder: 'Search Org ID, Name',
  none: 'No organizations yet.',

  columnId: 'Org ID',
  columnName: 'Org name',
  columnExpired: 'Expired subscriptions',
  columnExpiring: 'Expiring soon',
  expiredCount: { one: '{count} expired', other: '{count} expired' },
  expiringCount: { one: '{count} expiring', other: '{count} expiring' },
  expiredOf: { one: '{count} expired, {name}', other: '{count} expired, {name}' },
  expiringOf: { one: '{count} expiring soon, {name}', other: '{count} expiring soon, {name}' },
});
