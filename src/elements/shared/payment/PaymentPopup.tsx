import { useState, type ReactNode } from 'react';
import { showDate } from '../../../core/format/shown-time.ts';
import { formatLocale } from '../../../core/config/language.ts';
import { showSignedAmount } from '../../../core/format/money.ts';
import type { PaymentState } from '../../../core/payments/payment-state.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useSheet } from '../../kit/context.ts';
import { Dialog, dialogCss } from '../../kit/layers/Dialog.tsx';
import { Facts, factsCss, isKnown, type Fact } from '../../kit/lists/Facts.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { referenceOf } from './payment-reference.ts';
import paymentCss from './payment.css?inline';
import { t } from './payment.text.ts';
import { PaymentSign, type PaymentSignKind } from './PaymentSign.tsx';
import { PendingNotice } from './PendingNotice.tsx';

/** For a view's own `css`, so that nothing of a popup is drawn without its sheet. */
export const paymentPopupCss = [dialogCss, factsCss, paymentCss];

interface PaymentPopupProps {
  readonly state: PaymentState;
  /** The one way out: to the subscriptions (CON-2.10.1). */
  readonly onOk: () => void;
  /** What the payer can name a pending payment by, on the way back from the provider's page. */
  readonly reference?: string;
  /** A payment that was not started is told in a dialog too (CON-8.34): the way out of that one. */
  readonly onNotStarted?: () => void;
}

/**
 * What is told of a payment over the screen: success, pending or failed. Neither Escape nor the backdrop closes it. Nothing is
 * drawn while there is nothing to tell.
 */
export function PaymentPopup({ state, reference = '', onOk, onNotStarted }: PaymentPopupProps) {
  if (state.at === 'ready' && state.trouble?.kind === 'refused' && onNotStarted) {
    return <Popup key={state.at} kind="failed" onOk={onNotStarted} text={state.trouble.text} />;
  }
  if (state.at === 'succeeded') return <Succeeded state={state} onOk={onOk} />;
  if (state.at === 'pending') {
    return (
      <Popup
        key={state.at}
        kind="pending"
        onOk={onOk}
        text={t(state.isHeldBack && reference ? 'received' : 'processing')}
        facts={[{ label: t('reference'), value: reference, isVerbatim: true }]}
      >
        <PendingNotice state={state} />
      </Popup>
    );
  }
  if (state.at === 'processing') {
    return (
      <Popup key={state.at} kind="pending" onOk={onOk} text={t('processing')} facts={referenceOf(state.confirmation)} />
    );
  }
  if (state.at === 'dismissed') {
    return <Popup key={state.at} kind="pending" onOk={onOk} text={t('closed')} facts={referenceOf(state)} />;
  }
  if (state.at === 'refused') {
    return (
      <Popup
        key={state.at}
        kind="failed"
        onOk={onOk}
        text={state.text || t('notCompleted')}
        facts={referenceOf(state)}
      />
    );
  }
  return null;
}

function Succeeded({
  state,
  onOk,
}: PaymentPopupProps & { readonly state: Extract<PaymentState, { at: 'succeeded' }> }) {
  const { productName, planName, currencySign, amountPaid, expiresOn, providerPaymentId, orderId } = state.confirmation;
  const locale = formatLocale();
  const facts: Fact[] = [
    { label: t('product'), value: productName },
    { label: t('plan'), value: planName },
    { label: t('validUntil'), value: expiresOn && showDate(expiresOn, locale) },
    { label: t('transactionId'), value: providerPaymentId, isVerbatim: true },
    { label: t('orderId'), value: orderId, isVerbatim: true },
  ];
  return (
    <Popup
      key={state.at}
      kind="paid"
      onOk={onOk}
      text={t('thanks')}
      facts={facts}
      amount={amountPaid === null ? '' : showSignedAmount(currencySign, amountPaid, 2, locale)}
    >
      {state.isTwice && <Notice tone="warning">{t('twice')}</Notice>}
    </Popup>
  );
}

const titles = { paid: 'succeeded', pending: 'pending', failed: 'failed' } as const;

interface PopupProps {
  readonly kind: PaymentSignKind;
  readonly text: string;
  readonly amount?: string;
  readonly facts?: readonly Fact[];
  readonly onOk: () => void;
  readonly children?: ReactNode;
}

function Popup({ kind, text, amount, facts = [], onOk, children }: PopupProps) {
  // Closed from outside, by a card widget that opens over the page, it leads nowhere.
  const [isClosed, setClosed] = useState(false);
  useSheet(paymentCss);
  const known = facts.filter(isKnown);
  if (isClosed) return null;
  return (
    <Dialog
      title={t(titles[kind])}
      size="small"
      isStatic
      onClose={() => setClosed(true)}
      actions={
        <Button kind="primary" onClick={onOk}>
          {t('ok')}
        </Button>
      }
    >
      <div className="d-payment-popup">
        <PaymentSign kind={kind} />
        {amount && (
          <p className="d-payment-amount" translate="no">
            {amount}
          </p>
        )}
        <p>{text}</p>
        {known.length > 0 && <Facts facts={known} />}
        {children}
      </div>
    </Dialog>
  );
}
