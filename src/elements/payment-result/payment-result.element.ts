import { defineElement, type Attribute } from '../runtime/element.ts';

export const paymentResultAttributes = {
  'session-id': { kind: 'text', default: '' },
  status: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The way back from a payment on the card provider's own page. CON-2.10, DEC-5. */
export const paymentResult = defineElement({
  tag: 'dict-payment-result',
  attributes: paymentResultAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-payment', 'dict-error'],
  reserve: '320px',
  view: () => import('./PaymentResult.tsx'),
});
