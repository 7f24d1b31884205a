import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { useSession } from '../kit/use-session.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { PaymentPopup, paymentPopupCss } from '../shared/payment/PaymentPopup.tsx';
import { Button, Spinner } from '../kit/controls/Button.tsx';
import { t as tPayment } from '../shared/payment/payment.text.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import paymentResultCss from './payment-result.css?inline';
import type { paymentResultAttributes } from './payment-result.element.ts';
import { createPaymentResultFlow, type ResultStep } from './payment-result.flow.ts';
import { t } from './payment-result.text.ts';

export const css = [...paymentPopupCss, paymentResultCss];

export default function PaymentResult({ sessionId, status }: PropsOf<typeof paymentResultAttributes>) {
  const { navigate } = useElement();
  const session = useSession();
  const flow = useFlow(createPaymentResultFlow);
  const step = useStore(flow.$state);
  useElementState(elementState(step));
  useEffect(() => flow.show(sessionId, status), [flow, sessionId, status]);

  if (step.at === 'incomplete' || step.at === 'others') {
    const leave = session && (
      <Button isSmall onClick={() => navigate('/subscription', { replace: true })}>
        {tPayment('toSubscriptions')}
      </Button>
    );
    return (
      <>
        <Heading className="d-hidden">{t('title')}</Heading>
        <Notice tone="info" action={leave}>
          {t(step.at)}
        </Notice>
      </>
    );
  }
  const checkout = flow.checkout();
  if (step.at === 'outcome')
    return (
      <>
        <Heading className="d-hidden">{t('title')}</Heading>
        <PaymentPopup
          state={step.payment}
          reference={step.reference}
          onOk={session ? () => flow.leave() : null}
          onLinkPage={step.isOfLink ? flow.wayToLink() : null}
          nextStep={step.isOfLink ? t('openLinkAgain') : undefined}
          onBack={checkout === null || step.isOfLink ? undefined : () => flow.leave(checkout)}
          isReported={step.isReported}
          askMore={session && !step.isOfLink ? flow.askBilled : undefined}
          isPage
        />
      </>
    );
  return (
    <div className="d-payment-result" role="status">
      <Spinner label="" />
      <Heading className="d-heading">{t(step.isFailure ? 'recording' : 'confirming')}</Heading>
      {!step.isFailure && <p className="d-quiet">{t('patience')}</p>}
    </div>
  );
}

function elementState(step: ResultStep): ElementState {
  if (step.at === 'waiting') return 'busy';
  if (step.at === 'incomplete' || step.at === 'others') return 'ready';
  if (step.payment.at === 'refused') return 'error';
  return step.payment.at === 'succeeded' ? 'done' : 'busy';
}
