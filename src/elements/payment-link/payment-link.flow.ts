import { atom } from 'nanostores';
import { localized, type Localized } from '../../core/config/text.ts';
import { mailedId } from '../../core/format/mailed-id.ts';
import { systemClock } from '../../core/page/clock.ts';
import { DictNavigateEvent } from '../../core/page/events.ts';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { loadProblem } from '../../core/load-service.ts';
import { backOffMs } from '../../core/state/back-off.ts';
import { isRefusal, withExceptionText, type Problem } from '../../core/state/problem.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { OrderChange } from '../shared/payment/Changes.tsx';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import type * as request from './payment-link.request.ts';
import { text } from './payment-link.text.ts';

export type LinkStep =
  | { readonly at: 'incomplete' | 'loading' }
  | { readonly at: 'trouble'; readonly problem: Problem }
  /**
   * The service knows no payment link with the given id. 'leaving': the host page handles `dict-navigate` and opens its own
   * 404 page. 'invalid': the element shows a message.
   */
  | { readonly at: 'leaving' | 'invalid' }
  | OpenOrder;

export interface OpenOrder {
  readonly at: 'order';
  readonly order: PaymentOrder;
  readonly refusal: Localized | null;
  readonly askedMs: number;
  readonly change: OrderChange | null;
  readonly trouble: Localized | null;
  /** Time of an earlier payment if the payer has been asked whether to pay again; else null (PAY-42). */
  readonly paidMs: number | null;
}

export type PaymentLinkFlow = ReturnType<typeof createPaymentLinkFlow>;

const payableCode = 'S0000';
/** Pay Now does not repeat a lookup this recent, because the answer that starts the payment contains the order too. */
const freshMs = 5000;
const lookPauses = { firstMs: 10_000, longestMs: 120_000, spread: 0 };

