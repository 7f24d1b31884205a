import { productOf } from '../../domain/catalogue.ts';
import { accept, type Handlers, refuse, signedIn } from '../handler.ts';
import { createOrder, startPayment } from '../../domain/order-start.ts';
import { type Quote, type Purchase, type PurchaseFields, echoesTerms, readPurchase } from '../../domain/purchase.ts';
import { phoneCodeOf } from '../../domain/users.ts';
import { major } from '../wire-format.ts';
import type { User, World } from '../../domain/world.ts';
import { billingOf } from './billing.ts';

export const checkoutHandlers = {
  checkoutData: signedIn(({ request }, user, { world }) => {
    const purchase = readPurchase(world, user, request);
    if ('problem' in purchase) return refuse(purchase.problem);
    return accept({
      FullName: user.fullName,
      FullMobile: user.mobile && `${phoneCodeOf(user)} ${user.mobile}`,
      Email: user.email,
      ...billingOf(user),
      SelectedBillingCycleId: purchase.chosen?.price.id ?? -1,
      PlanBillingCycleInfo: purchase.quotes.map((quote) => cycleOf(quote, purchase)),
      CurrencyCode: purchase.currency,
      ProductDisplayName: productOf(purchase.plan.listingId)?.name ?? '',
      PlanDisplayName: purchase.plan.displayName,
      IsAlreadyPaid: purchase.isAlreadyPaid,
      ...purchase.terms,
    });
  }),

  productCheckout: signedIn(({ request }, user, { world }) => {
    const purchase = payable(world, user, request);
    return 'problem' in purchase ? refuse(purchase.problem, 'CHK01') : accept(null);
  }),

  paymentRedirect: signedIn((call, user, service) => {
    const { request } = call;
    const purchase = payable(service.world, user, request);
    if ('problem' in purchase) {
      return accept({
        ValidateMessage: { Code: 'CHK01', Message: purchase.problem },
        Redirect_URL: '',
        RazorPayCheckOut: null,
      });
    }
    const order = createOrder(service, user, { ...purchase, promoCode: request.Promocode });
    return accept({ ValidateMessage: { Code: 'S0000', Message: '' }, ...startPayment(service, order, call) });
  }),
} satisfies Partial<Handlers>;

function payable(
  world: World,
  user: User,
  fields: PurchaseFields,
): (Purchase & { chosen: Quote }) | { problem: string } {
  const purchase = readPurchase(world, user, fields);
  if ('problem' in purchase) return purchase;
  const { chosen, subscription } = purchase;
  if (!chosen) return { problem: 'Please choose a billing cycle.' };
  if (!user.billingAddress) return { problem: 'Please enter your billing details.' };
  if (!echoesTerms(purchase, fields)) return { problem: 'This purchase has changed. Please open the checkout again.' };
  const isBeingPaid = world.orders.some(
    (order) => order.subscriptionId === subscription?.id && order.status === 'pending',
  );
  if (subscription && isBeingPaid) return { problem: 'A payment for this subscription is being processed.' };
  return { ...purchase, chosen };
}

function cycleOf(quote: Quote, purchase: Purchase) {
  const amount = (minor: number) => major(minor, purchase.currency);
  return {
    Key: quote.price.cycle,
    Value: {
      PlanPriceId: quote.price.id,
      PerMonthFinalAmount: amount(quote.perMonthMinor),
      EffectiveSubAmount: amount(quote.subtotalMinor),
      TaxDetail: purchase.taxDetail,
      TaxAmount: amount(quote.taxMinor),
      TotalAmount: amount(quote.totalMinor),
      PromotioncodeInfo: {
        IsApplied: quote.promo?.isApplied ?? false,
        AppliedMessage: quote.promo?.message ?? '',
        OfferAmount: amount(quote.offerMinor),
      },
    },
  };
}
