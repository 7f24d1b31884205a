import { atom } from 'nanostores';
import { afterEach, describe, expect, test } from 'vitest';
import { configure } from '../../../src/core/config/config.ts';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { systemClock } from '../../../src/core/page/clock.ts';
import { DictNavigateEvent } from '../../../src/core/page/events.ts';
import type { PaymentIntent, PaymentState } from '../../../src/core/payments/payment.ts';
import { textIn } from '../../../src/core/config/text.ts';
import { createPaymentLinkFlow } from '../../../src/elements/payment-link/payment-link.flow.ts';
import { linkChange } from '../../../src/elements/payment-link/payment-link.changes.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';

/* A payment link's flow against the sandbox, without a screen. */

storagePage();

afterEach(resetPage);

/** Opens a link and presses Pay Now. `intent` of the result is what the flow has handed to the payment. */
async function pressed() {
  const intents: PaymentIntent[] = [];
  const $payment = atom<PaymentState>({ at: 'ready' });
  const payment = {
    $payment,
    look: () => {},
    prepare: () => {},
    watch: () => {},
    pay: async (asked: PaymentIntent) => void intents.push(asked),
    resume: () => {},
    takeBack: () => {},
    closeWidget: () => {},
    settle: () => {},
    acknowledge: () => {},
  };
  const sandbox = createSandbox();
  const navigated: unknown[] = [];
  const emit = (event: Event) => {
    if (event instanceof DictNavigateEvent) navigated.push(event.detail);
    return true;
  };
  const handle = { ...needsOf(sandbox).needs, emit, signal: new AbortController().signal };
  const flow = createPaymentLinkFlow(handle, systemClock, payment);
  const shown = () => {
    const step = flow.$state.get();
    if (step.at !== 'order') return null;
    const question = step.change && textIn(step.change.text);
    return { amount: step.order.amountText, question, isDone: step.order.isDone };
  };
  const show = async (id: string) => {
    flow.show(id);
    await expect.poll(shown).not.toBeNull();
  };
  await show(paymentLinkIds.unpaidWidget);
  await flow.pay();
  const lookups = () => sandbox.journal.entries.length;
  const payElsewhere = () => void (linkOrder({ sandbox }).status = 'paid');
  return {
    intent: intents[0]!,
    intents,
    navigated,
    show,
    shown,
    sandbox,
    flow,
    payment,
    lookups,
    payElsewhere,
    $payment,
  };
}

test.each([
  ['closed', { at: 'dismissed', errorRecordId: null, orderId: null }],
  ['refused', { at: 'refused', code: '', text: '', errorRecordId: null, orderId: null }],
] as const)(
  'after a %s payment, a page that is seen again shows that the order was paid elsewhere',
  async (_how, state) => {
    const { flow, shown, $payment, lookups, payElsewhere } = await pressed();
    $payment.set(state);
    await expect.poll(lookups).toBe(2);
    payElsewhere();
    flow.lookAgain();
    await expect.poll(shown).toMatchObject({ isDone: true });
  },
);

test('Pay again asks about a payment that turns out to be paid', { tags: ['PAY-42', 'PAY-43'] }, async () => {
  const { flow, intents, payment, $payment } = await pressed();
  $payment.set({ at: 'opened', sinceMs: 0, price: null });
  // Another tab has confirmed the payment; this page has heard nothing of it.
  payment.look = () => $payment.set({ at: 'ready' });
  await flow.payAgain();
  expect(intents).toHaveLength(2);
});

test('a paid order stays paid when the answer of an earlier lookup arrives', { tags: ['NET-05'] }, async () => {
  const { flow, intent, shown, sandbox, lookups, payElsewhere } = await pressed();
  sandbox.faults.add({ call: 'paymentLinkRedirect', strikes: 'after', delayMs: 300 });
  flow.lookAgain();
  await expect.poll(() => sandbox.faults.scripted).toEqual([]);
  payElsewhere();
  flow.lookAgain();
  await expect.poll(shown).toMatchObject({ isDone: true });
  const further: unknown[] = [];
  flow.$state.listen(() => further.push(shown()?.isDone));
  await expect.poll(lookups).toBe(3);
  // This call returns after the late answer has been handled, because it asks the service once more.
  await intent.check(systemClock.now());
  expect(further).not.toContain(false);
});

