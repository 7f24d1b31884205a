import { useStore } from '@nanostores/react';
import { useId, type Ref } from 'react';
import { config } from '../../core/config/config.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { cycleName } from '../shared/cycle.text.ts';
import {
  keepingFocus,
  OngoingPayment,
  OpenedPayment,
  StartTrouble,
  WindowClosed,
  type OpenedPaymentProps,
} from '../shared/payment/OngoingPayment.tsx';
import { openedSubscription } from '../shared/opened-subscription.ts';
import { TextWithNodes } from '../kit/layout/Text.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { useSession } from '../kit/use-session.ts';
import { Facts, type Fact } from '../kit/lists/Facts.tsx';
import { Lock } from '../kit/icons.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import {
  boughtName,
  chosenCycle,
  totalText,
  type OpenCheckout,
  discountOf,
  priceText,
  busyLabelOf,
  isBusy,
  isFree,
} from './checkout-step.ts';
import { drawn } from '../../core/format/text.ts';
import { formatUnbrokenDate } from '../../core/format/time.ts';
import { t } from './checkout.text.ts';
import { t as tPayment } from '../shared/payment/payment.text.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { translator, viewLocale } from '../kit/language.ts';

interface PayNowProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly payment: PaymentState;
}

interface SummaryProps extends PayNowProps {
  readonly seats: string;
  readonly subscriptionId: string;
  readonly barRef: Ref<HTMLDivElement>;
}

