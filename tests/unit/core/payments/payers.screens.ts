import { textIn } from '../../../../src/core/config/text.ts';
import { atom } from 'nanostores';
import type { Payment, PaymentState, PaymentSubject } from '../../../../src/core/payments/payment.ts';
import { subjectName } from '../../../../src/core/payments/record.ts';
import { createClient, type ClientNeeds } from '../../../../src/core/service/client.ts';
import { createCheckoutFlow } from '../../../../src/elements/checkout/checkout.flow.ts';
import { createPaymentLinkFlow } from '../../../../src/elements/payment-link/payment-link.flow.ts';
import type { ElementPayment } from '../../../../src/elements/shared/payment/element-payment.ts';
import type { PageWorld } from './payers.page.ts';
import { subscriptionOf, type Purchase, type Shop } from './payers.world.ts';
import { patientMs } from './payments.world.ts';
import { pageLanguage } from '../../../support/page-language.ts';
import { standardHeaders } from '../../sandbox/sandbox-caller.ts';

/** A screen of the console in a tab, and the actions of the payer on it. */
export interface Screen {
  readonly purchase: Purchase;
  state(): PaymentState;
  /** The question before the payment, or the message in its place. */
  question(): string | null;
  isLoading(): boolean;
  /** True if the purchase is shown and can be paid. */
  isPayable(): boolean;
  /** Presses Pay now, or confirms the question. */
  press(): Promise<void>;
  no(): void;
  goOn(): void;
  takeBack(): void;
}

export const clientNeeds = (world: PageWorld, { server }: Shop): ClientNeeds => ({
  base: () => server.url,
  pathOf: () => undefined,
  timeoutMs: () => patientMs,
  headers: () => standardHeaders(world.user()?.headers),
  clock: world.clock,
  fetch,
  onSignedOut: () => {},
});

export function screenOf(
  world: PageWorld,
  purchase: Purchase,
  paymentNamed: (name: string) => Payment,
  signal: AbortSignal,
): Screen {
  const handle = {
    ...pageLanguage,
    element: null,
    emit: () => true,
    navigate: () => {},
    report: () => {},
    announce: () => () => {},
    trackStep: () => {},
    signal,
    send: createClient(clientNeeds(world, purchase.shop)).send,
  };
  const payment = elementPayment(paymentNamed, signal, world.starting);
  return purchase.screen === 'link'
    ? linkScreen(purchase, createPaymentLinkFlow(handle, world.clock, payment), payment)
    : checkoutScreen(purchase, createCheckoutFlow(handle, payment, world.clock), payment);
}

function linkScreen(
  purchase: Purchase,
  flow: ReturnType<typeof createPaymentLinkFlow>,
  { $payment }: ElementPayment,
): Screen {
  flow.show(purchase.subject.id);
  const order = () => {
    const step = flow.$state.get();
    return step.at === 'order' ? step : null;
  };
  return {
    purchase,
    state: () => $payment.get(),
    question: () => textIn(order()?.change?.text ?? order()?.trouble ?? '') || null,
    isLoading: () => flow.$state.get().at === 'loading',
    isPayable: () => order()?.order.isDone === false && !order()!.order.isInProgress,
    press: flow.pay,
    no: flow.closeChange,
    goOn: flow.resume,
    takeBack: flow.takeBack,
  };
}

function checkoutScreen(
  purchase: Purchase,
  flow: ReturnType<typeof createCheckoutFlow>,
  { $payment }: ElementPayment,
): Screen {
  const { id, listingId, planId, planPriceId } = subscriptionOf(purchase.shop.server, purchase.owner!);
  flow.show({
    subscriptionId: String(id),
    productId: String(listingId),
    planId: String(planId),
    planPriceId: String(planPriceId),
  });
  const open = () => {
    const step = flow.$state.get();
    return step.at === 'open' ? step : null;
  };
  return {
    purchase,
    state: () => $payment.get(),
    question: () => textIn(open()?.change?.text ?? '') || null,
    isLoading: () => flow.$state.get().at === 'loading',
    isPayable: () => open()?.pendingRequest === 'nothing',
    press() {
      // Chooses the first billing cycle if none is chosen.
      const first = open()?.quote.billingCycles[0]?.planPriceId;
      if (open()?.cycleId === null && first) flow.choose(first);
      return flow.pay();
    },
    no: flow.closeChange,
    goOn: flow.resume,
    takeBack: flow.takeBack,
  };
}

/** Replaces createElementPayment: the payment of the shown purchase. */
function elementPayment(
  paymentNamed: (name: string) => Payment,
  signal: AbortSignal,
  onStart: (subject: PaymentSubject) => void,
): ElementPayment {
  const $payment = atom<PaymentState>({ at: 'ready' });
  const paying = { element: null, emit: () => true, signal, closeLayers: () => {} };
  let subject: PaymentSubject | null = null;
  let payment: Payment | null = null;
  return {
    $payment,
    look: () => {},
    prepare: () => {},
    watch(next) {
      subject = next;
      payment = next && paymentNamed(subjectName(next));
      if (payment) signal.addEventListener('abort', payment.$state.subscribe($payment.set), { once: true });
    },
    async pay(order) {
      const counted = {
        ...order,
        start() {
          onStart(subject!);
          return order.start();
        },
      };
      await payment?.pay(counted, paying);
    },
    resume: () => payment?.resume(paying),
    takeBack: () => payment?.takeBack(),
    acknowledge: () => payment?.acknowledge(),
  };
}
