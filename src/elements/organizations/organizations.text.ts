import { texts } from '../../core/config/text.ts';

export const t = texts('organizations', {
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
  expiredCount: '{count} expired',
  expiringCount: '{count} expiring',
  expiredOf: '{count} expired, {name}',
  expiringOf: '{count} expiring soon, {name}',
});
