import { bytesOf, isSameText, toHex } from './encoding.ts';
import { fulfil } from './fulfilment.ts';
import type { Service } from './service.ts';
import { randomToken } from './random.ts';
import type { Order, Payment, World } from './world.ts';
import { nextId } from './world.ts';

/** The card provider's signature of a payment: HMAC-SHA256 of `order|payment`, in hex. */
export async function signPayment(world: World, providerOrderId: string, paymentId: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(world.cardSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${providerOrderId}|${paymentId}`))));
}

export const isSignature = async (world: World, providerOrderId: string, paymentId: string, signature: string) =>
  isSameText(await signPayment(world, providerOrderId, paymentId), signature);

/** Records a payment attempt at the card provider. */
export function recordCardPayment({ world, random, now }: Service, order: Order, status: Payment['status']): Payment {
  const payment: Payment = {
    id: `pay_${randomToken(random, 14)}`,
    providerOrderId: order.providerOrderId,
    status,
    createdAt: now(),
    confirmedAt: null,
    needsRefund: false,
  };
  world.payments.push(payment);
  return payment;
}

export type Confirmation = 'paid' | 'pending' | 'needs-refund' | 'not-paid';

/**
 * Confirms a payment for its order on the vendor's side. Confirming the same payment again changes nothing (PAY-08); a
 * second payment of an order that is already paid is marked for a refund.
 */
export function confirmPayment(service: Service, order: Order, payment: Payment): Confirmation {
  if (payment.status === 'failed') return 'not-paid';
  if (payment.status === 'pending') {
    if (order.status !== 'paid') order.status = 'pending';
    return 'pending';
  }
  if (payment.needsRefund || (order.paidBy !== null && order.paidBy !== payment.id)) {
    payment.needsRefund = true;
    return 'needs-refund';
  }
  payment.confirmedAt ??= service.now();
  if (order.paidBy === null) fulfil(service, order, payment);
  return 'paid';
}

export const orderOfProvider = (world: World, providerOrderId: string) =>
  world.orders.find((order) => order.providerOrderId === providerOrderId);

export const orderOfSession = (world: World, sessionId: string) =>
  world.orders.find((order) => order.cardSessionId === sessionId);

export const paymentsOf = (world: World, order: Order) =>
  world.payments.filter((payment) => payment.providerOrderId === order.providerOrderId);

/** Records a payment error. An unpaid order becomes failed. */
export function recordPaymentError(
  { world, now }: Service,
  failure: { order: Order | undefined; userId: number; gatewayType: number; detail: string },
): { ErrorRecordId: number; OrderId: number | null } {
  const id = nextId(world, 'error');
  const { order, userId, gatewayType, detail } = failure;
  world.paymentErrors.push({
    id,
    orderId: order?.id ?? null,
    userId,
    gatewayType,
    detail: detail.slice(0, 2000),
    at: now(),
  });
  if (order?.status === 'created') order.status = 'failed';
  return { ErrorRecordId: id, OrderId: order?.id ?? null };
}
