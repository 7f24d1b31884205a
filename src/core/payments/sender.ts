import type { Clock } from '../page/clock.ts';
import type { HeldLock, Locks } from '../page/locks.ts';
import { readAnswer, sendRaw, type ClientNeeds } from '../service/client.ts';
import { refuses } from '../service/endpoints/payments/payment-start.ts';
import { makeOnlinePaymentSuccess } from '../service/endpoints/payments/payment-outcome.ts';
import { readRetryAfter } from '../service/fetch-answer.ts';
import { warnOfMismatch } from '../service/mismatch.ts';
import type { Journal } from './journal.ts';
import { text as paymentText } from './payments.text.ts';
import {
  type Confirmation,
  type KnownPayment,
  type PaymentAnswer,
  type PaymentProof,
  type PaymentRecord,
} from './record.ts';
import { pauseMs, schedule, waitsForAccount } from './transitions.ts';

export interface SenderNeeds {
  readonly journal: Journal;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: () => number;
  readonly deliver: (payment: PaymentRecord) => Promise<Delivery>;
  readonly timeoutMs: () => number;
  readonly account: () => string;
  readonly isOnline: () => boolean;
  readonly endSession: (token: string) => void;
  readonly onAnswered: (payment: KnownPayment) => void;
}

/** The job to confirm a paid payment. It listens to the journal, which otherwise gets no messages of other tabs. */
const newJob = (key: string, stopListening: () => void) => ({
  key,
  stopListening,
  /** True if the network or page came back, or a user signed in, since the last confirmation: the next may be earlier. */
  mayRetryEarly: true,
  /** False if the storage refused the last count: `mayRetryEarly` then doesn't shorten the pauses. */
  isCounted: true,
  lastSentMs: -Infinity,
  isWorking: false,
  endPause: () => {},
});
type Job = ReturnType<typeof newJob>;

/** `navigator.onLine` may be wrong: after this time a confirmation is sent all the same. */
const offlineMs = 30_000;

/**
 * Sends the confirmation of each paid payment until the service has answered (DEC-7.1). Only the tab that has the lock of
 * a `PaymentSubject` may start or confirm its payment (PAY-14, PAY-19).
 */
export class Sender {
  readonly #needs: SenderNeeds;
  readonly #jobs = new Map<string, Job>();
  #awake = new AbortController();

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  /** The first confirmation has left when this function returns. `lock`: the subject's, if the caller has it. */
  send(key: string, lock: HeldLock | null): void {
    void this.#work(this.#add(key), lock, true);
  }

