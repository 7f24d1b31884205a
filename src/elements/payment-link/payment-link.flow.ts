import { systemClock } from '../../core/page/clock.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createElementPayment } from '../shared/payment/element-payment.ts';
import { linkChange } from './payment-link.changes.ts';
import { createLinkOrder, isPaidOrPending } from './payment-link.order.ts';

export type PaymentLinkFlow = ReturnType<typeof createPaymentLinkFlow>;

/** The flow of a payment link: shows the order and takes its payment (CON-4 Payment order). */
export function createPaymentLinkFlow(
  handle: Pick<ElementHandle, 'element' | 'send' | 'emit' | 'report' | 'signal' | 'bind'>,
  clock = systemClock,
  payment = createElementPayment(handle),
) {
  const link = createLinkOrder(handle, payment, clock);
  const { $state, openOrder, change, look } = link;

  /** Asks the payer to accept the new order, because the card widget would charge another amount than shown (PAY-33). */
  async function askAboutChange(): Promise<void> {
    const seen = openOrder();
    await look();
    const open = openOrder();
    const found = seen && open && linkChange(seen.order, open.order);
    if (!open || !found) return;
    if (open.refusal === null && !isPaidOrPending(open.order)) change({ change: found });
    payment.acknowledge();
  }

  const stopHearing = payment.$payment.listen((state, { at: was } = state) => {
    if (state.at === 'leaving') link.savePage();
    if (state.at === was && state.at !== 'ready') return;
    // Looks the order up after each attempt to pay, because only the service knows its true result (NET-03).
    const hasEnded = state.at === 'dismissed' || state.at === 'refused' || state.at === 'processing';
    if (state.at === 'ready' && state.trouble?.kind === 'price-changed') void askAboutChange();
    else if (
      hasEnded ||
      state.at === 'opened' ||
      (state.at === 'ready' && (state.trouble || was === 'leaving' || was === 'elsewhere' || was === 'not-kept'))
    )
      void look();
  });

  handle.signal.addEventListener(
    'abort',
    () => {
      link.stop();
      stopHearing();
    },
    { once: true },
  );

  async function pay(): Promise<void> {
    const open = openOrder();
    if (!open || open.refusal !== null || isPaidOrPending(open.order)) return;
    const { orderId, amountText } = open.order;
    const paymentId = link.shownId();
    await payment.pay({
      orderId,
      shown: { text: amountText },
      hasNoAccount: true,
      repeatsPaidMs: open.paidMs,
      check: (paidMs) => link.confirmUnchanged(open, paidMs),
      async start() {
        const answer = await link.start();
        if (paymentId !== link.shownId()) return null;
        const now = answer.ok ? answer.data.order : null;
        return now && !link.acceptIfUnchanged(open.order, now) ? null : answer;
      },
    });
  }

  /** Resolves to true if the order is still to be paid. */
  async function check(): Promise<boolean> {
    if (openOrder()?.isChecking) return false;
    change({ isChecking: true, trouble: null });
    payment.look();
    const problem = await look();
    change({ isChecking: false, ...(problem && { trouble: problem.text }) });
    const open = openOrder();
    return !problem && open !== null && open.refusal === null && !isPaidOrPending(open.order);
  }

  return {
    $state,
    payment,

    show(paymentId: string): void {
      const id = link.show(paymentId);
      if (id === null) return;
      payment.watch(id === '' ? null : { kind: 'link', id });
      if (id !== '') void look();
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

    pay,

    /** Asks the service what became of the payment that was opened (PAY-43). */
    checkAgain: check,

    /**
     * The payer has read what was opened, and wants to pay all the same. Asks once more before anything starts. If the
     * payment is known to be paid by now, `pay` says so, and asks (PAY-42).
     */
    async payAgain(): Promise<void> {
      if (!(await check())) return;
      if (payment.$payment.get().at === 'opened') payment.takeBack();
      await pay();
    },

    /** Forgets that the payer was asked about an earlier payment, so that the next Pay Now asks again (PAY-42). */
    closeChange: () => change({ change: null, paidMs: null }),
  };
}

/** States in which the order is looked up again. In all others a payment is under way, and its own answer is awaited. */
const statesToLookIn: ReadonlySet<PaymentState['at']> = new Set([
  'ready',
  'opened',
  'dismissed',
  'refused',
  'processing',
]);
