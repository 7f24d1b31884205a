import type { Clock } from '../page/clock.ts';
import type { Locks } from '../page/locks.ts';
import type { Journal } from './journal.ts';
import type { KnownPayment } from './record.ts';
import { remainingOpenMs } from './transitions.ts';

interface Needs {
  readonly journal: Journal;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly account: () => string;
}

/** Time between two looks at a lock. A request that waits for it would block other pages if this one was frozen. */
const lookMs = 1000;

/** Follows the open payment of a subject: calls `onChange` when its page has let go of it, and when it is too old. */
export function followOpen(subject: string, { journal, locks, clock, account }: Needs, onChange: () => void) {
  let followed = { key: '', isFree: false, stop: () => {} };

  const find = (payer = account()) => journal.openOf(subject, payer);

  function stop(): void {
    followed.stop();
    followed = { key: '', isFree: false, stop: () => {} };
  }

  function start({ key, record }: KnownPayment): void {
    stop();
    const timers = new Set([clock.after(remainingOpenMs(record, clock.now()), onChange)]);
    // The page that left for the provider's has gone.
    const now = { key, isFree: record.way === 'redirect', stop: () => timers.forEach((cancel) => cancel()) };
    followed = now;
    const look = async () => {
      if (followed !== now || now.isFree) return;
      now.isFree = !(await locks.isHeld(subject));
      if (followed !== now) return;
      if (now.isFree) onChange();
      else timers.add(clock.after(lookMs, () => void look()));
    };
    void look();
  }

  return {
    find,
    stop,
    /** The open payment, unless the page that opened it still has it. */
    follow(): KnownPayment | null {
      const open = find();
      if (!open) stop();
      else if (open.key !== followed.key) start(open);
      return open && followed.isFree ? open : null;
    },
    /** Call it with the lock of the subject. */
    setFree(): false {
      followed = { ...followed, isFree: true };
      return false;
    },
  };
}
