import type { Localized } from '../../../core/config/text.ts';
import { formatAmount } from '../../../core/format/money.ts';
import { formatTime } from '../../../core/format/time.ts';
import type { PaymentState } from '../../../core/payments/payment.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { translated, viewLocale } from '../../kit/language.ts';
import { Facts } from '../../kit/lists/Facts.tsx';
import { t } from './payment.text.ts';

export interface OpenedPaymentProps {
  readonly state: Extract<PaymentState, { at: 'opened' }>;
  readonly isChecking: boolean;
  readonly trouble?: Localized | null | undefined;
  /** Facts of the service about orders since the payment was opened. */
  readonly facts?: readonly { readonly label: Localized; readonly value: Localized }[];
  readonly onCheck: () => void;
  readonly onPay: () => void;
}

/** Replaces Pay now if a payment was opened whose end is not known: only the payer can start another one (PAY-43). */
export function OpenedPayment({ state, isChecking, trouble, facts = [], onCheck, onPay }: OpenedPaymentProps) {
  const locale = viewLocale();
  const time = formatTime(new Date(state.sinceMs), locale);
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
      <Button isWide onClick={({ detail }) => detail < 2 && onPay()}>
        {t('payAgain')}
      </Button>
    </div>
  );
}

const shown = ({ amount, currency }: NonNullable<OpenedPaymentProps['state']['price']>, locale: string) =>
  currency === '' ? amount : formatAmount(amount, currency, 2, locale);
