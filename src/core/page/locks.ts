import { settledWithin, systemClock, type Clock } from './clock.ts';

export interface HeldLock {
  release(): void;
}

export type Locks = ReturnType<typeof webLocks>;

const longestWaitMs = 3000;

/**
 * Locks between the tabs of an origin. The browser releases the locks of a tab that closes or crashes. No call throws
 * or rejects.
 */
export function webLocks(locks: LockManager | undefined, service: string, clock: Clock = systemClock) {
  // Replaces a lock where browsers have no locks: on pages without https, where nobody can pay, and in sandboxed frames,
  // which share no storage with other tabs.
  const unguarded: HeldLock = { release: () => {} };
  const nameOf = (name: string) => `dict.${service}.${name}`;

  const request = (name: string, options: LockOptions) =>
    new Promise<HeldLock | null>((resolve, reject) => {
      if (!locks) return resolve(unguarded);
      locks
        .request(nameOf(name), options, (lock) => {
          if (!lock) return resolve(null);
          return new Promise<void>((release) => resolve({ release }));
        })
        .catch(reject);
    });

  return {
    isSupported: locks !== undefined,
    /** 'unknown' if the browser does not answer within 3 s, or throws (PAY-47). */
    async tryAcquire(name: string): Promise<HeldLock | null | 'unknown'> {
      const asked = request(name, { ifAvailable: true }).catch((error: unknown) =>
        isForbidden(error) ? unguarded : ('unknown' as const),
      );
      const answer = await settledWithin(clock, longestWaitMs, asked, 'late' as const);
      if (answer !== 'late') return answer;
      void asked.then((lock) => lock !== null && lock !== 'unknown' && lock.release());
      return 'unknown';
    },
    acquire: (name: string, signal: AbortSignal): Promise<HeldLock | null> =>
      signal.aborted
        ? Promise.resolve(null)
        : request(name, { signal }).catch(() => (signal.aborted ? null : unguarded)),
    /** True if a page has the lock. False also if the browser can't tell: `tryAcquire` decides. */
    async isHeld(name: string): Promise<boolean> {
      const answered = Promise.resolve().then(() => locks?.query());
      const { held = [] } = (await answered.catch(() => null)) ?? {};
      return held.some((lock) => lock.name === nameOf(name));
    },
  };
}

/** True for the error that locks throw in a sandboxed frame. */
const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';
