import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import { DictNavigateEvent } from '../../core/page/events.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import { notLoaded } from '../../core/load-service.ts';
import { backOffMs } from '../../core/state/back-off.ts';
import { isRefusal, withExceptionText, type Problem } from '../../core/state/problem.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import type { LinkChange } from './link-change.ts';
import { knownPayment } from './late-payment.tsx';
import type * as request from './payment-link.request.ts';
import { t } from './payment-link.text.ts';

export type LinkStep =
  | { readonly at: 'incomplete' | 'loading' }
  | { readonly at: 'trouble'; readonly problem: Problem }
  /** There is no such link. The console leaves for its 404 page; on any other page the element says so in place. */
  | { readonly at: 'leaving' | 'invalid' }
  | OpenOrder;

export interface OpenOrder {
  readonly at: 'order';
  readonly order: PaymentOrder;
  /** Why it can't be paid, null where it can. */
  readonly refusal: string | null;
  /** When it was asked for; milliseconds since 1970. */
  readonly askedMs: number;
  /** Pay Now was pressed, and something has changed since it was shown: the payer is asked (PAY-34). */
  readonly change: LinkChange | null;
  /** Why Pay Now has started nothing. */
  readonly trouble: string | null;
  /** When it was paid, where the payer was asked whether to pay again; null where not (PAY-42). */
  readonly paidMs: number | null;
}

export type PaymentLinkFlow = ReturnType<typeof createPaymentLinkFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'emit' | 'report' | 'signal'>;

const payable = 'S0000';
/** What was asked for less than this ago is not asked for again: the start's own answer brings the order too. */
const freshMs = 5000;
const lookPauses = { firstMs: 10_000, longestMs: 120_000, spread: 0 };

