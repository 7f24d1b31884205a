import { natives } from './natives.ts';

export interface Clock {
  /** Milliseconds since 1970 by the system clock, which may jump. */
  now(): number;
  /**
   * Milliseconds that never decrease, for countdowns and time limits (NET-14). Also comparable between pages: by High
   * Resolution Time, section 6, the time origin of a page is counted from an epoch that the browser estimates once.
   * Chromium does so. Other browsers may read the system clock for each page: there the values jump if the clock is set
   * between two pages.
   */
  monotonicMs(): number;
  after(delayMs: number, act: () => void): () => void;
}

export const settledWithin = <T, Otherwise>(
  clock: Clock,
  delayMs: number,
  promise: Promise<T>,
  otherwise: Otherwise,
): Promise<T | Otherwise> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(delayMs, () => resolve(otherwise));
    void promise.finally(stop).then(resolve, reject);
  });

// Browsers store the delay in 32 bits; a longer timer would fire at once.
const longestTimerMs = 2 ** 31 - 1;

const { setTimeout: nativeSetTimeout, clearTimeout: nativeClearTimeout } = natives();

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.timeOrigin + performance.now(),
  after(delayMs, act) {
    const timer = nativeSetTimeout(act, Math.min(delayMs, longestTimerMs));
    return () => nativeClearTimeout(timer);
  },
};
