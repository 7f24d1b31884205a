import { atom } from 'nanostores';
import { paymentPrefix } from '../../../core/payments/kept-payments.ts';
import { knowsPayment } from '../../../core/payments/start-cookie.ts';
import type {
  PayingElement,
  Payment,
  PaymentOrder,
  PaymentState,
  PaymentSubject,
} from '../../../core/payments/payment.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { t } from './payment-trouble.text.ts';
import { closeTopLayers } from '../../kit/layers/top-layer.ts';

type Needs = Pick<ElementHandle, 'element' | 'emit' | 'report' | 'signal'>;

export type ElementPayment = ReturnType<typeof createElementPayment>;

// What starts a payment and sees to it comes when it is needed: most who look at a price have not pressed Pay now yet.
const paymentModule = () => import('../../../core/payments/payment-of.ts');
const isLoaded = { value: false };

/** The payment of what an element shows, also as another tab or an earlier page left it. */
export function createElementPayment({ element, emit, report, signal }: Needs) {
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
    const module = await paymentModule().catch(() => null);
    if (!module || !wanted || wanted !== subject || signal.aborted) return null;
    isLoaded.value = true;
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

  /** Where something may be known of it. */
  const look = (): void => {
    if (subject && (isLoaded.value || knowsPayment())) void attach();
  };
  // Another tab pays, or has started to.
  const hear = ({ key }: StorageEvent) => key?.startsWith(paymentPrefix()) && look();
  element?.ownerDocument.defaultView?.addEventListener('storage', hear, { signal });

  return {
    $payment,
    look,

    /** Shows the payment of `next` from here on. */
    watch(next: PaymentSubject | null): void {
      leave();
      subject = next;
      $payment.set({ at: 'ready' });
      look();
    },

    async pay(order: PaymentOrder): Promise<void> {
      if (!mayPay.has($payment.get().at)) return;
      // Before anything is awaited: a second click finds it begun (PAY-14).
      if (!payment) $payment.set({ at: 'starting' });
      const found = await attach();
      if (signal.aborted) return;
      if (found) return found.pay(order, paying);
      $payment.set({ at: 'ready', trouble: { kind: 'widget-failed', text: t('notLoaded') } });
      report({ code: 'load', call: '', message: t('notLoaded') });
    },

    /** Goes to the page where it is open. */
    goOn: () => payment?.goOn(paying),

    /** The payer says that they did not pay there. */
    takeBack: () => payment?.takeBack(),

    /** What was told has been read. */
    acknowledge(): void {
      if (payment) payment.acknowledge();
      else $payment.set({ at: 'ready' });
    },
  };
}

const mayPay: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);
