import type { loadCardWidget, openCardWidget, OpenWidget } from '../card-widget/card-widget.ts';
import { localized, type Localized } from '../config/text.ts';
import { toJson } from '../format/json.ts';
import type { Clock } from '../page/clock.ts';
import type { DictPaymentEvent } from '../page/events.ts';
import type { HeldLock, Locks } from '../page/locks.ts';
import type { PaymentStart } from '../service/endpoints/payments/payment-start.ts';
import {
  noReference,
  type FailedPayment,
  type PaymentReference,
} from '../service/endpoints/payments/payment-outcome.ts';
import type { Journal } from './journal.ts';
import type { PayingElement, PaymentIntent, PaymentState, PaymentTrouble, Trouble } from './payment.ts';
import { text as paymentText } from './payments.text.ts';
import type { Confirmation, KnownPayment, PaymentRecord } from './record.ts';
import type { Sender } from './sender.ts';
import { hasEnded, remainingOpenMs, waitsForAccount } from './transitions.ts';

/**
 * The stage of a payment on this page. `key` names its record. The account of `idle` is that of the payer whose message
 * is shown.
 */
export type Stage =
  | Idle
  | { readonly at: 'starting'; readonly press: Press }
  /** The service has started the payment, and its record is stored. */
  | { readonly at: 'opening'; readonly press: Press; readonly key: string }
  /** The start can't be stored: the payer decides whether the page leaves all the same (PAY-41). */
  | {
      readonly at: 'asking';
      readonly press: Press;
      readonly key: string;
      readonly decide: (leaves: boolean) => void;
    }
  | { readonly at: 'widget'; readonly press: Press; readonly key: string; readonly widget: OpenWidget }
  /** The payer has closed the widget, and the service is asked to record it. */
  | { readonly at: 'recording'; readonly press: Press; readonly key: string }
  /** `press` is null if the payer continues a payment that was opened earlier. */
  | { readonly at: 'leaving'; readonly press: Press | null; readonly key: string };

export interface Idle {
  readonly at: 'idle';
  readonly account: string;
  /**
   * Key of this page's last payment. If the payer dismissed that payment, the screen says so until they close the
   * message.
   */
  readonly key: string | null;
  readonly trouble: Trouble | null;
  readonly unopened: Unopened | null;
}

/** A started payment whose widget could not be loaded: the next press for the same goods opens it (PAY-30). */
export interface Unopened {
  readonly what: string;
  readonly started: PaymentStart;
}

export const idle: Idle = { at: 'idle', account: '', key: null, trouble: null, unopened: null };

const troubleTexts = {
  refused: 'failed',
  elsewhere: 'elsewhere',
  'price-changed': 'priceChanged',
  'nothing-to-pay': 'nothingToPay',
  'widget-failed': 'widgetFailed',
  insecure: 'insecure',
  'no-locks': 'noLocks',
} as const;

export const troubled = (
  kind: PaymentTrouble,
  text: Localized = localized(paymentText, troubleTexts[kind]),
): Trouble => ({
  kind,
  text,
});

export const moves: Readonly<Record<Stage['at'], readonly Stage['at'][]>> = {
  idle: ['idle', 'starting', 'leaving'],
  starting: ['opening', 'idle'],
  opening: ['asking', 'widget', 'leaving', 'idle'],
  asking: ['widget', 'leaving', 'idle'],
  widget: ['recording', 'idle'],
  recording: ['idle'],
  leaving: ['asking', 'idle'],
};

/** `next`; or `stage` if the move is not allowed, or if the two belong to different presses. */
export function moved(stage: Stage, next: Stage): Stage {
  const isOfOther = 'press' in stage && 'press' in next && stage.press !== next.press;
  return isOfOther || !moves[stage.at].includes(next.at) ? stage : next;
}

/**
 * The state to show. Payments with an answer win over this page's stage, because a late success must be shown (PAY-17).
 * `open`: the open payment if its page has gone.
 */
