import { defineElement, type Attribute } from '../runtime/element.ts';

export const checkoutAttributes = {
  'subscription-id': { kind: 'text', default: '' },
  'product-id': { kind: 'text', default: '' },
  'plan-id': { kind: 'text', default: '' },
  'plan-price-id': { kind: 'text', default: '' },
  seats: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Billing details, billing cycle, promo code, price, and the payment. CON-2.9, CON-4 Checkout. */
export const checkout = defineElement({
  tag: 'dict-checkout',
  attributes: checkoutAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-before-pay', 'dict-payment', 'dict-error'],
  reserve: '620px',
  isProtected: true,
  view: () => import('./Checkout.tsx'),
});