  resumeAll(): void {
    if (this.#awake.signal.aborted) return;
    this.#needs.journal.refresh();
    for (const { key } of this.#needs.journal.all().filter(({ record }) => record.state === 'paid')) {
      const job = this.#jobs.get(key) ?? this.#add(key);
      if (!job.isWorking) void this.#work(job);
    }
  }

  wake(): void {
    if (this.#awake.signal.aborted) this.#awake = new AbortController();
    for (const job of this.#jobs.values()) job.mayRetryEarly = true;
    this.retryNow();
  }

  /**
   * Ends all pauses, so that each job looks at the storage and the session again: another tab may have received the
   * answer, or the user may have signed out.
   */
  retryNow(): void {
    for (const job of this.#jobs.values()) job.endPause();
    this.resumeAll();
  }

  suspend(): void {
    for (const key of this.#jobs.keys()) if (this.#isPaid(key)) this.#needs.journal.keepAgain(key);
    this.#awake.abort();
    for (const job of this.#jobs.values()) job.endPause();
  }

  #add(key: string): Job {
    const stopListening = this.#needs.journal.$known.listen(() => {});
    const job = newJob(key, stopListening);
    this.#jobs.set(key, job);
    return job;
  }

  #isPaid(key: string): boolean {
    return this.#needs.journal.get(key)?.record.state === 'paid';
  }

  #waitsForAccount(key: string): boolean {
    return waitsForAccount(this.#needs.journal.get(key)!.record, this.#needs.account());
  }

  async #work(job: Job, given: HeldLock | null = null, isFirst = false): Promise<void> {
    const { key } = job;
    const { locks } = this.#needs;
    let lock = given;
    job.isWorking = true;
    if (isFirst && !this.#waitsForAccount(key)) await this.#confirm(job, true);
    while (this.#isPaid(key) && !this.#awake.signal.aborted) {
      if (this.#waitsForAccount(key)) {
        // Releases the lock until the account signs in: another user may pay for the same subject meanwhile.
        lock?.release();
        lock = null;
        await this.#pause(job, schedule.longestMs);
      } else if (lock) {
        await this.#step(job);
      } else {
        lock = await locks.acquire(this.#needs.journal.get(key)!.record.subject, this.#awake.signal);
      }
    }
    lock?.release();
    job.isWorking = false;
    if (!this.#isPaid(key)) job.stopListening();
  }

  async #step(job: Job): Promise<void> {
    this.#needs.journal.read(job.key);
    if (!this.#isPaid(job.key)) return;
    const waitMs = this.#remainingMs(job);
    await (waitMs > 0 ? this.#pause(job, waitMs) : this.#confirm(job, false));
  }

  #remainingMs(job: Job): number {
    const { journal, clock, random, isOnline } = this.#needs;
    const { sending } = journal.get(job.key)!.record;
    const nowMs = clock.now();
    return Math.max(
      // A pause of at least one second after this page's last confirmation, even if a stored time or the clock is wrong.
      schedule.firstMs - (clock.monotonicMs() - job.lastSentMs),
      pauseMs(sending, nowMs, job.mayRetryEarly && job.isCounted, random),
      isOnline() || sending.sent === 0 ? 0 : offlineMs - (nowMs - sending.at),
    );
  }

  async #confirm(job: Job, isFirst: boolean): Promise<void> {
    const { key, isCounted } = job;
    const { journal, clock, timeoutMs, isOnline, deliver } = this.#needs;
    job.mayRetryEarly = false;
    job.isCounted = journal.count(key, { is: 'send', limitMs: timeoutMs(), isOnline: isOnline() });
    // If the storage refuses the count for the first time, does not send, unless this is the first confirmation of the
    // payment: there may have been no pause before, and each reload of the page would send again at once.
    if (isCounted && !job.isCounted && !isFirst) return;
    job.lastSentMs = clock.monotonicMs();
    journal.keepAgain(key);
    const delivery = await deliver(journal.get(key)!.record);
    if (this.#isPaid(key)) this.#take(key, delivery);
  }

  #take(key: string, delivery: Delivery): void {
    const { journal, endSession, onAnswered } = this.#needs;
    if (delivery.at === 'answered') {
      const { answer } = delivery;
      const { orderId } = 'confirmation' in answer ? answer.confirmation : answer;
      return onAnswered(journal.apply(key, { is: 'answer', state: answer.at, orderId }, answer)!);
    }
    journal.apply(key, { is: 'no answer', retryAfterMs: delivery.at === 'unknown' ? delivery.retryAfterMs : null });
    if (delivery.at !== 'signed-out' || journal.get(key)!.record.sending.hasEndedSession) return;
    journal.apply(key, { is: 'sign out' });
    endSession(delivery.token);
  }

  #pause(job: Job, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#needs.clock.after(ms, resolve);
      job.endPause = () => {
        cancel();
        resolve();
      };
    });
  }
}

/**
 * 'answered' includes a 2xx answer with Status 1: a refusal. 'unknown': the service may or may not have received the
 * confirmation, so it is sent again.
 */
type Delivery =
  | { readonly at: 'answered'; readonly answer: PaymentAnswer }
  | { readonly at: 'signed-out'; readonly token: string }
  | { readonly at: 'unknown'; readonly retryAfterMs: number | null };

/**
 * Sends one confirmation. The request leaves before this function returns, so a navigation in the same task can't stop it
 * (PAY-12). Only the time limit aborts it; `keepalive` lets it outlive its page.
 */
export async function deliver(
  needs: Omit<ClientNeeds, 'onSignedOut'>,
  { account, proof, gatewayType, orderId }: Pick<PaymentRecord, 'account' | 'proof' | 'gatewayType' | 'orderId'>,
): Promise<Delivery> {
  let token = '';
  const onSignedOut = (of: string) => void (token = of);
  const client: ClientNeeds = { ...(account === '' ? withoutUser(needs) : needs), onSignedOut };
  const how = { responseType: 'text', keepalive: true } as const;
  const received = await sendRaw(client, makeOnlinePaymentSuccess, { ...proof!, gatewayType }, how);
  if ('problem' in received) return token === '' ? unknown(null) : { at: 'signed-out', token };
  const answer = readAnswer(makeOnlinePaymentSuccess, received);
  const named = answer.ok ? answer.data : answer.refusal;
  if (named && !isAbout(named, proof!, orderId)) return unknown(null);
  return readDelivery(answer, readRetryAfter(received.headers, needs.clock));
}

/**
 * False if the answer names another payment or order than the confirmation, as from a cache in between: then nothing is
 * known yet (PAY-44). `orderId` is the service's if it named the order before the payment, else null or the provider's.
 */
function isAbout(named: PaymentIds, proof: PaymentProof, orderId: string | null): boolean {
  const [paymentId, providerOrderId] = 'paymentId' in proof ? [proof.paymentId, proof.orderId] : [null, null];
  if (paymentId !== null && named.providerPaymentId !== null && named.providerPaymentId !== paymentId) return false;
  const isComparable = orderId !== null && orderId !== providerOrderId && named.orderId !== null;
  return !isComparable || named.orderId === orderId || named.orderId === providerOrderId;
}

type PaymentIds = Pick<Confirmation, 'orderId' | 'providerPaymentId'>;

/** Dependencies for calls about a payment of another account or of no account: their headers name no user (PAY-35). */
export const withoutUser = <Needs extends Pick<ClientNeeds, 'headers'>>(needs: Needs): Needs => ({
  ...needs,
  headers: () => ({ ...needs.headers(), Token: '', UserCode: '', UserId: '-1' }),
});

type ConfirmationAnswer = ReturnType<typeof readAnswer<typeof makeOnlinePaymentSuccess>>;

function readDelivery(answer: ConfirmationAnswer, retryAfterMs: number | null): Delivery {
  if (answer.ok) return { at: 'answered', answer: answerOf(answer.data) };
  warnOfMismatch(answer.problem);
  const { outcome, code, text, hasErrorStatus } = answer.problem;
  if (outcome !== 'refused' || hasErrorStatus) return unknown(retryAfterMs);
  const { errorRecordId, orderId } = answer.refusal!;
  const shown = typeof text === 'string' ? text : paymentText('failed');
  return { at: 'answered', answer: { at: 'refused', code, text: shown, errorRecordId, orderId } };
}

const unknown = (retryAfterMs: number | null): Delivery => ({ at: 'unknown', retryAfterMs });

/** An answer that does not confirm the payment refuses it if its message has an error code (CON-8.37 to CON-8.41). */
function answerOf(confirmation: Confirmation): PaymentAnswer {
  const { isConfirmed, message, errorRecordId, orderId } = confirmation;
  if (isConfirmed) return { at: 'confirmed', confirmation };
  return refuses(message) ? { at: 'refused', ...message, errorRecordId, orderId } : { at: 'processing', confirmation };
}
