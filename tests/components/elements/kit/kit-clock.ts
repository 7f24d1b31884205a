import type { Clock } from '../../../../src/core/page/clock.ts';

/** A stopped clock: `pass` advances it and runs the timers that are due. */
export function createFakeClock(): Clock & { pass(passedMs: number): void; readonly waiting: number } {
  let nowMs = 0;
  const due = new Map<() => void, number>();
  return {
    now: () => nowMs,
    monotonicMs: () => nowMs,
    after(delayMs, act) {
      const run = () => act();
      due.set(run, nowMs + delayMs);
      return () => void due.delete(run);
    },
    pass(passedMs) {
      nowMs += passedMs;
      for (const [run, atMs] of due) {
        if (atMs > nowMs) continue;
        due.delete(run);
        run();
      }
    },
    get waiting() {
      return due.size;
    },
  };
}