export function stateOf(
  known: readonly KnownPayment[],
  open: KnownPayment | null,
  stage: Stage,
  account: string,
): PaymentState {
  const shown = known.filter(({ record }) => isShownTo(record, account));
  const isTwice = (one: KnownPayment) => shown.some((each) => tookMoney(each) && isPaidBeside(each, one));
  const unread = shown.filter(({ isUnread }) => isUnread);
  const paidTwice = shown.filter((each) => each.record.state === 'confirmed' && !each.record.isSeen && isTwice(each));
  const news = [...unread, ...paidTwice];
  const [confirmed, paid, processing, refused] = inOrder.map((state) =>
    news.find(({ record }) => record.state === state),
  );
  if (confirmed) return { at: 'succeeded', confirmation: confirmationOf(confirmed), isDuplicate: isTwice(confirmed) };
  if (paid)
    return {
      at: 'pending',
      isDurable: paid.lifetime === 'durable',
      waitsForAccount: waitsForAccount(paid.record, account),
    };
  if (processing) return { at: 'processing', confirmation: confirmationOf(processing) };
  if (refused) return refusalOf(refused);
  const shownStage = stageState(stage, known);
  if (shownStage) return shownStage;
  if (open) return openState(open.record);
  return { at: 'ready', ...(stage.at === 'idle' && stage.trouble && { trouble: stage.trouble }) };
}

const inOrder = ['confirmed', 'paid', 'processing', 'refused'] as const;

const shownAs = {
  starting: 'starting',
  opening: 'starting',
  asking: 'not-kept',
  widget: 'open',
  recording: 'recording',
  leaving: 'leaving',
} as const;

function stageState(stage: Stage, known: readonly KnownPayment[]): PaymentState | null {
  if (stage.at !== 'idle') return { at: shownAs[stage.at] };
  const own = known.find(({ key }) => key === stage.key);
  if (own?.record.state !== 'dismissed') return null;
  const { reference, orderId } = own.record;
  const { errorRecordId } = reference ?? noReference;
  return { at: 'dismissed', errorRecordId, orderId: reference?.orderId ?? orderId };
}

const openState = ({ way, atMs, address, price }: PaymentRecord): PaymentState =>
  way === 'widget'
    ? { at: 'opened', sinceMs: atMs, price: price ?? null }
    : { at: 'elsewhere', sinceMs: atMs, canResume: address !== null };

/** False for another account's payment. A paid one is shown also while nobody is signed in (PAY-35, PAY-36). */
const isShownTo = (record: PaymentRecord, account: string): boolean =>
  !waitsForAccount(record, account) || (account === '' && record.state === 'paid');

const tookMoney = ({ record }: KnownPayment) => record.state === 'paid' || hasEnded(record);

/**
 * True if two payments overlap in time: the provider charged twice, even if the service refused one (PAY-16). Otherwise
 * they are two purchases, a refused payment and a second try, or one payment whose return was opened again.
 */
const isPaidBeside = ({ record }: KnownPayment, { record: other }: KnownPayment): boolean =>
  record.payment !== null &&
  other.payment !== null &&
  record.payment !== other.payment &&
  endMs(record) >= other.sinceMs &&
  endMs(other) >= record.sinceMs;

const endMs = ({ state, atMs }: PaymentRecord) => (state === 'paid' ? Infinity : atMs);

const noDetails: Confirmation = {
  message: null,
  isConfirmed: true,
  productName: '',
  planName: '',
  currencySign: '',
  amountPaid: null,
  expiresOn: null,
  providerPaymentId: null,
  ...noReference,
};

const confirmationOf = ({ answer }: KnownPayment): Confirmation =>
  answer && 'confirmation' in answer ? answer.confirmation : noDetails;

const refusalOf = ({ answer }: KnownPayment): PaymentState =>
  answer?.at === 'refused' ? answer : { at: 'refused', code: '', text: '', ...noReference };

/**
 * Time of the last payment that the payer may not know of (PAY-26, PAY-42): one that is processing, or a confirmed one
 * whose answer this page has not received. Counts payments of `account` or of no account, after `sinceMs`: the time of a
 * payment that the payer agreed to repeat. Null if there is none.
 */
