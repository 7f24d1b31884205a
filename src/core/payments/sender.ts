import type { Clock } from '../page/clock.ts';
import type { Delivery, Payable } from './delivery.ts';
import type { Journal } from './journal.ts';
import { subjectOfKey, type KnownPayment } from './record.ts';
import { pauseMs, untilNextByAgeMs, usual } from './next.ts';

/*
 * One tab at a time may start the payment of a subject, or confirm it (PAY-14, PAY-19). The next tab gets the lock as soon as that
 * tab releases it, is closed or crashes.
 */

export interface HeldLock {
  release(): void;
}

export interface Locks {
  /** False on a page without https: browsers offer no locks there, so no payment may start. */
  readonly areThere: boolean;
  /** null if another tab has the lock. */
  tryAcquire(name: string): Promise<HeldLock | null>;
  /** Waits until the lock is free; null if `signal` is aborted first. */
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
}

/** The Web Locks of one service. The browser releases the locks of a tab that is closed or crashes. */
export function webLocks(locks: LockManager | undefined, service: string): Locks {
  // A sandboxed frame has an opaque origin and gets no locks, but it shares no storage with other tabs either. A page without
  // https starts no payment, but it still confirms those that are paid.
  const unguarded: HeldLock = { release: () => {} };

  const request = (name: string, options: LockOptions) =>
    new Promise<HeldLock | null>((resolve) => {
      if (!locks) return resolve(unguarded);
      // Two services may have the same subject ids.
      const held = locks.request(`dict.${service}.${name}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve({ release }));
      });
      held.catch(() => resolve(options.signal?.aborted ? null : unguarded));
    });
  return {
    areThere: locks !== undefined,
    tryAcquire: (name) => request(name, { ifAvailable: true }),
    acquire: (name, signal) => (signal.aborted ? Promise.resolve(null) : request(name, { signal })),
  };
}

export interface SenderNeeds {
  readonly journal: Journal;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly random: () => number;
  /** Sends one confirmation; the request leaves before this function returns. */
  readonly deliver: (payment: Payable) => Promise<Delivery>;
  readonly timeoutMs: () => number;
  /** Hash of the account that is signed in, '' if none is. */
  readonly account: () => string;
  readonly isOnline: () => boolean;
  /** Called after a 401 to the token of the session. */
  readonly endSession: (token: string) => void;
  /** Called when this page has received the answer. */
  readonly onAnswered: (payment: KnownPayment) => void;
}

/** A paid payment that this page sends. */
interface Job {
  readonly key: string;
  /** The pending attempt. */
  flight: Promise<Delivery> | null;
  /** Whether a reload, the `online` event or a page that became visible allows an earlier attempt. */
  isWoken: boolean;
  lastLeftMs: number;
  /** Time of the next attempt if its count can't be stored. Both times are of the monotonic clock. */
  dueMs: number | null;
  isWorking: boolean;
  endPause: () => void;
}

/** How long to wait for another tab's message with the answer. */
const otherTabsAnswerMs = 500;
/** `navigator.onLine` may be wrong: after this time an attempt is made all the same. */
const offlineMs = 30_000;
/** How often to check whether the storage takes the count of attempts again. */
const lookAgainMs = 30_000;

/** Sends the confirmation of each paid payment until the service has answered (DEC-7.1). */
export class Sender {
  readonly #needs: SenderNeeds;
  readonly #jobs = new Map<string, Job>();
  #awake = new AbortController();
  #isClosed = false;

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  /**
   * Sends a payment that was paid this moment: the first confirmation has left when this function returns. `lock` is the lock of
   * its subject, if the caller has it.
   */
  send(key: string, lock: HeldLock | null): void {
    const job = this.#add(key);
    if (!this.#isHeldBack(key)) {
      this.#count(job, true);
      job.flight = this.#deliver(key);
    }
    void this.#work(job, lock);
  }

  /** Sends all paid payments of the journal. */
  follow(): void {
    if (this.#isClosed || this.#awake.signal.aborted) return;
    for (const { key, record } of this.#needs.journal.all())
      if (record.state === 'paid' && !this.#jobs.has(key)) void this.#work(this.#add(key));
  }

  /** The network or the page is back, or a user signed in: attempts may be earlier. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#awake.signal.aborted) this.#awake = new AbortController();
    for (const job of this.#jobs.values()) {
      job.isWoken = true;
      job.endPause();
      if (!job.isWorking && this.#isPaid(job.key)) void this.#work(job);
    }
    this.follow();
  }

  /** Another tab changed something, or the user signed out: look at each payment now. */
  look(): void {
    for (const job of this.#jobs.values()) job.endPause();
  }

  /** The page is hidden for good, or goes into the back/forward cache: it must release its locks. */
  suspend(): void {
    const { journal } = this.#needs;
    // The page's own code may have cleared the storage since.
    for (const key of this.#jobs.keys()) if (this.#isPaid(key)) journal.keepAgain(key);
    this.#stop();
  }

  /** Stops at once, like a tab that is closed. The storage is left as it is. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #stop(): void {
    this.#awake.abort();
    for (const job of this.#jobs.values()) job.endPause();
  }

  #add(key: string): Job {
    const job: Job = {
      key,
      flight: null,
      isWoken: true,
      lastLeftMs: -Infinity,
      dueMs: null,
      isWorking: false,
      endPause: () => {},
    };
    this.#jobs.set(key, job);
    return job;
  }

  #isPaid(key: string): boolean {
    return this.#needs.journal.get(key)?.record.state === 'paid';
  }

  #isHeldBack(key: string): boolean {
    const account = this.#needs.journal.get(key)?.record.account ?? '';
    return account !== '' && account !== this.#needs.account();
  }

  /** Runs until the payment is answered, the page is suspended or the tab is closed. */
  async #work(job: Job, given: HeldLock | null = null): Promise<void> {
    job.isWorking = true;
    if (job.flight) this.#take(job, await job.flight);
    let lock = given;
    while (this.#isPaid(job.key) && !this.#awake.signal.aborted) {
      if (this.#isHeldBack(job.key)) {
        // Another user may pay for the same subject meanwhile.
        lock?.release();
        lock = null;
        await this.#pause(job, Infinity);
        continue;
      }
      lock ??= await this.#needs.locks.acquire(subjectOfKey(job.key), this.#awake.signal);
      if (lock) await this.#workUnderLock(job);
      lock?.release();
      lock = null;
    }
    lock?.release();
    job.isWorking = false;
  }

  async #workUnderLock(job: Job): Promise<void> {
    const { key } = job;
    const { journal } = this.#needs;
    // The tab that had the lock before may have received the answer: wait for its message.
    if (journal.isOverElsewhere(key)) await this.#pause(job, otherTabsAnswerMs);
    journal.adopt(key);
    if (this.#isPaid(key)) journal.countByAge(key);
    while (this.#isPaid(key) && !this.#isHeldBack(key) && !this.#awake.signal.aborted) {
      const waitMs = this.#leftMs(job);
      if (waitMs > 0 || !this.#count(job, false)) {
        await this.#pause(job, waitMs || this.#untilNextMs(job));
        continue;
      }
      journal.keepAgain(key);
      job.flight = this.#deliver(key);
      this.#take(job, await job.flight);
    }
  }

  #deliver(key: string): Promise<Delivery> {
    const { account, proof, gatewayType } = this.#needs.journal.get(key)!.record;
    return this.#needs.deliver({ account, proof: proof!, gatewayType });
  }

  #take(job: Job, delivery: Delivery): void {
    const { key } = job;
    const { journal } = this.#needs;
    job.flight = null;
    // Another tab has the answer already, or this one is closed.
    if (this.#isClosed || !this.#isPaid(key)) return;
    if (delivery.at === 'answered') {
      const { answer } = delivery;
      const known = journal.apply(key, { is: 'answer', state: answer.at }, answer);
      if (known) this.#needs.onAnswered(known);
      return;
    }
    journal.apply(key, { is: 'no answer', retryAfterMs: delivery.at === 'unknown' ? delivery.retryAfterMs : null });
    if (delivery.at !== 'signed-out' || journal.get(key)!.record.sending.hasEndedSession) return;
    journal.apply(key, { is: 'sign out' });
    this.#needs.endSession(delivery.token);
  }

  /** Milliseconds until the next attempt; 0 if it may leave as soon as it is counted. */
  #leftMs(job: Job): number {
    const { journal, clock, random, isOnline } = this.#needs;
    const sending = journal.read(job.key)?.record.sending;
    if (!sending) return 0;
    const nowMs = clock.now();
    const leftMs = Math.max(
      // One second at least, even if a stored time is wrong or the clock was changed.
      usual.firstMs - (clock.monotonicMs() - job.lastLeftMs),
      pauseMs(sending, nowMs, job.isWoken, random),
      isOnline() || sending.sent === 0 ? 0 : offlineMs - (nowMs - sending.at),
      0,
    );
    if (leftMs > 0) job.dueMs = null;
    return leftMs;
  }

  /** Counts an attempt. False if the storage refuses the count and the attempt is not due by the payment's age. */
  #count(job: Job, isFirst: boolean): boolean {
    const { journal, clock, random, timeoutMs, isOnline } = this.#needs;
    const nowMs = clock.monotonicMs();
    const { record } = journal.get(job.key)!;
    // A random delay for each tab, so that the first one's message arrives before the next one sends.
    job.dueMs ??= nowMs + untilNextByAgeMs(record, clock.now()) * (1 + random() / 4);
    const isDue = isFirst || nowMs >= job.dueMs;
    if (!journal.count(job.key, { is: 'send', limitMs: timeoutMs(), isOnline: isOnline() }, isDue)) return false;
    job.isWoken = false;
    job.dueMs = null;
    job.lastLeftMs = nowMs;
    return true;
  }

  #untilNextMs({ dueMs }: Job): number {
    return Math.min(lookAgainMs, Math.max(1, (dueMs ?? Infinity) - this.#needs.clock.monotonicMs()));
  }

  #pause(job: Job, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = ms === Infinity ? () => {} : this.#needs.clock.after(ms, () => job.endPause());
      job.endPause = () => {
        cancel();
        job.endPause = () => {};
        resolve();
      };
    });
  }
}