/** Shows the payer the purchase, the address and the amounts for a review before the payment (A11Y-28). */
export function Summary({ flow, open, payment, seats, subscriptionId, barRef }: SummaryProps) {
  const id = useId();
  const session = useSession();
  const isPayable = open.section === 'subscription';
  return (
    <div className="d-card d-checkout-summary">
      <section className="d-checkout-part" aria-labelledby={id}>
        <Heading depth={1} id={id} className="d-heading">
          {t('price')}
        </Heading>
        <Bought open={open} seats={seats} subscriptionId={subscriptionId} />
        <Price open={open} />
        {session?.referral.activeSubscriptionId && (
          <Notice tone="success" isSilent>
            {t('referral')}
          </Notice>
        )}
      </section>
      <div className="d-checkout-bar" ref={barRef}>
        {isPayable && <PayNow flow={flow} open={open} payment={payment} />}
        {open.section === 'billing' && (
          <Button kind="primary" isWide onClick={() => flow.continue()}>
            {t('continue')}
          </Button>
        )}
      </div>
      <div className="d-checkout-ways">
        {!isFree(open) && <p className="d-small d-quiet">{isPayable ? <NextPayment /> : t('nextSubscription')}</p>}
        <Button kind="quiet" isWide onClick={() => flow.cancel()}>
          {tKit('cancel')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Says that the card payment comes next. Names the provider only if the configuration does, because an order may be
 * paid in the card widget or on a provider's page.
 */
function NextPayment() {
  const { provider } = config().payments;
  return (
    <>
      <Lock /> {provider ? tPayment('nextPaymentBy', { provider }) : tPayment('nextPayment')}
    </>
  );
}

/** Names the purchase. The end date is known, and shown, only if the payer came from a row of the subscription list. */
function Bought({ open, seats, subscriptionId }: Pick<SummaryProps, 'open' | 'seats' | 'subscriptionId'>) {
  const cycle = chosenCycle(open);
  const ends = openedSubscription(subscriptionId)?.expiresOn;
  const what = (
    <>
      <strong translate="no">
        <bdi>{drawn(boughtName(open.quote))}</bdi>
      </strong>
      {cycle && (
        <>
          {' '}
          (<bdi>{cycleName(cycle.name)}</bdi>)
        </>
      )}
    </>
  );
  return (
    <p className="d-checkout-bought">
      <TextWithNodes text={seats ? t('boughtSeats', { count: seats }) : t('bought')} nodes={{ what }} />
      {ends && <span className="d-quiet"> {t('endsOn', { date: formatUnbrokenDate(ends, viewLocale()) })}</span>}
    </p>
  );
}

function PayNow({ flow, open, payment }: PayNowProps) {
  if (payment.at === 'elsewhere' || payment.at === 'not-kept')
    return <OngoingPayment state={payment} onResume={flow.payment.resume} onTakeBack={flow.payment.takeBack} />;
  if (payment.at === 'opened')
    return <Opened flow={flow} payment={payment} isPricing={open.pendingRequest !== 'nothing'} />;
  return (
    <div className="d-stack">
      <Trouble open={open} payment={payment} />
      <Button
        kind="primary"
        isWide
        busy={isBusy(open, payment)}
        busyLabel={busyLabelOf(open, payment, translator)}
        // Ignores the second click of a double-click on Continue, in whose place Pay now has appeared.
        onClick={keepingFocus(({ detail }) => detail < 2 && void flow.pay())}
      >
        {payLabel(open)}
      </Button>
      {payment.at === 'open' && <WindowClosed onClose={flow.payment.closeWidget} />}
    </div>
  );
}

interface OpenedProps extends Pick<OpenedPaymentProps, 'isPricing'> {
  readonly flow: CheckoutFlow;
  readonly payment: OpenedPaymentProps['state'];
}

/** The service may want no payment for a total of 0, and no card provider takes one. */
function payLabel(open: OpenCheckout): string {
  const total = totalText(open, viewLocale());
  if (total === null) return t('payNow');
  return isFree(open) ? tPayment('confirmOrder') : t('payNowTotal', { total });
}

function Opened({ flow, payment, isPricing }: OpenedProps) {
  const told = useStore(flow.$told);
  const known = told === 'asking' ? null : told;
  return (
    <OpenedPayment
      state={payment}
      isChecking={told === 'asking'}
      isPricing={isPricing}
      trouble={known?.problem?.text}
      facts={known?.facts ?? []}
      onCheck={() => void flow.checkAgain()}
      onPay={() => void flow.payAgain()}
    />
  );
}

function Trouble({ open, payment }: { readonly open: OpenCheckout; readonly payment: PaymentState }) {
  // A refusal by the service is not shown here: PaymentPopup shows it as a dialog (CON-8.34).
  if (payment.at === 'ready' && payment.trouble && payment.trouble.kind !== 'refused')
    return <StartTrouble trouble={payment.trouble} />;
  if (open.isCycleMissed && open.quote.billingCycles.length === 0) return <Notice tone="danger">{t('noCycle')}</Notice>;
  return open.problem ? <ProblemNotice problem={open.problem} /> : null;
}

function Price({ open }: { readonly open: OpenCheckout }) {
  const cycle = chosenCycle(open);
  if (!cycle) return <p className="d-quiet">{t('noPriceYet')}</p>;
  const locale = viewLocale();
  return (
    <div className="d-checkout-price" aria-busy={open.pendingRequest !== 'nothing'}>
      <Facts facts={priceLines(open, locale)} />
      <p className="d-checkout-total">
        <span>{t('totalIn', { currency: open.quote.currencyCode })}</span>
        <strong translate="no">{totalText(open, locale)}</strong>
      </p>
    </div>
  );
}

/** The parts of the total, as they are shown; an unknown one has no value. */
export function priceLines(open: OpenCheckout, locale: string): Fact[] {
  const cycle = chosenCycle(open);
  if (!cycle) return [];
  const line = (label: string, amount: string | null | undefined) => ({
    label,
    value: amount ? priceText(open.quote, amount, locale) : null,
    isVerbatim: true,
  });
  return [
    line(t('perMonth'), cycle.perMonthAmount),
    line(t('subtotal'), cycle.subtotalAmount),
    line(t('discount'), discountOf(open)),
    line(cycle.taxDetail || t('tax'), cycle.taxAmount),
  ];
}
