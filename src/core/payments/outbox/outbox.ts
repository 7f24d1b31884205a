import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Delivery } from './delivery.ts';
import { entryText, readEntry, toEntry, type OutboxEntry, type PaymentProof } from './outbox-entry.ts';
import type { OutboxEvents, OutboxNeeds } from './outbox-needs.ts';
import { bindEntries, dropEntry } from './kept-entries.ts';
import { outboxPrefix } from './kept-payments.ts';
import type { Keeping } from './outbox-storage.ts';
import { createPacing, type Pacing } from './pacing.ts';
import { standingOf, type OutboxPayment, type Settled, type Standing } from './standing.ts';
import { entryKey, subjectOfKey, unboundKey } from './subject.ts';
import type { Turn } from './turns.ts';

export interface Outbox {
  /** The payments that this page knows of, with what is known of each. */
  readonly $payments: ReadableAtom<readonly OutboxPayment[]>;
  /**
   * Keeps a payment before anything else, then sees to it until the service has answered. With `leavesNow` the first
   * confirmation has left when this returns. `turn` is the subject's, where the caller holds it; the outbox gives it back.
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
  readonly turn?: Turn | null;
}

/** A payment that this page sees to. */
interface Job {
  readonly key: string;
  readonly entry: OutboxEntry;
  readonly pacing: Pacing;
  keeping: Keeping;
  standing: Standing;
  /** The confirmation that is under way. */
  flight: Promise<Delivery> | null;
  isWorking: boolean;
  /** Ends the pause that it is in. */
  nudge: () => void;
}

/** How long to wait for another tab's result. */
const hearsayMs = 500;

/** The outbox of payment confirmations (decisions.md section 7): what was paid is not forgotten. */
export function createOutbox(needs: OutboxNeeds): Outbox {
  const { storage, clock, service } = needs;
  const jobs = new Map<string, Job>();
  const $payments = atom<readonly OutboxPayment[]>([]);
  let isClosed = false;
  let awake = new AbortController();
  let isWatched = false;
  let stopListening: (() => void) | null = null;

  const isPending = ({ standing }: Job) => standing.at === 'pending';
  const isHeldBack = ({ account }: OutboxEntry) => account !== '' && account !== needs.account();

  function confirm(subject: string, proof: PaymentProof, { account, leavesNow, turn = null }: ConfirmOptions): void {
    const key = entryKey(service, subject, proof);
    // The widget told of the same payment twice (PAY-15).
    if (jobs.has(key)) return turn?.release();
    const kept = readEntry(storage.read(key) ?? '', service);
    const entry = kept.at === 'entry' ? kept.entry : toEntry(proof, service, account, clock.now());
    const job = add(key, entry, storage.keep(key, entryText(entry)), kept.at !== 'entry');
    if (leavesNow && !isHeldBack(entry)) {
      job.pacing.leaves();
      job.flight = needs.deliver(entry);
    }
    show(job, job.standing);
    void work(job, turn);
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
      show(job, job.standing);
      void work(job);
    }
  }

  function add(key: string, entry: OutboxEntry, keeping: Keeping, isNew: boolean): Job {
    const standing = { at: 'pending', keeping, isHeldBack: isHeldBack(entry) } as const;
    const pacing = createPacing({ key, at: entry.at, isNew, keeping: () => job.keeping }, needs);
    const job: Job = { key, entry, pacing, keeping, standing, flight: null, isWorking: false, nudge: () => {} };
    jobs.set(key, job);
    return job;
  }

  /** Sees to a payment until it is answered, the page rests or the tab is closed. */
  async function work(job: Job, given: Turn | null = null): Promise<void> {
    job.isWorking = true;
    if (job.flight) take(job, await job.flight);
    let turn = given;
    while (isPending(job) && !awake.signal.aborted) {
      showHold(job);
      if (isHeldBack(job.entry)) {
        // Somebody else may pay for the same meanwhile.
        turn?.release();
        turn = null;
        await pause(job, Infinity);
        continue;
      }
      turn ??= await needs.turns.take(subjectOfKey(job.key), awake.signal);
      if (turn) await workInTurn(job, turn);
      turn?.release();
      turn = null;
    }
    turn?.release();
    job.isWorking = false;
  }

  async function workInTurn(job: Job, turn: Turn): Promise<void> {
    // Whoever had the turn before may have had the answer, and is telling it.
    if (storage.read(job.key) === null) await pause(job, hearsayMs);
    job.pacing.begin();
    while (isPending(job) && turn.isHeld() && !isHeldBack(job.entry) && !awake.signal.aborted) {
      const waitMs = job.pacing.leftMs();
      if (waitMs > 0 || !job.pacing.mayLeave()) {
        await pause(job, waitMs || job.pacing.untilNextMs());
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
    if (job.standing.at !== 'pending' || job.standing.keeping === job.keeping) return;
    show(job, { ...job.standing, keeping: job.keeping });
  }

  function take(job: Job, delivery: Delivery): void {
    job.flight = null;
    // Another tab was quicker, or this one is closed: then what is kept stays as it is.
    if (!isPending(job) || isClosed) return;
    if (delivery.at === 'answered') return settle(job, standingOf(delivery.confirmation));
    if (delivery.at === 'refused') {
      const { problem, reference } = delivery;
      return settle(job, { at: 'refused', code: problem.code, text: problem.text, ...reference });
    }
    job.pacing.cameBack(delivery.at === 'unknown' ? delivery.retryAfterMs : null);
    if (delivery.at === 'signed-out' && job.pacing.endsSession()) needs.endSession(delivery.token);
  }

  function settle(job: Job, standing: Settled): void {
    dropEntry(storage, job.key);
    dropEntry(storage, unboundKey(job.key));
    needs.tellTabs({ key: job.key, standing });
    show(job, standing);
    needs.onSettled(paymentOf(job));
  }

  function showHold(job: Job): void {
    const { standing } = job;
    const isHeld = isHeldBack(job.entry);
    if (standing.at !== 'pending' || standing.isHeldBack === isHeld) return;
    show(job, { ...standing, isHeldBack: isHeld });
  }

  function show(job: Job, standing: Standing): void {
    job.standing = standing;
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
      const cancel = ms === Infinity ? () => {} : clock.after(ms, () => job.nudge());
      job.nudge = () => {
        cancel();
        job.nudge = () => {};
        resolve();
      };
    });
  }

  const forPending = (act: (job: Job) => void) => [...jobs.values()].filter(isPending).forEach(act);

  function stop(): void {
    awake.abort();
    forPending((job) => job.nudge());
  }

  const events: OutboxEvents = {
    wake() {
      if (isClosed) return;
      if (awake.signal.aborted) awake = new AbortController();
      resume();
      forPending((job) => {
        job.pacing.wake();
        job.nudge();
        if (!job.isWorking) void work(job);
      });
    },
    look() {
      resume();
      forPending((job) => {
        showHold(job);
        job.nudge();
      });
    },
    rest() {
      // Somebody may have cleared the storage since.
      forPending((job) => {
        job.pacing.note();
        if (storage.keepingOf(job.key) === null) keepAgain(job);
      });
      stop();
    },
    hear(message) {
      const job = jobs.get(message.key);
      if (!job || !isPending(job)) return;
      if ('pace' in message) return job.pacing.hear(message.pace);
      show(job, message.standing);
      job.nudge();
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

const paymentOf = ({ key, entry, standing }: Job): OutboxPayment => ({
  key,
  entry,
  standing,
  subject: subjectOfKey(key),
});
