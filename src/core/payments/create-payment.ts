import { atom, onMount } from 'nanostores';
import { safeRedirect } from '../page/addresses.ts';
import { toJson } from '../format/json.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/events.ts';
import { fromMinorUnits } from '../format/money.ts';
import { withExceptionText } from '../state/problem.ts';
import type { PaymentStart, WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { mayBeShown } from './account.ts';
import { createAttempt, gone, type Attempt } from './attempt.ts';
import type { Payment, PayingElement, PaymentOrder } from './payment-order.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import { stateOf, type PaymentState, type PaymentTrouble } from './payment-state.ts';
import { t } from './payments.text.ts';
import { chargesAsShown, type ShownPrice } from './price-check.ts';
import { createWidgetListener } from './widget-listener.ts';

const leavingMs = 30_000;
const succeeded = 'S0000';
const mayBeginAt: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);

/** The payment of the subject that is named `subject`. */
export function createPayment(subject: string, needs: PaymentNeeds): Payment {
  const { outbox, locks, starts, clock, account } = needs;
  let stage: PaymentState = { at: 'ready' };
  const $state = atom<PaymentState>(stage);
  const told = new Map<string, string>();
  /** What was started, and whose widget did not come: the next try of the same opens it (PAY-30). */
  let unopened: { readonly what: string; readonly started: PaymentStart } | null = null;
  let attempt: Attempt | null = null;
  let shower: PayingElement | null = null;
  let closeWidget = () => {};
  let stopWaiting = () => {};

  const own = () => outbox.$payments.get().filter((each) => each.subject === subject && mayBeShown(each, account()));

  function update(): void {
    const payments = own();
    const open = starts.openOf(subject, account());
    stopWaiting();
    if (open) stopWaiting = clock.after(starts.leftMs(open), update);
    $state.set(stateOf(payments, open, stage));
    for (const { key, status, entry } of payments) {
      const before = told.get(key);
      told.set(key, status.at);
      if (before !== 'pending' || status.at === 'pending' || status.at === 'processing') continue;
      const orderId = status.at === 'confirmed' ? status.confirmation.orderId : status.orderId;
      const known = orderId ?? ('orderId' in entry ? entry.orderId : '');
      tell({ status: status.at === 'confirmed' ? 'succeeded' : 'failed', orderId: known });
    }
  }

  function enter(next: PaymentState): void {
    stage = next;
    update();
  }

  /** What this page is doing belongs to a user, and goes with them (PAY-35): what was started, and what was told of it. */
  function followUser(): void {
    if (!attempt || attempt.account === '' || attempt.account === account()) return update();
    attempt.end();
    attempt = null;
    unopened = null;
    closeWidget();
    enter({ at: 'ready' });
  }

  function abandon(mine: Attempt, trouble?: { kind: PaymentTrouble; text: string }): void {
    const wasOver = mine.isOver();
    mine.end();
    if (!wasOver) enter({ at: 'ready', ...(trouble && { trouble }) });
  }

  const stop = (mine: Attempt, kind: PaymentTrouble, text: string) => abandon(mine, { kind, text });

  async function pay(order: PaymentOrder, by: PayingElement): Promise<void> {
    if (!mayBeginAt.has($state.get().at)) return;
    const mine = createAttempt(order, by, order.isNobodys ? '' : account(), locks, subject);
    attempt = mine;
    shower = by;
    closeWidget = () => {};
    outbox.forget(subject);
    enter({ at: 'starting' });
    if (!(await mine.lock.acquire())) return stop(mine, 'elsewhere', t('elsewhere'));
    if (!(await isWanted(mine))) return abandon(mine);
    const started = await mine.whileThere(start(mine));
    if (started === gone) return abandon(mine);
    if (!started) return;
    unopened = null;
    if (started.redirectUrl !== '') return goTo(started.redirectUrl, started, mine);
    if (!started.widget) return stop(mine, 'refused', t('failed'));
    await openWidget(started, started.widget, mine);
  }

  /** While this tab has the lock, nobody else starts it: what the others have left behind, and the service, say what is true. */
  async function isWanted(mine: Attempt): Promise<boolean> {
    outbox.resume();
    const isUnderWay = own().some(({ status }) => status.at === 'pending') || starts.openOf(subject, mine.account);
    if (isUnderWay) return false;
    const paidMs = starts.paidSince(subject, mine.account, mine.order.asOfMs);
    return (await mine.whileThere(mine.order.check(paidMs))) === true;
  }

  /** null where it is not started; what the service said of it is told by then. */
  async function start(mine: Attempt): Promise<PaymentStart | null> {
    if (unopened?.what === nameOf(mine.order)) return unopened.started;
    const answer = await mine.order.start();
    if (!answer) return gaveUp(mine);
    if (!answer.ok) return gaveUp(mine, withExceptionText(answer.problem, t('failed')).text);
    const { message } = answer.data;
    if (message === null || message.code === '' || message.code === succeeded) return answer.data;
    return gaveUp(mine, message.text || t('failed'));
  }

  function gaveUp(mine: Attempt, text?: string): null {
    abandon(mine, text === undefined ? undefined : { kind: 'refused', text });
    return null;
  }

  /** To the provider's page. What comes back of it is a session (session-return.ts). */
  function goTo(redirectUrl: string, { gatewayType }: PaymentStart, mine: Attempt): void {
    const address = safeRedirect(redirectUrl);
    if (!address) {
      stop(mine, 'refused', t('failed'));
      return tell({ status: 'failed', orderId: orderIdOf(mine, null) });
    }
    if (!isAllowed(null, mine)) return abandon(mine);
    keepStart(mine, gatewayType, address);
    leaveFor(address, () => abandon(mine));
  }

  const keepStart = ({ account: payer, order }: Attempt, gatewayType: number, address: string | null) =>
    starts.keep({ subject, account: payer, orderId: order.orderId, gatewayType, address });

  function leaveFor(address: string, stay: () => void): void {
    enter({ at: 'leaving' });
    // Whoever comes back from the browser's memory, or stopped the loading, is still here.
    const isStill = () => stage.at === 'leaving' && stay();
    needs.onceBack(isStill);
    clock.after(leavingMs, isStill);
    needs.leave(address);
  }

  async function openWidget(started: PaymentStart, widget: WidgetOptions, mine: Attempt): Promise<void> {
    if (!chargesAsShown(widget, mine.order.shown)) return stop(mine, 'price-changed', t('priceChanged'));
    const Widget = await mine.whileThere(needs.loadWidget());
    if (Widget === gone) return abandon(mine);
    unopened = { what: nameOf(mine.order), started };
    if (!Widget) return stop(mine, 'widget-failed', t('widgetFailed'));
    if (!isAllowed(widget, mine)) return abandon(mine);
    unopened = null;
    if (needs.leavesPage(widget.options)) keepStart(mine, started.gatewayType, null);
    mine.by.clearTheWay();
    enter({ at: 'open' });
    try {
      closeWidget = needs.openWidget(Widget, widget, listenerFor(widget, started.gatewayType, mine));
    } catch {
      endStart(mine);
      stop(mine, 'widget-failed', t('widgetFailed'));
    }
  }

  const listenerFor = ({ orderId }: WidgetOptions, gatewayType: number, mine: Attempt) =>
    createWidgetListener({
      recordFailure: (why) => needs.recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, mine.account),
      isOver: mine.isOver,
      onPaid(payment) {
        const { account: payer, lock } = mine;
        // In this order, and all of it before this returns: kept, sent, shown.
        outbox.confirm(
          subject,
          { ...payment, gatewayType },
          { account: payer, leavesNow: true, lock: lock.handOver() },
        );
        endStart(mine);
        if (mine.isOver()) return;
        stage = { at: 'ready' };
        watchUntilSettled();
        tell({ status: 'pending', orderId: orderIdOf(mine, orderId) });
      },
      onClosing() {
        endStart(mine);
        tell({ status: 'dismissed', orderId: orderIdOf(mine, orderId) });
        enter({ at: 'recording' });
      },
      onClosed(reference) {
        mine.lock.release();
        if (mine.isOver()) return;
        enter({ at: 'dismissed', ...reference, orderId: reference.orderId ?? orderIdOf(mine, orderId) });
      },
    });

  /** It has not left this page for the provider's after all. */
  function endStart({ account: payer }: Attempt): void {
    const open = starts.openOf(subject, payer);
    if (open) starts.takeBack(open);
  }

  /** With no element left to show it, the answer is still told. */
  function watchUntilSettled(): void {
    update();
    const unwatch = $state.listen(({ at }) => {
      if (at !== 'pending') queueMicrotask(unwatch);
    });
  }

  /** `dict-before-pay`; false where the page cancels it. */
  function isAllowed(widget: WidgetOptions | null, mine: Attempt): boolean {
    const orderId = orderIdOf(mine, widget?.orderId ?? null);
    return mine.by.emit(new DictBeforePayEvent({ orderId, ...priceOf(widget, mine.order.shown) }));
  }

  const orderIdOf = ({ order }: Attempt, providerOrderId: string | null) => order.orderId ?? providerOrderId ?? '';

  // Where the element has gone, its page still hears of it.
  function tell(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (shower?.element?.isConnected) shower.emit(event);
    else needs.tellPage(event);
  }

  // With no element left too: what the page holds goes with its user.
  needs.onAccount(followUser);

  onMount($state, () => {
    outbox.resume();
    const stops = [outbox.$payments.listen(update), starts.listen(update)];
    update();
    return () => {
      stopWaiting();
      stops.forEach((each) => each());
    };
  });

  return {
    $state,
    pay,
    attach(element) {
      if (!shower?.element?.isConnected) shower = element;
    },
    acknowledge() {
      outbox.forget(subject);
      if (stage.at === 'dismissed' || stage.at === 'ready') enter({ at: 'ready' });
    },
    goOn(by) {
      const open = starts.openOf(subject, account());
      const address = safeRedirect(open?.address);
      if (!open || !address) return update();
      if (!by.emit(new DictBeforePayEvent({ orderId: open.orderId ?? '', amount: '', currency: '' }))) return;
      starts.adopt(open);
      leaveFor(address, () => enter({ at: 'ready' }));
    },
    takeBack() {
      const open = starts.openOf(subject, account());
      if (open) starts.takeBack(open);
      enter({ at: 'ready' });
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
