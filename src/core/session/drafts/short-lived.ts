import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { stored, type StorageArea } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/** A stored value of this tab that expires after 10 minutes (DEC-3.3, DEC-3.4). */
export interface ShortLived<T> {
  write(value: T, clock?: Clock): void;
  /** Null if nothing is stored or it has expired. */
  read(clock?: Clock): T | null;
  clear(): void;
}

const lifetimeMs = 10 * 60_000;

const envelope = z.object({ v: z.literal(1), startedAtMs: z.number(), value: z.unknown() });

/**
 * The value is in the tab's storage, so it survives a reload. The page that wrote it measures its age by the monotonic
 * clock: a change of the system clock does not expire it early (NET-14). After a reload only the system clock is left.
 */
export function shortLived<Shape extends z.ZodMiniType>(
  key: string,
  shape: Shape,
  area: () => StorageArea = tabArea,
): ShortLived<z.output<Shape>> {
  const kept = stored(key, envelope, area);
  // By storage key, because the key contains the service's name.
  const startedMonotonicMs = new Map<string, number>();

  const ageMs = (startedAtMs: number, clock: Clock) => {
    const startedMs = startedMonotonicMs.get(kept.key());
    return startedMs === undefined ? clock.now() - startedAtMs : clock.monotonicMs() - startedMs;
  };

  const clear = () => {
    startedMonotonicMs.delete(kept.key());
    kept.clear();
  };

  return {
    clear,
    write(value, clock = systemClock) {
      startedMonotonicMs.set(kept.key(), clock.monotonicMs());
      kept.write({ v: 1, startedAtMs: clock.now(), value });
    },
    read(clock = systemClock) {
      const found = kept.read();
      if (!found) return null;
      const age = ageMs(found.startedAtMs, clock);
      const parsed = shape.safeParse(found.value);
      // If the clock was set back, `startedAtMs` lies in the future and the value would never expire: a negative age
      // counts as expired.
      if (parsed.success && age >= 0 && age < lifetimeMs) return parsed.data;
      clear();
      return null;
    },
  };
}
