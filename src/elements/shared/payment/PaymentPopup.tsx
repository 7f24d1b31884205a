import { useId, useState, type ReactNode } from 'react';
import { formatDate } from '../../../core/format/time.ts';
import { signedAmount } from '../../../core/format/minor-units.ts';
import type { PaymentState } from '../../../core/payments/payment.ts';
import { systemClock } from '../../../core/page/clock.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useSheet } from '../../kit/context.ts';
import { Dialog, dialogCss } from '../../kit/layers/Dialog.tsx';
import { ResultScreen, doneCss, StatusIcon, type StatusKind } from '../../kit/layout/ResultScreen.tsx';
import { Facts, factsCss, isKnown, type Fact } from '../../kit/lists/Facts.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { PrintReceipt } from '../receipt/PrintReceipt.tsx';
import type { ReceiptFacts } from '../receipt/receipt-facts.ts';
import paymentCss from './payment.css?inline';
import { t } from './payment.text.ts';
import { PendingNotice, referenceOf } from './PendingNotice.tsx';
import { SupportMail } from './SupportMail.tsx';
import { t as tKit } from '../../kit/kit.text.ts';
import { viewLocale, translated } from '../../kit/language.ts';

/** The popup's sheets. Views that may show it add them to their `css`, so that it never appears unstyled. */
export const paymentPopupCss = [dialogCss, factsCss, doneCss, paymentCss];

export interface PaymentPopupProps {
  readonly state: PaymentState;
  /** The button OK, which leaves the popup and opens the subscriptions (CON-2.10.1); null if nobody is signed in. */
  readonly onOk: (() => void) | null;
  /** An id that the payer can give to support after the return from the provider, while the service has named none. */
  readonly reference?: string;
  /** If given, the popup also shows why the service refused to start a payment; its button calls this (CON-8.34). */
  readonly onNotStarted?: () => void;
  /** Leads back to the checkout after a payment that failed. */
  readonly onBack?: (() => void) | undefined;
  /** Leads back to the page with the payment link, if the payer came from it. */
  readonly onLinkPage?: (() => void) | null | undefined;
  readonly nextStep?: string | undefined;
  readonly isPage?: boolean | undefined;
  /** True if the provider's page itself has reported the failure: then no money was received. */
  readonly isReported?: boolean | undefined;
  /** The known facts of the purchase, for the receipt. */
  readonly purchase?: Partial<ReceiptFacts> | undefined;
  readonly askMore?: (() => Promise<Partial<ReceiptFacts>>) | undefined;
}

export function PaymentPopup(props: PaymentPopupProps) {
  const { state, reference = '', onOk, onNotStarted, onBack, onLinkPage, nextStep, isPage, isReported } = props;
  if (state.at === 'ready' && state.trouble?.kind === 'refused' && onNotStarted) {
    const actions = <PrimaryButton onClick={onNotStarted}>{t('backToCheckout')}</PrimaryButton>;
    return (
      <Popup key={state.at} kind="failed" text={translated(state.trouble.text)} actions={actions}>
        <p>{t('nothingCharged')}</p>
      </Popup>
    );
  }
  if (state.at === 'succeeded') return <Succeeded {...props} state={state} />;
  const leave = (onOk || onLinkPage) && <Leave onOk={onOk} onLinkPage={onLinkPage} />;
  if (state.at === 'pending') {
    return (
      <Popup
        key={state.at}
        kind="pending"
        isPage={isPage}
        text={t(state.waitsForAccount && reference ? 'received' : 'processing')}
        facts={[{ label: t('reference'), value: reference, isLtr: true }]}
        // Without a session there is no button: the page is still confirming the payment, or waits for its account.
        actions={onOk && leave}
      >
        <PendingNotice state={state} />
        {!onOk && !state.waitsForAccount && state.isDurable && <p>{t('keepOpen')}</p>}
      </Popup>
    );
  }
  if (state.at === 'processing') {
    const facts = referenceOf(state.confirmation);
    return (
      <Popup key={state.at} kind="pending" isPage={isPage} text={t('processing')} facts={facts} actions={leave}>
        {!onOk && !onLinkPage && <p>{t('closePage')}</p>}
      </Popup>
    );
  }
  if (state.at === 'dismissed') {
    const actions = (
      <>
        {onBack && <Button onClick={onBack}>{tKit('tryAgain')}</Button>}
        {leave}
      </>
    );
    return <Popup key={state.at} kind="pending" text={t('closed')} facts={referenceOf(state)} actions={actions} />;
  }
  if (state.at !== 'refused') return null;
  const support = t(isReported ? 'noMoney' : 'moneyUnknown');
  const named = referenceOf(state);
  return (
    <Popup
      key={state.at}
      kind="failed"
      isPage={isPage}
      text={state.text || t('notCompleted')}
      facts={named.some(isKnown) ? named : [{ label: t('reference'), value: reference, isLtr: true }]}
      actions={
        (onOk || onBack || onLinkPage) && <WaysAfterFailure onOk={onOk} onBack={onBack} onLinkPage={onLinkPage} />
      }
    >
      <p>{support}</p>
      <p>
        <SupportMail text={t('writeSupport')} orderId={state.orderId} />
      </p>
      {!onLinkPage && (nextStep || !(onOk || onBack)) && <p>{nextStep ?? t('closePage')}</p>}
    </Popup>
  );
}

