import { atom, onMount } from 'nanostores';
import { chargesAsShown, priceOf } from '../card-widget/price-check.ts';
import { createWidgetListener } from '../card-widget/card-widget.ts';
import { ofService } from '../config/service-name.ts';
import { toJson } from '../format/json.ts';
import { safeRedirect } from '../page/addresses.ts';
import { page } from '../page/page.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/events.ts';
import type { PaymentStart, WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { withExceptionText } from '../state/problem.ts';
import type { Localized } from '../config/text.ts';
import type { Journal } from './journal.ts';
import { subjectName, type KnownPayment, type PaymentSubject } from './record.ts';
import { waitsForAccount, openLeftMs } from './next.ts';
import type { PayingElement, Payment, PaymentIntent } from './payment.ts';
import { browserNeeds, type PaymentNeeds } from './payment-needs.ts';
import { lastPaidMs, stateOf, type PagePart, type PaymentState, type PaymentTrouble } from './payment-state.ts';
import { inWords } from './payments.text.ts';
import { createPress, gone, type Press } from './press.ts';

const leavingMs = 30_000;
const mayBeginAt: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);

export const paymentOf = (subject: PaymentSubject): Payment => paymentNamed(subjectName(subject));

export const paymentNamed = (name: string): Payment =>
  page(ofService(`payment.${name}`), () => new SubjectPayment(name));

export class SubjectPayment implements Payment {
  readonly $state = atom<PaymentState>({ at: 'ready' });
  readonly #subject: string;
  readonly #needs: PaymentNeeds;
  readonly #journal: Journal;
  readonly #lastStates = new Map<string, KnownPayment['record']['state']>();
  #press: Press | null = null;
  #step: PagePart['step'] = 'none';
  #trouble: PagePart['trouble'] = null;
  #shownBy: PayingElement | null = null;
  /** A started payment whose widget could not be loaded: the next press for the same goods opens it (PAY-30). */
  #unopened: { readonly what: string; readonly started: PaymentStart } | null = null;
  #closeWidget = () => {};
  #stopWaiting = () => {};
  #decide = (_leaves: boolean) => {};

