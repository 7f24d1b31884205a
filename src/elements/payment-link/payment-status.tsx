import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../../core/page/clock.ts';
import { holdsFocus } from '../../core/page/focus.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';
import { useElement } from '../kit/context.ts';
import { focusPlaceOf, keepFocus } from '../kit/layers/keep-focus.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { StatusIcon } from '../kit/layout/ResultScreen.tsx';
import { Ltr, TextWithNodes } from '../kit/layout/Text.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { cycleName } from '../shared/cycle.text.ts';
import { t as tShared } from '../shared/payment/payment.text.ts';
import { PendingNotice, referenceOf } from '../shared/payment/PendingNotice.tsx';
import { PrintReceipt } from '../shared/receipt/PrintReceipt.tsx';
import type { LinkPaymentStatus } from './payment-link.rules.ts';
import { t } from './payment-link.text.ts';
import { isKnown } from '../kit/lists/Facts.tsx';
import { t as tKit } from '../kit/kit.text.ts';

interface LinkStatusProps {
  readonly status: Exclude<LinkPaymentStatus, 'unpaid'>;
  readonly order: PaymentOrder;
  readonly payment: PaymentState;
}

export function LinkStatus({ status, order, payment }: LinkStatusProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { announce, element } = useElement();
  const isUnread = payment.at !== 'ready';
  const text = status === 'paid' ? t('successful') : t('pending');
  // Effect: focuses a new status, because Pay Now or the card widget, which had the focus, has disappeared (A11Y-31).
  useEffect(() => {
    const node = heading.current;
    if (!isUnread || !node) return;
    // Leaves the focus where it is if the payer is elsewhere on the page, such as in another element with the same order.
    if (document.activeElement === document.body || (element && holdsFocus(element))) {
      node.focus({ preventScroll: true });
      keepFocus(focusPlaceOf(node));
    }
    // A success within the same frame takes back the pending status.
    return announce(text);
  }, [isUnread, announce, element, text]);

  return (
    <div className="d-pay-status">
      <StatusIcon kind={status === 'paid' ? 'done' : 'pending'} />
      <Heading ref={heading} className="d-heading" tabIndex={-1}>
        {text}
      </Heading>
      {status === 'paid' ? <Transaction order={order} payment={payment} /> : <p>{tShared('processing')}</p>}
      {status === 'pending' && (
        <p className="d-small d-quiet">
          <TextWithNodes
            text={tKit('labelled')}
            nodes={{ label: tKit('orderId'), value: <Ltr>{order.orderId}</Ltr> }}
          />
        </p>
      )}
      {status === 'pending' && payment.at === 'pending' && <PendingNotice state={payment} />}
      {isDuplicate(payment) && <Notice tone="warning">{tShared('twice')}</Notice>}
      {status === 'paid' && payment.at === 'refused' && <Notice tone="warning">{failedText(payment)}</Notice>}
    </div>
  );
}

function Transaction({ order, payment }: Pick<LinkStatusProps, 'order' | 'payment'>) {
  const confirmed = payment.at === 'succeeded' ? payment.confirmation.providerPaymentId : null;
  const transactionId = confirmed ?? order.providerPaymentId;
  if (!transactionId) return null;
  return (
    <p>
      <TextWithNodes
        text={tKit('labelled')}
        nodes={{ label: tShared('transactionId'), value: <strong translate="no">{transactionId}</strong> }}
      />
    </p>
  );
}

export function OrderReceipt({ order, payment }: Pick<LinkStatusProps, 'order' | 'payment'>) {
  const isNew = payment.at === 'succeeded';
  const [paidOn] = useState(() => (isNew ? new Date(systemClock.now()) : null));
  const { productName, planName, billingCycle, receiptName, amountText, orderId, providerPaymentId } = order;
  return (
    <PrintReceipt
      facts={{
        // The service does not say when an order was paid: only a payment on this page has a date.
        date: paidOn,
        payer: receiptName,
        product: productName,
        plan: planName,
        cycle: cycleName(billingCycle),
        total: amountText,
        orderId,
        transactionId: (isNew && payment.confirmation.providerPaymentId) || providerPaymentId,
      }}
    >
      {tShared('printReceipt')}
    </PrintReceipt>
  );
}

const isDuplicate = (payment: PaymentState) => payment.at === 'succeeded' && payment.isDuplicate;

interface FailedTryProps {
  readonly payment: Extract<PaymentState, { at: 'dismissed' | 'refused' }>;
}

export function FailedTry({ payment }: FailedTryProps) {
  const known = referenceOf(payment).filter(isKnown);
  return (
    <Notice tone={payment.at === 'refused' ? 'danger' : 'warning'}>
      {/* A paragraph each: the text of the service may be in another language, with another direction. */}
      <p>{failedText(payment)}</p>
      {payment.at === 'refused' && <p>{tShared('moneyUnknown')}</p>}
      {known.length > 0 && (
        <p translate="no">
          {known.map(({ label, value }) => tKit('labelled', { label, value: String(value) })).join(' · ')}
        </p>
      )}
    </Notice>
  );
}

const failedText = (payment: FailedTryProps['payment']) =>
  payment.at === 'refused' ? payment.text || t('failed') : t('dismissed');
