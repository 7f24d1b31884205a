import { lookUpPaymentLink, paymentLinkRedirect } from '../../core/service/endpoints/payments/payment-link.ts';
import type { ElementHandle } from '../kit/context.ts';

export { linkChange, paidChange } from './link-change.ts';

type Send = ElementHandle['send'];

export const lookUp = (send: Send, paymentId: string) => send(lookUpPaymentLink, { paymentId });

export const start = (send: Send, paymentId: string) => send(paymentLinkRedirect, { paymentId, isStart: true });
