import { defineElement, type Attribute } from '../runtime/element.ts';

export const paymentLinkAttributes = {
  'payment-id': { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** A payment link: shows an order to whoever holds the link, and has it paid. CON-2.10, `/payment/{paymentid}`. */
export const paymentLink = defineElement({
  tag: 'dict-payment-link',
  attributes: paymentLinkAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-before-pay', 'dict-payment', 'dict-error'],
  reserve: '560px',
  view: () => import('./PaymentLink.tsx'),
});
