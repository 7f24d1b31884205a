import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const paymentResultAttributes = {
  'session-id': { kind: 'text', default: '', says: 'The card session that the payer comes back from.' },
  status: { kind: 'text', default: '', says: 'How it ended, as the card page says; success is asked of the service.' },
} as const satisfies Readonly<Record<string, Attribute>>;

const at = { page: 'Payment status', guard: 'open', navigation: 'hidden' } as const;

/** The way back from a payment on the card provider's own page. console.md section 2.10, decisions.md section 5. */
export const paymentResult = defineElement({
  tag: 'dict-payment-result',
  says: 'Confirms a payment that was made on the card page, or records that it failed.',
  attributes: paymentResultAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-payment', 'dict-error'],
  reserve: '320px',
  routes: [
    // Both parameters go out of the address (PAY-27): segments, a query, or one of each.
    { ...at, path: '/paymentconfirmation', forward: rememberReturn },
    { ...at, path: '/paymentconfirmation', attributes: attributesOfVisit },
    { ...at, path: '/paymentconfirmation/{CHECKOUT_SESSION_ID}/{STATUS?}', forward: rememberReturn },
  ],
  view: () => import('./PaymentResult.tsx'),
});

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
