import type { BindTexts } from '../../core/config/text.ts';
import type { CsvCell } from '../../core/format/csv-file.ts';
import type { Sort, SortValues } from '../../core/format/sorted.ts';
import type { PurchasedSubscription, SubscriptionFilter } from '../../core/service/endpoints/subscriptions.ts';
import { checkoutPath, queryOf } from '../../core/session/drafts/saved-checkout.ts';
import { isSearchTooLong } from '../../core/format/text.ts';
import { digitsOf } from '../../core/format/typed.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { text } from './subscriptions.text.ts';

export const anyValue = '-1';

export type Filters = Readonly<Record<'searchText' | 'orgId' | 'stageId' | 'expiresInDays', string>>;

export const noFilters: Filters = { searchText: '', orgId: anyValue, stageId: anyValue, expiresInDays: anyValue };

export const filtersOf = (orgId: string, daysCount: string): Filters => ({
  ...noFilters,
  orgId: orgId || anyValue,
  expiresInDays: daysCount,
});

/** Ignores the filter by organisation for retail users, because they don't have this filter (CON-4.9). */
export const applicableFilters = (filters: Filters, isRetail: boolean): Filters =>
  isRetail ? { ...filters, orgId: anyValue } : filters;

const filterNames = Object.keys(noFilters) as readonly (keyof Filters)[];

export const countInUse = (filters: Filters) => filterNames.filter((name) => filters[name] !== noFilters[name]).length;

export const isSame = (one: Filters, other: Filters) => filterNames.every((name) => one[name] === other[name]);

export const isUnfiltered = (filters: Filters) => isSame(filters, noFilters);

export function toCall(filters: Filters, isRetail: boolean): Omit<SubscriptionFilter, 'page' | 'pageSize'> {
  return {
    orgId: isRetail ? null : filters.orgId,
    subscriptionId: filters.searchText === '' ? null : filters.searchText.replace(/^0+(?=\d)/, ''),
    stageId: filters.stageId,
    expiresInDays: Number(filters.expiresInDays),
  };
}

/** The order of the rows: with the filter Expiring, the first to expire comes first. */
export const defaultSort = ({ expiresInDays }: Filters): Sort | null =>
  expiresInDays === '30' ? { key: 'expiry', isDescending: false } : null;

export const sortValues: SortValues<PurchasedSubscription> = {
  organization: ({ orgName }) => orgName,
  plan: ({ planName }) => planName,
  due: ({ paymentDueOn }) => paymentDueOn,
  expiry: ({ expiresOn }) => expiresOn,
  stage: ({ stageName }) => stageName,
};

/** The rows of a file, with their headings. Retail users see no organizations and seats (CON-2.3.18, CON-6.5). */
export function exportedRows(rows: readonly PurchasedSubscription[], isRetail: boolean, bind: BindTexts): CsvCell[][] {
  const [t, tKit] = [bind(text), bind(kitText)];
  const forEnterprise = <Cell>(...cells: readonly Cell[]) => (isRetail ? [] : cells);
  const headings = [
    tKit('subscriptionId'),
    ...forEnterprise(t('columnOrganization')),
    tKit('product'),
    tKit('plan'),
    ...forEnterprise(t('seatsEmpty'), t('seatsAssigned'), t('seatsTotal')),
    t('columnPaymentDue'),
    t('columnExpiry'),
    t('columnStage'),
  ];
  const lines = rows.map((row) => [
    row.subscriptionId,
    ...forEnterprise(row.orgName),
    row.productName,
    row.planName,
    ...forEnterprise(row.emptySeats, row.assignedSeats, row.totalSeats),
    row.paymentDueOn,
    row.expiresOn,
    row.stageName,
  ]);
  return [headings, ...lines];
}

/** The digits of a search text, and whether the text is too long: for that all typed characters count (CON-5.1). */
export const readSearch = (typed: string) => ({ digits: digitsOf(typed), isTooLong: isSearchTooLong(typed) });

/**
 * The action of a row; null unless the row may be paid in the console, or is an enterprise deal not set up on premises
 * (CON-4.17, DEC-4.1).
 */
export function rowAction(row: PurchasedSubscription, isRetail: boolean): 'pay-now' | 'subscribe' | 'renew' | null {
  const isDeal = !isRetail && row.enterpriseDealId !== null && row.onPremSetupId === null;
  if (!row.allowsConsolePayment && !isDeal) return null;
  if (row.paymentDueOn) return 'pay-now';
  return isTrial(row.stageName) ? 'subscribe' : 'renew';
}

/** The row whose payment is due first, if within 30 days: its action alone is filled. */
export function mostUrgent(rows: readonly PurchasedSubscription[], isRetail: boolean, now: Date): string | null {
  const due = rows.flatMap(({ subscriptionId: id, paymentDueOn, ...row }) => {
    const isPayable = rowAction({ ...row, subscriptionId: id, paymentDueOn }, isRetail) === 'pay-now';
    return isPayable && paymentDueOn && daysUntil(paymentDueOn, now) <= 30
      ? [{ id, time: paymentDueOn.getTime() }]
      : [];
  });
  due.sort((one, other) => one.time - other.time);
  return due[0]?.id ?? null;
}

/** Whole days from `now` until `date` in the visitor's calendar; negative for a past date. */
export const daysUntil = (date: Date, now: Date) => Math.round((midnight(date) - midnight(now)) / 86_400_000);

const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());

const isTrial = (stageName: string) => /^trial\b/i.test(stageName.trim());

const tones = {
  live: 'success',
  trial: 'info',
  'trial extended': 'info',
  'trial expired': 'warning',
  onhold: 'warning',
  cancelled: 'danger',
} as const;

export const stageTone = (stageName: string) => new Map(Object.entries(tones)).get(stageName.toLowerCase()) ?? 'quiet';

/** Paths of a row's seats and checkout. Their query repeats `state`, which reloads and pages outside the console lose. */
export function linksOfRow(row: PurchasedSubscription) {
  const state = {
    subscriptionId: row.subscriptionId,
    productId: row.listingId ?? '',
    planId: row.planId ?? '',
    planPriceId: row.planPriceId ?? '',
  };
  return { state, seats: `seatuser?${queryOf({ subscription: row.subscriptionId })}`, checkout: checkoutPath(state) };
}

/** The number of seats, for the checkout; empty for retail users, who see no numbers of seats (CON-2.3.18). */
export const seatsOf = ({ totalSeats }: PurchasedSubscription, isRetail: boolean) =>
  isRetail || totalSeats === null ? {} : { seats: totalSeats };
