import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { stored, type StorageArea, tabArea } from '../storage.ts';

const lifetimeMs = 10 * 60_000;

const envelope = { startedAtMs: z.number(), value: z.unknown() };

/**
 * A stored value of this tab that expires after 10 minutes (DEC-3.3, DEC-3.4), by the monotonic clock: a system clock that
 * is wrong, or is set meanwhile, must not expire it early (NET-14).
 */
export function shortLived<T>(key: string, shape: z.ZodMiniType<T>, area: () => StorageArea = tabArea) {
  const storedEnvelope = stored(key, envelope, area);
  const { clear } = storedEnvelope;

  const write = (value: T, clock: Clock = systemClock): void =>
    storedEnvelope.write({ startedAtMs: clock.monotonicMs(), value });

  return {
    clear,
    write,
    isInMemory: storedEnvelope.isInMemory,
    read(clock: Clock = systemClock): T | null {
      const found = storedEnvelope.read();
      if (!found) return null;
      const age = clock.monotonicMs() - found.startedAtMs;
      const parsed = shape.safeParse(found.value);
      if (!parsed.success || age >= lifetimeMs) {
        clear();
        return null;
      }
      // The browser was started again with an earlier system clock: counts the 10 minutes anew, or they might never end.
      if (age < 0) write(parsed.data, clock);
      return parsed.data;
    },
    /** Milliseconds since the value was stored; 0 if nothing is stored, or if its age is unknown. */
    ageMs(clock: Clock = systemClock): number {
      const found = storedEnvelope.read();
      return found ? Math.max(0, clock.monotonicMs() - found.startedAtMs) : 0;
    },
  };
}
