import { atom } from 'nanostores';
import { toJson } from '../../core/format/json.ts';
import { latestOnly } from '../../core/state/latest.ts';
import type { PaymentState, PaymentSubject } from '../../core/payments/payment.ts';
import type { Answer } from '../../core/service/client.ts';
import type { BillingAddress } from '../../core/service/endpoints/billing-address.ts';
import { checkoutData, paymentRedirect, productCheckout } from '../../core/service/endpoints/checkout.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import {
  changeSince,
  chosenCycle,
  isComplete,
  opened,
  promoStand,
  purchaseOf,
  requoted,
  shownPrice,
  totalText,
  type CheckoutStep,
  type OpenCheckout,
  type Quote,
  type Wanted,
} from './checkout-step.ts';
import { t } from './checkout.text.ts';

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'emit' | 'report' | 'say' | 'step' | 'signal'>;

/** A checkout (console.md section 4, "Checkout"). */
export function createCheckoutFlow(handle: Needs, payment = createElementPayment(handle)) {
  const { send, navigate, say, step, signal } = handle;
  const $step = atom<CheckoutStep>({ at: 'loading' });
  const latest = latestOnly();
  let wanted: Wanted = { subscriptionId: '', productId: '', planId: '', planPriceId: '' };

  /** Asks what it costs; of several questions the last one counts (NET-05). */
  const ask = (promoCode: string, take: (answer: Answer<Quote>) => void) =>
    latest((givenUp) => send(checkoutData, purchaseOf(wanted, openStep(), promoCode), { signal: givenUp }), take);

  const openStep = (): OpenCheckout | null => {
    const now = $step.get();
    return now.at === 'open' ? now : null;
  };

  const change = (changes: Partial<OpenCheckout>) => {
    const open = openStep();
    if (open) $step.set({ ...open, ...changes });
  };

  const load = () => {
    $step.set({ at: 'loading' });
    return ask('', (answer) =>
      $step.set(answer.ok ? opened(answer.data, wanted.planPriceId) : { at: 'trouble', problem: answer.problem }),
    );
  };

  const sayTotal = () => {
    const open = openStep();
    const total = open && totalText(open);
    if (total) say(t('newTotal', { total }));
  };

  /** Prices with another code. Answers whether the code is now as wanted. */
  async function priceWith(code: string, asking: 'apply' | 'remove'): Promise<boolean> {
    const open = openStep();
    if (!open || open.asking !== 'nothing') return false;
    change({ asking, promo: { code: open.promo.code } });
    await ask(code, (answer) => {
      const now = openStep();
      if (!now) return;
      if (!answer.ok) return change({ asking: 'nothing', promo: { ...now.promo, trouble: answer.problem.text } });
      $step.set({ ...requoted(now, answer.data), promo: { code } });
      sayTotal();
    });
    const now = openStep();
    return now !== null && !now.promo.trouble && promoStand(now).at === (code === '' ? 'none' : 'applied');
  }

  /** The prices as they are now, and what is new in them (PAY-34). */
  const quoteAgain = (asking: 'review' | 'prices') => {
    const seen = openStep();
    if (!seen) return Promise.resolve();
    change({ asking, problem: undefined });
    return ask(seen.promo.code, (answer) => {
      const now = openStep();
      if (!now) return;
      if (!answer.ok) return change({ asking: 'nothing', problem: answer.problem });
      const next = requoted(now, answer.data);
      const news = changeSince(now, next);
      const isReviewed = (asking === 'review' || now.review !== null) && next.cycleId !== null;
      const review = isReviewed ? { change: news ?? now.review?.change ?? null } : null;
      $step.set({ ...next, review, isCycleMissed: next.cycleId === null });
    });
  };

  let before: PaymentState = payment.$payment.get();
  const stopHearing = payment.$payment.listen((state) => {
    const was = before;
    before = state;
    // What could not be paid may cost something else by now, and who comes back from the payment page may have paid.
    if (state.at === 'ready' && (state.trouble || was.at === 'leaving')) void quoteAgain('prices');
  });
  signal.addEventListener('abort', stopHearing, { once: true });

  return {
    $step,
    $payment: payment.$payment,

    show(asked: Wanted): void {
      wanted = asked;
      payment.watch(isComplete(asked) ? subjectOf(asked) : null);
      if (!isComplete(asked)) return $step.set({ at: 'incomplete' });
      void load();
    },

    retry: () => void load(),

    continue(): void {
      change({ section: 'subscription', isMoved: true });
      step('checkout', 'billing');
    },

    changeBilling: () => change({ section: 'form', isMoved: true }),

    discardBilling: () => change({ section: 'billing', isMoved: true }),

    /** The form has saved it: the tax may be another one there, so the prices are asked for again. */
    billingSaved(billingAddress: BillingAddress): void {
      const open = openStep();
      if (!open) return;
      change({ quote: { ...open.quote, billingAddress }, section: 'subscription', isMoved: true });
      step('checkout', 'billing');
      void quoteAgain('prices');
    },

    choose(planPriceId: string): void {
      change({ cycleId: planPriceId || null, isCycleMissed: false });
      sayTotal();
    },

    async applyPromo(typed: string): Promise<boolean> {
      const code = typed.trim();
      // A code that was wrong, and is emptied, is none any more.
      if (code !== '' || openStep()?.promo.code) return priceWith(code, 'apply');
      change({ promo: { code: '', trouble: t('promoMissing') } });
      return false;
    },

    removePromo: () => priceWith('', 'remove'),

    /** Pay now: what will be paid is asked for once more, and shown before it is. */
    async review(): Promise<void> {
      const open = openStep();
      if (!open || open.asking !== 'nothing' || payment.$payment.get().at !== 'ready') return;
      if (!chosenCycle(open)) return change({ isCycleMissed: true });
      payment.acknowledge();
      await quoteAgain('review');
    },

    closeReview: () => change({ review: null }),

    /** Announces the purchase, once, then has it paid (decisions.md section 1, Checkout). */
    async confirm(): Promise<void> {
      const open = openStep();
      if (!open?.review || open.asking !== 'nothing') return;
      const purchase = purchaseOf(wanted, open, promoStand(open).at === 'applied' ? open.promo.code : '');
      step('checkout', 'confirmed');
      await payment.pay({
        orderId: null,
        shown: shownPrice(open),
        purchase: toJson(purchase),
        async start() {
          const announced = await send(productCheckout, purchase);
          return announced.ok ? send(paymentRedirect, purchase) : announced;
        },
      });
    },

    cancel: () => navigate('/subscription'),

    /** Out of a popup. The way back does not lead to what was paid (PAY-26). */
    leave(): void {
      payment.acknowledge();
      markSubscriptionsStale();
      navigate('/subscription', { replace: true });
    },
  };
}

/** One subscription is paid once at a time; what is new is known by its plan. */
const subjectOf = ({ subscriptionId, productId, planId }: Wanted): PaymentSubject =>
  Number(subscriptionId) > 0
    ? { kind: 'subscription', id: subscriptionId }
    : { kind: 'purchase', id: `${productId} ${planId}` };
