import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '../../../core/format/time.ts';
import { shownDecimals } from '../../../core/format/minor-units.ts';
import { formatSignedAmount } from '../../../core/format/money.ts';
import type { PaymentState } from '../../../core/payments/payment.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useSheet } from '../../kit/context.ts';
import { Dialog, dialogCss } from '../../kit/layers/Dialog.tsx';
import { ResultScreen, doneCss, StatusIcon, type StatusKind } from '../../kit/layout/ResultScreen.tsx';
import { Facts, factsCss, isKnown, type Fact } from '../../kit/lists/Facts.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import paymentCss from './payment.css?inline';
import { t } from './payment.text.ts';
import { PendingNotice, referenceOf } from './PendingNotice.tsx';
import { t as tKit } from '../../kit/kit.text.ts';
import { viewLocale, translated } from '../../kit/language.ts';

/** The popup's sheets. Views that may show it add them to their `css`, so that it never appears unstyled. */
export const paymentPopupCss = [dialogCss, factsCss, doneCss, paymentCss];

export interface PaymentPopupProps {
  readonly state: PaymentState;
  /** The button OK, which leaves the popup and opens the subscriptions (CON-2.10.1). */
  readonly onOk: () => void;
  /** Shown while a payment is pending after the return from the provider: an id that the payer can give to support. */
  readonly reference?: string;
  /** If given, the popup also shows why the service refused to start a payment; OK then calls this (CON-8.34). */
  readonly onNotStarted?: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly nextStep?: string | undefined;
  readonly isPage?: boolean | undefined;
}

export function PaymentPopup({
  state,
  reference = '',
  onOk,
  onNotStarted,
  onBack,
  nextStep,
  isPage,
}: PaymentPopupProps) {
  if (state.at === 'ready' && state.trouble?.kind === 'refused' && onNotStarted) {
    return <Popup key={state.at} kind="failed" onOk={onNotStarted} text={translated(state.trouble.text)} />;
  }
  if (state.at === 'succeeded') return <Succeeded state={state} onOk={onOk} isPage={isPage} />;
  const shared = { onOk, isPage };
  if (state.at === 'pending') {
    return (
      <Popup
        key={state.at}
        kind="pending"
        {...shared}
        text={t(state.waitsForAccount && reference ? 'received' : 'processing')}
        facts={[{ label: t('reference'), value: reference, isLtr: true }]}
      >
        <PendingNotice state={state} />
      </Popup>
    );
  }
  if (state.at === 'processing') {
    const facts = referenceOf(state.confirmation);
    return <Popup key={state.at} kind="pending" {...shared} text={t('processing')} facts={facts} />;
  }
  if (state.at === 'dismissed') {
    return <Popup key={state.at} kind="pending" onOk={onOk} text={t('closed')} facts={referenceOf(state)} />;
  }
  if (state.at !== 'refused') return null;
  const why = state.text || t('notCompleted');
  return (
    <Popup key={state.at} kind="failed" {...shared} onBack={onBack} text={why} facts={referenceOf(state)}>
      {nextStep && <p>{nextStep}</p>}
    </Popup>
  );
}

function Succeeded({
  state,
  onOk,
  isPage,
}: PaymentPopupProps & { readonly state: Extract<PaymentState, { at: 'succeeded' }> }) {
  const { productName, planName, currencySign, amountPaid, expiresOn, providerPaymentId, orderId } = state.confirmation;
  const locale = viewLocale();
  const facts: Fact[] = [
    { label: tKit('product'), value: productName },
    { label: tKit('plan'), value: planName },
    { label: t('validUntil'), value: expiresOn && formatDate(expiresOn, locale) },
    { label: t('transactionId'), value: providerPaymentId, isLtr: true },
    { label: tKit('orderId'), value: orderId, isLtr: true },
  ];
  return (
    <Popup
      key={state.at}
      kind="done"
      onOk={onOk}
      isPage={isPage}
      text={t('thanks')}
      facts={facts}
      amount={
        amountPaid === null
          ? ''
          : formatSignedAmount(currencySign, amountPaid, shownDecimals(amountPaid, currencySign), locale)
      }
    >
      {state.isDuplicate && <Notice tone="warning">{t('twice')}</Notice>}
    </Popup>
  );
}

const titles = { done: 'succeeded', pending: 'pending', failed: 'failed' } as const;

interface PopupProps extends Pick<PaymentPopupProps, 'onOk' | 'onBack' | 'isPage'> {
  readonly kind: StatusKind;
  readonly text: string;
  readonly amount?: string;
  readonly facts?: readonly Fact[];
  readonly children?: ReactNode;
}

function Popup({ kind, text, amount, facts = [], onOk, onBack, isPage, children }: PopupProps) {
  // True once a card widget has closed all dialogs to open over the page. Not `onOk`, which would navigate.
  const [isClosed, setClosed] = useState(false);
  const titleId = useId();
  useSheet(paymentCss);
  if (isClosed) return null;
  return (
    <Dialog
      titleId={titleId}
      size="small"
      isStatic
      onClose={() => setClosed(true)}
      actions={
        <>
          <Button kind={onBack ? 'secondary' : 'primary'} onClick={onOk}>
            {t('ok')}
          </Button>
          {onBack && (
            <Button kind="primary" isInitialFocus onClick={onBack}>
              {t('backToCheckout')}
            </Button>
          )}
        </>
      }
    >
      <ResultScreen
        sign={<StatusIcon kind={kind} />}
        title={t(titles[kind])}
        titleId={titleId}
        depth={1}
        amount={amount}
        lead={text}
        isPage={isPage}
      >
        {facts.some(isKnown) && <Facts facts={facts} />}
        {children}
      </ResultScreen>
    </Dialog>
  );
}
