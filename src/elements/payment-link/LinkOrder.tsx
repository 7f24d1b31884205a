import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { LinkStatus } from './late-payment.tsx';
import { PayNow } from './PayNow.tsx';
import type { OpenOrder, PaymentLinkFlow } from './payment-link.flow.ts';
import { descriptionOf, standOf } from './payment-link.rules.ts';
import { t } from './payment-link.text.ts';
import { Support } from './Merchant.tsx';
import { t as tKit } from '../kit/kit.text.ts';

interface LinkOrderProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

/** The order with its amount, and either Pay Now or the status of its payment. */
export function LinkOrder({ step, payment, flow }: LinkOrderProps) {
  const { order } = step;
  const stand = standOf(order, payment);
  return (
    <div className="d-pay-body">
      {stand !== 'unpaid' && (
        <LinkStatus fallback={<Skeleton shape="title" />} stand={stand} order={order} payment={payment} />
      )}
      <div className="d-pay-product">
        {/* The status above it is the highest heading. */}
        <Heading depth={stand === 'unpaid' ? 0 : 1} className="d-heading">
          {order.productName}
        </Heading>
        <p className="d-quiet">{order.planName}</p>
      </div>
      <div className="d-pay-amount">
        <span className="d-quiet">{t(stand === 'unpaid' ? 'amountPayable' : 'amountPaid')}</span>
        <span className="d-pay-sum" translate="no">
          <bdi dir="ltr">{order.amountText}</bdi>
        </span>
      </div>
      <Facts
        facts={[
          { label: t('paymentFor'), value: descriptionOf(order) },
          { label: tKit('orderId'), value: order.orderId, isLtr: true },
          { label: t('receiptName'), value: order.receiptName, isVerbatim: true },
        ]}
      />
      {stand === 'unpaid' && <PayNow step={step} payment={payment} flow={flow} />}
      <Support />
    </div>
  );
}
