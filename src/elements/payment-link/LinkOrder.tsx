import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { LinkStatus, FailedTry, OngoingPayment } from './lazy-status.tsx';
import type { OpenOrder, PaymentLinkFlow } from './payment-link.flow.ts';
import { descriptionOf, paymentStatusOf } from './payment-link.rules.ts';
import { t } from './payment-link.text.ts';
import { Support } from './Merchant.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { useId, useReducer } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { t as tPayment } from '../shared/payment/element-payment.text.ts';
import { translated } from '../kit/language.ts';

interface LinkOrderProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

export function LinkOrder({ step, payment, flow }: LinkOrderProps) {
  const { order } = step;
  const status = paymentStatusOf(order, payment);
  return (
    <div className="d-pay-body">
      {status !== 'unpaid' && (
        <LinkStatus fallback={<Skeleton shape="title" />} status={status} order={order} payment={payment} />
      )}
      <div className="d-pay-product">
        {/* If a status is shown above, it is the highest heading. */}
        <Heading depth={status === 'unpaid' ? 0 : 1} className="d-heading">
          {order.productName}
        </Heading>
        <p className="d-quiet">{order.planName}</p>
      </div>
      <div className="d-pay-amount">
        <span className="d-quiet">{t(status === 'unpaid' ? 'amountPayable' : 'amountPaid')}</span>
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
      {status === 'unpaid' && <PayNow step={step} payment={payment} flow={flow} />}
      <Support />
    </div>
  );
}

function PayNow({ step, payment, flow }: LinkOrderProps) {
  const id = useId();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // A warning can't be closed: nothing else says why there is no Pay Now.
  if (step.refusal !== null) return <Notice tone="warning">{translated(step.refusal)}</Notice>;
  if (payment.at === 'elsewhere' || payment.at === 'not-kept') {
    return (
      <OngoingPayment
        key={attempt}
        fallback={<Skeleton shape="field" />}
        state={payment}
        onResume={flow.resume}
        onTakeBack={flow.takeBack}
        onRetry={retry}
      />
    );
  }
  const ongoing = payment.at === 'leaving' || payment.at === 'starting' ? payment.at : 'open';
  const isBusy = payment.at !== 'ready' && payment.at !== 'dismissed' && payment.at !== 'refused';
  return (
    <div className="d-stack">
      <div id={id}>
        <LastTry step={step} payment={payment} />
      </div>
      <Button
        kind="primary"
        isWide
        busy={isBusy}
        busyLabel={tPayment(isBusy ? ongoing : 'starting')}
        onClick={() => void flow.pay()}
        aria={{ 'aria-describedby': id }}
      >
        {t('payNow')}
      </Button>
    </div>
  );
}

function LastTry({ step, payment }: Pick<LinkOrderProps, 'step' | 'payment'>) {
  if (payment.at === 'ready' && payment.trouble) {
    const isChoice = payment.trouble.kind === 'price-changed' || payment.trouble.kind === 'elsewhere';
    return <Notice tone={isChoice ? 'warning' : 'danger'}>{translated(payment.trouble.text)}</Notice>;
  }
  if (payment.at === 'ready' && step.trouble !== null) return <Notice tone="danger">{translated(step.trouble)}</Notice>;
  if (payment.at !== 'dismissed' && payment.at !== 'refused') return null;
  return <FailedTry payment={payment} />;
}