export function lastPaidMs(known: readonly KnownPayment[], account: string, sinceMs: number | null): number | null {
  const times = known
    .filter(({ record }) => !waitsForAccount(record, account))
    .filter(({ record, answer }) => (record.state === 'confirmed' && answer === null) || record.state === 'processing')
    .map(({ record }) => record.atMs);
  const last = Math.max(0, ...times);
  return last > (sinceMs ?? 0) ? last : null;
}

export interface OpenNeeds {
  readonly journal: Journal;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly account: () => string;
}

/** Dependencies of a `SubjectPayment`; tests replace those of the browser. */
export interface StartNeeds extends OpenNeeds {
  readonly sender: Sender;
  readonly onAccount: (changed: () => void) => void;
  readonly leave: (address: string) => void;
  readonly onceBack: (back: () => void) => void;
  readonly loadWidget: typeof loadCardWidget;
  readonly openWidget: typeof openCardWidget;
  readonly recordFailure: (failure: Omit<FailedPayment, 'userId'>, account: string) => Promise<PaymentReference>;
  readonly dispatchOnPage: (event: DictPaymentEvent) => void;
}

/**
 * Time between two looks at a lock. Requesting the lock instead could give it to a frozen page, which would block the
 * others.
 */
const lookMs = 1000;

/**
 * Follows the open payment of a subject: calls `onChange` when its page releases the lock, or when the payment no
 * longer counts as open.
 */
export function followOpen(subject: string, { journal, locks, clock, account }: OpenNeeds, onChange: () => void) {
  /** `isFree`: no page has the payment any more. */
  let followed: { readonly key: string; isFree: boolean; readonly stop: () => void } | null = null;

  const find = (payer = account()) => journal.openOf(subject, payer);

  function stop(): void {
    followed?.stop();
    followed = null;
  }

  function start({ key, record }: KnownPayment): void {
    stop();
    const timers = new Set([clock.after(remainingOpenMs(record, clock.now()), onChange)]);
    // 'redirect': the page that opened the payment has gone, because it left for the provider's page.
    const now = { key, isFree: record.way === 'redirect', stop: () => timers.forEach((cancel) => cancel()) };
    followed = now;
    const look = async () => {
      if (now.isFree) return;
      const isHeld = await locks.isHeld(subject);
      if (followed !== now) return;
      if (isHeld) return void timers.add(clock.after(lookMs, () => void look()));
      now.isFree = true;
      onChange();
    };
    void look();
  }

  return {
    find,
    stop,
    /** The open payment, unless the page that opened it still has it. */
    follow(): KnownPayment | null {
      const open = find();
      if (!open) stop();
      else if (open.key !== followed?.key) start(open);
      return followed?.isFree ? open : null;
    },
    /**
     * Call it only with the lock of the subject, which proves that no other page still has the open payment. False if
     * none is open.
     */
    claim(payer: string): boolean {
      const open = find(payer);
      if (open && followed) followed.isFree = true;
      return open !== null;
    },
  };
}

export const pressEnded = Symbol('gone');

export type Press = ReturnType<typeof createPress>;

/**
 * One press of Pay now, until its payment is paid or has failed. It belongs to `account`, even if another one signs in
 * meanwhile (PAY-35).
 */
export function createPress(intent: PaymentIntent, by: PayingElement, account: string) {
  const ended = new AbortController();
  const signal = AbortSignal.any([by.signal, ended.signal]);
  let lock: HeldLock | null = null;

  function handOver(): HeldLock | null {
    const held = lock;
    lock = null;
    return held;
  }

  return {
    intent,
    by,
    account,
    hold: (given: HeldLock): void => void (lock = given),
    handOver,
    end(): void {
      handOver()?.release();
      ended.abort();
    },
    isOver: (): boolean => ended.signal.aborted,
    untilEnded<T>(promise: Promise<T>): Promise<T | typeof pressEnded> {
      if (signal.aborted) return Promise.resolve(pressEnded);
      const leaving = new Promise<typeof pressEnded>((resolve) =>
        signal.addEventListener('abort', () => resolve(pressEnded)),
      );
      return Promise.race([promise, leaving]);
    },
    what: (): string => toJson([intent.purchase ?? '', intent.shown]),
  };
}
