import * as z from 'zod/mini';
import { forbiddenKeys } from '../../../format/json.ts';
import { optional, read } from '../../fields.ts';
import * as shapes from '../../shapes.ts';

export const defaultGatewayType = 1;

type Verdict = z.output<typeof shapes.verdict>;

/** False if there is no message, or if its code is '' or that of a success. */
export const refuses = (message: Verdict | null): message is Verdict =>
  message !== null && message.code !== '' && message.code !== 'S0000';

const deepestOption = 6;

/**
 * The card widget gets all its options as sent, but without prototype keys and deep nesting, because no schema checks
 * them (SEC-36). The schema parses only the fields that are needed before the widget opens: the amount, in the
 * currency's smallest unit (PAY-33), the currency and the order's id.
 */
const widgetOptions = read(
  z.looseObject({ amount: optional(shapes.number), currency: shapes.text, order_id: shapes.optionalId }),
  (wire) => ({
    amountMinor: wire.amount,
    currency: wire.currency,
    orderId: wire.order_id,
    options: plainCopy(wire, deepestOption) as Readonly<Record<string, unknown>>,
  }),
);

export type WidgetOptions = z.output<typeof widgetOptions>;

function plainCopy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((each) => plainCopy(each, depth - 1));
  const kept = Object.entries(value).filter(([key]) => !forbiddenKeys.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, plainCopy(each, depth - 1)]));
}

export const paymentStartFields = {
  ValidateMessage: optional(shapes.verdict),
  Redirect_URL: shapes.text,
  RazorPayCheckOut: optional(widgetOptions),
  payment_gateway_type: optional(shapes.number),
};

const paymentStartOnWire = z.object(paymentStartFields);

/**
 * The payment may continue if `message` is null or its code is '' or 'S0000': at `redirectUrl` or, if that is '', in the
 * card widget with the options `widget`. Validate `redirectUrl` before following it.
 */
export const toPaymentStart = (wire: z.output<typeof paymentStartOnWire>) => ({
  message: wire.ValidateMessage,
  redirectUrl: wire.Redirect_URL,
  widget: wire.RazorPayCheckOut,
  gatewayType: wire.payment_gateway_type ?? defaultGatewayType,
});

export const paymentStart = read(paymentStartOnWire, toPaymentStart);

export type PaymentStart = z.output<typeof paymentStart>;
