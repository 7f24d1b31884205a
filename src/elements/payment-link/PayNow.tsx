import { useId, useReducer } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { FailedTry, OpenElsewhere } from './late-payment.tsx';
import type { OpenOrder, PaymentLinkFlow } from './payment-link.flow.ts';
import { t } from './payment-link.text.ts';
import { t as tPayment } from '../shared/payment/element-payment.text.ts';
import { drawnText } from '../kit/language.ts';

interface PayNowProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

export function PayNow({ step, payment, flow }: PayNowProps) {
  const id = useId();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  if (step.refusal !== null) return <Notice tone="danger">{step.refusal}</Notice>;
  if (payment.at === 'elsewhere' || payment.at === 'not-kept') {
    return (
      <OpenElsewhere
        key={attempt}
        fallback={<Skeleton shape="field" />}
        state={payment}
        onGoOn={flow.goOn}
        onTakeBack={flow.takeBack}
        onRetry={retry}
      />
    );
  }
  const busyLabel = tPayment(payment.at === 'leaving' || payment.at === 'starting' ? payment.at : 'open');
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
        busyLabel={busyLabel}
        onClick={() => void flow.pay()}
        aria={{ 'aria-describedby': id }}
      >
        {t('payNow')}
      </Button>
    </div>
  );
}

function LastTry({ step, payment }: Pick<PayNowProps, 'step' | 'payment'>) {
  if (payment.at === 'ready' && payment.trouble) {
    const isChoice = payment.trouble.kind === 'price-changed' || payment.trouble.kind === 'elsewhere';
    return <Notice tone={isChoice ? 'warning' : 'danger'}>{drawnText(payment.trouble.text)}</Notice>;
  }
  if (payment.at === 'ready' && step.trouble !== null) return <Notice tone="danger">{step.trouble}</Notice>;
  if (payment.at !== 'dismissed' && payment.at !== 'refused') return null;
  return <FailedTry payment={payment} />;
}
