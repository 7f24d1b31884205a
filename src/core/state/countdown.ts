import { atom, type ReadableAtom } from 'nanostores';
import { systemClock, type Clock } from '../page/clock.ts';

export type Countdown = ReturnType<typeof createCountdown>;

/**
 * Counts by the monotonic clock, so that a throttled tab shows the right time when it is visible again (NET-14,
 * NET-15).
 */
export function createCountdown(seconds: number, clock: Clock = systemClock) {
  const $seconds = atom(seconds);
  let endsAtMs: number | null = null;
  let cancel = () => {};

  const tick = () => {
    const leftMs = Math.max(0, (endsAtMs ?? 0) - clock.monotonicMs());
    $seconds.set(Math.ceil(leftMs / 1000));
    if (leftMs > 0) cancel = clock.after(leftMs % 1000 || 1000, tick);
  };

  const restart = (passedMs = 0): void => {
    cancel();
    endsAtMs = clock.monotonicMs() + seconds * 1000 - passedMs;
    tick();
  };

  return {
    $seconds: $seconds as ReadableAtom<number>,
    /** Starts the countdown as if `passedMs` had passed already. */
    restart,
    /** Starts the countdown, or continues one that was started before. The returned function stops the ticks, not the time. */
    run(): () => void {
      cancel();
      if (endsAtMs === null) restart();
      else tick();
      return () => cancel();
    },
  };
}