type Ways = Pick<PaymentPopupProps, 'onOk' | 'onBack' | 'onLinkPage'>;

const PrimaryButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button kind="primary" isInitialFocus onClick={onClick}>
    {children}
  </Button>
);

/** Without a session OK would lead to the login. Instead the button leads back to the page with the payment link, if known. */
function Leave({ onOk, onLinkPage }: Ways) {
  if (onOk) return <PrimaryButton onClick={onOk}>{t('ok')}</PrimaryButton>;
  return onLinkPage ? <PrimaryButton onClick={onLinkPage}>{t('backToOrder')}</PrimaryButton> : null;
}

function WaysAfterFailure({ onOk, onBack, onLinkPage }: Ways) {
  const again = onLinkPage ?? onBack;
  if (!again) return onOk && <PrimaryButton onClick={onOk}>{t('toSubscriptions')}</PrimaryButton>;
  return (
    <>
      {onOk && <Button onClick={onOk}>{t('toSubscriptions')}</Button>}
      <PrimaryButton onClick={again}>{tKit('tryAgain')}</PrimaryButton>
    </>
  );
}

function Succeeded({
  state,
  onOk,
  isPage,
  onLinkPage,
  purchase,
  askMore,
}: PaymentPopupProps & { readonly state: Extract<PaymentState, { at: 'succeeded' }> }) {
  const { productName, planName, currencySign, amountPaid, expiresOn, providerPaymentId, orderId } = state.confirmation;
  const locale = viewLocale();
  const [paidOn] = useState(() => new Date(systemClock.now()));
  const facts: Fact[] = [
    { label: tKit('product'), value: productName },
    { label: tKit('plan'), value: planName },
    { label: t('validUntil'), value: expiresOn && formatDate(expiresOn, locale) },
    { label: t('transactionId'), value: providerPaymentId, isLtr: true },
    { label: tKit('orderId'), value: orderId, isLtr: true },
  ];
  const amount = amountPaid === null ? '' : signedAmount(currencySign, amountPaid, locale);
  const receipt: ReceiptFacts = {
    date: paidOn,
    ...purchase,
    product: productName || (purchase?.product ?? ''),
    plan: planName || (purchase?.plan ?? ''),
    total: amount,
    orderId,
    transactionId: providerPaymentId,
  };
  return (
    <Popup
      key={state.at}
      kind="done"
      isPage={isPage}
      text={t('thanks')}
      facts={facts}
      amount={amount}
      actions={
        <>
          <PrintReceipt facts={receipt} askMore={askMore}>
            {t('printReceipt')}
          </PrintReceipt>
          <Leave onOk={onOk} onLinkPage={onLinkPage} />
        </>
      }
    >
      {state.isDuplicate && <Notice tone="warning">{t('twice')}</Notice>}
      {!onOk && !onLinkPage && <p>{t('closePage')}</p>}
    </Popup>
  );
}

const titles = { done: 'succeeded', pending: 'pending', failed: 'failed' } as const;

interface PopupProps extends Pick<PaymentPopupProps, 'isPage'> {
  readonly kind: StatusKind;
  readonly text: string;
  readonly amount?: string;
  readonly facts?: readonly Fact[];
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function Popup({ kind, text, amount, facts = [], actions, isPage, children }: PopupProps) {
  // True after the dialog was closed by code: a card widget closes all dialogs before it opens. The dialog's `onClose` must
  // not call `onOk`, which navigates.
  const [isClosed, setClosed] = useState(false);
  const titleId = useId();
  useSheet(paymentCss);
  if (isClosed) return null;
  return (
    <Dialog titleId={titleId} size="small" isStatic onClose={() => setClosed(true)} actions={actions}>
      <ResultScreen
        sign={<StatusIcon kind={kind} />}
        title={t(titles[kind])}
        titleId={titleId}
        depth={1}
        amount={amount}
        lead={text}
        isPage={isPage}
        // Without a button the focus would start at a link below the message.
        isFirstStop={!actions}
      >
        {facts.some(isKnown) && <Facts facts={facts} />}
        {children}
      </ResultScreen>
    </Dialog>
  );
}
