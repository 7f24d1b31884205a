import type { Route, Visit } from '../runtime/element.ts';

const at = { page: 'paymentStatus', navigation: 'hidden' } as const;

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  // Both parameters go out of the address (PAY-27): segments, a query, or one of each.
  { ...at, path: '/paymentconfirmation', forward: rememberReturn },
  { ...at, path: '/paymentconfirmation', attributes: attributesOfVisit },
  { ...at, path: '/paymentconfirmation/{CHECKOUT_SESSION_ID}/{STATUS?}', forward: rememberReturn },
];

function rememberReturn({ segments, query }: Visit) {
  const read = (name: string) => segments[name] || ([...query].find(([key]) => key.toUpperCase() === name)?.[1] ?? '');
  const sessionId = read('CHECKOUT_SESSION_ID');
  return sessionId ? { to: '/paymentconfirmation', state: { sessionId, status: read('STATUS') } } : null;
}

function attributesOfVisit({ state }: Visit) {
  const { sessionId, status } = state;
  if (typeof sessionId !== 'string' || sessionId === '') return null;
  return { 'session-id': sessionId, status: typeof status === 'string' ? status : '' };
}
