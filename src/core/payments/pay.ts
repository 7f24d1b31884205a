import { atom, onMount } from 'nanostores';
import { chargesAsShown, priceOf } from '../card-widget/price-check.ts';
import type { WidgetListener } from '../card-widget/card-widget.ts';
import { ofService } from '../config/service-name.ts';
import { toJson } from '../format/json.ts';
import { safeAddress } from '../page/addresses.ts';
import { pageSingleton } from '../page/singletons.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/events.ts';
import type { PaymentStart, WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { withExceptionText } from '../state/problem.ts';
import type { Localized } from '../config/text.ts';
import type { Journal } from './journal.ts';
import { subjectName, type KnownPayment, type PaymentSubject } from './record.ts';
import { waitsForAccount, remainingOpenMs } from './transitions.ts';
import { startableStates, type PayingElement, type Payment, type PaymentIntent } from './payment.ts';
import { browserNeeds, type PaymentNeeds } from './payment-needs.ts';
import { lastPaidMs, stateOf, type LocalPayment, type PaymentState, type PaymentTrouble } from './payment-state.ts';
import { inWords } from './payments.text.ts';
import { createPaymentAttempt, attemptEnded, type PaymentAttempt } from './payment-attempt.ts';

const leavingMs = 30_000;

export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): Payment =>
  pageSingleton(ofService(`payment.${name}`), () => new SubjectPayment(name));

export class SubjectPayment implements Payment {
  readonly $state = atom<PaymentState>({ at: 'ready' });
  readonly #subject: string;
  readonly #needs: PaymentNeeds;
  readonly #journal: Journal;
  readonly #lastStates = new Map<string, KnownPayment['record']['state']>();
  #attempt: PaymentAttempt | null = null;
  #step: LocalPayment['step'] = 'none';
  #trouble: LocalPayment['trouble'] = null;
  #shownBy: PayingElement | null = null;
  /** A started payment whose widget could not be loaded: the next attempt for the same goods opens it (PAY-30). */
  #unopened: { readonly what: string; readonly started: PaymentStart } | null = null;
  #closeWidget = () => {};
  #stopWaiting = () => {};
  #decide = (_leaves: boolean) => {};

