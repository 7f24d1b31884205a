import { atom, onMount } from 'nanostores';
import { chargesAsShown, priceOf } from '../card-widget/price-check.ts';
import { createWidgetListener } from '../card-widget/widget-listener.ts';
import { toJson } from '../format/json.ts';
import { safeRedirect } from '../page/addresses.ts';
import { DictBeforePayEvent, DictPaymentEvent, type PaymentDetail } from '../page/events.ts';
import type { PaymentStart, WidgetOptions } from '../service/endpoints/payments/payment-start.ts';
import { withExceptionText } from '../state/problem.ts';
import type { Known } from './journal-needs.ts';
import { hasEnded, openLeftMs } from './next.ts';
import type { PayingElement, Payment, PaymentNeeds, PaymentOrder } from './payment.ts';
import { lastPaidMs, stateOf, type PagePart, type PaymentState, type PaymentTrouble } from './payment-state.ts';
import { t } from './payments.text.ts';
import { gone, Press } from './press.ts';

const leavingMs = 30_000;
const mayBeginAt: ReadonlySet<PaymentState['at']> = new Set(['ready', 'dismissed', 'refused']);

/** The payment of one subject: from Pay now until it is paid, and how it stands. */
export class SubjectPayment implements Payment {
  readonly $state = atom<PaymentState>({ at: 'ready' });
  readonly #subject: string;
  readonly #needs: PaymentNeeds;
  readonly #told = new Map<string, Known['record']['state']>();
  #press: Press | null = null;
  #step: PagePart['step'] = 'none';
  #trouble: PagePart['trouble'] = null;
  #shower: PayingElement | null = null;
  /** Started, and its widget did not come: the next try of the same opens it (PAY-30). */
  #unopened: { readonly what: string; readonly started: PaymentStart } | null = null;
  #closeWidget = () => {};
  #stopWaiting = () => {};
  #decide = (_leaves: boolean) => {};

