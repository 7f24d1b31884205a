import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import { notLoaded } from '../../core/load-service.ts';
import { isRefusal, withExceptionText, type Problem } from '../../core/state/problem.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payment-link.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
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

const payable = 'S0000';
const firstLookMs = 10_000;
const longestLookMs = 120_000;

/** A payment link (console.md section 4, "Payment order"). */
export function createPaymentLinkFlow(handle: Needs, clock = systemClock, payment = createElementPayment(handle)) {
  const { element, send, navigate, signal } = handle;
  const $step = atom<LinkStep>({ at: 'loading' });
  let shownId = '';
  let stopLooking = () => {};

  /** Looks the order up. A look that fails leaves what is shown as it is, unless nothing is. */
  async function look(): Promise<void> {
    const paymentId = shownId;
    const answer = await ((await request())?.lookUp(send, paymentId) ?? notSent);
    if (paymentId !== shownId) return;
    if (answer.ok && answer.data.order) {
      const { order, message } = answer.data;
      const refusal = message?.code === payable ? null : message?.text || t('failed');
      $step.set({ at: 'order', order, refusal });
      return lookAgainWhilePending(order);
    }
    // Only a 2xx says that there is no such link.
    if (answer.ok || (isRefusal(answer.problem) && !answer.problem.hasErrorStatus)) {
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

  let before: PaymentState['at'] = 'ready';
  const stopHearing = payment.$payment.listen((state) => {
    const was = before;
    before = state.at;
    if (state.at === was && state.at !== 'ready') return;
    // What the service says now is what is true, before another try too (NET-03).
    const isOver = state.at === 'dismissed' || state.at === 'refused' || state.at === 'processing';
    if (isOver || (state.at === 'ready' && (state.trouble || was === 'leaving'))) void look();
  });

  signal.addEventListener(
    'abort',
    () => {
      stopLooking();
      stopHearing();
    },
    { once: true },
  );

  return {
    $step,
    $payment: payment.$payment,

    show(paymentId: string): void {
      const id = paymentId.trim();
      if (id !== '' && id === shownId) return;
      stopLooking();
      shownId = id;
      payment.watch(id === '' ? null : { kind: 'link', id });
      if (id === '') return $step.set({ at: 'incomplete' });
      $step.set({ at: 'loading' });
      void look();
    },

    retry(): void {
      $step.set({ at: 'loading' });
      void look();
    },

    /** The page is in sight again: somebody may have paid meanwhile, here or elsewhere. */
    lookAgain(): void {
      if ($step.get().at !== 'order' || payment.$payment.get().at !== 'ready') return;
      payment.look();
      void look();
    },

    async pay(): Promise<void> {
      const step = $step.get();
      if (step.at !== 'order' || step.refusal !== null) return;
      const { orderId, amountText } = step.order;
      const paymentId = shownId;
      await payment.pay({
        orderId,
        shown: { text: amountText },
        check: () => Promise.resolve(true),
        start: async () => (await request())?.start(send, paymentId) ?? notSent,
      });
    },
  };
}

// What is asked of the service comes once the screen is drawn.
const request = () => import('./payment-link.request.ts').catch(() => null);
const notSent = { ok: false, problem: notLoaded('paymentLinkRedirect'), refusal: null } as const;
