import { natives } from './natives.ts';

/** The times that the core and the flows live by. Tests pass one of their own. */
export interface Clock {
  /** Milliseconds since 1970, as this machine believes. It may jump. */
  now(): number;
  /** Milliseconds that only ever grow: for countdowns and time limits (NET-14). */
  monotonicMs(): number;
  /** Runs `act` once after `delayMs`; returns a function that cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

// A browser counts a timer in 32 bits; a longer one would run at once.
const longestTimerMs = 2 ** 31 - 1;

// What they run may hold a token.
const { setTimeout: nativeSetTimeout, clearTimeout: nativeClearTimeout } = natives();

/** The clock of this machine. Tests take one that they wind on. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  after(delayMs, act) {
    const timer = nativeSetTimeout(act, Math.min(delayMs, longestTimerMs));
    return () => nativeClearTimeout(timer);
  },
};
