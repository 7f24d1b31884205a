import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import { DictPaymentEvent } from '../../core/page/events.ts';
import type { PayingElement, PaymentState } from '../../core/payments/payment.ts';
import { confirmSession, recordSessionFailure, reportOnce } from '../../core/payments/returned.ts';
import type { SubjectPayment } from '../../core/payments/subject-payment.ts';
import { getContactAndPayment } from '../../core/service/endpoints/billing.ts';
import { clearSavedCheckout, savedCheckoutPath } from '../../core/session/drafts/saved-checkout.ts';
import { stepsToLinkPage } from '../../core/session/drafts/saved-link.ts';
import type { ElementHandle } from '../kit/context.ts';
import { billedFacts } from '../shared/receipt/receipt-facts.ts';

export type ResultStep =
  | { readonly at: 'incomplete' }
  /** The payment was started under another account than the one that is signed in now (PAY-35). */
  | { readonly at: 'others' }
  /** `isFailure`: the payment is known to have failed; only the reference for support is still awaited. */
  | { readonly at: 'waiting'; readonly isFailure: boolean }
  /**
   * `reference`: shown to the payer so that support can find the payment, until the service has sent an order id.
   * `isReported`: the address has reported the failure, and not the service.
   */
  | {
      readonly at: 'outcome';
      readonly payment: PaymentState;
      readonly reference: string;
      readonly isOfLink: boolean;
      readonly isReported: boolean;
    };

type Needs = Pick<ElementHandle, 'element' | 'emit' | 'navigate' | 'send' | 'signal'>;

/** After this time without a confirmation the popup says that the payment is pending. */
const patienceMs = 1500;

/** After the return from the card provider's page, confirms the payment or records its failure (CON-4 Payment order). */
export function createPaymentResultFlow({ element, emit, navigate, send, signal }: Needs, clock = systemClock) {
  const $state = atom<ResultStep>({ at: 'waiting', isFailure: false });
  const paying: PayingElement = { element, emit, signal, closeLayers: () => {} };
  // The return from the provider's page that is shown. `stop` ends it when the element is to show another one.
  let shown = '';
  let stop = () => {};
  let payment: SubjectPayment | null = null;
  signal.addEventListener('abort', () => stop(), { once: true });

  // Dispatches `dict-payment` once per session and status. For confirmed and refused payments core/payments does it.
  const report = (sessionId: string, status: 'failed' | 'pending', orderId: string | null) =>
    reportOnce(sessionId, status, () =>
      emit(new DictPaymentEvent({ status, orderId: orderId ?? '', providerOrderId: '' })),
    );

  function confirm(sessionId: string): void {
    const { payment: confirmed, isOtherAccount, isOfLink, orderId, reference } = confirmSession(sessionId);
    payment = confirmed;
    confirmed.attach(paying);
    // True after `patienceMs`: from then on a payment without a confirmation is shown as pending.
    let isLate = false;
    const take = (state: PaymentState) => {
      if (isOtherAccount()) return $state.set({ at: 'others' });
      if (state.at === 'ready' || state.at === 'elsewhere' || state.at === 'opened')
        return $state.set({ at: 'incomplete' });
      const isQuick = state.at === 'pending' && !isLate && !state.waitsForAccount;
      if (isQuick) return $state.set({ at: 'waiting', isFailure: false });
      $state.set({ at: 'outcome', payment: state, reference, isOfLink, isReported: false });
      if (state.at === 'processing') report(sessionId, 'pending', state.confirmation.orderId ?? orderId);
      if (state.at === 'pending') report(sessionId, 'pending', orderId);
    };
    const unsubscribe = confirmed.$state.subscribe(take);
    const cancel = clock.after(patienceMs, () => {
      isLate = true;
      take(confirmed.$state.get());
    });
    stop = () => {
      unsubscribe();
      cancel();
    };
  }

  function recordFailure(sessionId: string, status: string): void {
    const { $outcome, isOfLink, reference } = recordSessionFailure(sessionId, status);
    const take = (outcome: ReturnType<typeof $outcome.get>) => {
      if (outcome === 'paid') {
        stop();
        return confirm(sessionId);
      }
      if (!outcome) return $state.set({ at: 'waiting', isFailure: true });
      const refused = { at: 'refused', code: '', text: '', ...outcome } as const;
      $state.set({ at: 'outcome', payment: refused, reference, isOfLink, isReported: true });
      report(sessionId, 'failed', outcome.orderId);
    };
    stop = $outcome.listen(take);
    take($outcome.get());
  }

  return {
    $state,

    show(sessionId: string, status: string): void {
      const wanted = `${sessionId} ${status}`;
      if (wanted === shown) return;
      shown = wanted;
      stop();
      payment = null;
      if (sessionId === '') return $state.set({ at: 'incomplete' });
      if (status.toLowerCase() === 'success') confirm(sessionId);
      else recordFailure(sessionId, status);
    },

    checkout: savedCheckoutPath,

    /** Leads back to the page with the payment link; null if it is not in this tab's history. */
    wayToLink(): (() => void) | null {
      const steps = stepsToLinkPage(history);
      return steps === null ? null : () => history.go(-steps);
    },

    /** The signed-in user's billing address, for the receipt. If the call fails, the receipt is printed without it. */
    async askBilled() {
      const answer = await send(getContactAndPayment, undefined);
      return answer.ok ? billedFacts(answer.data) : {};
    },

    /** Replaces the history entry: Back must not lead to the result again (PAY-26). */
    leave(to = '/subscription'): void {
      stop();
      if (to === '/subscription') clearSavedCheckout();
      payment?.acknowledge();
      navigate(to, { replace: true });
    },
  };
}