/** A payment link (CON-4 Payment order). */
export function createPaymentLinkFlow(
  handle: Pick<ElementHandle, 'element' | 'send' | 'emit' | 'report' | 'signal' | 'texts'>,
  statusView: { readonly load: () => Promise<boolean> },
  clock = systemClock,
  payment = createElementPayment(handle),
) {
  const { element, send, emit, signal } = handle;
  const $state = atom<LinkStep>({ at: 'loading' });
  let shownId = '';
  let openedId = '';
  let stopLooking = () => {};
  let later: typeof request | null = null;
  const load = async () => (later ??= await import('./payment-link.request.ts').catch(() => null));

  const openOrder = () => {
    const step = $state.get();
    return step.at === 'order' ? step : null;
  };

  const change = (changes: Partial<OpenOrder>) => {
    const open = openOrder();
    if (open) $state.set({ ...open, ...changes });
  };

  /**
   * Loads the order. Resolves to the problem or null. If the lookup fails, an order that is already shown stays.
   * `pauses`: how many pauses the polling has made so far; 0 starts the polling anew.
   */
  async function look(pauses = 0): Promise<Problem | null> {
    const paymentId = shownId;
    const askedMs = clock.now();
    const answer = await ((await load())?.lookUp(send, paymentId) ?? notSent());
    // Loads the view of the status first, so that order and status appear together.
    if (answer.ok && answer.data.order && isPaidOrPending(answer.data.order)) await statusView.load();
    // Ignores the answer if another link is shown by now, or if a later lookup has been answered already (NET-05).
    if (paymentId !== shownId || askedMs < (openOrder()?.askedMs ?? 0)) return null;
    if (answer.ok && answer.data.order) {
      const { order, message } = answer.data;
      const refusal = message?.code === payableCode ? null : message?.text || localized(text, 'failed');
      const isPayable = refusal === null && !isPaidOrPending(order);
      const { order: seen = order, change: asked = null, trouble = null, paidMs = null } = openOrder() ?? {};
      // If the payer is being asked to accept a change, asks about the order that was loaded now.
      const question = isPayable ? asked && (changeBetween(seen, order) ?? asked) : null;
      const agreedMs = question === asked ? paidMs : null;
      $state.set({ at: 'order', order, refusal, askedMs, change: question, trouble, paidMs: agreedMs });
      if (isPayable) {
        // Loads the chunks of the payment and of its status now, so that both work even if the network is lost later.
        payment.prepare();
        void statusView.load();
      }
      lookAgainWhilePending(order, pauses);
      return null;
    }
    // Only a 2xx answer without an order means that there is no such link. Any other failure may be temporary.
    if (answer.ok || (isRefusal(answer.problem) && !answer.problem.hasErrorStatus)) {
      const state = { opened: `/payment/${openedId}` };
      const isTaken = !emit(new DictNavigateEvent({ to: '/pageNotFound', state, replace: true }));
      $state.set({ at: isTaken ? 'leaving' : 'invalid' });
      return null;
    }
    const problem = withExceptionText(answer.problem, localized(text, 'failed'));
    if (!openOrder()) $state.set({ at: 'trouble', problem });
    return problem;
  }

  /**
   * Resolves to true if a lookup not older than `freshMs` shows the order unchanged (PAY-34) and unpaid. `paidMs`: time of
   * an earlier payment of this order, or null; after one, asks whether to pay again and resolves to false (PAY-42).
   */
  async function confirmUnchanged(seen: OpenOrder, paidMs: number | null): Promise<boolean> {
    const paymentId = shownId;
    change({ change: null, trouble: null });
    if (paidMs === null && clock.now() - seen.askedMs < freshMs) return true;
    const problem = await look();
    const open = openOrder();
    if (!open || paymentId !== shownId) return false;
    if (problem) change({ trouble: problem.text });
    if (problem || open.refusal !== null) return false;
    if (!acceptIfUnchanged(seen.order, open.order)) return false;
    if (paidMs === null) return true;
    change({ change: later?.paidChange(open.order, paidMs) ?? null, paidMs });
    return false;
  }

  /** True if `now` is neither paid nor pending, and equals `seen`. If it differs, asks the payer to accept the change. */
  function acceptIfUnchanged(seen: PaymentOrder, now: PaymentOrder): boolean {
    const found = isPaidOrPending(now) ? null : changeBetween(seen, now);
    change({ order: now, change: found });
    return !isPaidOrPending(now) && found === null;
  }

  // The lazy module `later` is never null here, because the lookup of the shown order has loaded it.
  const changeBetween = (seen: PaymentOrder, now: PaymentOrder) => later?.linkChange(seen, now) ?? null;

  /** Asks the payer to accept the new order, because the card widget would charge another amount than shown (PAY-33). */
  async function askAboutChange(): Promise<void> {
    const seen = openOrder();
    await look();
    const open = openOrder();
    const found = seen && open && changeBetween(seen.order, open.order);
    if (!open || !found) return;
    if (open.refusal === null && !isPaidOrPending(open.order)) change({ change: found });
    payment.acknowledge();
  }

  /**
   * Polls a pending order with growing pauses, because the screen promises an update. While the page is hidden it skips the
   * lookups; a failed lookup does not end the polling.
   */
  function lookAgainWhilePending(order: PaymentOrder, pauses: number): void {
    stopLooking();
    if (!order.isInProgress || order.isDone) return;
    stopLooking = clock.after(backOffMs(lookPauses, pauses), () => {
      if (signal.aborted) return;
      lookAgainWhilePending(order, pauses + 1);
      if (element?.ownerDocument.visibilityState === 'visible') void look(pauses + 1);
    });
  }

  const stopHearing = payment.$payment.listen((state, { at: was } = state) => {
    if (statesOfLazyView.has(state.at)) void statusView.load();
    if (state.at === was && state.at !== 'ready') return;
    // Looks the order up after each attempt to pay, because only the service knows its true result (NET-03).
    const hasEnded = state.at === 'dismissed' || state.at === 'refused' || state.at === 'processing';
    if (state.at === 'ready' && state.trouble?.kind === 'price-changed') void askAboutChange();
    else if (
      hasEnded ||
      (state.at === 'ready' && (state.trouble || was === 'leaving' || was === 'elsewhere' || was === 'not-kept'))
    )
      void look();
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
    $state,
    $payment: payment.$payment,

    show(paymentId: string): void {
      const id = mailedId(paymentId);
      if (id !== '' && id === shownId) return;
      stopLooking();
      shownId = id;
      openedId = paymentId;
      payment.watch(id === '' ? null : { kind: 'link', id });
      if (id === '') return $state.set({ at: 'incomplete' });
      $state.set({ at: 'loading' });
      void look();
    },

    retry(): void {
      $state.set({ at: 'loading' });
      void look();
    },

    /** Looks the order up when the page becomes visible: somebody may have paid it meanwhile. */
    lookAgain(): void {
      if (!openOrder() || !statesToLookIn.has(payment.$payment.get().at)) return;
      payment.look();
      void look();
    },

    async pay(): Promise<void> {
      const open = openOrder();
      if (!open || open.refusal !== null || isPaidOrPending(open.order)) return;
      const { orderId, amountText } = open.order;
      const paymentId = shownId;
      await payment.pay({
        orderId,
        shown: { text: amountText },
        hasNoAccount: true,
        repeatsPaidMs: open.paidMs,
        check: (paidMs) => confirmUnchanged(open, paidMs),
        async start() {
          const answer = await ((await load())?.start(send, paymentId) ?? notSent());
          if (paymentId !== shownId) return null;
          const now = answer.ok ? answer.data.order : null;
          return now && !acceptIfUnchanged(open.order, now) ? null : answer;
        },
      });
    },

    /** Forgets that the payer was asked about an earlier payment, so that the next Pay Now asks again (PAY-42). */
    closeChange: () => change({ change: null, paidMs: null }),

    resume: payment.resume,
    takeBack: payment.takeBack,
  };
}

const isPaidOrPending = ({ isDone, isInProgress }: PaymentOrder) => isDone || isInProgress;

/** States in which the order is looked up again. In all others a payment is under way, and its own answer is awaited. */
const statesToLookIn: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused', 'processing']);

const statesOfLazyView: ReadonlySet<PaymentState['at']> = new Set([
  'elsewhere',
  'not-kept',
  'pending',
  'processing',
  'succeeded',
  'dismissed',
  'refused',
]);

const notSent = () => ({ ok: false, problem: loadProblem('paymentLinkRedirect'), refusal: null }) as const;