test(
  'a page that shows another link while a payment starts keeps the other order, and the payment stops',
  { tags: ['PAY-33'] },
  async () => {
    const { intent, show, shown } = await pressed();
    const starting = intent.start();
    await show(paymentLinkIds.unpaid);
    const other = shown();
    expect(await starting).toBeNull();
    expect(shown()).toEqual(other);
  },
);

describe('a payer whose payment the service does not know yet', { tags: ['PAY-42'] }, () => {
  test('is asked before another one starts', async () => {
    const { intent, intents, flow, shown } = await pressed();
    expect(await intent.check(systemClock.now())).toBe(false);
    expect(shown()).toMatchObject({ question: expect.stringContaining('paid') as string });
    await flow.pay();
    expect(intents.map(({ repeatsPaidMs }) => repeatsPaidMs)).toEqual([null, expect.any(Number)]);
  });

  test('is asked again after saying no', async () => {
    const { intent, intents, flow } = await pressed();
    expect(await intent.check(systemClock.now())).toBe(false);
    flow.closeChange();
    await flow.pay();
    expect(intents.map(({ repeatsPaidMs }) => repeatsPaidMs)).toEqual([null, null]);
  });
});

test.each(['...', '\u{1f600}', '""'])(
  'a link whose id is only %s is not valid, and the console opens its 404 page',
  { tags: ['CON-2.10.14', 'DEC-3.14'] },
  async (id) => {
    const { flow, navigated } = await pressed();
    flow.show(id);
    expect(flow.$state.get()).toEqual({ at: 'invalid' });
    expect(navigated).toEqual([{ to: '/pageNotFound', state: { opened: `/payment/${id}` }, replace: true }]);
  },
);

test('the payer of the first link is not asked about the order of the second', { tags: ['PAY-34'] }, async () => {
  const { intent, show, shown } = await pressed();
  const checking = intent.check(systemClock.now());
  await show(paymentLinkIds.unpaid);
  expect(await checking).toBe(false);
  expect(shown()).toMatchObject({ question: null });
});

describe('an open question', { tags: ['DEC-7.9', 'PAY-34'] }, () => {
  async function questioned() {
    const all = await pressed();
    linkOrder(all).totalMinor = 400_000;
    expect(await all.intent.start()).toBeNull();
    return all;
  }

  test('follows the order', async () => {
    const { flow, sandbox, shown } = await questioned();
    linkOrder({ sandbox }).totalMinor = 500_000;
    flow.lookAgain();
    await expect.poll(() => shown()?.question).toMatch(/4,000\.00.*5,000\.00/);
  });

  test('closes when somebody else has paid the order: then nothing is started', async () => {
    const { flow, intent, intents, payElsewhere, shown } = await questioned();
    payElsewhere();
    flow.lookAgain();
    await expect.poll(shown).toMatchObject({ question: null, isDone: true });
    await flow.pay();
    expect(intents).toEqual([intent]);
  });
});

const order = {
  orderId: '7',
  productName: 'Dictation',
  planName: 'Professional',
  billingCycle: 'Monthly',
  receiptName: 'Ina Example',
  amountText: '₹ 10.00',
  userId: null,
  isDone: false,
  isInProgress: false,
  providerPaymentId: null,
};

test('an order of another plan names the cycle in the reader’s words', () => {
  configure({ messages: { 'cycle.monthly': 'Monatlich' } });
  const [line] = linkChange(order, { ...order, planName: 'Basic' })!.lines;
  expect([line!.before, line!.now].map((each) => textIn(each))).toEqual([
    'Dictation, Professional, Monatlich',
    'Dictation, Basic, Monatlich',
  ]);
});

test.each([
  ['of another amount', { amountText: '₹ 20.00' }, ['Amount payable: ₹ 10.00, ₹ 20.00']],
  [
    'for another receipt',
    { receiptName: 'Max Example' },
    ['Receipt name: Ina Example, Max Example', 'Amount payable: ₹ 10.00, ₹ 10.00'],
  ],
  [
    'of another plan, which has no cycle',
    { planName: 'Basic', billingCycle: '' },
    ['Payment for: Dictation, Professional, Monthly, Dictation, Basic', 'Amount payable: ₹ 10.00, ₹ 10.00'],
  ],
])('an order %s names what has changed, and the amount last', { tags: ['PAY-34'] }, (_what, change, lines) => {
  const found = linkChange(order, { ...order, ...change });
  const shown = found?.lines.map(({ label, before, now }) => `${textIn(label)}: ${textIn(before)}, ${textIn(now)}`);
  expect(shown).toEqual(lines);
});