/** A payment link (CON-4 Payment order). */
export function createPaymentLinkFlow(
  handle: Needs,
  clock = systemClock,
  payment = createElementPayment(handle),
  known: { readonly load: () => Promise<boolean> } = knownPayment,
) {
  const { element, send, emit, signal } = handle;
  const $state = atom<LinkStep>({ at: 'loading' });
  let shownId = '';
  let stopLooking = () => {};
  // What is asked of the service, and what tells two orders apart, comes once the screen is drawn.
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

  /** Looks the order up. A look that fails leaves what is shown as it is, unless nothing is; the answer is why it failed. */
  async function look(): Promise<Problem | null> {
    const paymentId = shownId;
    const askedMs = clock.now();
    const answer = await ((await load())?.lookUp(send, paymentId) ?? notSent);
    // How it stands is drawn with it.
    if (answer.ok && answer.data.order && isOver(answer.data.order)) await known.load();
    if (paymentId !== shownId) return null;
    if (answer.ok && answer.data.order) {
      const { order, message } = answer.data;
      const refusal = message?.code === payable ? null : message?.text || t('failed');
      const { change: asked = null, trouble = null, paidMs = null } = openOrder() ?? {};
      $state.set({ at: 'order', order, refusal, askedMs, change: asked, trouble, paidMs });
      lookAgainWhilePending(order);
      return null;
    }
    // Only a 2xx says that there is no such link.
    if (answer.ok || (isRefusal(answer.problem) && !answer.problem.hasErrorStatus)) {
      const isTaken = !emit(new DictNavigateEvent({ to: '/pageNotFound', state: {}, replace: true }));
      $state.set({ at: isTaken ? 'leaving' : 'invalid' });
      return null;
    }
    const problem = withExceptionText(answer.problem, t('failed'));
    if (!openOrder()) $state.set({ at: 'trouble', problem });
    return problem;
  }

  /** Whether what was shown when Pay Now was pressed still holds (PAY-34), and nobody has paid meanwhile. */
  async function isAsShown(seen: OpenOrder, paidMs: number | null): Promise<boolean> {
    change({ change: null, trouble: null });
    if (paidMs === null && clock.now() - seen.askedMs < freshMs) return true;
    const problem = await look();
    const open = openOrder();
    if (!open) return false;
    if (problem) change({ trouble: problem.text });
    if (problem || open.refusal !== null) return false;
    if (!isStill(seen.order, open.order)) return false;
    if (paidMs === null) return true;
    change({ change: later?.paidChange(open.order, paidMs) ?? null, paidMs });
    return false;
  }

  /** Whether `now` can be paid as `seen`; else it is shown, and asked about where that is the payer's to decide. */
  function isStill(seen: PaymentOrder, now: PaymentOrder): boolean {
    const found = isOver(now) ? null : changeBetween(seen, now);
    change({ order: now, change: found });
    return !isOver(now) && found === null;
  }

  // Nothing is shown before what tells orders apart is there.
  const changeBetween = (seen: PaymentOrder, now: PaymentOrder) => later?.linkChange(seen, now) ?? null;

  /** The widget would charge something else than was shown: where the order says why, that is asked about (PAY-33). */
  async function askAboutChange(): Promise<void> {
    const seen = openOrder();
    await look();
    const open = openOrder();
    const found = seen && open && changeBetween(seen.order, open.order);
    if (!found) return;
    change({ change: found });
    payment.acknowledge();
  }

  /** "We'll update your payment status shortly": with longer pauses each time, while somebody may see it. */
  function lookAgainWhilePending(order: PaymentOrder, before = 0): void {
    stopLooking();
    if (!order.isInProgress || order.isDone) return;
    stopLooking = clock.after(backOffMs(lookPauses, before), () => {
      if (signal.aborted) return;
      if (element?.ownerDocument.visibilityState === 'visible') void look();
      lookAgainWhilePending(order, before + 1);
    });
  }

  let before: PaymentState['at'] = 'ready';
  const stopHearing = payment.$payment.listen((state) => {
    const was = before;
    before = state.at;
    if (drawnLate.has(state.at)) void known.load();
    if (state.at === was && state.at !== 'ready') return;
    // What the service says now is what is true, before another try too (NET-03).
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
      const id = paymentId.trim();
      if (id !== '' && id === shownId) return;
      stopLooking();
      shownId = id;
      payment.watch(id === '' ? null : { kind: 'link', id });
      if (id === '') return $state.set({ at: 'incomplete' });
      $state.set({ at: 'loading' });
      void look();
    },

    retry(): void {
      $state.set({ at: 'loading' });
      void look();
    },

    /** The page is in sight again: somebody may have paid meanwhile, here or elsewhere. */
    lookAgain(): void {
      if ($state.get().at !== 'order' || payment.$payment.get().at !== 'ready') return;
      payment.look();
      void look();
    },

    /** Pay Now, and the yes to what has changed. */
    async pay(): Promise<void> {
      const open = openOrder();
      if (!open || open.refusal !== null) return;
      const { orderId, amountText } = open.order;
      const paymentId = shownId;
      // It is there when the payment has succeeded, whatever the network does by then.
      void known.load();
      await payment.pay({
        orderId,
        shown: { text: amountText },
        isNobodys: true,
        repeatsPaidMs: open.paidMs,
        check: (paidMs) => isAsShown(open, paidMs),
        async start() {
          const answer = await ((await load())?.start(send, paymentId) ?? notSent);
          const now = answer.ok ? answer.data.order : null;
          return now && !isStill(open.order, now) ? null : answer;
        },
      });
    },

    /** No. Who was asked whether to pay again is asked the next time too. */
    closeChange: () => change({ change: null, paidMs: null }),

    /** A payment is open elsewhere: to it, or, as the payer says, on without it. */
    goOn: payment.goOn,
    takeBack: payment.takeBack,
  };
}

const isOver = ({ isDone, isInProgress }: PaymentOrder) => isDone || isInProgress;

const drawnLate: ReadonlySet<PaymentState['at']> = new Set([
  'elsewhere',
  'not-kept',
  'pending',
  'processing',
  'succeeded',
  'dismissed',
  'refused',
]);

const notSent = { ok: false, problem: notLoaded('paymentLinkRedirect'), refusal: null } as const;
