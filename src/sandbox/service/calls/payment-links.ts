import { planOf, priceOf, productOf } from '../../domain/catalogue.ts';
import type { Handlers } from '../handler.ts';
import type { Service } from '../../domain/service.ts';
import { accept, refuse } from '../handler.ts';
import { startPayment } from '../../domain/order-start.ts';
import { currencySign } from '../wire-format.ts';
import type { Order, PaymentLink, User } from '../../domain/world.ts';

export const paymentLinkHandlers: Pick<Handlers, 'paymentLinkRedirect'> = {
  paymentLinkRedirect({ request, pageOrigin, serviceUrl }, service) {
    const link = service.world.paymentLinks.find(({ id }) => id === request.PaymentId);
    const order = service.world.orders.find(({ id }) => id === link?.orderId);
    if (!link || !order) return refuse('The payment link is not valid.', 'PL01');
    const payer = service.world.users.find(({ id }) => id === order.userId);
    const ValidateMessage = judge(service, link, order, request.IsPaymentRedirect);
    const isStarted = request.IsPaymentRedirect && ValidateMessage.Code === 'S0000';
    return accept({
      PaymentOrderInfo: orderInfo(order, payer),
      ValidateMessage,
      Redirect_URL: '',
      RazorPayCheckOut: null,
      ...(isStarted && startPayment(service, order, { user: payer, pageOrigin, serviceUrl })),
    });
  },
};

function judge({ now }: Service, link: PaymentLink, order: Order, isStart: boolean) {
  if (order.status !== 'paid' && link.expiresAt <= now()) {
    return { Code: 'PL02', Message: 'This payment link has expired. Please contact the team for a new one.' };
  }
  if (isStart && order.status === 'paid') return { Code: 'PL03', Message: 'This order was paid already.' };
  if (isStart && order.status === 'pending')
    return { Code: 'PL04', Message: 'The payment of this order is being processed.' };
  return { Code: 'S0000', Message: '' };
}

function orderInfo(order: Order, payer: User | undefined) {
  const plan = planOf(order.planId);
  return {
    OrderId: order.id,
    ProductName: productOf(order.listingId)?.name ?? '',
    PlanName: plan?.displayName ?? '',
    BillingCycle: (plan && priceOf(plan, order.planPriceId)?.cycle) ?? '',
    FillName: payer?.billingAddress?.fullName ?? payer?.fullName ?? '',
    AmountWithCurrency: `${currencySign(order.currency)} ${(order.totalMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    UserId: order.userId,
    IsPaymentDone: order.status === 'paid',
    IsPaymentInProgress: order.status === 'pending',
    ProviderPaymentId: order.paidBy,
  };
}
