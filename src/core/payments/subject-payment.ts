import { atom, onMount } from 'nanostores';
import { leavesPage, type WidgetListener } from '../card-widget/card-widget.ts';
import { chargesAsShown, priceOf } from '../card-widget/price-check.ts';
import type { Localized } from '../config/text.ts';
import { toJson } from '../format/json.ts';
import { shortHash } from '../format/text.ts';
import { safeAddress } from '../page/addresses.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/events.ts';
import { refuses, type PaymentStart, type WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { withExceptionText } from '../state/problem.ts';
import {
  startableStates,
  type FoundPayment,
  type PayingElement,
  type PaymentIntent,
  type PaymentState,
  type PaymentTrouble,
} from './payment.ts';
import type { KnownPayment, PaymentRecord } from './record.ts';
import {
  createPress,
  followOpen,
  idle,
  lastPaidMs,
  moved,
  pressEnded,
  stateOf,
  troubled,
  type Idle,
  type Press,
  type Stage,
  type StartNeeds,
  type Unopened,
} from './stages.ts';
import { waitsForAccount } from './transitions.ts';

const leavingMs = 30_000;

/** The payment of a subject on this page. `Stage` says what the page is doing, the journal what became of it. */
export class SubjectPayment {
  readonly $state = atom<PaymentState>({ at: 'ready' });
  readonly #subject: string;
  readonly #needs: StartNeeds;
  readonly #open: ReturnType<typeof followOpen>;
  readonly #lastStates = new Map<string, PaymentRecord['state']>();
  #stage: Stage = idle;
  #shownBy: PayingElement | null = null;

  constructor(subject: string, needs: StartNeeds) {
    this.#subject = subject;
    this.#needs = needs;
    this.#open = followOpen(subject, needs, () => this.#update());
    // Not inside `onMount`, which listens only while an element is on the page: a press must end when its user signs out,
    // even if its element was removed (PAY-35).
    needs.onAccount(() => this.#followUser());
    onMount(this.$state, () => {
      needs.sender.resumeAll();
      const stop = needs.journal.$known.subscribe(() => this.#update());
      return () => {
        this.#open.stop();
        stop();
      };
    });
  }

  /**
   * Starts the payment, then leaves for the provider's page or opens the card widget. Does nothing while a payment of the
   * same subject is under way in any tab (PAY-14), or was opened and may have been paid (PAY-43). Dispatches `dict-before-pay` and `dict-payment`.
   */
  async pay(intent: PaymentIntent, by: PayingElement): Promise<void> {
    if (!startableStates.has(this.$state.get().at)) return;
    const { locks, account, journal } = this.#needs;
    if (!locks.isSupported) return this.#rest({ trouble: troubled('insecure') });
    const press = createPress(intent, by, intent.hasNoAccount ? '' : account());
    const unopened = this.#stage.at === 'idle' ? this.#stage.unopened : null;
    journal.markRead(this.#subject, account());
    this.#shownBy = by;
    this.#enter({ at: 'starting', press });
    const lock = await locks.tryAcquire(this.#subject);
    if (lock === null) return this.#stop(press, 'elsewhere');
    if (lock === 'unknown') return this.#stop(press, 'no-locks');
    press.hold(lock);
    if (!(await this.#isWanted(press))) return this.#abandon(press, { unopened });
    const started = await press.untilEnded(this.#ask(press, unopened));
    if (started === pressEnded) return this.#abandon(press);
    if (started) await this.#go(press, started);
  }

  /** Makes `element` the target of `dict-payment`, unless the previous target is still in the document. */
  attach(element: PayingElement): void {
    if (!this.#shownBy?.element?.isConnected) this.#shownBy = element;
  }

  /** Call it when the payer has closed the message about a payment: `$state` returns to 'ready'. */
  acknowledge(): void {
    this.#needs.journal.markRead(this.#subject, this.#needs.account());
    if (this.#stage.at === 'idle') this.#rest({ unopened: this.#stage.unopened });
  }

  /** Reads the storage again. */
  look(): void {
    this.#needs.journal.refresh();
    this.#update();
  }

  /** Goes to the provider's page, where the payment is open already ('elsewhere') or will be ('not-kept'). */
  resume(by: PayingElement): void {
    if (this.#stage.at === 'asking') return this.#stage.decide(true);
    const open = this.#open.find();
    const address = safeAddress(open?.record.address);
    if (!open || !address) return this.#update();
    const orderId = open.record.orderId ?? '';
    if (!by.emit(new DictBeforePayEvent({ orderId, providerOrderId: '', amount: '', currency: '' }))) return;
    this.#leaveFor(null, open.key, address);
  }

  /** In 'elsewhere' and 'opened', lets the payer pay anew. In 'not-kept', stays on the page. */
  takeBack(): void {
    if (this.#stage.at === 'asking') return this.#stage.decide(false);
    const open = this.#open.find();
    if (open) this.#needs.journal.apply(open.key, { is: 'take back' });
    if (this.#stage.at === 'idle') this.#rest();
  }

  /** In 'open', closes the widget: the payer says that they don't see it any more (PAY-46). */
  closeWidget(): void {
    if (this.#stage.at === 'widget') this.#stage.widget.giveUp();
  }

  /** Call it if the service says that the order is paid: the payment that was opened for it is then confirmed (PAY-43). */
  settle({ providerPaymentId, orderId }: FoundPayment): void {
    const payment = providerPaymentId === null ? null : shortHash(providerPaymentId);
    const known = this.#known();
    const isKnown = known.some(({ record }) =>
      payment === null ? record.payment !== null && record.state !== 'dismissed' : record.payment === payment,
    );
    const opened = known.findLast(({ record }) => record.state === 'taken-back') ?? this.#open.follow();
    if (isKnown || !opened || ('key' in this.#stage && this.#stage.key === opened.key)) return;
    this.#needs.journal.apply(opened.key, { is: 'find paid', payment, orderId });
    this.#dispatch('succeeded', orderId, opened.record.providerOrderId);
  }

  #known(): KnownPayment[] {
    return this.#needs.journal.all().filter(({ record }) => record.subject === this.#subject);
  }

  #update(): void {
    const known = this.#known();
    const state = stateOf(known, this.#open.follow(), this.#stage, this.#needs.account());
    if (toJson(state) !== toJson(this.$state.get())) this.$state.set(state);
    for (const each of known) this.#reportAnswer(each);
    if (state.at === 'succeeded') this.#closeNeedless();
  }

  /** Closes the widget if an earlier payment of the same goods has succeeded meanwhile: the payer would pay twice. */
  #closeNeedless(): void {
    const stage = this.#stage;
    if (stage.at !== 'widget') return;
    this.#abandon(stage.press);
    stage.widget.close();
    this.#needs.journal.apply(stage.key, { is: 'take back' });
  }

  #reportAnswer({ key, record }: KnownPayment): void {
    const before = this.#lastStates.get(key);
    this.#lastStates.set(key, record.state);
    if (before !== 'paid' || waitsForAccount(record, this.#needs.account())) return;
    if (record.state !== 'confirmed' && record.state !== 'refused') return;
    this.#dispatch(record.state === 'confirmed' ? 'succeeded' : 'failed', record.orderId, record.providerOrderId);
  }

  #enter(next: Stage): void {
    this.#stage = moved(this.#stage, next);
    this.#update();
  }

  #rest(message: Partial<Idle> = {}): void {
    this.#enter({ ...idle, ...message });
  }

  #followUser(): void {
    const stage = this.#stage;
    const { account } = stage.at === 'idle' ? stage : (stage.press ?? idle);
    if (account === '' || account === this.#needs.account()) return this.#update();
    if (stage.at === 'widget') stage.widget.close();
    if (stage.at !== 'idle' && stage.press) this.#abandon(stage.press);
    this.#rest();
  }

  /** Ends a press whose payment was not opened. Its message is removed when its user signs out. */
  #abandon(press: Press, message: Partial<Idle> = {}): void {
    const stage = this.#stage;
    if (press.isOver()) return;
    press.end();
    if (stage.at === 'opening' || stage.at === 'asking') this.#needs.journal.apply(stage.key, { is: 'take back' });
    this.#rest({ account: press.account, ...message });
  }

  #stop(press: Press, kind: PaymentTrouble, text?: Localized): void {
    this.#abandon(press, { trouble: troubled(kind, text) });
  }

  async #isWanted(press: Press): Promise<boolean> {
    const { sender, account } = this.#needs;
    sender.resumeAll();
    const known = this.#known();
    const payers = ['', press.account, account()];
    if (known.some(({ record }) => record.state === 'paid' && payers.includes(record.account))) return false;
    if (this.#open.claim(press.account)) return false;
    const paidMs = lastPaidMs(known, press.account, press.intent.repeatsPaidMs);
    return (await press.untilEnded(press.intent.check(paidMs))) === true;
  }

  async #ask(press: Press, unopened: Unopened | null): Promise<PaymentStart | null> {
    if (unopened?.what === press.what()) return unopened.started;
    const answer = await press.intent.start();
    if (!answer) this.#abandon(press);
    else if (!answer.ok) this.#stop(press, 'refused', withExceptionText(answer.problem, '').text || undefined);
    else if (refuses(answer.data.message)) this.#stop(press, 'refused', answer.data.message.text || undefined);
    else return answer.data;
    return null;
  }

  async #go(press: Press, started: PaymentStart): Promise<void> {
    const { redirectUrl, widget } = started;
    if (redirectUrl === '') return widget ? this.#goToWidget(press, started, widget) : this.#stop(press, 'refused');
    const address = safeAddress(redirectUrl);
    if (!address) {
      this.#stop(press, 'refused');
      return this.#dispatch('failed', press.intent.orderId);
    }
    const key = this.#record(press, started, 'redirect', address);
    if (this.#mayOpen(null, press) && (await this.#isKept(press, key))) this.#leaveFor(press, key, address);
  }

  /** Records that the payment is open, before anything else is done with the service's answer (PAY-43). */
  #record(press: Press, started: PaymentStart, way: PaymentRecord['way'], address: string | null): string {
    const { shown, orderId } = press.intent;
    const { gatewayType, widget } = started;
    const price = shown && 'text' in shown && !widget ? { amount: shown.text, currency: '' } : priceOf(widget, shown);
    const whose = { subject: this.#subject, account: press.account };
    const key = this.#needs.journal.open({ is: 'open', ...whose, way, gatewayType, orderId, address, price });
    this.#enter({ at: 'opening', press, key });
    return key;
  }

  /** Resolves to true if the page may leave. If the start can't be stored, the payer decides (PAY-41). */
  async #isKept(press: Press, key: string): Promise<boolean> {
    if (this.#needs.journal.keepOpen(key)) return true;
    const answered = new Promise<boolean>((decide) => this.#enter({ at: 'asking', press, key, decide }));
    const leaves = (await press.untilEnded(answered)) === true;
    if (!leaves) this.#abandon(press);
    return leaves;
  }

  #leaveFor(press: Press | null, key: string, address: string): void {
    const { onceBack, clock, journal, leave } = this.#needs;
    const isAgreed = this.#stage.at === 'asking';
    this.#enter({ at: 'leaving', press, key });
    // Ends the stage 'leaving' if the page has not left in time, as when the payer stops it, or if it comes back from
    // the back/forward cache.
    const stayIfLeaving = () => {
      if (this.#stage.at !== 'leaving' || this.#stage.key !== key) return;
      if (press) this.#abandon(press);
      else this.#rest();
    };
    onceBack(stayIfLeaving);
    clock.after(leavingMs, stayIfLeaving);
    // Stores the start again, as the last statement before the page leaves, because the host page may have cleared its
    // storage meanwhile (PAY-41).
    if (journal.keepOpen(key) || isAgreed || !press) return leave(address);
    void this.#isKept(press, key).then((leaves) => leaves && this.#leaveFor(press, key, address));
  }

  async #goToWidget(press: Press, started: PaymentStart, widget: WidgetOptions): Promise<void> {
    const { loadWidget, openWidget, journal } = this.#needs;
    if (!chargesAsShown(widget, press.intent.shown)) return this.#stop(press, 'price-changed');
    if ((widget.amountMinor ?? 0) <= 0) return this.#stop(press, 'nothing-to-pay');
    const way = leavesPage(widget.options) ? 'redirect' : 'widget';
    const key = this.#record(press, started, way, null);
    const Widget = await press.untilEnded(loadWidget());
    if (Widget === pressEnded) return this.#abandon(press);
    const unopened = { what: press.what(), started };
    if (!Widget) return this.#abandon(press, { trouble: troubled('widget-failed'), unopened });
    if (!this.#mayOpen(widget, press, unopened)) return;
    if (way === 'redirect' && !(await this.#isKept(press, key))) return;
    press.by.closeLayers();
    journal.keepOpen(key);
    try {
      const opened = openWidget(Widget, widget, this.#listenerFor(press, key, widget.orderId, started.gatewayType));
      this.#enter({ at: 'widget', press, key, widget: opened });
    } catch {
      this.#stop(press, 'widget-failed');
    }
  }

  #listenerFor(press: Press, key: string, orderId: string | null, gatewayType: number): WidgetListener {
    const { journal, recordFailure, sender } = this.#needs;
    const whose = { subject: this.#subject, account: press.account, gatewayType };
    return {
      recordFailure: (why) => recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, press.account),
      isOver: () => press.isOver(),
      onPaid: (proof) => {
        // The payment is stored, sent and shown in this order, in the same task (PAY-12).
        const paid = journal.pay(key, { is: 'pay', ...whose, proof });
        const lock = press.handOver();
        if (paid) sender.send(paid, lock);
        else lock?.release();
        if (press.isOver()) return;
        // A press since this one keeps its stage: its widget is closed as soon as this payment is confirmed.
        if (!('press' in this.#stage) || this.#stage.press === press) this.#rest({ account: press.account, key });
        // Keeps `$state` mounted until the answer, so that `dict-payment` is dispatched even if the element was removed.
        const unwatch = this.$state.listen(({ at }) => at !== 'pending' && queueMicrotask(unwatch));
        this.#dispatch('pending', press.intent.orderId, orderId);
      },
      onClosing: () => {
        journal.apply(key, { is: 'dismiss', ...whose, payment: null });
        this.#enter({ at: 'recording', press, key });
        this.#dispatch('dismissed', press.intent.orderId, orderId);
      },
      onClosed: ({ errorRecordId, orderId: named }) => {
        press.handOver()?.release();
        const reference = { errorRecordId, orderId: named ?? press.intent.orderId };
        journal.apply(key, { is: 'note failure', reference });
        if (this.#stage.at === 'recording' && this.#stage.press === press) this.#rest({ account: press.account, key });
      },
    };
  }

  /**
   * False, which ends the press, if the host page cancels the payment, or if an earlier one was found to be paid while
   * this one started (PAY-43). In the second case asks the payer whether to pay again (PAY-42).
   */
  #mayOpen(widget: WidgetOptions | null, press: Press, unopened: Unopened | null = null): boolean {
    const paidMs = lastPaidMs(this.#known(), press.account, press.intent.repeatsPaidMs);
    const ids = { orderId: press.intent.orderId ?? '', providerOrderId: widget?.orderId ?? '' };
    const event = new DictBeforePayEvent({ ...ids, ...priceOf(widget, press.intent.shown) });
    if (paidMs === null && this.$state.get().at === 'starting' && press.by.emit(event)) return true;
    this.#abandon(press, { unopened });
    if (paidMs !== null && this.$state.get().at === 'ready') void press.intent.check(paidMs);
    return false;
  }

  #dispatch(status: PaymentDetail['status'], orderId: string | null, providerOrderId: string | null = null): void {
    const event = new DictPaymentEvent({ status, orderId: orderId ?? '', providerOrderId: providerOrderId ?? '' });
    if (this.#shownBy?.element?.isConnected) this.#shownBy.emit(event);
    else this.#needs.dispatchOnPage(event);
  }
}
