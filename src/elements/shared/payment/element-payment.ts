import { atom } from 'nanostores';
import { localized } from '../../../core/config/text.ts';
import { hasStoredPayment, paymentPrefix } from '../../../core/payments/stored-payments.ts';
import {
  startableStates,
  type FoundPayment,
  type PayingElement,
  type PaymentIntent,
  type PaymentState,
} from '../../../core/payments/payment.ts';
import type { PaymentSubject } from '../../../core/payments/record.ts';
import type { SubjectPayment } from '../../../core/payments/subject-payment.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { closeTopLayers } from '../../kit/layers/top-layer.ts';
import { text } from '../../kit/kit.text.ts';

type Needs = Pick<ElementHandle, 'element' | 'emit' | 'report' | 'signal' | 'bind'>;

const paymentModule = () => import('../../../core/payments/payments.ts');
const $isLoaded = atom(false);

/**
 * Starts the payment of an element's order, or continues one from another tab or an earlier page. Loads the payment code on
 * demand, because not every order can be paid.
 */
export function createElementPayment({ element, emit, report, signal, bind }: Needs) {
  const $payment = atom<PaymentState>({ at: 'ready' });
  // The order that the element shows.
  let subject: PaymentSubject | null = null;
  // The payment of `subject`; null until the payment code is loaded.
  let payment: SubjectPayment | null = null;
  let detach = () => {};
  let watching = new AbortController();

  const paying: PayingElement = {
    element,
    emit,
    // A signal per subject: if the page shows another link or purchase while the widget loads, the attempt is aborted.
    get signal() {
      return watching.signal;
    },
    closeLayers: () => element && closeTopLayers(element.ownerDocument),
  };

  async function attach(): Promise<SubjectPayment | null> {
    if (payment) return payment;
    const wanted = subject;
    const module = await paymentModule().catch(() => null);
    if (!module || !wanted || wanted !== subject || signal.aborted) return null;
    $isLoaded.set(true);
    if (payment) return payment;
    payment = module.paymentOf(wanted);
    payment.attach(paying);
    detach = payment.$state.subscribe((state) => $payment.set(state));
    return payment;
  }

  function leave(): void {
    watching.abort();
    detach();
    detach = () => {};
    payment = null;
  }
  signal.addEventListener('abort', leave, { once: true });

  const look = (): void => {
    if (payment) payment.look();
    else if (subject && ($isLoaded.get() || hasStoredPayment())) void attach();
  };
  // Another element of the page may show the same order: whichever pays, both follow the payment.
  signal.addEventListener('abort', $isLoaded.listen(look), { once: true });
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(paymentPrefix())) && look();
  element?.ownerDocument.defaultView?.addEventListener('storage', onStorage, { signal });

  return {
    $payment,
    look,

    /**
     * Loads the payment code before it is needed: if an `import()` fails, for instance offline, Chromium does not fetch
     * the file again until the page is reloaded.
     */
    prepare(): void {
      paymentModule().catch(() => {});
    },

    watch(next: PaymentSubject | null): void {
      leave();
      watching = new AbortController();
      subject = next;
      $payment.set({ at: 'ready' });
      look();
    },

    async pay(order: PaymentIntent): Promise<void> {
      if (!startableStates.has($payment.get().at)) return;
      // Set before the first await, so that a second click starts nothing (PAY-14).
      if (!payment) $payment.set({ at: 'starting' });
      const pressed = watching.signal;
      const found = await attach();
      if (pressed.aborted) return;
      if (found) return found.pay(order, paying);
      $payment.set({
        at: 'ready',
        trouble: { kind: 'widget-failed', text: localized(text, 'stepLost') },
      });
      report({ code: 'load', message: bind(text)('stepLost') });
    },

    resume: () => payment?.resume(paying),

    takeBack: () => payment?.takeBack(),
    closeWidget: () => payment?.closeWidget(),
    settle: (found: FoundPayment) => payment?.settle(found),

    acknowledge(): void {
      if (payment) payment.acknowledge();
      else $payment.set({ at: 'ready' });
    },
  };
}
