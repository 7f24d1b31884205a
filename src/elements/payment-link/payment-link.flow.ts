import { atom } from 'nanostores';
import { systemClock } from '../../core/clock.ts';
import { hasKeptPayment } from '../../core/payments/kept-payments.ts';
import type { Payment, PayingElement, PaymentState } from '../../core/payments/payment.ts';
import { withExceptionText, type Problem } from '../../core/problem.ts';
import { paymentLinkRedirect, type PaymentOrder } from '../../core/service/endpoints/payment-link.ts';
import type { ElementHandle } from '../kit/context.ts';
import { closeTopLayers } from '../kit/top-layer.ts';
import { t } from './payment-link.text.ts';

export type LinkStep =
  | { readonly at: 'incomplete' | 'loading' }
  | { readonly at: 'trouble'; readonly problem: Problem }
  /** There is no such link: on the way to the page that says so. */
  | { readonly at: 'invalid' }
  /** `refusal`: why it can't be paid, null where it can. */
  | { readonly at: 'order'; readonly order: PaymentOrder; readonly refusal: string | null };

export type PaymentLinkFlow = ReturnType<typeof createPaymentLinkFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'emit' | 'report' | 'signal'>;

// What starts a payment and sees to it comes when it is needed: most who open a link have not pressed Pay now yet.
const paymentModule = () => import('../../core/payments/payment.ts');
const loaded = { isAsked: false };

const payable = 'S0000';
const firstLookMs = 10_000;
const longestLookMs = 120_000;

/** A payment link (console.md section 4, "Payment order"). */
export function createPaymentLinkFlow({ element, send, navigate, emit, report, signal }: Needs, clock = systemClock) {
  const $step = atom<LinkStep>({ at: 'loading' });
  const $payment = atom<PaymentState>({ at: 'ready' });
  let shownId = '';
  let payment: Payment | null = null;
  let detach = () => {};
  let stopLooking = () => {};

  const paying: PayingElement = {
    element,
    emit,
    signal,
    clearTheWay: () => element && closeTopLayers(element.ownerDocument),
  };

  /** Looks the order up. A look that fails leaves what is shown as it is, unless nothing is. */
  async function look(): Promise<void> {
    const paymentId = shownId;
    const answer = await send(paymentLinkRedirect, { paymentId, isStart: false });
    if (paymentId !== shownId) return;
    if (answer.ok && answer.data.order) {
      const { order, message } = answer.data;
      const refusal = message?.code === payable ? null : message?.text || t('failed');
      $step.set({ at: 'order', order, refusal });
      return lookAgainWhilePending(order);
    }
    if (answer.ok || answer.problem.outcome === 'refused') {
      $step.set({ at: 'invalid' });
      return navigate('/pageNotFound', { replace: true });
    }
    if ($step.get().at !== 'order')
      $step.set({ at: 'trouble', problem: withExceptionText(answer.problem, t('failed')) });
  }

  /** "We'll update your payment status shortly": with longer pauses each time, while somebody may see it. */
  function lookAgainWhilePending(order: PaymentOrder, pauseMs = firstLookMs): void {
    stopLooking();
    if (!order.isInProgress || order.isDone) return;
    stopLooking = clock.after(pauseMs, () => {
      if (signal.aborted) return;
      if (element?.ownerDocument.visibilityState === 'visible') void look();
      lookAgainWhilePending(order, Math.min(longestLookMs, pauseMs * 2));
    });
  }

  /** Shows what this page, another tab or an earlier page knows of a payment of this link. */
  async function attach(): Promise<Payment | null> {
    if (payment) return payment;
    const paymentId = shownId;
    loaded.isAsked = true;
    const module = await paymentModule().catch(() => null);
    if (!module || paymentId !== shownId || signal.aborted) return null;
    payment = module.paymentOf({ kind: 'link', id: paymentId });
    payment.attach(paying);
    detach = payment.$state.subscribe(take);
    return payment;
  }

  function take(state: PaymentState): void {
    const before = $payment.get();
    $payment.set(state);
    if (state.at === before.at) return;
    // What the service says now is what is true: before another try, too (NET-03).
    const isOver = state.at === 'dismissed' || state.at === 'refused' || state.at === 'processing';
    if (isOver || (state.at === 'ready' && state.trouble)) void look();
  }

  function leave(): void {
    stopLooking();
    detach();
    detach = () => {};
    payment = null;
  }
  signal.addEventListener('abort', leave, { once: true });

  return {
    $step,
    $payment,

    show(paymentId: string): void {
      const id = paymentId.trim();
      if (id === shownId && $step.get().at !== 'loading') return;
      leave();
      shownId = id;
      $payment.set({ at: 'ready' });
      if (id === '') return $step.set({ at: 'incomplete' });
      $step.set({ at: 'loading' });
      if (loaded.isAsked || hasKeptPayment()) void attach();
      void look();
    },

    retry(): void {
      $step.set({ at: 'loading' });
      void look();
    },

    /** The page is in sight again: somebody may have paid meanwhile, here or elsewhere. */
    lookAgain(): void {
      if ($step.get().at !== 'order' || $payment.get().at !== 'ready') return;
      if (hasKeptPayment()) void attach();
      void look();
    },

    async pay(): Promise<void> {
      const step = $step.get();
      if (step.at !== 'order' || $payment.get().at === 'starting') return;
      $payment.set({ at: 'starting' });
      const found = await attach();
      if (signal.aborted) return;
      if (!found) {
        $payment.set({ at: 'ready', trouble: { kind: 'widget-failed', text: t('failed') } });
        return report({ code: 'load', call: '', message: t('failed') });
      }
      const { orderId, amountText } = step.order;
      const paymentId = shownId;
      await found.pay(
        { orderId, shown: { text: amountText }, start: () => send(paymentLinkRedirect, { paymentId, isStart: true }) },
        paying,
      );
    },
  };
}
