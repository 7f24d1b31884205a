import { atom } from 'nanostores';
import { formatLocale } from '../../core/config/language.ts';
import { systemClock } from '../../core/page/clock.ts';
import type { Answer } from '../../core/service/client.ts';
import { checkoutData } from '../../core/service/endpoints/payments/checkout.ts';
import { latestOnly } from '../../core/state/latest.ts';
import type { ElementHandle, ElementLanguage } from '../kit/context.ts';
import {
  opened,
  promoStatus,
  purchaseOf,
  requoted,
  totalText,
  type CheckoutStep,
  type OpenCheckout,
  type Quote,
  type Section,
  type WantedPurchase,
} from './checkout-step.ts';
import { text } from './checkout.text.ts';

type Needs = ElementLanguage & Pick<ElementHandle, 'send' | 'announce'>;

export type CheckoutQuotes = ReturnType<typeof createCheckoutQuotes>;

/** The prices of a checkout: the first ones, those with a promo code, and those that are asked for before a payment. */
export function createCheckoutQuotes({ send, announce, bind, language }: Needs, clock = systemClock) {
  const t = bind(text);
  const $state = atom<CheckoutStep>({ at: 'loading' });
  const latest = latestOnly();
  // The purchase that the page asks for. Not in `$state`, because each load sets `$state` back to 'loading'.
  let wanted: WantedPurchase = { subscriptionId: '', productId: '', planId: '', planPriceId: '' };

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

  const sayTotal = () => {
    const open = openStep();
    const total = open && totalText(open, formatLocale(language()));
    if (total) announce(t('newTotal', { total }));
  };

  return {
    $state,
    openStep,
    change,
    sayTotal,
    wanted: () => wanted,

    want(next: WantedPurchase): void {
      wanted = next;
    },

    /** Loads the first prices. Resolves to true if they have arrived. */
    async load(code: string, firstSection: (quote: Quote) => Section): Promise<boolean> {
      $state.set({ at: 'loading' });
      const askedMs = clock.now();
      await ask(code, (answer) => {
        if (!answer.ok) return $state.set({ at: 'trouble', problem: answer.problem });
        const first = opened(answer.data, wanted.planPriceId, askedMs, firstSection(answer.data));
        $state.set({ ...first, promo: { code } });
      });
      return openStep() !== null;
    },

    async priceWith(code: string, pendingRequest: 'apply' | 'remove'): Promise<boolean> {
      const open = openStep();
      // Aborts a pending reload of the prices (`ask`). Does nothing while a promo code is being applied or removed.
      if (!open || open.pendingRequest === 'apply' || open.pendingRequest === 'remove') return false;
      change({ pendingRequest, promo: { code: open.promo.code } });
      await ask(code, (answer) => {
        const now = openStep();
        if (!now) return;
        if (!answer.ok) {
          // If this call has replaced a reload of the prices, those on the screen may be outdated: shows the error for
          // them too.
          const problem = open.pendingRequest === 'prices' ? answer.problem : now.problem;
          return change({ pendingRequest: 'nothing', problem, promo: { ...now.promo, trouble: answer.problem.text } });
        }
        $state.set({ ...requoted(now, answer.data), promo: { code } });
        sayTotal();
      });
      const now = openStep();
      return now !== null && !now.promo.trouble && promoStatus(now).at === (code === '' ? 'none' : 'applied');
    },

    /** Reloads the prices. If they arrive, calls `take` with the old and the new state and resolves to true. */
    async quoteAgain(take: (seen: OpenCheckout, now: OpenCheckout) => void = () => {}): Promise<boolean> {
      const seen = openStep();
      if (!seen) return false;
      // Stays false also if another request replaces this one, because `ask` then drops the answer.
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
    },
  };
}
