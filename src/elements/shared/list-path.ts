/**
 * Path of a list of subscriptions. `daysCount` is '' or '-1' without a filter by days. The path of the seats of such a
 * list begins with it (CON-2.1.6 to CON-2.1.8).
 */
export const listPath = (orgId: string, daysCount: string): string =>
  ['/subscription', encodeURIComponent(orgId), orgId && daysCount !== '-1' && encodeURIComponent(daysCount)]
    .filter(Boolean)
    .join('/');
