import type { MouseEvent } from 'react';
import type { Localized } from '../../../core/config/text.ts';
import { shownDecimals } from '../../../core/format/minor-units.ts';
import { formatAmount } from '../../../core/format/money.ts';
import { formatRecentTime } from '../../../core/format/time.ts';
import type { PaymentState, Trouble } from '../../../core/payments/payment.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { focusPlaceOf, keepFocus } from '../../kit/layers/keep-focus.ts';
import { translated, viewLocale } from '../../kit/language.ts';
import { Facts } from '../../kit/lists/Facts.tsx';
import { t } from './payment.text.ts';
import { SupportMail } from './SupportMail.tsx';

/* Notices and buttons in place of Pay now, or beside it, while a payment is under way or did not start. */

/**
 * `onClick` of a button that its press may remove, as Pay now and the buttons in its place. Then focuses the heading before it,
 * not the button that appears: an Enter key that is still held down must not press that one too.
 */
export const keepingFocus =
  (act: (event: MouseEvent<HTMLButtonElement>) => void) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(focusPlaceOf(event.currentTarget));
    act(event);
  };

interface OngoingPaymentProps {
  readonly state: Extract<PaymentState, { at: 'elsewhere' | 'not-kept' }>;
  readonly onResume: () => void;
  readonly onTakeBack: () => void;
}

/**
 * Replaces Pay now in two states. 'elsewhere': a payment is open on the provider's page; the payer continues it or
 * gives it up (PAY-14). 'not-kept': this browser can't store a payment; the payer decides whether to leave the page
 * (PAY-41).
 */
export function OngoingPayment({ state, onResume, onTakeBack }: OngoingPaymentProps) {
  const locale = viewLocale();
  const { notice, resume, takeBack } =
    state.at === 'not-kept'
      ? { notice: t('notKept'), resume: t('leave'), takeBack: t('stayHere') }
      : {
          notice: t(state.canResume ? 'openElsewhere' : 'openInTab', {
            time: formatRecentTime(new Date(state.sinceMs), locale),
          }),
          resume: state.canResume && t('goOn'),
          takeBack: t('notPaid'),
        };
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">{notice}</Notice>
      {resume && (
        <Button kind="primary" isWide onClick={onResume}>
          {resume}
        </Button>
      )}
      <Button isWide onClick={keepingFocus(onTakeBack)}>
        {takeBack}
      </Button>
    </div>
  );
}

export interface OpenedPaymentProps {
  readonly state: Extract<PaymentState, { at: 'opened' }>;
  readonly isChecking: boolean;
  /** True while the price is being loaded, without which another payment can't start. */
  readonly isPricing?: boolean;
  readonly trouble?: Localized | null | undefined;
  /** Orders since the payment was opened, and the subscription's end: they help payers judge whether they have paid. */
  readonly facts?: readonly { readonly label: Localized; readonly value: Localized }[];
  readonly onCheck: () => void;
  readonly onPay: () => void;
}

/** Replaces Pay now if a payment was opened whose end is not known: only the payer can start another one (PAY-43). */
export function OpenedPayment({
  state,
  isChecking,
  isPricing = false,
  trouble,
  facts = [],
  onCheck,
  onPay,
}: OpenedPaymentProps) {
  const locale = viewLocale();
  const time = formatRecentTime(new Date(state.sinceMs), locale);
  return (
    <div className="d-stack d-payment-elsewhere">
      <Notice tone="warning">
        {state.price?.amount ? t('opened', { amount: shown(state.price, locale), time }) : t('openInTab', { time })}
      </Notice>
      {facts.length > 0 && (
        <Facts
          facts={facts.map(({ label, value }) => ({
            label: translated(label),
            value: translated(value),
            isVerbatim: true,
          }))}
        />
      )}
      {trouble && <Notice tone="danger">{translated(trouble)}</Notice>}
      <Button kind="primary" isWide busy={isChecking} busyLabel={t('checkingPayment')} onClick={onCheck}>
        {t('checkAgain')}
      </Button>
      {/* Ignores the second click of a double click on Pay now, in whose place the notice has appeared. */}
      <Button isWide busy={isChecking || isPricing} onClick={keepingFocus(({ detail }) => detail < 2 && onPay())}>
        {t('payAgain')}
      </Button>
    </div>
  );
}

const shown = ({ amount, currency }: NonNullable<OpenedPaymentProps['state']['price']>, locale: string) =>
  currency === '' ? amount : formatAmount(amount, currency, shownDecimals(amount, currency), locale);

const warnings: ReadonlySet<Trouble['kind']> = new Set(['price-changed', 'nothing-to-pay', 'elsewhere']);

/** Shown above Pay now: why the last press started no payment. It is a warning where nothing has failed. */
export const StartTrouble = ({ trouble: { kind, text } }: { readonly trouble: Trouble }) => (
  <Notice tone={warnings.has(kind) ? 'warning' : 'danger'}>
    <p>{translated(text)}</p>
    {kind === 'nothing-to-pay' && (
      <p>
        <SupportMail text={t('writeSupport')} />
      </p>
    )}
  </Notice>
);

/** A button for a payer who does not see the open card widget: a visible widget covers this button (PAY-46). */
export const WindowClosed = ({ onClose }: { readonly onClose: () => void }) => (
  <Button kind="quiet" isWide onClick={onClose}>
    {t('windowClosed')}
  </Button>
);
