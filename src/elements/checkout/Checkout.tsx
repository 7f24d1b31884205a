import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PaymentState } from '../../core/payments/payment.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { factsCss } from '../kit/lists/Facts.tsx';
import { Tick } from '../kit/icons.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { Notice, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { cycleName } from '../shared/cycle.text.ts';
import { RetryButton } from '../shared/RetryButton.tsx';
import { LazyChanges } from '../shared/payment/LazyChanges.tsx';
import { LazyPaymentPopup } from '../shared/payment/LazyPaymentPopup.tsx';
import { t as tPayment } from '../shared/payment/payment.text.ts';
import { screenCss } from '../kit/layout/Card.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Billed, Billing } from './Billing.tsx';
import checkoutCss from './checkout.css?inline';
import type { checkoutAttributes } from './checkout.element.ts';
import { createCheckoutFlow, type CheckoutFlow } from './checkout.flow.ts';
import {
  chosenCycle,
  totalText,
  type CheckoutStep,
  type OpenCheckout,
  isBusy,
  isFree,
  isPaying,
} from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Subscription } from './Subscription.tsx';
import { priceLines, Summary } from './Summary.tsx';
import { billedFacts, type ReceiptFacts } from '../shared/receipt/receipt-facts.ts';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { viewLocale } from '../kit/language.ts';

export const css = [fieldsCss, screenCss, factsCss, checkoutCss];

export default guarded(Checkout);

function Checkout({ subscriptionId, productId, planId, planPriceId, seats }: PropsOf<typeof checkoutAttributes>) {
  const flow = useFlow(createCheckoutFlow);
  const step = useStore(flow.$state);
  const payment = useStore(flow.payment.$payment);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useElementState(elementState(step, payment));
  useEffect(
    () => flow.show({ subscriptionId, productId, planId, planPriceId }),
    [flow, subscriptionId, productId, planId, planPriceId],
  );

  return (
    <div className="d-checkout">
      <header className="d-checkout-top">
        <div className="d-checkout-brand d-quiet">
          <Brand />
        </div>
        <Heading className="d-title">{t('title')}</Heading>
        {(step.at === 'open' || step.at === 'loading') && (
          <Steps isAtPayment={step.at === 'open' && step.section === 'subscription'} />
        )}
      </header>
      {step.at === 'open' ? (
        <div className="d-checkout-columns">
          <div className="d-stack d-checkout-section">
            {step.section === 'subscription' ? (
              <>
                <Subscription flow={flow} open={step} subscriptionId={subscriptionId} isPaying={isPaying(payment)} />
                <Billed flow={flow} quote={step.quote} isPaying={isPaying(payment)} />
              </>
            ) : (
              <Billing flow={flow} open={step} bar={bar} />
            )}
          </div>
          <Summary
            flow={flow}
            open={step}
            payment={payment}
            seats={seats}
            subscriptionId={subscriptionId}
            barRef={setBar}
          />
        </div>
      ) : (
        <Before step={step} flow={flow} />
      )}
      {step.at === 'open' && step.change && (
        <LazyChanges
          {...step.change}
          yes={isFree(step) ? tPayment('confirmOrder') : t('confirm', { total: totalText(step, viewLocale()) ?? '' })}
          no={t('back')}
          onYes={() => void flow.pay()}
          onNo={flow.closeChange}
        />
      )}
      <LazyPaymentPopup
        key={payment.at}
        state={payment}
        onOk={flow.leave}
        onNotStarted={flow.payment.acknowledge}
        onBack={flow.payment.acknowledge}
        purchase={step.at === 'open' ? receiptOf(step) : undefined}
      />
    </div>
  );
}

const Steps = ({ isAtPayment }: { readonly isAtPayment: boolean }) => (
  <ol className="d-checkout-steps d-small" aria-label={t('steps')}>
    <li aria-current={isAtPayment ? undefined : 'step'}>
      <span aria-hidden="true">{isAtPayment ? <Tick /> : '1'}</span> {t('stepBilling')}
    </li>
    <li aria-current={isAtPayment ? 'step' : undefined}>
      <span aria-hidden="true">2</span> {t('stepPayment')}
    </li>
  </ol>
);

function Before({ step, flow }: { readonly step: Exclude<CheckoutStep, { at: 'open' }>; readonly flow: CheckoutFlow }) {
  const { navigate } = useElement();
  if (step.at === 'incomplete') {
    const back = (
      <Button isSmall onClick={() => navigate('/subscription')}>
        {t('toSubscriptions')}
      </Button>
    );
    return (
      <Notice tone="info" isSilent action={back}>
        {t('incomplete')}
      </Notice>
    );
  }
  if (step.at === 'trouble') {
    const ways = (
      <div className="d-row">
        <RetryButton onRetry={flow.retry} />
        <Button isSmall kind="quiet" onClick={() => navigate('/subscription')}>
          {tKit('cancel')}
        </Button>
      </div>
    );
    return <ProblemNotice problem={step.problem} action={ways} />;
  }
  return (
    <div className="d-checkout-columns" aria-busy="true">
      <div className="d-card d-checkout-skeleton">
        <Skeleton shape="title" />
        <Skeleton shape="row" count={6} />
      </div>
      <div className="d-card d-checkout-skeleton">
        <Skeleton shape="title" />
        <Skeleton count={5} />
        <Skeleton shape="field" />
      </div>
    </div>
  );
}

/** The facts on the receipt that the payment's confirmation lacks or may leave empty. */
function receiptOf(open: OpenCheckout): Partial<ReceiptFacts> {
  const cycle = chosenCycle(open);
  return {
    ...billedFacts(open.quote),
    product: open.quote.productName,
    plan: open.quote.planName,
    cycle: cycle ? cycleName(cycle.name) : '',
    lines: priceLines(open, viewLocale()).map(({ label, value }) => ({ label, amount: value })),
  };
}

function elementState(step: CheckoutStep, payment: PaymentState): ElementState {
  if (payment.at === 'succeeded') return 'done';
  if (step.at === 'loading') return 'loading';
  if (step.at === 'trouble') return 'error';
  return step.at === 'open' && isBusy(step, payment) ? 'busy' : 'ready';
}
