import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { stored, type StorageArea } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/** A value of this tab that lives 10 minutes (DEC-3.3, DEC-3.4). */
export interface ShortLived<T> {
  write(value: T, clock?: Clock): void;
  /** null once its time is over. */
  read(clock?: Clock): T | null;
  clear(): void;
}

const lifetimeMs = 10 * 60_000;

const envelope = z.object({ v: z.literal(1), startedAtMs: z.number(), value: z.unknown() });

/**
 * In the tab's own storage, so that it is there after a reload. While the page lives, its age goes by the monotonic clock:
 * a machine's clock that jumps takes nothing away (NET-14). After a reload only the machine's clock is left.
 */
export function shortLived<Shape extends z.ZodMiniType>(
  key: string,
  shape: Shape,
  area: () => StorageArea = tabArea,
): ShortLived<z.output<Shape>> {
  const kept = stored(key, envelope, area);
  // By key: each service has its own.
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
      // Begun in a future that this clock has not reached, it could live for ever.
      if (parsed.success && age >= 0 && age < lifetimeMs) return parsed.data;
      clear();
      return null;
    },
  };
}
