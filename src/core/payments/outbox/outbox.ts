import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Delivery } from './delivery.ts';
import { entryText, readEntry, toEntry, type OutboxEntry, type PaymentProof } from './outbox-entry.ts';
import type { OutboxEvents, OutboxNeeds } from './outbox-needs.ts';
import { bindEntries, dropEntry } from './kept-entries.ts';
import { outboxPrefix } from './entry-keys.ts';
import type { Keeping } from './outbox-storage.ts';
import { createRetrySchedule, type RetrySchedule } from './retry-schedule.ts';
import { statusOf, type OutboxPayment, type Settled, type PaymentStatus } from './status.ts';
import { entryKey, subjectOfKey, unboundKey } from './subject.ts';
import type { HeldLock } from './lock.ts';

export interface Outbox {
  /** The payments that this page knows of, with what is known of each. */
  readonly $payments: ReadableAtom<readonly OutboxPayment[]>;
  /**
   * Keeps a payment before anything else, then sees to it until the service has answered. With `leavesNow` the first
   * confirmation has left when this returns. `lock` is the subject's, where the caller holds it; the outbox gives it back.
   */
  confirm(subject: string, proof: PaymentProof, how: ConfirmOptions): void;
  /** Takes up what the storage holds. */
  resume(): void;
  /** Forgets the answers for a subject: it is about to be paid anew. */
  forget(subject: string): void;
  /** Stops at once, as a closed tab does. What was kept stays. */
  close(): void;
}

export interface ConfirmOptions {
  /** A hash of the account that started the payment, '' for nobody's. Under another one it is kept, and not sent. */
  readonly account: string;
  readonly leavesNow: boolean;
  readonly lock?: HeldLock | null;
}

/** A payment that this page sees to. */
interface Job {
  readonly key: string;
  readonly entry: OutboxEntry;
  readonly schedule: RetrySchedule;
  keeping: Keeping;
  status: PaymentStatus;
  /** The confirmation that is under way. */
  flight: Promise<Delivery> | null;
  isWorking: boolean;
  /** Ends the pause that it is in. */
  endPause: () => void;
}

/** How long to wait for another tab's result. */
const otherTabsResultMs = 500;

