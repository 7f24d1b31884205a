import { atom } from 'nanostores';
import { formatLocale } from '../../core/config/language.ts';
import { localized } from '../../core/config/text.ts';
import { toJson } from '../../core/format/json.ts';
import { readCode } from '../../core/format/typed.ts';
import { systemClock } from '../../core/page/clock.ts';
import { latestOnly } from '../../core/state/latest.ts';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import type { PaymentSubject } from '../../core/payments/record.ts';
import type { Answer } from '../../core/service/client.ts';
import type { BillingAddress } from '../../core/service/endpoints/billing.ts';
import { checkoutData, paymentRedirect, productCheckout } from '../../core/service/endpoints/payments/checkout.ts';
import { saveCheckout, takeSavedCheckout } from '../../core/session/drafts/saved-checkout.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import type { ElementHandle, ElementLanguage } from '../kit/context.ts';
import { clearBillingDraft, readBillingDraft } from '../shared/billing/billing.draft.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import { changeSince } from './checkout-changes.ts';
import {
  appliedCode,
  chosenCycle,
  isComplete,
  seenOf,
  opened,
  promoStatus,
  purchaseOf,
  requoted,
  shownPrice,
  totalText,
  type CheckoutStep,
  type OpenCheckout,
  type Quote,
  type Section,
  type WantedPurchase,
} from './checkout-step.ts';
import { text } from './checkout.text.ts';

const statesToReloadAfter: ReadonlySet<PaymentState['at']> = new Set(['leaving', 'elsewhere', 'not-kept']);

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

type Needs = ElementLanguage &
  Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'emit' | 'report' | 'announce' | 'trackStep' | 'signal'>;

