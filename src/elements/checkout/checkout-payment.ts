import { atom } from 'nanostores';
import type {
  Payment,
  PayingElement,
  PaymentOrder,
  PaymentState,
  PaymentSubject,
} from '../../core/payments/payment.ts';
import type { ElementHandle } from '../kit/context.ts';
import { closeTopLayers } from '../kit/top-layer.ts';
import { t } from './checkout.text.ts';

type Needs = Pick<ElementHandle, 'element' | 'emit' | 'report' | 'signal'>;

export type CheckoutPayment = ReturnType<typeof createCheckoutPayment>;

/** The payment of what a checkout shows, also as another tab or an earlier page left it. */
export function createCheckoutPayment({ element, emit, report, signal }: Needs) {
  const $payment = atom<PaymentState>({ at: 'ready' });
  let subject: PaymentSubject | null = null;
  let payment: Payment | null = null;
  let detach = () => {};

  const paying: PayingElement = {
    element,
    emit,
    signal,
    clearTheWay: () => element && closeTopLayers(element.ownerDocument),
  };

  /** null where what pays could not be loaded. */
  async function attach(): Promise<Payment | null> {
    if (payment) return payment;
    const wanted = subject;
    const module = await import('../../core/payments/payment.ts').catch(() => null);
    if (!module || !wanted || wanted !== subject || signal.aborted) return null;
    if (payment) return payment;
    payment = module.paymentOf(wanted);
    payment.attach(paying);
    detach = payment.$state.subscribe((state) => $payment.set(state));
    return payment;
  }

  function leave(): void {
    detach();
    detach = () => {};
    payment = null;
  }
  signal.addEventListener('abort', leave, { once: true });

  return {
    $payment,

    /** Shows the payment of `next` from here on. */
    watch(next: PaymentSubject): void {
      leave();
      subject = next;
      $payment.set({ at: 'ready' });
      void attach();
    },

    async pay(order: PaymentOrder): Promise<void> {
      if ($payment.get().at !== 'ready') return;
      $payment.set({ at: 'starting' });
      const found = await attach();
      if (signal.aborted) return;
      if (found) return found.pay(order, paying);
      $payment.set({ at: 'ready', trouble: { kind: 'widget-failed', text: t('failed') } });
      report({ code: 'load', call: '', message: t('failed') });
    },

    /** What was told has been read. */
    acknowledge(): void {
      if (payment) payment.acknowledge();
      else $payment.set({ at: 'ready' });
    },
  };
}