  constructor(subject: string, needs: PaymentNeeds) {
    this.#subject = subject;
    this.#needs = needs;
    // With no element left too: what the page does for a user ends with them.
    needs.onAccount(() => this.#followUser());
    onMount(this.$state, () => {
      needs.journal.look();
      needs.sender.follow();
      const stop = needs.journal.$known.listen(() => this.#update());
      this.#update();
      return () => {
        this.#stopWaiting();
        stop();
      };
    });
  }

  async pay(order: PaymentOrder, by: PayingElement): Promise<void> {
    if (!mayBeginAt.has(this.$state.get().at)) return;
    const { journal, locks, account } = this.#needs;
    if (!locks.areThere) return this.#enter('none', { kind: 'insecure', text: t('insecure') });
    const payer = order.isNobodys ? '' : account();
    journal.forgetNews(this.#subject);
    const start = { is: 'start', subject: this.#subject, account: payer, orderId: order.orderId } as const;
    const mine = new Press(order, by, payer, journal.start(start));
    this.#press = mine;
    this.#shower = by;
    this.#closeWidget = () => {};
    this.#enter('none');
    if (!mine.hold(await locks.tryAcquire(this.#subject))) return this.#stop(mine, 'elsewhere', t('elsewhere'));
    if (!(await this.#isWanted(mine))) return this.#abandon(mine);
    const started = await mine.whileThere(this.#start(mine));
    if (started === gone) return this.#abandon(mine);
    if (!started) return;
    this.#unopened = null;
    if (started.redirectUrl !== '') return this.#goTo(started, mine);
    if (!started.widget) return this.#stop(mine, 'refused', t('failed'));
    await this.#openWidget(started, started.widget, mine);
  }

  attach(element: PayingElement): void {
    if (!this.#shower?.element?.isConnected) this.#shower = element;
  }

  acknowledge(): void {
    this.#needs.journal.forgetNews(this.#subject);
    if (['dismissed', 'ready'].includes(this.$state.get().at)) this.#endPress();
    this.#update();
  }

  goOn(by: PayingElement): void {
    if (this.#step === 'asking') return this.#decide(true);
    const { journal, account } = this.#needs;
    const open = journal.openOf(this.#subject, account());
    const address = safeRedirect(open?.record.address);
    if (!open || !address) return this.#update();
    if (!by.emit(new DictBeforePayEvent({ orderId: open.record.orderId ?? '', amount: '', currency: '' }))) return;
    journal.expectHere(open.key);
    this.#leaveFor(address, () => this.#enter('none'));
  }

  takeBack(): void {
    if (this.#step === 'asking') return this.#decide(false);
    const { journal, account } = this.#needs;
    const open = journal.openOf(this.#subject, account());
    if (open) journal.apply(open.key, { is: 'take back' });
    this.#endPress();
    this.#update();
  }

  #update(): void {
    const { journal, clock, account } = this.#needs;
    const known = journal.all().filter(({ record }) => record.subject === this.#subject);
    const open = journal.openOf(this.#subject, account());
    this.#stopWaiting();
    this.#stopWaiting = open ? clock.after(openLeftMs(open.record, clock.now()), () => this.#update()) : () => {};
    const own = (this.#press && journal.get(this.#press.key)) ?? null;
    const state = stateOf(known, open, { own, step: this.#step, trouble: this.#trouble }, account());
    if (toJson(state) !== toJson(this.$state.get())) this.$state.set(state);
    for (const each of known) this.#tellAnswer(each);
  }

  /** `dict-payment` for a payment that this page has seen pending, of whichever tab. */
  #tellAnswer({ key, record, answer }: Known): void {
    const before = this.#told.get(key);
    this.#told.set(key, record.state);
    const isTheirs = record.account === '' || record.account === this.#needs.account();
    if (before !== 'paid' || !isTheirs || !hasEnded(record) || record.state === 'processing') return;
    const told = answer && ('confirmation' in answer ? answer.confirmation.orderId : answer.orderId);
    this.#tell({
      status: record.state === 'confirmed' ? 'succeeded' : 'failed',
      orderId: told ?? record.orderId ?? '',
    });
  }

  #enter(step: PagePart['step'], trouble: PagePart['trouble'] = null): void {
    this.#step = step;
    this.#trouble = trouble;
    this.#update();
  }

  #endPress(): void {
    this.#press = null;
    this.#step = 'none';
    this.#trouble = null;
  }

  /** What this page does belongs to a user, and ends with them (PAY-35): what was started, and what was told of it. */
  #followUser(): void {
    const mine = this.#press;
    if (!mine || mine.account === '' || mine.account === this.#needs.account()) return this.#update();
    mine.end();
    this.#endPress();
    this.#unopened = null;
    this.#needs.journal.apply(mine.key, { is: 'give up' });
    this.#closeWidget();
    this.#update();
  }

  #abandon(mine: Press, trouble: PagePart['trouble'] = null): void {
    const wasOver = mine.isOver();
    mine.end();
    this.#needs.journal.apply(mine.key, { is: 'give up' });
    // The press stays: what it was told goes with its user.
    if (!wasOver) this.#enter('none', trouble);
  }

  #stop(mine: Press, kind: PaymentTrouble, text: string): void {
    this.#abandon(mine, { kind, text });
  }

  /** While this tab has the lock nobody else starts it: what the others left behind, and the service, say what is true. */
  async #isWanted(mine: Press): Promise<boolean> {
    const { journal, sender, account } = this.#needs;
    journal.look();
    sender.follow();
    const own = journal.all().filter(({ record }) => record.subject === this.#subject);
    const isTheirs = ({ record }: Known) => record.account === '' || [mine.account, account()].includes(record.account);
    if (own.some((each) => each.record.state === 'paid' && isTheirs(each))) return false;
    if (journal.openOf(this.#subject, mine.account)) return false;
    const paidMs = lastPaidMs(own, mine.account, mine.order.repeatsPaidMs);
    return (await mine.whileThere(mine.order.check(paidMs))) === true;
  }

  /** null where it is not started; what the service said of it is told by then. */
  async #start(mine: Press): Promise<PaymentStart | null> {
    if (this.#unopened?.what === mine.what()) return this.#unopened.started;
    const answer = await mine.order.start();
    if (!answer) this.#abandon(mine);
    else if (!answer.ok) this.#stop(mine, 'refused', withExceptionText(answer.problem, t('failed')).text);
    else {
      const { message } = answer.data;
      if (message === null || message.code === '' || message.code === 'S0000') return answer.data;
      this.#stop(mine, 'refused', message.text || t('failed'));
    }
    return null;
  }

  /** To the provider's page. What comes back of it is a session (returned.ts). */
  async #goTo({ redirectUrl, gatewayType }: PaymentStart, mine: Press): Promise<void> {
    const address = safeRedirect(redirectUrl);
    if (!address) {
      this.#stop(mine, 'refused', t('failed'));
      return this.#tell({ status: 'failed', orderId: mine.orderId(null) });
    }
    if (!this.#isAllowed(null, mine)) return this.#abandon(mine);
    if (!(await this.#mayLeave(mine, gatewayType, address))) return this.#abandon(mine);
    this.#leaveFor(address, () => this.#abandon(mine));
  }

  /** Keeps the start; where nothing keeps it the payer is asked first (PAY-41). */
  async #mayLeave(mine: Press, gatewayType: number, address: string | null): Promise<boolean> {
    const { journal } = this.#needs;
    journal.apply(mine.key, { is: 'open', way: 'redirect', gatewayType, address });
    if (journal.keepStart(mine.key)) return true;
    const answered = new Promise<boolean>((resolve) => (this.#decide = resolve));
    this.#enter('asking');
    const leaves = (await mine.whileThere(answered)) === true;
    if (!leaves) journal.apply(mine.key, { is: 'take back' });
    return leaves;
  }

  #leaveFor(address: string, stay: () => void): void {
    this.#enter('leaving');
    // Whoever comes back from the browser's memory, or stopped the loading, is still here.
    const isStill = () => this.#step === 'leaving' && stay();
    this.#needs.onceBack(isStill);
    this.#needs.clock.after(leavingMs, isStill);
    this.#needs.leave(address);
  }

  async #openWidget(started: PaymentStart, widget: WidgetOptions, mine: Press): Promise<void> {
    const { journal, loadWidget, leavesPage: leaves, openWidget } = this.#needs;
    const { gatewayType } = started;
    if (!chargesAsShown(widget, mine.order.shown)) return this.#stop(mine, 'price-changed', t('priceChanged'));
    const Widget = await mine.whileThere(loadWidget());
    if (Widget === gone) return this.#abandon(mine);
    this.#unopened = { what: mine.what(), started };
    if (!Widget) return this.#stop(mine, 'widget-failed', t('widgetFailed'));
    if (!this.#isAllowed(widget, mine)) return this.#abandon(mine);
    this.#unopened = null;
    if (!leaves(widget.options)) journal.apply(mine.key, { is: 'open', way: 'widget', gatewayType, address: null });
    else if (!(await this.#mayLeave(mine, gatewayType, null))) return this.#abandon(mine);
    mine.by.clearTheWay();
    this.#enter('widget');
    try {
      this.#closeWidget = openWidget(Widget, widget, this.#listenerFor(widget, gatewayType, mine));
    } catch {
      journal.apply(mine.key, { is: 'take back' });
      this.#stop(mine, 'widget-failed', t('widgetFailed'));
    }
  }

  #listenerFor({ orderId }: WidgetOptions, gatewayType: number, mine: Press) {
    const { journal, sender } = this.#needs;
    const whose = { subject: this.#subject, account: mine.account, gatewayType };
    return createWidgetListener({
      recordFailure: (why) =>
        this.#needs.recordFailure({ ...why, ...(orderId && { orderId }), gatewayType }, mine.account),
      isOver: () => mine.isOver(),
      onPaid: (proof) => {
        // In this order, and all of it before this returns: kept, sent, shown.
        const key = journal.pay(mine.key, { is: 'pay', ...whose, proof });
        const lock = mine.handOver();
        if (key) sender.send(key, lock);
        else lock?.release();
        if (mine.isOver()) return;
        this.#enter('none');
        this.#watchUntilAnswered();
        this.#tell({ status: 'pending', orderId: mine.orderId(orderId) });
      },
      onClosing: () => {
        this.#step = 'recording';
        journal.apply(mine.key, { is: 'dismiss', ...whose, payment: null });
        this.#tell({ status: 'dismissed', orderId: mine.orderId(orderId) });
        this.#update();
      },
      onClosed: ({ errorRecordId, orderId: named }) => {
        mine.handOver()?.release();
        const reference = { errorRecordId, orderId: named ?? mine.orderId(orderId) };
        journal.apply(mine.key, { is: 'note failure', reference });
        if (!mine.isOver() && this.#step === 'recording') this.#enter('none');
      },
    });
  }

  /** With no element left to show it, the answer is still told. */
  #watchUntilAnswered(): void {
    const unwatch = this.$state.listen(({ at }) => {
      if (at !== 'pending') queueMicrotask(unwatch);
    });
  }

  /** `dict-before-pay`; false where the page cancels it. */
  #isAllowed(widget: WidgetOptions | null, mine: Press): boolean {
    const orderId = mine.orderId(widget?.orderId ?? null);
    return mine.by.emit(new DictBeforePayEvent({ orderId, ...priceOf(widget, mine.order.shown) }));
  }

  // Where the element has gone, its page still hears of it.
  #tell(detail: PaymentDetail): void {
    const event = new DictPaymentEvent(detail);
    if (this.#shower?.element?.isConnected) this.#shower.emit(event);
    else this.#needs.tellPage(event);
  }
}
