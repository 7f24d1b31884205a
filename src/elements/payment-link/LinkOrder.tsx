import type { PaymentState } from '../../core/payments/payment-state.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payment-link.ts';
import { Facts } from '../kit/lists/Facts.tsx';
import { LinkStatus, standOf } from './LinkStatus.tsx';
import { PayNow } from './PayNow.tsx';
import type { LinkStep } from './payment-link.flow.ts';
import { t } from './payment-link.text.ts';
import { Support } from './Support.tsx';

interface LinkOrderProps {
  readonly step: Extract<LinkStep, { at: 'order' }>;
  readonly payment: PaymentState;
  readonly onPay: () => void;
}

/** What is paid for and how much, and either the way to pay it or how the payment stands. */
export function LinkOrder({ step, payment, onPay }: LinkOrderProps) {
  const { order } = step;
  const stand = standOf(order, payment);
  return (
    <div className="d-pay-body">
      {stand !== 'unpaid' && <LinkStatus stand={stand} order={order} payment={payment} />}
      <div className="d-pay-product">
        <h1 className="d-heading">{order.productName}</h1>
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
      {stand === 'unpaid' && <PayNow refusal={step.refusal} payment={payment} onPay={onPay} />}
      <Support />
    </div>
  );
}

const descriptionOf = ({ productName, planName, billingCycle }: PaymentOrder) =>
  [productName, planName, billingCycle].filter(Boolean).join(', ');
