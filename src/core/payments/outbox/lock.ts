/*
 * Who of all tabs of an origin may pay for one thing, or confirm it (PAY-14, PAY-19): one at a time, and the next one as soon as
 * that tab lets go, is closed or crashes.
 */

export interface HeldLock {
  /** false once it was lost: a tab that slept too long is not waited for. */
  isHeld(): boolean;
  release(): void;
}

export interface Locks {
  /** null where another tab has the lock. */
  tryAcquire(name: string): Promise<HeldLock | null>;
  /** Waits until it is free; null when `signal` is aborted before. */
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
}

/** Web Locks: the browser itself frees what a tab held that has gone. */
export function webLocks(locks: LockManager): Locks {
  // A page without an origin of its own (a sandboxed frame) is refused locks: it shares nothing with other tabs either.
  const unguarded: HeldLock = { isHeld: () => true, release: () => {} };

  const request = (name: string, options: LockOptions) =>
    new Promise<HeldLock | null>((resolve) => {
      const held = locks.request(name, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => {
          let isHeld = true;
          resolve({
            isHeld: () => isHeld,
            release() {
              isHeld = false;
              release();
            },
          });
        });
      });
      held.catch(() => resolve(options.signal?.aborted ? null : unguarded));
    });
  return {
    tryAcquire: (name) => request(name, { ifAvailable: true }),
    acquire: (name, signal) => (signal.aborted ? Promise.resolve(null) : request(name, { signal })),
  };
}

/** The locks of one service: two of them may know the same subject. */
export const locksOfService = (service: string, { tryAcquire, acquire }: Locks): Locks => ({
  tryAcquire: (name) => tryAcquire(`dict.${service}.${name}`),
  acquire: (name, signal) => acquire(`dict.${service}.${name}`, signal),
});
