import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { lazyView } from '../kit/lazy-view.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { screenCss, Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { LinkOrder } from './LinkOrder.tsx';
import paymentLinkCss from './payment-link.css?inline';
import type { paymentLinkAttributes } from './payment-link.element.ts';
import { createPaymentLinkFlow, type LinkStep } from './payment-link.flow.ts';
import { t } from './payment-link.text.ts';
import { factsCss } from '../kit/lists/Facts.tsx';
import { Merchant, Support } from './Merchant.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { t as serviceText } from '../../core/service/outcomes.text.ts';
import { translator, translated } from '../kit/language.ts';

const tService = translator(serviceText);

const Changes = lazyView(
  async () => ({ default: (await import('../shared/payment/Changes.tsx')).Changes }),
  ChangesLost,
);

function ChangesLost({ no, onNo }: { readonly no: string; readonly onNo: () => void }) {
  return (
    <Notice tone="danger" action={<Button onClick={onNo}>{no}</Button>}>
      {tService('noAnswer')}
    </Notice>
  );
}

export const css = [screenCss, factsCss, paymentLinkCss];

export default function PaymentLink({ paymentId }: PropsOf<typeof paymentLinkAttributes>) {
  const flow = useFlow(createPaymentLinkFlow);
  const step = useStore(flow.$state);
  const payment = useStore(flow.$payment);
  useElementState(elementState(step, payment));
  // Effect: the order depends on the attribute, which the page may change.
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
          <Before step={step} onRetry={() => flow.retry()} />
        </div>
      )}
      {step.at === 'order' && step.change && (
        <Changes
          {...step.change}
          yes={t('confirm', { amount: step.order.amountText })}
          no={tKit('back')}
          onYes={() => void flow.pay()}
          onNo={flow.closeChange}
        />
      )}
    </section>
  );
}

interface BeforeProps {
  readonly step: Exclude<LinkStep, { at: 'order' }>;
  readonly onRetry: () => void;
}

function Before({ step, onRetry }: BeforeProps) {
  if (step.at === 'incomplete') return <Notice tone="info">{t('incomplete')}</Notice>;
  if (step.at === 'trouble' || step.at === 'invalid') {
    return (
      <>
        {step.at === 'trouble' ? (
          <Notice tone="danger" action={<RetryButton onRetry={onRetry} />}>
            {translated(step.problem.text)}
          </Notice>
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
      <Skeleton count={5} />
      <Skeleton shape="field" />
    </div>
  );
}

function elementState(step: LinkStep, payment: PaymentState): ElementState {
  if (step.at === 'loading') return 'loading';
  if (step.at === 'leaving') return 'busy';
  if (step.at === 'trouble' || step.at === 'invalid') return 'error';
  if (step.at === 'order' && (step.order.isDone || payment.at === 'succeeded')) return 'done';
  return ['ready', 'elsewhere', 'not-kept', 'dismissed', 'refused'].includes(payment.at) ? 'ready' : 'busy';
}
