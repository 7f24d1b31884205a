import { useId } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { isKnown } from '../kit/lists/Facts.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { OpenElsewhere } from '../shared/payment/OpenElsewhere.tsx';
import { referenceOf } from '../shared/payment/payment-reference.ts';
import type { OpenOrder, PaymentLinkFlow } from './payment-link.flow.ts';
import { t } from './payment-link.text.ts';

interface PayNowProps {
  readonly step: OpenOrder;
  readonly payment: PaymentState;
  readonly flow: PaymentLinkFlow;
}

/** The button, and above it how the last try ended. */
export function PayNow({ step, payment, flow }: PayNowProps) {
  const id = useId();
  if (step.refusal !== null) return <Notice tone="danger">{step.refusal}</Notice>;
  if (payment.at === 'elsewhere')
    return <OpenElsewhere state={payment} onGoOn={flow.goOn} onTakeBack={flow.takeBack} />;
  const busyLabel = payment.at === 'leaving' ? t('leaving') : payment.at === 'starting' ? t('starting') : t('open');
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
    return <Notice tone={isChoice ? 'warning' : 'danger'}>{payment.trouble.text}</Notice>;
  }
  if (payment.at === 'ready' && step.trouble !== null) return <Notice tone="danger">{step.trouble}</Notice>;
  if (payment.at !== 'dismissed' && payment.at !== 'refused') return null;
  const text = payment.at === 'refused' ? payment.text || t('failed') : t('dismissed');
  return (
    <Notice tone={payment.at === 'refused' ? 'danger' : 'warning'}>
      {text} <Reference payment={payment} />
    </Notice>
  );
}

/** The ids that support asks for, in a line that can be read aloud. */
function Reference({ payment }: { readonly payment: Parameters<typeof referenceOf>[0] }) {
  const known = referenceOf(payment).filter(isKnown);
  if (known.length === 0) return null;
  return <span translate="no">{known.map(({ label, value }) => `${label}: ${value}`).join(', ')}</span>;
}
