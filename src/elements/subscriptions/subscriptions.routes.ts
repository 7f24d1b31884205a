import type { Route, Visit } from '../runtime/element.ts';

/** The addresses of this element in the console. */
export const routes: readonly Route[] = [
  { path: '/subscription', page: 'subscriptions', attributes: attributesOfVisit },
  { path: '/subscription/{selectOrgId}', page: 'subscriptions', attributes: attributesOfVisit },
  { path: '/subscription/{selectOrgId}/{daysCount}', page: 'subscriptions', attributes: attributesOfVisit },
];

function attributesOfVisit({ segments, state }: Visit) {
  const { selectOrgId = '', daysCount = '-1' } = segments;
  if (!['-1', '0', '30'].includes(daysCount)) return null;
  return {
    'org-id': selectOrgId,
    'days-count': daysCount,
    'navigate-to-checkout': state.navigateToCheckout === true,
  };
}
