import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/core/page/clock.ts';
import type { PaymentIntent, PaymentState } from '../../../src/core/payments/payment.ts';
import { createPaymentLinkFlow } from '../../../src/elements/payment-link/payment-link.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* A payment link's flow against the sandbox, without a screen. */

storagePage();

/** A link whose Pay Now was pressed; `intent` is what the payment asks the flow. */
async function pressed() {
  const intents: PaymentIntent[] = [];
  const payment = {
    $payment: atom<PaymentState>({ at: 'ready' }),
    look: () => {},
    prepare: () => {},
    watch: () => {},
    pay: async (asked: PaymentIntent) => void intents.push(asked),
    goOn: () => {},
    takeBack: () => {},
    acknowledge: () => {},
  };
  const handle = { ...needsOf(createSandbox()).needs, emit: () => true, signal: new AbortController().signal };
  const flow = createPaymentLinkFlow(handle, systemClock, payment, { load: async () => true });
  const shown = () => {
    const step = flow.$state.get();
    return step.at === 'order' ? { amount: step.order.amountText, asks: step.change !== null } : null;
  };
  const show = async (id: string) => {
    flow.show(id);
    await expect.poll(shown).not.toBeNull();
  };
  await show(paymentLinkIds.unpaidWidget);
  await flow.pay();
  return { intent: intents[0]!, show, shown };
}

test('PAY-33 a page that shows another link while a payment starts keeps the other order, and the payment stops', async () => {
  const { intent, show, shown } = await pressed();
  const starting = intent.start();
  await show(paymentLinkIds.unpaid);
  const other = shown();
  expect(await starting).toBeNull();
  expect(shown()).toEqual(other);
});

test('PAY-34 nor is the payer of the first link asked about the other', async () => {
  const { intent, show, shown } = await pressed();
  const checking = intent.check(systemClock.now());
  await show(paymentLinkIds.unpaid);
  expect(await checking).toBe(false);
  expect(shown()).toMatchObject({ asks: false });
});
