import { atom, onMount, type ReadableAtom } from 'nanostores';
import { longestRetryAfterMs } from '../../service/fetch-answer.ts';
import type { Delivery } from './delivery.ts';
import { entryText, readEntry, toEntry, type OutboxEntry, type PaymentProof } from './outbox-entry.ts';
import type { OutboxEvents, OutboxNeeds } from './outbox-needs.ts';
import type { Keeping } from './outbox-storage.ts';
import { onTheWay, paceSettings, paceText, pauseMs, readPace, reckonedFrom, unanswered, type Pace } from './pace.ts';
import { standingOf, type OutboxPayment, type Settled, type Standing } from './standing.ts';
import { entryKey, paceKey, subjectOfKey } from './subject.ts';
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
  readonly leavesNow: boolean;
  readonly turn?: Turn | null;
}

/** A payment that this page sees to. */
interface Job {
  readonly key: string;
  readonly entry: OutboxEntry;
  readonly keeping: Keeping;
  standing: Standing;
  /** The confirmation that is under way. */
  flight: Promise<Delivery> | null;
  isWorking: boolean;
  isWoken: boolean;
  /** Ends the pause that it is in. */
  nudge: () => void;
}

/** While a browser says that it is offline it is believed for this long: it may be wrong. */
const offlineMs = 30_000;
/** How long the answer that another tab has had is waited for. */
const hearsayMs = 500;

/** The outbox of payment confirmations (decisions.md section 7): what was paid is not forgotten. */
export function createOutbox(needs: OutboxNeeds): Outbox {
  const { storage, clock, pace: settings = paceSettings } = needs;
  const jobs = new Map<string, Job>();
  const $payments = atom<readonly OutboxPayment[]>([]);
  let isClosed = false;
  let awake = new AbortController();
  let isWatched = false;
  let stopListening: (() => void) | null = null;

  const isPending = ({ standing }: Job) => standing.at === 'pending';
  const isHeldBack = ({ account }: OutboxEntry) => account !== '' && account !== needs.account();
  const paceOf = ({ key }: Job) => readPace(storage.read(paceKey(key)));
  const keepPace = ({ key }: Job, pace: Pace) => void storage.keep(paceKey(key), paceText(pace));
  const drop = (key: string) => {
    storage.remove(key);
    storage.remove(paceKey(key));
  };

  function confirm(subject: string, proof: PaymentProof, { leavesNow, turn = null }: ConfirmOptions): void {
    const key = entryKey(subject, proof);
    // The widget told of the same payment twice (PAY-15).
    if (jobs.has(key)) return turn?.release();
    const kept = readEntry(storage.read(key) ?? '');
    const entry = kept.at === 'entry' ? kept.entry : toEntry(proof, needs.account(), clock.now());
    const job = add(key, entry, storage.keep(key, entryText(entry)));
    if (leavesNow) job.flight = send(job);
    show(job, job.standing);
    void work(job, turn);
  }

  function resume(): void {
    for (const key of storage.keys()) {
      if (jobs.has(key)) continue;
      const read = readEntry(storage.read(key) ?? '');
      if (read.at === 'unreadable') drop(key);
      if (read.at !== 'entry') continue;
      const job = add(key, read.entry, 'durable');
      show(job, job.standing);
      void work(job);
    }
  }

  function add(key: string, entry: OutboxEntry, keeping: Keeping): Job {
    const standing = { at: 'pending', keeping, isHeldBack: isHeldBack(entry) } as const;
    const job = { key, entry, keeping, standing, flight: null, isWorking: false, isWoken: true, nudge: () => {} };
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
    while (isPending(job) && turn.isHeld() && !isHeldBack(job.entry) && !awake.signal.aborted) {
      const waitMs = leftMs(job);
      if (waitMs > 0) {
        await pause(job, waitMs);
        continue;
      }
      // A page that clears its storage takes no payment away; to confirm one again does no harm.
      if (storage.read(job.key) === null) storage.keep(job.key, entryText(job.entry));
      job.flight = send(job);
      take(job, await job.flight);
    }
  }

  function leftMs(job: Job): number {
    const nowMs = clock.now();
    const kept = paceOf(job);
    const patienceMs = Math.max(needs.timeoutMs() + settings.settlingMs, longestRetryAfterMs);
    const pace = reckonedFrom(kept, nowMs, patienceMs);
    if (pace !== kept) keepPace(job, pace);
    const ownMs = pauseMs(pace, nowMs, job.isWoken, settings, needs.random);
    if (needs.isOnline() || pace.sent === 0) return ownMs;
    return Math.max(ownMs, offlineMs - (nowMs - pace.at));
  }

  // All of it up to the request happens before this returns.
  function send(job: Job): Promise<Delivery> {
    const pace = paceOf(job);
    // What can't leave this machine does not count.
    const sent = needs.isOnline() ? pace.sent : Math.max(0, pace.sent - 1);
    keepPace(job, onTheWay({ ...pace, sent }, clock.now(), needs.timeoutMs(), settings));
    job.isWoken = false;
    return needs.deliver(job.entry);
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
    const retryAfterMs = delivery.at === 'unknown' ? delivery.retryAfterMs : null;
    const pace = unanswered(paceOf(job), clock.now(), retryAfterMs, settings);
    const endsSession = delivery.at === 'signed-out' && !pace.hasEndedSession;
    keepPace(job, endsSession ? { ...pace, hasEndedSession: true } : pace);
    if (endsSession) needs.endSession(delivery.token);
  }

  function settle(job: Job, standing: Settled): void {
    drop(job.key);
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

  const events: OutboxEvents = {
    wake() {
      if (isClosed) return;
      if (awake.signal.aborted) awake = new AbortController();
      resume();
      forPending((job) => {
        job.isWoken = true;
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
      awake.abort();
      forPending((job) => job.nudge());
    },
    hear({ key, standing }) {
      const job = jobs.get(key);
      if (!job || !isPending(job)) return;
      show(job, standing);
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
      events.rest();
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
