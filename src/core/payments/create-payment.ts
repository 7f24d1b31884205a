import { atom, onMount } from 'nanostores';
import { safeRedirect } from '../page/addresses.ts';
import { systemClock } from '../page/clock.ts';
import { toJson } from '../format/json.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/payment-events.ts';
import { fromMinorUnits } from '../format/money.ts';
import { withExceptionText } from '../state/problem.ts';
import type { PaymentStart, WidgetOptions } from '../service/endpoints/payment-start.ts';
import { sessionStore } from '../session/session.ts';
import { mayBeShown } from './account.ts';
import { leavesPage, loadCardWidget, openCardWidget, type PaidByWidget, type WidgetFailure } from './card-widget.ts';
import { createHold } from './outbox/hold.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Payment, PayingElement, PaymentOrder } from './payment.ts';
import { stateOf, type PaymentState, type PaymentTrouble } from './payment-state.ts';
import { t } from './payments.text.ts';
import { chargesAsShown, type ShownPrice } from './price-check.ts';
import { recordFailure } from './record-failure.ts';
import { keepStarted } from './started.ts';
import type { Turns } from './outbox/turns.ts';

export interface PaymentNeeds {
  readonly outbox: Outbox;
  readonly turns: Turns;
  readonly leave: (address: string) => void;
}

const succeeded = 'S0000';
const leavingMs = 30_000;
const mayBeginAt: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);

/** The payment of the subject that is named `subject`. */
export function createPayment(subject: string, { outbox, turns, leave }: PaymentNeeds): Payment {
  let stage: PaymentState = { at: 'ready' };
  const $state = atom<PaymentState>(stage);
  const hold = createHold(() => turns.tryTake(subject));
  const told = new Map<string, string>();
  /** What was started, and whose widget did not come: the next try of the same opens it (PAY-30). */
  let unopened: { readonly what: string; readonly started: PaymentStart } | null = null;
  let order: PaymentOrder | null = null;
  let element: PayingElement | null = null;

  const own = () => outbox.$payments.get().filter((each) => each.subject === subject && mayBeShown(each));

  function update(): void {
    const payments = own();
    $state.set(stateOf(payments, stage));
    for (const { key, standing, entry } of payments) {
      const before = told.get(key);
      told.set(key, standing.at);
      if (before !== 'pending' || standing.at === 'pending' || standing.at === 'processing') continue;
      const orderId = standing.at === 'confirmed' ? standing.confirmation.orderId : standing.orderId;
      const known = orderId ?? ('orderId' in entry ? entry.orderId : '');
      tell({ status: standing.at === 'confirmed' ? 'succeeded' : 'failed', orderId: known });
    }
  }

  function enter(next: PaymentState): void {
    stage = next;
    update();
  }

  const stop = (kind: PaymentTrouble, text: string): void => {
    hold.release();
    enter({ at: 'ready', trouble: { kind, text } });
  };

  async function pay(wanted: PaymentOrder, by: PayingElement): Promise<void> {
    if (!mayBeginAt.has($state.get().at)) return;
    order = wanted;
    element = by;
    outbox.forget(subject);
    enter({ at: 'starting' });
    if (!(await hold.take())) return stop('elsewhere', t('elsewhere'));
    if ((await whileThere(by, wanted.check())) !== true) return abandon();
    const started = await whileThere(by, start(wanted));
    if (started === gone) return abandon();
    if (!started) return;
    unopened = null;
    if (started.redirectUrl !== '') return goTo(started.redirectUrl, started, by);
    if (!started.widget) return stop('refused', t('failed'));
    await openWidget(started, started.widget, wanted, by);
  }

  /** null where the service did not start it; what it said is told by then. */
  async function start(wanted: PaymentOrder): Promise<PaymentStart | null> {
    if (unopened?.what === nameOf(wanted)) return unopened.started;
    const answer = await wanted.start();
    if (!answer.ok) {
      stop('refused', withExceptionText(answer.problem, t('failed')).text);
      return null;
    }
    const { message } = answer.data;
    if (message === null || message.code === '' || message.code === succeeded) return answer.data;
    stop('refused', message.text || t('failed'));
    return null;
  }

  function abandon(): void {
    hold.release();
    enter({ at: 'ready' });
  }

  /** To the provider's page. What comes back of it is a session (session-return.ts). */
  function goTo(redirectUrl: string, { gatewayType }: PaymentStart, by: PayingElement): void {
    const address = safeRedirect(redirectUrl);
    if (!address) {
      stop('refused', t('failed'));
      return tell({ status: 'failed', orderId: orderIdOf(null) });
    }
    if (!isAllowed(null, by)) return abandon();
    keepStarted({ subject, gatewayType });
    enter({ at: 'leaving' });
    // Whoever comes back from the browser's memory, or stopped the loading, is still here.
    addEventListener('pageshow', abandon, { once: true });
    systemClock.after(leavingMs, () => stage.at === 'leaving' && abandon());
    leave(address);
  }

  async function openWidget(
    started: PaymentStart,
    widget: WidgetOptions,
    wanted: PaymentOrder,
    by: PayingElement,
  ): Promise<void> {
    if (!chargesAsShown(widget, wanted.shown)) return stop('price-changed', t('priceChanged'));
    const Widget = await whileThere(by, loadCardWidget());
    if (Widget === gone) return abandon();
    unopened = { what: nameOf(wanted), started };
    if (!Widget) return stop('widget-failed', t('widgetFailed'));
    if (!isAllowed(widget, by)) return abandon();
    unopened = null;
    if (leavesPage(widget.options)) keepStarted({ subject, gatewayType: started.gatewayType });
    by.clearTheWay();
    enter({ at: 'open' });
    try {
      openCardWidget(Widget, widget, listenerFor(widget, started.gatewayType));
    } catch {
      stop('widget-failed', t('widgetFailed'));
    }
  }

  /** What happens in one opening of the widget. */
  function listenerFor({ orderId }: WidgetOptions, gatewayType: number) {
    let failure: WidgetFailure = {};
    let isOver = false;

    const close = async (why: WidgetFailure) => {
      if (isOver) return;
      isOver = true;
      tell({ status: 'dismissed', orderId: orderIdOf(orderId) });
      enter({ at: 'recording' });
      const reference = await recordFailure({ ...defined(why), ...(orderId && { orderId }), gatewayType });
      hold.release();
      enter({ at: 'dismissed', ...reference, orderId: reference.orderId ?? orderIdOf(orderId) });
    };

    return {
      paid(payment: PaidByWidget | null) {
        if (!payment) return void close({ description: 'The widget told of a success without its fields.' });
        isOver = true;
        // In this order, and all of it before this returns: kept, sent, shown.
        outbox.confirm(subject, { ...payment, gatewayType }, { leavesNow: true, turn: hold.handOver() });
        stage = { at: 'ready' };
        watchUntilSettled();
        tell({ status: 'pending', orderId: orderIdOf(orderId) });
      },
      failed: (why: WidgetFailure) => void (failure = why),
      dismissed: () => void close(isEmpty(failure) ? { step: 'widget', reason: 'dismissed' } : failure),
      vanished: () => void close(isEmpty(failure) ? { step: 'widget', reason: 'vanished' } : failure),
    };
  }

  /** With no element left to show it, the answer is still told. */
  function watchUntilSettled(): void {
    update();
    const unwatch = $state.listen(({ at }) => {
      if (at !== 'pending') queueMicrotask(unwatch);
    });
  }

  /** `dict-before-pay`; false where the page cancels it. */
  function isAllowed(widget: WidgetOptions | null, by: PayingElement): boolean {
    const detail = { orderId: orderIdOf(widget?.orderId ?? null), ...priceOf(widget, order?.shown ?? null) };
    return by.emit(new DictBeforePayEvent(detail));
  }

  const orderIdOf = (providerOrderId: string | null) => order?.orderId ?? providerOrderId ?? '';

  // Where the element has gone, its page still hears of it.
  function tell(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (element?.element?.isConnected) element.emit(event);
    else document.dispatchEvent(event);
  }

  onMount($state, () => {
    outbox.resume();
    const stops = [outbox.$payments.listen(update), sessionStore().listen(update)];
    update();
    return () => stops.forEach((each) => each());
  });

  return {
    $state,
    pay,
    attach(shower) {
      if (!element?.element?.isConnected) element = shower;
    },
    acknowledge() {
      outbox.forget(subject);
      if (stage.at === 'dismissed' || stage.at === 'ready') enter({ at: 'ready' });
    },
  };
}

