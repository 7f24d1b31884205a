export interface HeldLock {
  release(): void;
}

export interface Locks {
  /** False on a page without https, where browsers have no locks. */
  readonly isSupported: boolean;
  tryAcquire(name: string): Promise<HeldLock | null>;
  acquire(name: string, signal: AbortSignal): Promise<HeldLock | null>;
}

/** The Web Locks of one service. The browser releases the locks of a tab that closes or crashes. */
export function webLocks(locks: LockManager | undefined, service: string): Locks {
  // Used where browsers refuse locks: a sandboxed frame, which shares no storage with other tabs either.
  const unguarded: HeldLock = { release: () => {} };

  const request = (name: string, options: LockOptions) =>
    new Promise<HeldLock | null>((resolve) => {
      if (!locks) return resolve(unguarded);
      const held = locks.request(`dict.${service}.${name}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve({ release }));
      });
      held.catch(() => resolve(options.signal?.aborted ? null : unguarded));
    });
  return {
    isSupported: locks !== undefined,
    tryAcquire: (name) => request(name, { ifAvailable: true }),
    acquire: (name, signal) => (signal.aborted ? Promise.resolve(null) : request(name, { signal })),
  };
}
