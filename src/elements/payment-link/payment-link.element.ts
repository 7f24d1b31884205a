import { brandSlots, defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const paymentLinkAttributes = {
  'payment-id': { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** A payment link: shows an order to anybody who has the link, and takes its payment. CON-2.10, `/payment/{paymentid}`. */
export const paymentLink = defineElement({
  tag: 'dict-payment-link',
  attributes: paymentLinkAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-before-pay', 'dict-payment', 'dict-error'],
  isPasted: true,
  isRenewed: true,
  pages: { payment: 'Payment' },
  routes: [
    { path: '/payment', page: 'payment', navigation: 'hidden', attributes: attributesOfVisit },
    // Removes the id from the address before any request is sent, because whoever has the id may see the order (SEC-37).
    { path: '/payment/{paymentid}', page: 'payment', navigation: 'hidden', redirect: rememberId },
  ],
  view: () => import('./PaymentLink.tsx'),
});

export const docs: DocsOf<typeof paymentLink> = {
  description: 'Shows the order of a payment link and has it paid, without a login.',
  slots: brandSlots,
  attributes: { 'payment-id': 'The id that the payment link was sent with.' },
};

function rememberId({ segments }: Visit) {
  return { to: '/payment', state: { paymentId: segments.paymentid ?? '' } };
}

function attributesOfVisit({ state }: Visit) {
  const { paymentId } = state;
  return typeof paymentId === 'string' && paymentId.trim() !== '' ? { 'payment-id': paymentId } : null;
}
