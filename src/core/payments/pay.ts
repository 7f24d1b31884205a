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
import { isHeldBack, openLeftMs } from './next.ts';
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
  readonly #told = new Map<string, KnownPayment['record']['state']>();
  #press: Press | null = null;
  #step: PagePart['step'] = 'none';
  #trouble: PagePart['trouble'] = null;
  #shower: PayingElement | null = null;
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
    const payer = intent.isNobodys ? '' : this.#needs.account();
    this.#journal.forgetNews(this.#subject);
    const start = { is: 'start', subject: this.#subject, account: payer, orderId: intent.orderId } as const;
    const mine = createPress(intent, by, payer, this.#journal.start(start));
    this.#press = mine;
    this.#shower = by;
    this.#closeWidget = () => {};
    this.#enter('none');
    if (!mine.hold(await locks.tryAcquire(this.#subject))) return this.#stop(mine, 'elsewhere', inWords('elsewhere'));
    if (!(await this.#isWanted(mine))) return this.#abandon(mine);
    const started = await mine.whileThere(this.#start(mine));
    if (started === gone) return this.#abandon(mine);
    if (!started) return;
    this.#unopened = null;
    if (started.redirectUrl !== '') return this.#goTo(started, mine);
    if (!started.widget) return this.#stop(mine, 'refused', inWords('failed'));
    await this.#openWidget(started, started.widget, mine);
  }

  attach(element: PayingElement): void {
    if (!this.#shower?.element?.isConnected) this.#shower = element;
  }

  acknowledge(): void {
    this.#journal.forgetNews(this.#subject);
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
    for (const each of known) this.#tellAnswer(each);
  }

  /** Dispatches `dict-payment` for the answer to a payment that this page has shown as pending, started in any tab. */
  #tellAnswer({ key, record }: KnownPayment): void {
    const before = this.#told.get(key);
    this.#told.set(key, record.state);
    if (before !== 'paid' || isHeldBack(record, this.#needs.account())) return;
    if (record.state !== 'confirmed' && record.state !== 'refused') return;
    this.#tell({ status: record.state === 'confirmed' ? 'succeeded' : 'failed', orderId: record.orderId ?? '' });
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
    const mine = this.#press;
    if (!mine || mine.account === '' || mine.account === this.#needs.account()) return this.#update();
    this.#abandon(mine);
    this.#endPress();
    this.#unopened = null;
    this.#closeWidget();
  }

  #abandon(mine: Press, trouble: PagePart['trouble'] = null): void {
    const wasOver = mine.isOver();
    mine.end();
    this.#journal.apply(mine.key, { is: 'give up' });
    // `#press` is not reset, so that `#followUser` removes its messages when its user signs out.
    if (!wasOver) this.#enter('none', trouble);
  }

  #stop(mine: Press, kind: PaymentTrouble, text: Localized): void {
    this.#abandon(mine, { kind, text });
  }

  async #isWanted(mine: Press): Promise<boolean> {
    this.#needs.payments.sender.follow();
    const known = this.#known();
    const payers = ['', mine.account, this.#needs.account()];
    if (known.some(({ record }) => record.state === 'paid' && payers.includes(record.account))) return false;
    if (this.#journal.openOf(this.#subject, mine.account)) return false;
    const paidMs = lastPaidMs(known, mine.account, mine.intent.repeatsPaidMs);
    return (await mine.whileThere(mine.intent.check(paidMs))) === true;
  }

  /** Resolves to null if the payment was not started; the press has then ended. */
  async #start(mine: Press): Promise<PaymentStart | null> {
    if (this.#unopened?.what === mine.what()) return this.#unopened.started;
    const answer = await mine.intent.start();
    if (!answer) this.#abandon(mine);
    else if (!answer.ok) this.#stop(mine, 'refused', withExceptionText(answer.problem, '').text || inWords('failed'));
    else {
      const { message } = answer.data;
      if (message === null || message.code === '' || message.code === 'S0000') return answer.data;
      this.#stop(mine, 'refused', message.text || inWords('failed'));
    }
    return null;
  }

  async #goTo({ redirectUrl, gatewayType }: PaymentStart, mine: Press): Promise<void> {
    const address = safeRedirect(redirectUrl);
    if (!address) {
      this.#stop(mine, 'refused', inWords('failed'));
      return this.#tell({ status: 'failed', orderId: mine.orderId(null) });
    }
    if (!this.#isAllowed(null, mine)) return this.#abandon(mine);
    if (!(await this.#mayLeave(mine, gatewayType, address))) return this.#abandon(mine);
    this.#leaveFor(address, () => this.#abandon(mine));
  }

  /** Resolves to true if the page may leave. If the start can't be stored, the payer decides (PAY-41). */
  async #mayLeave(mine: Press, gatewayType: number, address: string | null): Promise<boolean> {
    this.#journal.apply(mine.key, { is: 'open', way: 'redirect', gatewayType, address });
    if (this.#journal.keepStart(mine.key)) return true;
    const answered = new Promise<boolean>((resolve) => (this.#decide = resolve));
    this.#enter('asking');
    const leaves = (await mine.whileThere(answered)) === true;
    if (!leaves) this.#journal.apply(mine.key, { is: 'take back' });
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

  async #openWidget(started: PaymentStart, widget: WidgetOptions, mine: Press): Promise<void> {
    const { loadWidget, leavesPage: leaves, openWidget } = this.#needs;
    const { gatewayType } = started;
    if (!chargesAsShown(widget, mine.intent.shown)) return this.#stop(mine, 'price-changed', inWords('priceChanged'));
    const Widget = await mine.whileThere(loadWidget());
    if (Widget === gone) return this.#abandon(mine);
    this.#unopened = { what: mine.what(), started };
    if (!Widget) return this.#stop(mine, 'widget-failed', inWords('widgetFailed'));
    if (!this.#isAllowed(widget, mine)) return this.#abandon(mine);
    this.#unopened = null;
    if (!leaves(widget.options))
      this.#journal.apply(mine.key, { is: 'open', way: 'widget', gatewayType, address: null });
    else if (!(await this.#mayLeave(mine, gatewayType, null))) return this.#abandon(mine);
    mine.by.clearTheWay();
    this.#enter('widget');
    try {
      this.#closeWidget = openWidget(Widget, widget, this.#listenerFor(widget, gatewayType, mine));
    } catch {
      this.#journal.apply(mine.key, { is: 'take back' });
      this.#stop(mine, 'widget-failed', inWords('widgetFailed'));
    }
  }

  #listenerFor({ orderId }: WidgetOptions, gatewayType: number, mine: Press) {
    const whose = { subject: this.#subject, account: mine.account, gatewayType };
    return createWidgetListener({
      recordFailure: (why) =>
        this.#needs.recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, mine.account),
      isOver: () => mine.isOver(),
      onPaid: (proof) => {
        // The payment is stored, sent and shown in this order, in the same task (PAY-12).
        const key = this.#journal.pay(mine.key, { is: 'pay', ...whose, proof });
        const lock = mine.handOver();
        if (key) this.#needs.payments.sender.send(key, lock);
        else lock?.release();
        if (mine.isOver()) return;
        this.#enter('none');
        // Listens until the answer, so that the page gets `dict-payment` even if the element was removed.
        const unwatch = this.$state.listen(({ at }) => at !== 'pending' && queueMicrotask(unwatch));
        this.#tell({ status: 'pending', orderId: mine.orderId(orderId) });
      },
      onClosing: () => {
        this.#step = 'recording';
        this.#journal.apply(mine.key, { is: 'dismiss', ...whose, payment: null });
        this.#tell({ status: 'dismissed', orderId: mine.orderId(orderId) });
        this.#update();
      },
      onClosed: ({ errorRecordId, orderId: named }) => {
        mine.handOver()?.release();
        const reference = { errorRecordId, orderId: named ?? mine.orderId(orderId) };
        this.#journal.apply(mine.key, { is: 'note failure', reference });
        if (!mine.isOver() && this.#step === 'recording') this.#enter('none');
      },
    });
  }

  #isAllowed(widget: WidgetOptions | null, mine: Press): boolean {
    const orderId = mine.orderId(widget?.orderId ?? null);
    return mine.by.emit(new DictBeforePayEvent({ orderId, ...priceOf(widget, mine.intent.shown) }));
  }

  #tell(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (this.#shower?.element?.isConnected) this.#shower.emit(event);
    else this.#needs.tellPage(event);
  }
}