  constructor(subject: string, needs: PaymentNeeds = browserNeeds()) {
    this.#subject = subject;
    this.#needs = needs;
    this.#journal = needs.payments.journal;
    // This listens outside of `onMount`: a press ends when its user signs out, even if no element is left (PAY-35).
    needs.onAccount(() => this.#followUser());
    onMount(this.$state, () => {
      needs.payments.sender.follow();
      const stop = this.#journal.$known.subscribe(() => this.#update());
      return () => {
        this.#stopWaiting();
        stop();
      };
    });
  }

  async pay(intent: PaymentIntent, by: PayingElement): Promise<void> {
    if (!mayBeginAt.has(this.$state.get().at)) return;
    const { locks } = this.#needs.payments;
    if (!locks.areThere) return this.#enter('none', { kind: 'insecure', text: inWords('insecure') });
    const payer = intent.hasNoAccount ? '' : this.#needs.account();
    this.#journal.markRead(this.#subject);
    const start = { is: 'start', subject: this.#subject, account: payer, orderId: intent.orderId } as const;
    const press = createPress(intent, by, payer, this.#journal.start(start));
    this.#press = press;
    this.#shownBy = by;
    this.#closeWidget = () => {};
    this.#enter('none');
    if (!press.hold(await locks.tryAcquire(this.#subject))) return this.#stop(press, 'elsewhere', inWords('elsewhere'));
    if (!(await this.#isWanted(press))) return this.#abandon(press);
    const started = await press.whileThere(this.#start(press));
    if (started === gone) return this.#abandon(press);
    if (!started) return;
    this.#unopened = null;
    if (started.redirectUrl !== '') return this.#goTo(started, press);
    if (!started.widget) return this.#stop(press, 'refused', inWords('failed'));
    await this.#openWidget(started, started.widget, press);
  }

  attach(element: PayingElement): void {
    if (!this.#shownBy?.element?.isConnected) this.#shownBy = element;
  }

  acknowledge(): void {
    this.#journal.markRead(this.#subject);
    if (mayBeginAt.has(this.$state.get().at)) this.#endPress();
  }

  goOn(by: PayingElement): void {
    if (this.#step === 'asking') return this.#decide(true);
    const open = this.#open();
    const address = safeRedirect(open?.record.address);
    if (!open || !address) return this.#update();
    if (!by.emit(new DictBeforePayEvent({ orderId: open.record.orderId ?? '', amount: '', currency: '' }))) return;
    this.#journal.keepStart(open.key);
    this.#leaveFor(address, () => this.#enter('none'));
  }

  takeBack(): void {
    if (this.#step === 'asking') return this.#decide(false);
    const open = this.#open();
    if (open) this.#journal.apply(open.key, { is: 'take back' });
    this.#endPress();
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
    if (open) this.#stopWaiting = clock.after(openLeftMs(open.record, clock.now()), () => this.#update());
    const own = (this.#press && this.#journal.get(this.#press.key)) ?? null;
    const part = { own, step: this.#step, trouble: this.#trouble };
    const state = stateOf(known, open, part, account());
    if (toJson(state) !== toJson(this.$state.get())) this.$state.set(state);
    for (const each of known) this.#reportAnswer(each);
  }

  /** Dispatches `dict-payment` for the answer to a payment that this page has shown as pending, started in any tab. */
  #reportAnswer({ key, record }: KnownPayment): void {
    const before = this.#lastStates.get(key);
    this.#lastStates.set(key, record.state);
    if (before !== 'paid' || waitsForAccount(record, this.#needs.account())) return;
    if (record.state !== 'confirmed' && record.state !== 'refused') return;
    this.#dispatch({ status: record.state === 'confirmed' ? 'succeeded' : 'failed', orderId: record.orderId ?? '' });
  }

  #enter(step: PagePart['step'], trouble: PagePart['trouble'] = null): void {
    this.#step = step;
    this.#trouble = trouble;
    this.#update();
  }

  #endPress(): void {
    this.#press = null;
    this.#enter('none');
  }

  #followUser(): void {
    const press = this.#press;
    if (!press || press.account === '' || press.account === this.#needs.account()) return this.#update();
    this.#abandon(press);
    this.#endPress();
    this.#unopened = null;
    this.#closeWidget();
  }

  #abandon(press: Press, trouble: PagePart['trouble'] = null): void {
    const wasOver = press.isOver();
    press.end();
    this.#journal.apply(press.key, { is: 'give up' });
    // `#press` is not reset, so that `#followUser` removes its messages when its user signs out.
    if (!wasOver) this.#enter('none', trouble);
  }

  #stop(press: Press, kind: PaymentTrouble, text: Localized): void {
    this.#abandon(press, { kind, text });
  }

  async #isWanted(press: Press): Promise<boolean> {
    this.#needs.payments.sender.follow();
    const known = this.#known();
    const payers = ['', press.account, this.#needs.account()];
    if (known.some(({ record }) => record.state === 'paid' && payers.includes(record.account))) return false;
    if (this.#journal.openOf(this.#subject, press.account)) return false;
    const paidMs = lastPaidMs(known, press.account, press.intent.repeatsPaidMs);
    return (await press.whileThere(press.intent.check(paidMs))) === true;
  }

  /** Resolves to null if the payment was not started; the press has then ended. */
  async #start(press: Press): Promise<PaymentStart | null> {
    if (this.#unopened?.what === press.what()) return this.#unopened.started;
    const answer = await press.intent.start();
    if (!answer) this.#abandon(press);
    else if (!answer.ok) this.#stop(press, 'refused', withExceptionText(answer.problem, '').text || inWords('failed'));
    else {
      const { message } = answer.data;
      if (message === null || message.code === '' || message.code === 'S0000') return answer.data;
      this.#stop(press, 'refused', message.text || inWords('failed'));
    }
    return null;
  }

  async #goTo({ redirectUrl, gatewayType }: PaymentStart, press: Press): Promise<void> {
    const address = safeRedirect(redirectUrl);
    if (!address) {
      this.#stop(press, 'refused', inWords('failed'));
      return this.#dispatch({ status: 'failed', orderId: press.orderId(null) });
    }
    if (!this.#isAllowed(null, press)) return this.#abandon(press);
    if (!(await this.#mayLeave(press, gatewayType, address))) return this.#abandon(press);
    this.#leaveFor(address, () => this.#abandon(press));
  }

  /** Resolves to true if the page may leave. If the start can't be stored, the payer decides (PAY-41). */
  async #mayLeave(press: Press, gatewayType: number, address: string | null): Promise<boolean> {
    this.#journal.apply(press.key, { is: 'open', way: 'redirect', gatewayType, address });
    if (this.#journal.keepStart(press.key)) return true;
    const answered = new Promise<boolean>((resolve) => (this.#decide = resolve));
    this.#enter('asking');
    const leaves = (await press.whileThere(answered)) === true;
    if (!leaves) this.#journal.apply(press.key, { is: 'take back' });
    return leaves;
  }

  #leaveFor(address: string, stay: () => void): void {
    this.#enter('leaving');
    // If the page is still here, it was restored from the back/forward cache, or the payer stopped the navigation.
    const isStill = () => this.#step === 'leaving' && stay();
    this.#needs.onceBack(isStill);
    this.#needs.clock.after(leavingMs, isStill);
    this.#needs.leave(address);
  }

  async #openWidget(started: PaymentStart, widget: WidgetOptions, press: Press): Promise<void> {
    const { loadWidget, leavesPage: leaves, openWidget } = this.#needs;
    const { gatewayType } = started;
    if (!chargesAsShown(widget, press.intent.shown)) return this.#stop(press, 'price-changed', inWords('priceChanged'));
    const Widget = await press.whileThere(loadWidget());
    if (Widget === gone) return this.#abandon(press);
    this.#unopened = { what: press.what(), started };
    if (!Widget) return this.#stop(press, 'widget-failed', inWords('widgetFailed'));
    if (!this.#isAllowed(widget, press)) return this.#abandon(press);
    this.#unopened = null;
    if (!leaves(widget.options))
      this.#journal.apply(press.key, { is: 'open', way: 'widget', gatewayType, address: null });
    else if (!(await this.#mayLeave(press, gatewayType, null))) return this.#abandon(press);
    press.by.closeLayers();
    this.#enter('widget');
    try {
      this.#closeWidget = openWidget(Widget, widget, this.#listenerFor(widget, gatewayType, press));
    } catch {
      this.#journal.apply(press.key, { is: 'take back' });
      this.#stop(press, 'widget-failed', inWords('widgetFailed'));
    }
  }

  #listenerFor({ orderId }: WidgetOptions, gatewayType: number, press: Press) {
    const whose = { subject: this.#subject, account: press.account, gatewayType };
    return createWidgetListener({
      recordFailure: (why) =>
        this.#needs.recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, press.account),
      isOver: () => press.isOver(),
      onPaid: (proof) => {
        // The payment is stored, sent and shown in this order, in the same task (PAY-12).
        const key = this.#journal.pay(press.key, { is: 'pay', ...whose, proof });
        const lock = press.handOver();
        if (key) this.#needs.payments.sender.send(key, lock);
        else lock?.release();
        if (press.isOver()) return;
        this.#enter('none');
        // Listens until the answer, so that the page gets `dict-payment` even if the element was removed.
        const unwatch = this.$state.listen(({ at }) => at !== 'pending' && queueMicrotask(unwatch));
        this.#dispatch({ status: 'pending', orderId: press.orderId(orderId) });
      },
      onClosing: () => {
        this.#step = 'recording';
        this.#journal.apply(press.key, { is: 'dismiss', ...whose, payment: null });
        this.#dispatch({ status: 'dismissed', orderId: press.orderId(orderId) });
        this.#update();
      },
      onClosed: ({ errorRecordId, orderId: named }) => {
        press.handOver()?.release();
        const reference = { errorRecordId, orderId: named ?? press.orderId(orderId) };
        this.#journal.apply(press.key, { is: 'note failure', reference });
        if (!press.isOver() && this.#step === 'recording') this.#enter('none');
      },
    });
  }

  #isAllowed(widget: WidgetOptions | null, press: Press): boolean {
    const orderId = press.orderId(widget?.orderId ?? null);
    return press.by.emit(new DictBeforePayEvent({ orderId, ...priceOf(widget, press.intent.shown) }));
  }

  #dispatch(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (this.#shownBy?.element?.isConnected) this.#shownBy.emit(event);
    else this.#needs.dispatchOnPage(event);
  }
}
