import type { Clock } from '../page/clock.ts';
import type { Delivery, Payable } from './delivery.ts';
import type { Journal } from './journal.ts';
import type { Known } from './journal-needs.ts';
import { pauseMs, untilNextByAgeMs, usual } from './next.ts';
import { subjectOfKey } from './record.ts';

/*
 * Who of all tabs of an origin may pay for one thing, or confirm it (PAY-14, PAY-19): one at a time, and the next one as soon as
 * that tab lets go, is closed or crashes.
 */

export interface HeldLock {
  release(): void;
}

export interface Locks {
  /** False on a page without https: it has no locks, so nothing may be started there. */
  readonly areThere: boolean;
  /** null where another tab has the lock. */
  tryAcquire(name: string): Promise<HeldLock | null>;
  /** Waits until it is free; null when `signal` is aborted before. */
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
}

/** The Web Locks of one service: the browser itself frees what a tab held that has gone. */
export function webLocks(locks: LockManager | undefined, service: string): Locks {
  // A page without an origin of its own (a sandboxed frame) is refused locks: it shares nothing with other tabs either. What was
  // paid before a page lost https is still confirmed.
  const unguarded: HeldLock = { release: () => {} };

  const request = (name: string, options: LockOptions) =>
    new Promise<HeldLock | null>((resolve) => {
      if (!locks) return resolve(unguarded);
      // Two services may know the same subject.
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
  /** Sends one confirmation; the request leaves before it returns. */
  readonly deliver: (payment: Payable) => Promise<Delivery>;
  readonly timeoutMs: () => number;
  /** A hash of the account that is signed in, '' for nobody. */
  readonly account: () => string;
  readonly isOnline: () => boolean;
  /** A live token got a 401. */
  readonly endSession: (token: string) => void;
  /** This page has had an answer. */
  readonly onAnswered: (payment: Known) => void;
}

/** A payment that this page sees to. */
interface Job {
  readonly key: string;
  /** The attempt that is under way. */
  flight: Promise<Delivery> | null;
  /** Whether a reload, `online` or a page in sight again has asked for haste since the last attempt. */
  isWoken: boolean;
  lastLeftMs: number;
  /** When the next attempt is due that can't be counted. Both by the clock that never jumps. */
  dueMs: number | null;
  isWorking: boolean;
  endPause: () => void;
}

/** How long to wait for another tab's answer. */
const otherTabsAnswerMs = 500;
/** A browser that says it is offline is believed for this long: it may be wrong. */
const offlineMs = 30_000;
/** How often to look whether attempts can be counted again. */
const lookAgainMs = 30_000;

/** Confirms what is paid, and repeats it until the service has answered (DEC-7.1). */
export class Sender {
  readonly #needs: SenderNeeds;
  readonly #jobs = new Map<string, Job>();
  #awake = new AbortController();
  #isClosed = false;

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  /**
   * Sees to a payment that was paid this moment: the first confirmation has left when this returns. `lock` is its subject's,
   * where the caller holds it.
   */
  send(key: string, lock: HeldLock | null): void {
    const job = this.#add(key);
    if (!this.#isHeldBack(key)) {
      this.#count(job, true);
      job.flight = this.#deliver(key);
    }
    void this.#work(job, lock);
  }

  /** Sees to whatever the journal knows to be paid. */
  follow(): void {
    if (this.#isClosed || this.#awake.signal.aborted) return;
    for (const { key, record } of this.#needs.journal.all())
      if (record.state === 'paid' && !this.#jobs.has(key)) void this.#work(this.#add(key));
  }

  /** An answer has become more likely: the network or the page is back, somebody signed in. */
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

  /** Another tab has done something, or somebody has signed out. */
  look(): void {
    for (const job of this.#jobs.values()) job.endPause();
  }

  /** The page may be put aside whole, and come back: meanwhile it holds no lock. */
  suspend(): void {
    const { journal } = this.#needs;
    // Somebody may have cleared the storage since.
    for (const key of this.#jobs.keys()) if (this.#isPaid(key) && !journal.isKept(key)) journal.keepAgain(key);
    this.#stop();
  }

  /** Stops at once, as a closed tab does. What is kept stays. */
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

  /** Until it is answered, the page is suspended or the tab is closed. */
  async #work(job: Job, given: HeldLock | null = null): Promise<void> {
    job.isWorking = true;
    if (job.flight) this.#take(job, await job.flight);
    let lock = given;
    while (this.#isPaid(job.key) && !this.#awake.signal.aborted) {
      if (this.#isHeldBack(job.key)) {
        // Somebody else may pay for the same meanwhile.
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
    // Whoever had the lock before may have had the answer, and is telling it.
    if (journal.isOverElsewhere(key)) await this.#pause(job, otherTabsAnswerMs);
    journal.adopt(key);
    journal.read(key);
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
    // Another tab was quicker, or this one is closed: then what is kept stays as it is.
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

  /** Milliseconds until the next attempt; 0: it leaves as soon as it can be counted. */
  #leftMs(job: Job): number {
    const { journal, clock, random, isOnline } = this.#needs;
    const sending = journal.read(job.key)?.record.sending;
    if (!sending) return 0;
    const nowMs = clock.now();
    const leftMs = Math.max(
      // Whatever any record or clock says.
      usual.firstMs - (clock.monotonicMs() - job.lastLeftMs),
      pauseMs(sending, nowMs, job.isWoken, random),
      isOnline() || sending.sent === 0 ? 0 : offlineMs - (nowMs - sending.at),
      0,
    );
    if (leftMs > 0) job.dueMs = null;
    return leftMs;
  }

  /** Whether an attempt may leave now: it is counted where the next page sees it, or is due by the payment's age. */
  #count(job: Job, isFirst: boolean): boolean {
    const { journal, clock, random, timeoutMs, isOnline } = this.#needs;
    const nowMs = clock.monotonicMs();
    const { record } = journal.get(job.key)!;
    // Each tab a little later than the others, so that the first is heard before the next one leaves.
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
