import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { parseJson, toJson } from '../../format/json.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { HeldLock, Locks } from './lock.ts';

/*
 * Locks where a browser has no Web Locks (an insecure origin has none): a note in the storage that its tab renews. What of it
 * stays open when two tabs write at once is closed by the retry state, which is looked at before every confirmation.
 */

const shape = z.object({ holder: z.string(), untilMs: z.number() });

const leaseMs = 6000;
const renewalMs = 2000;
/** How long a tab waits to see whether another one took the lock at the same moment. */
const settlingMs = 60;

export function leaseLocks(storage: OutboxStorage, clock: Clock, holder: string): Locks {
  // Browsers hold leases under this name already.
  const keyOf = (name: string) => `dict.turn.${name.replace(/^dict\./, '')}`;

  const holderOf = (name: string): string | null => {
    const read = shape.safeParse(parseJson(storage.read(keyOf(name)) ?? ''));
    if (!read.success) return null;
    const leftMs = read.data.untilMs - clock.now();
    // A lease that ends in a far future is one of a clock that was set back.
    return leftMs > 0 && leftMs <= leaseMs ? read.data.holder : null;
  };
  const write = (name: string) => void storage.keep(keyOf(name), toJson({ holder, untilMs: clock.now() + leaseMs }));

  // Two elements of one page share `holder`; this tells them apart.
  const here = new Set<string>();

  async function tryAcquire(name: string): Promise<HeldLock | null> {
    if (here.has(name) || (holderOf(name) ?? holder) !== holder) return null;
    here.add(name);
    write(name);
    await new Promise<void>((resolve) => void clock.after(settlingMs, resolve));
    if (holderOf(name) === holder) return held(name);
    here.delete(name);
    return null;
  }

  function held(name: string): HeldLock {
    let isHeld = true;
    let stop = () => {};
    const renew = () => {
      isHeld &&= holderOf(name) === holder;
      if (!isHeld) return;
      write(name);
      stop = clock.after(renewalMs, renew);
    };
    renew();
    return {
      // A tab whose timers slept finds out here.
      isHeld: () => isHeld && holderOf(name) === holder,
      release() {
        stop();
        here.delete(name);
        if (isHeld && holderOf(name) === holder) storage.remove(keyOf(name));
        isHeld = false;
      },
    };
  }

  return {
    tryAcquire,
    async acquire(name, signal) {
      while (!signal.aborted) {
        const lock = await tryAcquire(name);
        if (lock) return lock;
        await pause(renewalMs, clock, signal);
      }
      return null;
    },
  };
}

function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
