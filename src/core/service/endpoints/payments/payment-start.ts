import * as z from 'zod/mini';
import { number, optional, optionalId, read, text, verdict } from '../../shapes.ts';

const defaultGatewayType = 1;
const deepestOption = 6;

/**
 * The options of the card widget: handed to it as they came, so no list of them is kept here. What the screens compare
 * first is read out: the amount in the currency's smallest unit (PAY-33), the currency, the order.
 */
const widgetOptions = read(
  z.looseObject({ amount: optional(number), currency: text, order_id: optionalId }),
  (wire) => ({
    amountMinor: wire.amount,
    currency: wire.currency,
    orderId: wire.order_id,
    options: plainCopy(wire, deepestOption) as Readonly<Record<string, unknown>>,
  }),
);

/** The service's options for the card widget; they are passed on as they came. */
export type WidgetOptions = z.output<typeof widgetOptions>;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

// The only part of an answer that is passed on without a schema: prototype keys and deep nesting are rejected (SEC-36).
function plainCopy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((each) => plainCopy(each, depth - 1));
  const kept = Object.entries(value).filter(([key]) => !forbiddenKeys.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, plainCopy(each, depth - 1)]));
}

/** The answer to a payment start, at the checkout and on a payment link (DEC-1). */
export const paymentStartFields = {
  ValidateMessage: optional(verdict),
  Redirect_URL: text,
  RazorPayCheckOut: optional(widgetOptions),
  payment_gateway_type: optional(number),
};

const paymentStartOnWire = z.object(paymentStartFields);

/**
 * `message` is null or has the code 'S0000' when the payment may go on: to `redirectUrl` where it is not '', else with
 * `widget`. `redirectUrl` is the service's: check it before it is followed.
 */
export const toPaymentStart = (wire: z.output<typeof paymentStartOnWire>) => ({
  message: wire.ValidateMessage,
  redirectUrl: wire.Redirect_URL,
  widget: wire.RazorPayCheckOut,
  gatewayType: wire.payment_gateway_type ?? defaultGatewayType,
});

export const paymentStart = read(paymentStartOnWire, toPaymentStart);

/** How a payment goes on: in the card widget, or on the provider's page. */
export type PaymentStart = z.output<typeof paymentStart>;
