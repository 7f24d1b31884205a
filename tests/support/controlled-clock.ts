interface Timer {
  readonly delayMs: number;
  readonly dueMs: number;
  readonly act: () => void;
}

export type ControlledClock = ReturnType<typeof createControlledClock>;

/** A clock that only a test moves. Starts on 1 January 2026. */
export function createControlledClock(startMs = Date.UTC(2026, 0, 1)) {
  let monotonicMs = 1000;
  let wallMs = startMs;
  const timers = new Set<Timer>();
  const watchers = new Set<(timer: Timer) => void>();

  const moveTo = (ms: number) => {
    wallMs += ms - monotonicMs;
    monotonicMs = ms;
  };
  const firstDue = (untilMs: number) =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];

  return {
    now: () => wallMs,
    monotonicMs: () => monotonicMs,
    after(delayMs: number, act: () => void) {
      const timer = { delayMs, dueMs: monotonicMs + delayMs, act };
      timers.add(timer);
      watchers.forEach((watch) => watch(timer));
      return () => void timers.delete(timer);
    },
    /** Advances the time and runs the timers that fall due, in order. */
    advance(ms: number): void {
      const untilMs = monotonicMs + ms;
      for (let due = firstDue(untilMs); due; due = firstDue(untilMs)) {
        timers.delete(due);
        moveTo(due.dueMs);
        due.act();
      }
      moveTo(untilMs);
    },
    /** Moves the system clock forward or back. Monotonic time stays the same (NET-14). */
    jump(ms: number): void {
      wallMs += ms;
    },
    /** Resolves to the delay of a running timer that matches, or of the next one that is set. */
    timerSet(matches: (delayMs: number) => boolean = () => true): Promise<number> {
      const set = [...timers].find(({ delayMs }) => matches(delayMs));
      if (set) return Promise.resolve(set.delayMs);
      return new Promise((resolve) => {
        const watch = ({ delayMs }: Timer) => {
          if (!matches(delayMs)) return;
          watchers.delete(watch);
          resolve(delayMs);
        };
        watchers.add(watch);
      });
    },
    /** Milliseconds until the next timer; null if none is running. */
    untilNext(): number | null {
      const due = firstDue(Infinity);
      return due ? Math.max(0, due.dueMs - monotonicMs) : null;
    },
    running: () => timers.size,
  };
}
