import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { pageSingleton } from '../../page/singletons.ts';
import { stored, type StorageArea, tabArea } from '../storage.ts';

const lifetimeMs = 10 * 60_000;

const ownStarts = () =>
  pageSingleton('short-lived', () => new Map<string, { readonly startedAtMs: number; readonly monotonicMs: number }>());

const envelope = { startedAtMs: z.number(), value: z.unknown() };

/**
 * A stored value of this tab that expires after 10 minutes (DEC-3.3, DEC-3.4).
 * The page that wrote the value measures its age by the monotonic clock, so that a change of the system clock does not
 * expire it early (NET-14). A page that did not write the current value measures its age by the system clock.
 */
export function shortLived<T>(key: string, shape: z.ZodMiniType<T>, area: () => StorageArea = tabArea) {
  const storedEnvelope = stored(key, envelope, area);
  const ageOf = (startedAtMs: number, clock: Clock) => {
    const own = ownStarts().get(storedEnvelope.key());
    return own?.startedAtMs === startedAtMs ? clock.monotonicMs() - own.monotonicMs : clock.now() - startedAtMs;
  };

  const clear = () => {
    ownStarts().delete(storedEnvelope.key());
    storedEnvelope.clear();
  };

  return {
    clear,
    write(value: T, clock: Clock = systemClock): void {
      const startedAtMs = clock.now();
      ownStarts().set(storedEnvelope.key(), { startedAtMs, monotonicMs: clock.monotonicMs() });
      storedEnvelope.write({ startedAtMs, value });
    },
    read(clock: Clock = systemClock): T | null {
      const found = storedEnvelope.read();
      if (!found) return null;
      const age = ageOf(found.startedAtMs, clock);
      const parsed = shape.safeParse(found.value);
      // A negative age means that the clock was set back: drop the value, which would not expire in time.
      if (parsed.success && age >= 0 && age < lifetimeMs) return parsed.data;
      clear();
      return null;
    },
    /** Milliseconds since the value was stored; 0 if nothing is stored or if the clock was set back. */
    ageMs(clock: Clock = systemClock): number {
      const found = storedEnvelope.read();
      return found ? Math.max(0, ageOf(found.startedAtMs, clock)) : 0;
    },
  };
}
