import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const paymentLinkAttributes = {
  'payment-id': { kind: 'text', default: '', says: 'The id that the payment link was sent with.' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** A payment link: shows an order to whoever holds the link, and has it paid. console.md section 2.10, `/payment/{paymentid}`. */
export const paymentLink = defineElement({
  tag: 'dict-payment-link',
  says: 'Shows the order of a payment link and has it paid, without a login.',
  attributes: paymentLinkAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-before-pay', 'dict-payment', 'dict-error'],
  reserve: '560px',
  routes: [
    { path: '/payment', page: 'Payment', guard: 'open', navigation: 'hidden', attributes: attributesOfVisit },
    // The id opens the link: it goes out of the address before anything is asked with it (SEC-37).
    { path: '/payment/{paymentid}', page: 'Payment', guard: 'open', navigation: 'hidden', forward: rememberId },
  ],
  view: () => import('./PaymentLink.tsx'),
});

function rememberId({ segments }: Visit) {
  return { to: '/payment', state: { paymentId: segments.paymentid ?? '' } };
}

function attributesOfVisit({ state }: Visit) {
  const { paymentId } = state;
  return typeof paymentId === 'string' && paymentId.trim() !== '' ? { 'payment-id': paymentId } : null;
}
