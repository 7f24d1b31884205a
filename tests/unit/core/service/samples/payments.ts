import { addressAnswer } from './billing-address.ts';
import type { Samples } from './sample.ts';
import { person } from '../../../../../stories/person.ts';

const purchase = {
  listingId: 1,
  subscriptionId: '501',
  planId: '11',
  planPriceId: '111',
  promoCode: 'SAVE10',
  terms: { purchaseType: 'renew', iterationType: 'b', lastIterationId: 4 },
};

const purchaseSent = {
  ProductPublicListingId: 1,
  SubscriptionId: 501,
  PlanId: 11,
  SelectedBillingCycleId: 111,
  Promocode: 'SAVE10',
  PurchaseType: 'renew',
  IterationType: 'b',
  LastIterationId: 4,
};

const widgetAnswer = {
  key: 'key_example',
  amount: 118000,
  currency: 'INR',
  order_id: 'order_1',
  prefill: { email: person.email },
};

export const paymentsSamples = {
  checkoutData: {
    proves: 'CON-3.15 CON-7.34 DEC-1.3',
    args: purchase,
    sent: purchaseSent,
    answered: {
      FullName: person.fullName,
      FullMobile: '+91 5550100123',
      Email: person.email,
      BillingAddress: addressAnswer,
      TaxNumberDisplayName: 'GSTIN',
      SelectedBillingCycleId: 111,
      PlanBillingCycleInfo: [
        {
          Key: 'Monthly',
          Value: {
            PlanPriceId: 111,
            PerMonthFinalAmount: 1000,
            EffectiveSubAmount: 999.9,
            TaxDetail: 'GST 18%',
            TaxAmount: 180.1,
            TotalAmount: 1180,
            PromotioncodeInfo: { IsApplied: true, AppliedMessage: 'Applied', OfferAmount: 0.1 },
          },
        },
      ],
      CurrencyCode: 'INR',
      ProductDisplayName: 'Dictation',
      PlanDisplayName: 'Professional',
      IsAlreadyPaid: false,
      PurchaseType: 'renew',
      IterationType: 'b',
      LastIterationId: '4',
    },
    required: [
      'PlanBillingCycleInfo',
      'PlanBillingCycleInfo.0.Value',
      'PlanBillingCycleInfo.0.Value.PlanPriceId',
      'PlanBillingCycleInfo.0.Value.TotalAmount',
      'CurrencyCode',
    ],
  },
  productCheckout: {
    proves: 'CON-7.36 DEC-1.4',
    args: purchase,
    sent: purchaseSent,
  },
  paymentRedirect: {
    proves: 'CON-3.17 CON-7.37',
    args: purchase,
    sent: { ...purchaseSent, PurchaseSeatQty: 0 },
    answered: {
      ValidateMessage: { Code: 'S0000', Message: '' },
      Redirect_URL: 'https://pay.example/session',
      RazorPayCheckOut: widgetAnswer,
      payment_gateway_type: 3,
    },
  },
  makeOnlinePaymentSuccess: {
    proves: 'CON-3.16 CON-7.38',
    args: { paymentId: 'pay_1', orderId: 'order_1', signature: 'signature_1', gatewayType: 1 },
    sent: {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signature_1',
      payment_gateway_type: 1,
    },
    answered: {
      Message: { Code: 'S0000', Message: '' },
      IsShowSuccess: true,
      ProductName: 'Dictation',
      PlanName: 'Professional',
      CurrencyHTMLCode: '&#8377;',
      TotalAmountPaid: 1180.5,
      SubscriptionExpiredOn: '31-01-2028 00:00:00',
      ProviderPaymentId: 'pay_1',
      ErrorRecordId: 5,
      OrderId: 900,
    },
  },
  recordPaymentError: {
    proves: 'CON-7.40',
    args: { orderId: 'order_1', code: 'BAD_REQUEST', reason: 'payment_cancelled', gatewayType: 1, userId: '77' },
    sent: {
      ErrorJson: '{"order_id":"order_1","code":"BAD_REQUEST","reason":"payment_cancelled"}',
      payment_gateway_type: 1,
      UserId: 77,
    },
    answered: { ErrorRecordId: 5, OrderId: 900 },
  },
  paymentLinkRedirect: {
    proves: 'CON-3.17 CON-7.41',
    args: { paymentId: 'link-1', isStart: false },
    sent: { IsPaymentRedirect: false, PaymentId: 'link-1' },
    answered: {
      PaymentOrderInfo: {
        OrderId: 900,
        ProductName: 'Dictation',
        PlanName: 'Professional',
        BillingCycle: 'Monthly',
        FillName: person.fullName,
        AmountWithCurrency: '&#8377; 1,180.00',
        UserId: 77,
        IsPaymentDone: false,
        IsPaymentInProgress: true,
        ProviderPaymentId: 'pay_1',
      },
      ValidateMessage: { Code: 'S0000', Message: '' },
      Redirect_URL: '',
      RazorPayCheckOut: widgetAnswer,
      payment_gateway_type: 2,
    },
    required: ['PaymentOrderInfo.OrderId'],
  },
} satisfies Partial<Samples>;