  constructor(subject: string, needs: PaymentNeeds = browserNeeds()) {
    this.#subject = subject;
    this.#needs = needs;
    this.#journal = needs.payments.journal;
    // Not inside `onMount`, which listens only while an element is on the page: an attempt must end when its user signs
    // out, even if its element was removed (PAY-35).
    needs.onAccount(() => this.#followUser());
    onMount(this.$state, () => {
      needs.payments.sender.resumeAll();
      const stop = this.#journal.$known.subscribe(() => this.#update());
      return () => {
        this.#stopWaiting();
        stop();
      };
    });
  }

  async pay(intent: PaymentIntent, by: PayingElement): Promise<void> {
    if (!startableStates.has(this.$state.get().at)) return;
    const { locks } = this.#needs.payments;
    if (!locks.isSupported) return this.#enter('none', { kind: 'insecure', text: inWords('insecure') });
    const payer = intent.hasNoAccount ? '' : this.#needs.account();
    this.#journal.markRead(this.#subject, this.#needs.account());
    const start = { is: 'start', subject: this.#subject, account: payer, orderId: intent.orderId } as const;
    const attempt = createPaymentAttempt(intent, by, payer, this.#journal.start(start));
    this.#attempt = attempt;
    this.#shownBy = by;
    this.#closeWidget = () => {};
    this.#enter('none');
    if (!attempt.hold(await locks.tryAcquire(this.#subject)))
      return this.#stop(attempt, 'elsewhere', inWords('elsewhere'));
    if (!(await this.#isWanted(attempt))) return this.#abandon(attempt);
    const started = await attempt.untilEnded(this.#start(attempt));
    if (started === attemptEnded) return this.#abandon(attempt);
    if (!started) return;
    this.#unopened = null;
    if (started.redirectUrl !== '') return this.#goTo(started, attempt);
    if (!started.widget) return this.#stop(attempt, 'refused', inWords('failed'));
    await this.#openWidget(started, started.widget, attempt);
  }

  attach(element: PayingElement): void {
    if (!this.#shownBy?.element?.isConnected) this.#shownBy = element;
  }

  acknowledge(): void {
    this.#journal.markRead(this.#subject, this.#needs.account());
    if (startableStates.has(this.$state.get().at)) this.#endAttempt();
  }

  resume(by: PayingElement): void {
    if (this.#step === 'asking') return this.#decide(true);
    const open = this.#open();
    const address = safeAddress(open?.record.address);
    if (!open || !address) return this.#update();
    if (!by.emit(new DictBeforePayEvent({ ...idsOf(open.record), amount: '', currency: '' }))) return;
    this.#journal.keepStart(open.key);
    this.#leaveFor(address, () => this.#enter('none'));
  }

  takeBack(): void {
    if (this.#step === 'asking') return this.#decide(false);
    const open = this.#open();
    if (open) this.#journal.apply(open.key, { is: 'take back' });
    this.#endAttempt();
  }

  #known(): KnownPayment[] {
    return this.#journal.all().filter(({ record }) => record.subject === this.#subject);
  }

  #open(): KnownPayment | null {
    return this.#journal.openOf(this.#subject, this.#needs.account());
  }

  #update(): void {
    const { clock, account } = this.#needs;
    const known = this.#known();
    const open = this.#open();
    this.#stopWaiting();
    if (open) this.#stopWaiting = clock.after(remainingOpenMs(open.record, clock.now()), () => this.#update());
    const own = (this.#attempt && this.#journal.get(this.#attempt.key)) ?? null;
    const part = { own, step: this.#step, trouble: this.#trouble };
    const state = stateOf(known, open, part, account());
    if (toJson(state) !== toJson(this.$state.get())) this.$state.set(state);
    for (const each of known) this.#reportAnswer(each);
  }

  #reportAnswer({ key, record }: KnownPayment): void {
    const before = this.#lastStates.get(key);
    this.#lastStates.set(key, record.state);
    if (before !== 'paid' || waitsForAccount(record, this.#needs.account())) return;
    if (record.state !== 'confirmed' && record.state !== 'refused') return;
    this.#dispatch({ status: record.state === 'confirmed' ? 'succeeded' : 'failed', ...idsOf(record) });
  }

  #enter(step: LocalPayment['step'], trouble: LocalPayment['trouble'] = null): void {
    this.#step = step;
    this.#trouble = trouble;
    this.#update();
  }

  #endAttempt(): void {
    this.#attempt = null;
    this.#enter('none');
  }

  #followUser(): void {
    const attempt = this.#attempt;
    if (!attempt || attempt.account === '' || attempt.account === this.#needs.account()) return this.#update();
    this.#abandon(attempt);
    this.#endAttempt();
    this.#unopened = null;
    this.#closeWidget();
  }

  #abandon(attempt: PaymentAttempt, trouble: LocalPayment['trouble'] = null): void {
    const wasOver = attempt.isOver();
    attempt.end();
    this.#journal.apply(attempt.key, { is: 'give up' });
    // Keeps `#attempt` set: when the attempt's user signs out, `#followUser` removes the message about its failure.
    if (!wasOver) this.#enter('none', trouble);
  }

  #stop(attempt: PaymentAttempt, kind: PaymentTrouble, text: Localized): void {
    this.#abandon(attempt, { kind, text });
  }

  async #isWanted(attempt: PaymentAttempt): Promise<boolean> {
    this.#needs.payments.sender.resumeAll();
    const known = this.#known();
    const payers = ['', attempt.account, this.#needs.account()];
    if (known.some(({ record }) => record.state === 'paid' && payers.includes(record.account))) return false;
    if (this.#journal.openOf(this.#subject, attempt.account)) return false;
    const paidMs = lastPaidMs(known, attempt.account, attempt.intent.repeatsPaidMs);
    return (await attempt.untilEnded(attempt.intent.check(paidMs))) === true;
  }

  async #start(attempt: PaymentAttempt): Promise<PaymentStart | null> {
    if (this.#unopened?.what === attempt.what()) return this.#unopened.started;
    const answer = await attempt.intent.start();
    if (!answer) this.#abandon(attempt);
    else if (!answer.ok)
      this.#stop(attempt, 'refused', withExceptionText(answer.problem, '').text || inWords('failed'));
    else {
      const { message } = answer.data;
      if (message === null || message.code === '' || message.code === 'S0000') return answer.data;
      this.#stop(attempt, 'refused', message.text || inWords('failed'));
    }
    return null;
  }

  async #goTo({ redirectUrl, gatewayType }: PaymentStart, attempt: PaymentAttempt): Promise<void> {
    const address = safeAddress(redirectUrl);
    if (!address) {
      this.#stop(attempt, 'refused', inWords('failed'));
      return this.#dispatch({ status: 'failed', ...attempt.ids(null) });
    }
    if (!this.#emitBeforePay(null, attempt)) return this.#abandon(attempt);
    if (!(await this.#storeRedirectStart(attempt, gatewayType, address))) return this.#abandon(attempt);
    this.#leaveFor(address, () => this.#abandon(attempt));
  }

  /** Resolves to true if the page may leave. If the start can't be stored, the payer decides (PAY-41). */
  async #storeRedirectStart(attempt: PaymentAttempt, gatewayType: number, address: string | null): Promise<boolean> {
    this.#journal.apply(attempt.key, { is: 'open', way: 'redirect', gatewayType, address });
    if (this.#journal.keepStart(attempt.key)) return true;
    const answered = new Promise<boolean>((resolve) => (this.#decide = resolve));
    this.#enter('asking');
    const leaves = (await attempt.untilEnded(answered)) === true;
    if (!leaves) this.#journal.apply(attempt.key, { is: 'take back' });
    return leaves;
  }

  #leaveFor(address: string, stay: () => void): void {
    this.#enter('leaving');
    // Called if the page has not left in time, as when the payer stops it, or if it comes back from the back/forward cache.
    const stayIfLeaving = () => this.#step === 'leaving' && stay();
    this.#needs.onceBack(stayIfLeaving);
    this.#needs.clock.after(leavingMs, stayIfLeaving);
    this.#needs.leave(address);
  }

  async #openWidget(started: PaymentStart, widget: WidgetOptions, attempt: PaymentAttempt): Promise<void> {
    const { loadWidget, leavesPage: leaves, openWidget } = this.#needs;
    const { gatewayType } = started;
    if (!chargesAsShown(widget, attempt.intent.shown))
      return this.#stop(attempt, 'price-changed', inWords('priceChanged'));
    const Widget = await attempt.untilEnded(loadWidget());
    if (Widget === attemptEnded) return this.#abandon(attempt);
    this.#unopened = { what: attempt.what(), started };
    if (!Widget) return this.#stop(attempt, 'widget-failed', inWords('widgetFailed'));
    if (!this.#emitBeforePay(widget, attempt)) return this.#abandon(attempt);
    this.#unopened = null;
    if (!leaves(widget.options))
      this.#journal.apply(attempt.key, { is: 'open', way: 'widget', gatewayType, address: null });
    else if (!(await this.#storeRedirectStart(attempt, gatewayType, null))) return this.#abandon(attempt);
    attempt.by.closeLayers();
    this.#enter('widget');
    try {
      this.#closeWidget = openWidget(Widget, widget, this.#listenerFor(widget, gatewayType, attempt));
    } catch {
      this.#journal.apply(attempt.key, { is: 'take back' });
      this.#stop(attempt, 'widget-failed', inWords('widgetFailed'));
    }
  }

  #listenerFor({ orderId }: WidgetOptions, gatewayType: number, attempt: PaymentAttempt): WidgetListener {
    const whose = { subject: this.#subject, account: attempt.account, gatewayType };
    return {
      recordFailure: (why) =>
        this.#needs.recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, attempt.account),
      isOver: () => attempt.isOver(),
      onPaid: (proof) => {
        // The payment is stored, sent and shown in this order, in the same task (PAY-12).
        const key = this.#journal.pay(attempt.key, { is: 'pay', ...whose, proof });
        const lock = attempt.handOver();
        if (key) this.#needs.payments.sender.send(key, lock);
        else lock?.release();
        if (attempt.isOver()) return;
        this.#enter('none');
        // Keeps `$state` mounted until the answer, so that `dict-payment` is dispatched even if the element was removed.
        const unwatch = this.$state.listen(({ at }) => at !== 'pending' && queueMicrotask(unwatch));
        this.#dispatch({ status: 'pending', ...attempt.ids(orderId) });
      },
      onClosing: () => {
        this.#step = 'recording';
        this.#journal.apply(attempt.key, { is: 'dismiss', ...whose, payment: null });
        this.#dispatch({ status: 'dismissed', ...attempt.ids(orderId) });
        this.#update();
      },
      onClosed: ({ errorRecordId, orderId: named }) => {
        attempt.handOver()?.release();
        const reference = { errorRecordId, orderId: named ?? attempt.intent.orderId };
        this.#journal.apply(attempt.key, { is: 'note failure', reference });
        if (!attempt.isOver() && this.#step === 'recording') this.#enter('none');
      },
    };
  }

  #emitBeforePay(widget: WidgetOptions | null, attempt: PaymentAttempt): boolean {
    const ids = attempt.ids(widget?.orderId ?? null);
    return attempt.by.emit(new DictBeforePayEvent({ ...ids, ...priceOf(widget, attempt.intent.shown) }));
  }

  #dispatch(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (this.#shownBy?.element?.isConnected) this.#shownBy.emit(event);
    else this.#needs.dispatchOnPage(event);
  }
}

const idsOf = ({ orderId, providerOrderId = '' }: KnownPayment['record']) => ({
  orderId: orderId ?? '',
  providerOrderId,
});
