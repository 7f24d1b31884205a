import { useStore } from '@nanostores/react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { knownPayment } from './late-payment.tsx';
import { PayNow } from './PayNow.tsx';
import type { OpenOrder, PaymentLinkFlow } from './payment-link.flow.ts';
import { descriptionOf, standOf } from './payment-link.rules.ts';
import { t } from './payment-link.text.ts';
import { Support } from './Support.tsx';

interface LinkOrderProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

/** What is paid for and how much, and either the way to pay it or how the payment stands. */
export function LinkOrder({ step, payment, flow }: LinkOrderProps) {
  const { order } = step;
  const stand = standOf(order, payment);
  const known = useStore(knownPayment.$part);
  return (
    <div className="d-pay-body">
      {stand !== 'unpaid' &&
        (known ? <known.LinkStatus stand={stand} order={order} payment={payment} /> : <Skeleton shape="title" />)}
      <div className="d-pay-product">
        {/* How the order stands is said above it. */}
        <Heading depth={stand === 'unpaid' ? 0 : 1} className="d-heading">
          {order.productName}
        </Heading>
        <p className="d-quiet">{order.planName}</p>
      </div>
      <div className="d-pay-amount">
        <span className="d-quiet">{t(stand === 'unpaid' ? 'amountPayable' : 'amountPaid')}</span>
        <span className="d-pay-sum" translate="no">
          {order.amountText}
        </span>
      </div>
      <Facts
        facts={[
          { label: t('paymentFor'), value: descriptionOf(order) },
          { label: t('orderId'), value: order.orderId, isVerbatim: true },
          { label: t('receiptName'), value: order.receiptName, isVerbatim: true },
        ]}
      />
      {stand === 'unpaid' && <PayNow step={step} payment={payment} flow={flow} />}
      <Support />
    </div>
  );
}
