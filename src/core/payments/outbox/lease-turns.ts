import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { parseJson, toJson } from '../../format/json.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { Turn, Turns } from './turns.ts';

/*
 * Turns where a browser has no Web Locks (an insecure origin has none): a note in the storage that its tab renews. What of it
 * stays open when two tabs write at once is closed by the pace, which is looked at before every confirmation.
 */

const shape = z.object({ holder: z.string(), untilMs: z.number() });

const leaseMs = 6000;
const renewalMs = 2000;
/** How long a tab waits to see whether another one took the turn at the same moment. */
const settlingMs = 60;

export function leaseTurns(storage: OutboxStorage, clock: Clock, holder: string): Turns {
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

  async function tryTake(name: string): Promise<Turn | null> {
    if (here.has(name) || (holderOf(name) ?? holder) !== holder) return null;
    here.add(name);
    write(name);
    await new Promise<void>((resolve) => void clock.after(settlingMs, resolve));
    if (holderOf(name) === holder) return held(name);
    here.delete(name);
    return null;
  }

  function held(name: string): Turn {
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
    tryTake,
    async take(name, signal) {
      while (!signal.aborted) {
        const turn = await tryTake(name);
        if (turn) return turn;
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
