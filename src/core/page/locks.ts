export interface HeldLock {
  release(): void;
}

export type Locks = ReturnType<typeof webLocks>;

/** Locks between the tabs of an origin. The browser releases the locks of a tab that closes or crashes. */
export function webLocks(locks: LockManager | undefined, service: string) {
  // Replaces a lock where browsers have no locks: on pages without https, where nobody can pay, and in sandboxed frames,
  // which share no storage with other tabs.
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
    tryAcquire: (name: string) => request(name, { ifAvailable: true }),
    acquire: (name: string, signal: AbortSignal) =>
      signal.aborted ? Promise.resolve(null) : request(name, { signal }),
  };
}