export function createCheckoutFlow(handle: Needs, payment = createElementPayment(handle), clock = systemClock) {
  const { send, navigate, announce, trackStep, signal, texts, language } = handle;
  const t = texts(text);
  const $state = atom<CheckoutStep>({ at: 'loading' });
  const latest = latestOnly();
  let wanted: WantedPurchase = { subscriptionId: '', productId: '', planId: '', planPriceId: '' };
  let firstCode = '';

  const ask = (promoCode: string, take: (answer: Answer<Quote>) => void) =>
    latest((givenUp) => send(checkoutData, purchaseOf(wanted, openStep(), promoCode), { signal: givenUp }), take);

  const openStep = (): OpenCheckout | null => {
    const now = $state.get();
    return now.at === 'open' ? now : null;
  };

  const change = (changes: Partial<OpenCheckout>) => {
    const open = openStep();
    if (open) $state.set({ ...open, ...changes });
  };

  const load = () => {
    $state.set({ at: 'loading' });
    const askedMs = clock.now();
    return ask(firstCode, (answer) => {
      if (!answer.ok) return $state.set({ at: 'trouble', problem: answer.problem });
      const section = firstSection(answer.data);
      $state.set({ ...opened(answer.data, wanted.planPriceId, askedMs, section), promo: { code: firstCode } });
      payment.prepare();
    });
  };

  const sayTotal = () => {
    const open = openStep();
    const total = open && totalText(open, formatLocale(language()));
    if (total) announce(t('newTotal', { total }));
  };

  async function priceWith(code: string, pendingRequest: 'apply' | 'remove'): Promise<boolean> {
    const open = openStep();
    // Aborts a pending reload of the prices. Does nothing while another change of the code is pending.
    if (!open || open.pendingRequest === 'apply' || open.pendingRequest === 'remove') return false;
    change({ pendingRequest, promo: { code: open.promo.code } });
    await ask(code, (answer) => {
      const now = openStep();
      if (!now) return;
      if (!answer.ok) {
        // This call has replaced a reload of the prices: those on the screen may be outdated, so shows the error for them too.
        const problem = open.pendingRequest === 'prices' ? answer.problem : now.problem;
        return change({ pendingRequest: 'nothing', problem, promo: { ...now.promo, trouble: answer.problem.text } });
      }
      $state.set({ ...requoted(now, answer.data), promo: { code } });
      sayTotal();
    });
    const now = openStep();
    return now !== null && !now.promo.trouble && promoStatus(now).at === (code === '' ? 'none' : 'applied');
  }

  /** Reloads the prices. If they arrive, calls `take` with the old and the new state and resolves to true. */
  async function quoteAgain(take: (seen: OpenCheckout, now: OpenCheckout) => void = () => {}): Promise<boolean> {
    const seen = openStep();
    if (!seen) return false;
    let isKnown = false;
    change({ pendingRequest: 'prices', problem: undefined });
    await ask(seen.promo.code, (answer) => {
      const open = openStep();
      if (!open) return;
      if (!answer.ok) return change({ pendingRequest: 'nothing', problem: answer.problem });
      const now = requoted(open, answer.data);
      isKnown = true;
      $state.set({ ...now, isCycleMissed: now.cycleId === null && open.cycleId !== null });
      take(seen, now);
    });
    return isKnown;
  }

  /** Asks the payer to accept the changes. Not if the chosen cycle is gone: the payer has to choose another cycle first. */
  const askAboutChange = (paidMs: number | null) => {
    const askedMs = clock.now();
    return (seen: OpenCheckout, now: OpenCheckout) => {
      if (now.cycleId === null) return;
      const found = changeSince(seen, now, paidMs);
      change({ change: found, seenOrder: seenOf(now.quote, askedMs, paidMs ?? seen.seenOrder.paidMs) });
      if (found) payment.acknowledge();
    };
  };

  async function confirmUnchanged(paidMs: number | null): Promise<boolean> {
    change({ change: null });
    const isKnown = await quoteAgain(askAboutChange(paidMs));
    const open = openStep();
    return isKnown && open?.change === null && open.cycleId !== null;
  }

  function keepPurchase(): void {
    const open = openStep();
    if (open) saveCheckout({ ...wanted, planPriceId: open.cycleId ?? '', promoCode: appliedCode(open) });
  }

  const stopHearing = payment.$payment.listen((state, was = state) => {
    if (state.at === 'leaving') keepPurchase();
    if (state.at !== 'ready') return;
    // The card widget would charge another amount than the one shown: asks the payer to accept it (PAY-33).
    if (state.trouble?.kind === 'price-changed') void quoteAgain(askAboutChange(null));
    // Reloads the prices after a failure, and when the payer comes back from the payment page, where they may have paid.
    else if (state.trouble || statesToReloadAfter.has(was.at)) void quoteAgain();
  });
  signal.addEventListener('abort', stopHearing, { once: true });

  return {
    $state,
    $payment: payment.$payment,

    show(asked: WantedPurchase): void {
      const saved = takeSavedCheckout(asked);
      wanted = saved ?? asked;
      firstCode = saved?.promoCode ?? '';
      payment.watch(isComplete(asked) ? subjectOf(asked) : null);
      if (!isComplete(asked)) return $state.set({ at: 'incomplete' });
      void load();
    },

    retry: () => void load(),

    continue(): void {
      change({ section: 'subscription', takesFocus: true });
      trackStep('checkout', 'billing');
    },

    changeBilling: () => change({ section: 'form', takesFocus: true }),

    discardBilling(): void {
      clearBillingDraft();
      change({ section: 'billing', takesFocus: true });
    },

    /** Reloads the prices: the tax depends on the address. Stays at the form if it was edited meanwhile. */
    billingSaved(billingAddress: BillingAddress, isEdited: boolean): void {
      const open = openStep();
      if (!open) return;
      change({ quote: { ...open.quote, billingAddress } });
      if (!isEdited) {
        change({ section: 'subscription', takesFocus: true });
        trackStep('checkout', 'billing');
      }
      void quoteAgain();
    },

    choose(planPriceId: string): void {
      change({ cycleId: planPriceId || null, isCycleMissed: false });
      sayTotal();
    },

    async applyPromo(typed: string): Promise<boolean> {
      const code = readCode(typed);
      // If a code was sent before, sends an empty field too: it removes the wrong code.
      if (code !== '' || openStep()?.promo.code) return priceWith(code, 'apply');
      change({ promo: { code: '', trouble: localized(text, 'promoMissing') } });
      return false;
    },

    removePromo: () => priceWith('', 'remove'),

    /** Sends the purchase and starts the payment if the reloaded price is the one shown (DEC-1.4, DEC-7.1). */
    async pay(): Promise<void> {
      const open = openStep();
      if (!open || open.pendingRequest !== 'nothing') return;
      if (!chosenCycle(open)) return change({ isCycleMissed: true });
      const purchase = purchaseOf(wanted, open, appliedCode(open));
      await payment.pay({
        orderId: null,
        shown: shownPrice(open),
        purchase: toJson(purchase),
        repeatsPaidMs: open.seenOrder.paidMs,
        check: confirmUnchanged,
        async start() {
          trackStep('checkout', 'confirmed');
          const announced = await send(productCheckout, purchase);
          return announced.ok ? send(paymentRedirect, purchase) : announced;
        },
      });
    },

    /** Forgets that the payer was asked about an earlier payment, so that the next Pay now asks again (PAY-42). */
    closeChange(): void {
      const open = openStep();
      if (open) change({ change: null, seenOrder: { ...open.seenOrder, paidMs: null } });
    },

    resume: payment.resume,
    takeBack: payment.takeBack,

    stay: () => payment.acknowledge(),

    cancel(): void {
      clearBillingDraft();
      navigate('/subscription', { back: true });
    },

    /** Replaces the history entry: Back must not lead to the paid purchase again (PAY-26). */
    leave(): void {
      payment.acknowledge();
      markSubscriptionsStale();
      navigate('/subscription', { replace: true });
    },
  };
}

/** Opens with the saved address (CON-4.59), or with the form if the payer left unsaved changes of the address. */
const firstSection = ({ billingAddress }: Quote): Section =>
  readBillingDraft(billingAddress?.countryId) ? 'form' : 'billing';

/** Identifies the purchase of a payment: a new subscription, which has no id yet, by product and plan. */
const subjectOf = ({ subscriptionId, productId, planId }: WantedPurchase): PaymentSubject =>
  Number(subscriptionId) > 0
    ? { kind: 'subscription', id: subscriptionId }
    : { kind: 'purchase', id: `${productId} ${planId}` };
