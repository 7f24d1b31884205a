import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { drawn } from '../../core/format/text.ts';
import { startableStates, type PaymentState } from '../../core/payments/payment.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { Notice, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { skeletonCss, Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import paymentLinkCss from './payment-link.css?inline';
import type { paymentLinkAttributes } from './payment-link.element.ts';
import { createPaymentLinkFlow, type PaymentLinkFlow } from './payment-link.flow.ts';
import type { LinkStep, OpenOrder } from './payment-link.order.ts';
import { t } from './payment-link.text.ts';
import { factsCss, Facts } from '../kit/lists/Facts.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';
import { LazyChanges } from '../shared/payment/LazyChanges.tsx';
import {
  keepingFocus,
  OngoingPayment,
  OpenedPayment,
  StartTrouble,
  WindowClosed,
} from '../shared/payment/OngoingPayment.tsx';
import { FailedTry, LinkStatus, OrderReceipt } from './payment-status.tsx';
import { cycleName } from '../shared/cycle.text.ts';
import { descriptionOf, isFree, paymentStatusOf } from './payment-link.rules.ts';
import { ongoingText } from '../shared/payment/ongoing-text.ts';
import { t as tPayment } from '../shared/payment/payment.text.ts';
import { Lock } from '../kit/icons.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { SupportMail } from '../shared/payment/SupportMail.tsx';

export const css = [skeletonCss, factsCss, paymentLinkCss];

export default function PaymentLink({ paymentId }: PropsOf<typeof paymentLinkAttributes>) {
  const flow = useFlow(createPaymentLinkFlow);
  const step = useStore(flow.$state);
  const payment = useStore(flow.payment.$payment);
  useElementState(elementState(step, payment));
  useEffect(() => flow.show(paymentId), [flow, paymentId]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && flow.lookAgain();
    const listening = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: listening.signal });
    return () => listening.abort();
  }, [flow]);

  const isSteady = step.at === 'loading' || (step.at === 'order' && !step.order.isDone);
  return (
    <section className={isSteady ? 'd-pay d-pay-steady' : 'd-pay'} aria-label={t('title')}>
      <Merchant />
      {step.at === 'order' ? (
        <LinkOrder step={step} payment={payment} flow={flow} />
      ) : (
        <div className="d-pay-body">
          <Heading className="d-hidden">{t('title')}</Heading>
          <Before step={step} flow={flow} />
        </div>
      )}
      {step.at === 'order' && step.change && (
        <LazyChanges
          {...step.change}
          yes={isFree(step.order) ? tPayment('confirmOrder') : t('confirm', { amount: step.order.amountText })}
          no={tKit('back')}
          onYes={() => void flow.pay()}
          onNo={flow.closeChange}
        />
      )}
    </section>
  );
}

function Before({ step, flow }: { readonly step: Exclude<LinkStep, { at: 'order' }>; readonly flow: PaymentLinkFlow }) {
  if (step.at === 'incomplete') return <Notice tone="info">{t('incomplete')}</Notice>;
  if (step.at === 'trouble' || step.at === 'invalid') {
    return (
      <>
        {step.at === 'trouble' ? (
          <ProblemNotice problem={step.problem} action={<RetryButton onRetry={flow.retry} />} />
        ) : (
          <Notice tone="warning">{t('invalid')}</Notice>
        )}
        <Support />
      </>
    );
  }
  return (
    <div className="d-pay-waiting" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton count={2} />
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="field" />
      <Skeleton />
    </div>
  );
}

function elementState(step: LinkStep, payment: PaymentState): ElementState {
  if (step.at === 'loading') return 'loading';
  if (step.at === 'leaving') return 'busy';
  if (step.at === 'trouble' || step.at === 'invalid') return 'error';
  if (step.at === 'order' && (step.order.isDone || payment.at === 'succeeded')) return 'done';
  return ['ready', 'elsewhere', 'opened', 'not-kept', 'dismissed', 'refused'].includes(payment.at) ? 'ready' : 'busy';
}

interface LinkOrderProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

function LinkOrder({ step, payment, flow }: LinkOrderProps) {
  const { order } = step;
  const status = paymentStatusOf(order, payment);
  return (
    <div className="d-pay-body">
      {status !== 'unpaid' && <LinkStatus status={status} order={order} payment={payment} />}
      <div className="d-pay-product">
        {/* If a status is shown above, it is the highest heading. */}
        <Heading depth={status === 'unpaid' ? 0 : 1} className="d-heading">
          {drawn(order.productName)}
        </Heading>
        <p className="d-quiet">{drawn(order.planName)}</p>
      </div>
      {order.amountText && (
        <div className="d-pay-amount">
          <span className="d-quiet">{t(status === 'unpaid' ? 'amountPayable' : 'amountPaid')}</span>
          <span className="d-pay-sum" translate="no">
            <bdi dir="ltr">{order.amountText}</bdi>
          </span>
        </div>
      )}
      <Facts
        facts={[
          { label: t('paymentFor'), value: descriptionOf({ ...order, billingCycle: cycleName(order.billingCycle) }) },
          { label: tKit('orderId'), value: order.orderId, isLtr: true },
          { label: t('receiptName'), value: order.receiptName, isVerbatim: true },
        ]}
      />
      {status === 'unpaid' && <PayNow step={step} payment={payment} flow={flow} />}
      {status === 'paid' && <OrderReceipt order={order} payment={payment} />}
      <Support orderId={order.orderId} />
    </div>
  );
}

function PayNow({ step, payment, flow }: LinkOrderProps) {
  const id = useId();
  // A warning, because a warning can't be closed: nothing else says why there is no Pay Now.
  if (step.refusal !== null) return <Notice tone="warning">{translated(step.refusal)}</Notice>;
  if (payment.at === 'opened') {
    return (
      <OpenedPayment
        state={payment}
        isChecking={step.isChecking}
        trouble={step.trouble}
        onCheck={() => void flow.checkAgain()}
        onPay={() => void flow.payAgain()}
      />
    );
  }
  if (payment.at === 'elsewhere' || payment.at === 'not-kept') {
    return <OngoingPayment state={payment} onResume={flow.payment.resume} onTakeBack={flow.payment.takeBack} />;
  }
  return (
    <div className="d-stack">
      <div id={id}>
        <LastTry step={step} payment={payment} />
      </div>
      <Button
        kind="primary"
        isWide
        busy={!startableStates.has(payment.at)}
        busyLabel={tPayment(ongoingText(payment))}
        onClick={keepingFocus(() => void flow.pay())}
        aria={{ 'aria-describedby': id }}
      >
        {t('payNow')}
      </Button>
      {payment.at === 'open' && <WindowClosed onClose={flow.payment.closeWidget} />}
    </div>
  );
}

function LastTry({ step, payment }: Pick<LinkOrderProps, 'step' | 'payment'>) {
  if (payment.at === 'ready' && payment.trouble) return <StartTrouble trouble={payment.trouble} />;
  if (payment.at === 'ready' && step.trouble !== null) return <Notice tone="danger">{translated(step.trouble)}</Notice>;
  if (payment.at !== 'dismissed' && payment.at !== 'refused') return null;
  return <FailedTry payment={payment} />;
}

const Merchant = () => (
  <header className="d-pay-merchant">
    <span className="d-pay-brand">
      <Brand />
    </span>
    <span className="d-pay-secure">
      <Lock /> {tPayment('secure')}
    </span>
  </header>
);

const Support = ({ orderId }: { readonly orderId?: string }) => (
  <p className="d-small d-quiet d-pay-support">
    <SupportMail text={t('support')} orderId={orderId} />
  </p>
);