/** Two orders of one subject may be for different things: another billing cycle, code or price. */
const nameOf = ({ purchase, shown }: PaymentOrder) => toJson([purchase ?? '', shown]);

/** As it will be charged; '' where only the provider's page says it. */
function priceOf(widget: WidgetOptions | null, shown: ShownPrice | null) {
  const charged = widget && widget.amountMinor !== null ? { ...widget, amountMinor: widget.amountMinor } : null;
  const known = charged ?? (shown && 'currency' in shown ? shown : null);
  if (!known) return { amount: '', currency: '' };
  return { amount: fromMinorUnits(known.amountMinor, known.currency), currency: known.currency };
}

const gone = Symbol('gone');

/** What `promise` gives, or `gone` once the element is. */
function whileThere<T>({ signal }: PayingElement, promise: Promise<T>): Promise<T | typeof gone> {
  if (signal.aborted) return Promise.resolve(gone);
  return Promise.race([
    promise,
    new Promise<typeof gone>((resolve) => signal.addEventListener('abort', () => resolve(gone), { once: true })),
  ]);
}

const isEmpty = (failure: WidgetFailure) => Object.values(failure).every((value) => value === undefined);

function defined({ code, description, step, reason }: WidgetFailure) {
  return {
    ...(code !== undefined && { code }),
    ...(description !== undefined && { description }),
    ...(step !== undefined && { step }),
    ...(reason !== undefined && { reason }),
  };
}
