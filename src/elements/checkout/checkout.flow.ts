import { atom } from 'nanostores';
import { localized } from '../../core/config/text.ts';
import { toJson } from '../../core/format/json.ts';
import { readCode } from '../../core/format/typed.ts';
import { systemClock } from '../../core/page/clock.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import type { PaymentSubject } from '../../core/payments/record.ts';
import type { BillingAddress } from '../../core/service/endpoints/billing.ts';
import { paymentRedirect, productCheckout } from '../../core/service/endpoints/payments/checkout.ts';
import {
  clearSavedCheckout,
  keepOpenCheckout,
  saveCheckout,
  takeSavedCheckout,
} from '../../core/session/drafts/saved-checkout.ts';
import { markSubscriptionsStale } from '../../core/session/drafts/reload-flags.ts';
import { currentSession } from '../../core/session/session.ts';
import type { ElementHandle, ElementLanguage } from '../kit/context.ts';
import { clearBillingDraft, readBillingDraft } from '../shared/billing/billing.draft.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import { changeSince } from './checkout-changes.ts';
import { createCheckoutQuotes, type CheckoutQuotes } from './checkout-quotes.ts';
import {
  appliedCode,
  chosenCycle,
  isComplete,
  seenOf,
  purchaseOf,
  shownPrice,
  type OpenCheckout,
  type Quote,
  type Section,
  type WantedPurchase,
} from './checkout-step.ts';
import { text } from './checkout.text.ts';
import { askOrdersSince, type Told } from './orders-since.ts';

const statesToReloadAfter: ReadonlySet<PaymentState['at']> = new Set(['leaving', 'elsewhere', 'not-kept']);

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

type Needs = ElementLanguage &
  Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'emit' | 'report' | 'announce' | 'trackStep' | 'signal'>;

export function createCheckoutFlow(handle: Needs, payment = createElementPayment(handle), clock = systemClock) {
  const { navigate, trackStep } = handle;
  const quotes = createCheckoutQuotes(handle, clock);
  const { openStep, change, quoteAgain } = quotes;
  const buying = createPurchase(handle, quotes, payment, clock);
  // The promo code of a stored checkout. Kept for `retry`, because reading the stored checkout removes it.
  let firstCode = '';
  let askedPriceId = '';
  const stopKeeping = quotes.$state.listen(() => buying.keepPurchase((open) => keepOpenCheckout(open, askedPriceId)));
  handle.signal.addEventListener('abort', stopKeeping, { once: true });

  const load = async () => {
    if (await quotes.load(firstCode, firstSection)) payment.prepare();
  };

  return {
    $state: quotes.$state,
    payment,
    ...buying,

    show(asked: WantedPurchase): void {
      askedPriceId = asked.planPriceId;
      const saved = takeSavedCheckout(asked);
      quotes.want(saved ?? asked);
      firstCode = saved?.promoCode ?? '';
      payment.watch(isComplete(asked) ? subjectOf(asked) : null);
      if (!isComplete(asked)) return quotes.$state.set({ at: 'incomplete' });
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
      quotes.sayTotal();
    },

    async applyPromo(typed: string): Promise<boolean> {
      const code = readCode(typed);
      // Sends an empty code only if the shown prices were requested with a code: the empty code removes that one.
      if (code !== '' || openStep()?.promo.code) return quotes.priceWith(code, 'apply');
      change({ promo: { code: '', trouble: localized(text, 'promoMissing') } });
      return false;
    },

    removePromo: () => quotes.priceWith('', 'remove'),

    cancel(): void {
      clearBillingDraft();
      clearSavedCheckout();
      navigate('/subscription', { back: true });
    },

    /** Replaces the history entry: Back must not lead to the paid purchase again (PAY-26). */
    leave(): void {
      payment.acknowledge();
      clearSavedCheckout();
      markSubscriptionsStale();
      navigate('/subscription', { replace: true });
    },
  };
}

/** The actions of Pay now: asking about changes, paying, and loading the service's facts about an earlier payment. */
function createPurchase(
  { send, trackStep, signal }: Needs,
  quotes: CheckoutQuotes,
  payment: ReturnType<typeof createElementPayment>,
  clock: typeof systemClock,
) {
  const { openStep, change, quoteAgain } = quotes;
  const $told = atom<'asking' | Told | null>(null);

  /** Asks what has become of a payment that was opened at `sinceMs` (PAY-43). */
  async function ask(sinceMs: number): Promise<void> {
    const { subscriptionId } = quotes.wanted();
    $told.set('asking');
    $told.set(await askOrdersSince(send, { userId: currentSession()?.userId ?? '', subscriptionId, sinceMs }));
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

  function keepPurchase(keep: typeof saveCheckout = saveCheckout): void {
    const open = openStep();
    if (open) keep({ ...quotes.wanted(), planPriceId: open.cycleId ?? '', promoCode: appliedCode(open) });
  }

  const stopHearing = payment.$payment.listen((state, was = state) => {
    if (state.at === 'leaving') keepPurchase();
    if (state.at === 'opened' && was.at !== 'opened') void ask(state.sinceMs);
    if (state.at !== 'ready') return;
    // The card widget would charge another amount than the one shown: asks the payer to accept it (PAY-33).
    if (state.trouble?.kind === 'price-changed') void quoteAgain(askAboutChange(null));
    // Reloads the prices after a failure, and when the payer comes back from the provider's page or from another tab,
    // where they may have paid.
    else if (state.trouble || statesToReloadAfter.has(was.at)) void quoteAgain();
  });
  signal.addEventListener('abort', stopHearing, { once: true });

  /** Sends the purchase and starts the payment if the reloaded price is the one shown (DEC-1.4, PAY-34). */
  async function pay(): Promise<void> {
    const open = openStep();
    if (!open || open.pendingRequest !== 'nothing') return;
    if (!chosenCycle(open)) return change({ isCycleMissed: true });
    const purchase = purchaseOf(quotes.wanted(), open, appliedCode(open));
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
  }

  return {
    $told,
    pay,
    keepPurchase,

    async checkAgain(): Promise<void> {
      payment.look();
      const state = payment.$payment.get();
      if (state.at === 'opened') await Promise.all([ask(state.sinceMs), quoteAgain()]);
    },

    /**
     * Pays again, after the payer has read that an earlier payment was opened. If that one is known to be paid by now,
     * `pay` says so, and asks (PAY-42).
     */
    async payAgain(): Promise<void> {
      payment.look();
      if (openStep()?.pendingRequest !== 'nothing') return;
      if (payment.$payment.get().at === 'opened') payment.takeBack();
      await pay();
    },

    /** Forgets that the payer was asked about an earlier payment, so that the next Pay now asks again (PAY-42). */
    closeChange(): void {
      const open = openStep();
      if (open) change({ change: null, seenOrder: { ...open.seenOrder, paidMs: null } });
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
