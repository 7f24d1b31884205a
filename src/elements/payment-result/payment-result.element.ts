import { brandSlots, defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const paymentResultAttributes = {
  'session-id': { kind: 'text', default: '' },
  status: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

const at = { page: 'paymentStatus', navigation: 'hidden' } as const;

/** The return from a payment on the card provider's own page. CON-2.10, DEC-5. */
export const paymentResult = defineElement({
  tag: 'dict-payment-result',
  attributes: paymentResultAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-payment', 'dict-error'],
  isRenewed: true,
  pages: { paymentStatus: 'Payment status' },
  routes: [
    // Moves session id and status from the address to the navigation state (PAY-27). Either may be a path segment of the
    // address or part of its query.
    { ...at, path: '/paymentconfirmation', redirect: rememberReturn },
    { ...at, path: '/paymentconfirmation', attributes: attributesOfVisit },
    { ...at, path: '/paymentconfirmation/{CHECKOUT_SESSION_ID}/{STATUS?}', redirect: rememberReturn },
  ],
  view: () => import('./PaymentResult.tsx'),
});

export const docs: DocsOf<typeof paymentResult> = {
  description: 'Confirms a payment that was made on the card page, or records that it failed.',
  slots: brandSlots,
  attributes: {
    'session-id': 'The card session that the payer comes back from.',
    status: 'How it ended, as the card page says; success is asked of the service.',
  },
};

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
