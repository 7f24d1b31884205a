import type { Route, Visit } from '../runtime/element.ts';

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  { path: '/payment', page: 'payment', navigation: 'hidden', attributes: attributesOfVisit },
  // The id opens the link: it goes out of the address before anything is asked with it (SEC-37).
  { path: '/payment/{paymentid}', page: 'payment', navigation: 'hidden', forward: rememberId },
];

function rememberId({ segments }: Visit) {
  return { to: '/payment', state: { paymentId: segments.paymentid ?? '' } };
}

function attributesOfVisit({ state }: Visit) {
  const { paymentId } = state;
  return typeof paymentId === 'string' && paymentId.trim() !== '' ? { 'payment-id': paymentId } : null;
}