/** The outbox of payment confirmations (DEC-7.1): what was paid is not forgotten. */
export function createOutbox(needs: OutboxNeeds): Outbox {
  const { storage, clock, service } = needs;
  const jobs = new Map<string, Job>();
  const $payments = atom<readonly OutboxPayment[]>([]);
  let isClosed = false;
  let awake = new AbortController();
  let isWatched = false;
  let stopListening: (() => void) | null = null;

  const isPending = ({ status }: Job) => status.at === 'pending';
  const isHeldBack = ({ account }: OutboxEntry) => account !== '' && account !== needs.account();

  function confirm(subject: string, proof: PaymentProof, { account, leavesNow, lock = null }: ConfirmOptions): void {
    const key = entryKey(service, subject, proof);
    // The widget told of the same payment twice (PAY-15).
    if (jobs.has(key)) return lock?.release();
    const kept = readEntry(storage.read(key) ?? '', service);
    const entry = kept.at === 'entry' ? kept.entry : toEntry(proof, service, account, clock.now());
    const job = add(key, entry, storage.keep(key, entryText(entry)), kept.at !== 'entry');
    if (leavesNow && !isHeldBack(entry)) {
      job.schedule.leaves();
      job.flight = needs.deliver(entry);
    }
    show(job, job.status);
    void work(job, lock);
  }

  function resume(): void {
    bindEntries(storage, service);
    for (const key of storage.keys((each) => each.startsWith(outboxPrefix(service)))) {
      const text = jobs.has(key) ? null : storage.read(key);
      if (text === null) continue;
      const read = readEntry(text, service);
      if (read.at === 'unreadable') dropEntry(storage, key);
      if (read.at !== 'entry') continue;
      const job = add(key, read.entry, storage.keepingOf(key) ?? 'page', false);
      show(job, job.status);
      void work(job);
    }
  }

  function add(key: string, entry: OutboxEntry, keeping: Keeping, isNew: boolean): Job {
    const status = { at: 'pending', keeping, isHeldBack: isHeldBack(entry) } as const;
    const schedule = createRetrySchedule({ key, at: entry.at, isNew, keeping: () => job.keeping }, needs);
    const job: Job = { key, entry, schedule, keeping, status, flight: null, isWorking: false, endPause: () => {} };
    jobs.set(key, job);
    return job;
  }

  /** Sees to a payment until it is answered, the page is suspended or the tab is closed. */
  async function work(job: Job, given: HeldLock | null = null): Promise<void> {
    job.isWorking = true;
    if (job.flight) take(job, await job.flight);
    let lock = given;
    while (isPending(job) && !awake.signal.aborted) {
      showHeldBack(job);
      if (isHeldBack(job.entry)) {
        // Somebody else may pay for the same meanwhile.
        lock?.release();
        lock = null;
        await pause(job, Infinity);
        continue;
      }
      lock ??= await needs.locks.acquire(subjectOfKey(job.key), awake.signal);
      if (lock) await workUnderLock(job, lock);
      lock?.release();
      lock = null;
    }
    lock?.release();
    job.isWorking = false;
  }

  async function workUnderLock(job: Job, lock: HeldLock): Promise<void> {
    // Whoever had the lock before may have had the answer, and is telling it.
    if (storage.read(job.key) === null) await pause(job, otherTabsResultMs);
    job.schedule.begin();
    while (isPending(job) && lock.isHeld() && !isHeldBack(job.entry) && !awake.signal.aborted) {
      const waitMs = job.schedule.leftMs();
      if (waitMs > 0 || !job.schedule.mayLeave()) {
        await pause(job, waitMs || job.schedule.untilNextMs());
        continue;
      }
      keepAgain(job);
      job.flight = needs.deliver(job.entry);
      take(job, await job.flight);
    }
  }

  /** A page that clears its storage takes no payment away, and a full one may have room again. To confirm twice does no harm. */
  function keepAgain(job: Job): void {
    if (storage.keepingOf(job.key) !== 'durable') job.keeping = storage.keep(job.key, entryText(job.entry));
    if (job.status.at !== 'pending' || job.status.keeping === job.keeping) return;
    show(job, { ...job.status, keeping: job.keeping });
  }

  function take(job: Job, delivery: Delivery): void {
    job.flight = null;
    // Another tab was quicker, or this one is closed: then what is kept stays as it is.
    if (!isPending(job) || isClosed) return;
    if (delivery.at === 'answered') return settle(job, statusOf(delivery.confirmation));
    if (delivery.at === 'refused') {
      const { problem, reference } = delivery;
      return settle(job, { at: 'refused', code: problem.code, text: problem.text, ...reference });
    }
    job.schedule.cameBack(delivery.at === 'unknown' ? delivery.retryAfterMs : null);
    if (delivery.at === 'signed-out' && job.schedule.endsSession()) needs.endSession(delivery.token);
  }

  function settle(job: Job, status: Settled): void {
    dropEntry(storage, job.key);
    dropEntry(storage, unboundKey(job.key));
    needs.tellTabs({ key: job.key, status });
    show(job, status);
    needs.onSettled(paymentOf(job));
  }

  function showHeldBack(job: Job): void {
    const { status } = job;
    const isHeld = isHeldBack(job.entry);
    if (status.at !== 'pending' || status.isHeldBack === isHeld) return;
    show(job, { ...status, isHeldBack: isHeld });
  }

  function show(job: Job, status: PaymentStatus): void {
    job.status = status;
    publish();
    listenWhileNeeded();
  }

  const publish = () => $payments.set([...jobs.values()].map(paymentOf));

  function listenWhileNeeded(): void {
    const isNeeded = !isClosed && (isWatched || [...jobs.values()].some(isPending));
    if (isNeeded) stopListening ??= needs.listen(events);
    if (isNeeded || !stopListening) return;
    stopListening();
    stopListening = null;
  }

  function pause(job: Job, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = ms === Infinity ? () => {} : clock.after(ms, () => job.endPause());
      job.endPause = () => {
        cancel();
        job.endPause = () => {};
        resolve();
      };
    });
  }

  const forPending = (act: (job: Job) => void) => [...jobs.values()].filter(isPending).forEach(act);

  function stop(): void {
    awake.abort();
    forPending((job) => job.endPause());
  }

  const events: OutboxEvents = {
    wake() {
      if (isClosed) return;
      if (awake.signal.aborted) awake = new AbortController();
      resume();
      forPending((job) => {
        job.schedule.wake();
        job.endPause();
        if (!job.isWorking) void work(job);
      });
    },
    look() {
      resume();
      forPending((job) => {
        showHeldBack(job);
        job.endPause();
      });
    },
    suspend() {
      // Somebody may have cleared the storage since.
      forPending((job) => {
        job.schedule.note();
        if (storage.keepingOf(job.key) === null) keepAgain(job);
      });
      stop();
    },
    receive(message) {
      const job = jobs.get(message.key);
      if (!job || !isPending(job)) return;
      if ('retry' in message) return job.schedule.receive(message.retry);
      show(job, message.status);
      job.endPause();
    },
  };

  // Who shows what is paid for follows the other tabs.
  onMount($payments, () => {
    isWatched = true;
    listenWhileNeeded();
    return () => {
      isWatched = false;
      listenWhileNeeded();
    };
  });

  return {
    $payments,
    confirm,
    resume,
    forget(subject) {
      for (const job of jobs.values()) if (subjectOfKey(job.key) === subject && !isPending(job)) jobs.delete(job.key);
      publish();
    },
    close() {
      isClosed = true;
      stop();
      listenWhileNeeded();
    },
  };
}

const paymentOf = ({ key, entry, status }: Job): OutboxPayment => ({
  key,
  entry,
  status,
  subject: subjectOfKey(key),
});
