import * as z from 'zod/mini';
import { decimalsOf } from '../../../core/format/currencies.ts';
import { parseJson } from '../../../core/format/json.ts';
import type { WireRequest } from '../../../core/service/calls.ts';
import { planOf, productOf, priceOf } from '../../domain/catalogue.ts';
import { type Handlers, accept, refuse } from '../handler.ts';
import type { Service } from '../../domain/service.ts';
import {
  confirmPayment,
  isSignature,
  orderOfProvider,
  orderOfSession,
  paymentsOf,
  recordPaymentError,
} from '../../domain/payments.ts';
import { subscriptionOf } from '../../domain/subscriptions.ts';
import { currencySign, iso, major } from '../wire-format.ts';
import type { Order, Payment, User, World, PaymentLink } from '../../domain/world.ts';
import { payerOf, startPayment } from '../../domain/order-start.ts';

export const paymentHandlers = {
  async makeOnlinePaymentSuccess({ request, caller }, service) {
    if ('session_id' in request) return confirmSession(service, request, caller);
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = request;
    const isGenuine = await isSignature(service.world, razorpay_order_id, razorpay_payment_id, razorpay_signature);
    const order = orderOfProvider(service.world, razorpay_order_id);
    const payment = order && paymentsOf(service.world, order).find(({ id }) => id === razorpay_payment_id);
    if (!isGenuine || !order || !payment || belongsToOtherUser(service.world, order, caller)) {
      return notGenuine(service, order, request.payment_gateway_type, 'The payment could not be verified.');
    }
    return accept(confirm(service, order, payment));
  },

  recordPaymentError({ request, caller }, service) {
    const detail = detailShape.parse(parseJson(request.ErrorJson));
    const order = orderOfProvider(service.world, detail.order_id) ?? orderOfSession(service.world, detail.session_id);
    return accept(
      recordPaymentError(service, {
        order,
        userId: caller?.id ?? -1,
        gatewayType: request.payment_gateway_type,
        detail: request.ErrorJson,
      }),
    );
  },

  paymentLinkRedirect(call, service) {
    const { request } = call;
    const link = service.world.paymentLinks.find(({ id }) => id === request.PaymentId);
    const order = service.world.orders.find(({ id }) => id === link?.orderId);
    if (!link || !order) return refuse('The payment link is not valid.', 'PL01');
    const ValidateMessage = judge(service, link, order, request.IsPaymentRedirect);
    const isStarted = request.IsPaymentRedirect && ValidateMessage.Code === 'S0000';
    return accept({
      PaymentOrderInfo: orderInfo(service.world, order),
      ValidateMessage,
      Redirect_URL: '',
      RazorPayCheckOut: null,
      ...(isStarted && startPayment(service, order, call)),
    });
  },
} satisfies Partial<Handlers>;

/** True if a signed-in caller names another user's order. False if the order has a payment link: anybody may pay it. */
const belongsToOtherUser = ({ paymentLinks }: World, order: Order, caller: User | null) =>
  caller !== null &&
  order.userId > 0 &&
  caller.id !== order.userId &&
  !paymentLinks.some(({ orderId }) => orderId === order.id);

type SessionRequest = Extract<WireRequest<'makeOnlinePaymentSuccess'>, { session_id: string }>;

function confirmSession(service: Service, request: SessionRequest, caller: User | null) {
  const { session_id, payment_gateway_type: gatewayType } = request;
  const order = orderOfSession(service.world, session_id);
  if (!order || belongsToOtherUser(service.world, order, caller))
    return notGenuine(service, order, gatewayType, 'The payment session is not known.');
  // Believes the provider's record only: the STATUS in the return address may be forged (PAY-28).
  const payment = paymentsOf(service.world, order).findLast(({ status }) => status !== 'failed');
  if (payment) return accept(confirm(service, order, payment));
  return accept({
    Message: { Code: 'PAY04', Message: 'The payment was not completed.' },
    IsShowSuccess: false,
    ...recordPaymentError(service, { order, userId: order.userId, gatewayType, detail: 'The session has no payment.' }),
  });
}

function notGenuine(service: Service, order: Order | undefined, gatewayType: number, message: string) {
  const record = recordPaymentError(service, {
    order: undefined,
    userId: order?.userId ?? -1,
    gatewayType,
    detail: message,
  });
  return refuse(message, 'PAY01', { ...record, OrderId: order?.id ?? null });
}

const messages: Readonly<Record<ReturnType<typeof confirmPayment>, { Code: string; Message: string }>> = {
  paid: { Code: 'S0000', Message: 'The payment was successful.' },
  pending: { Code: 'S0000', Message: 'The payment is being processed.' },
  'needs-refund': {
    Code: 'PAY02',
    Message: 'This order was paid already. The second payment will be refunded. Please contact the team.',
  },
  'not-paid': { Code: 'PAY04', Message: 'The payment was not completed.' },
};

function confirm(service: Service, order: Order, payment: Payment) {
  const confirmation = confirmPayment(service, order, payment);
  const subscription = subscriptionOf(service.world, order.subscriptionId ?? -1);
  return {
    Message: messages[confirmation],
    IsShowSuccess: confirmation === 'paid',
    ProductName: productOf(order.listingId)?.name ?? '',
    PlanName: planOf(order.planId)?.displayName ?? '',
    CurrencyHTMLCode: currencySign(order.currency),
    TotalAmountPaid: major(order.totalMinor, order.currency),
    SubscriptionExpiredOn: iso(subscription?.expiresAt ?? null),
    ProviderPaymentId: payment.id,
    ErrorRecordId: null,
    OrderId: order.id,
  };
}

const detailShape = z.catch(z.object({ order_id: z.catch(z.string(), ''), session_id: z.catch(z.string(), '') }), {
  order_id: '',
  session_id: '',
});

function judge({ now }: Service, link: PaymentLink, order: Order, isStart: boolean) {
  if (order.status !== 'paid' && link.expiresAt <= now()) {
    return { Code: 'PL02', Message: 'This payment link has expired. Please contact the team for a new one.' };
  }
  if (isStart && order.status === 'paid') return { Code: 'PL03', Message: 'This order was paid already.' };
  if (isStart && order.status === 'pending')
    return { Code: 'PL04', Message: 'The payment of this order is being processed.' };
  return { Code: 'S0000', Message: '' };
}

function amountText({ totalMinor, currency }: Order): string {
  const places = decimalsOf(currency);
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return `${currencySign(currency)} ${major(totalMinor, currency).toLocaleString('en', digits)}`;
}

function orderInfo(world: World, order: Order) {
  const payer = payerOf(world, order);
  return {
    OrderId: order.id,
    ProductName: productOf(order.listingId)?.name ?? '',
    PlanName: planOf(order.planId)?.displayName ?? '',
    BillingCycle: priceOf(planOf(order.planId), order.planPriceId)?.cycle ?? '',
    FillName: payer?.billingAddress?.fullName ?? payer?.fullName ?? '',
    AmountWithCurrency: amountText(order),
    UserId: order.userId,
    IsPaymentDone: order.status === 'paid',
    IsPaymentInProgress: order.status === 'pending',
    ProviderPaymentId: order.paidBy,
  };
}
