/*
 * Who of all tabs of an origin may pay for one thing, or confirm it (PAY-14, PAY-19): one at a time, and the next one as soon as
 * that tab lets go, is closed or crashes.
 */

export interface Turn {
  /** false once it was lost: a tab that slept too long is not waited for. */
  isHeld(): boolean;
  release(): void;
}

export interface Turns {
  /** null where another tab has it. */
  tryTake(name: string): Promise<Turn | null>;
  /** Waits until it is free; null when `signal` is aborted before. */
  take(name: string, signal: AbortSignal): Promise<Turn | null>;
}

/** Web Locks: the browser itself frees what a tab held that has gone. */
export function lockTurns(locks: LockManager): Turns {
  // A page without an origin of its own (a sandboxed frame) is refused locks: it shares nothing with other tabs either.
  const unguarded: Turn = { isHeld: () => true, release: () => {} };

  const hold = (name: string, options: LockOptions) =>
    new Promise<Turn | null>((resolve) => {
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
    tryTake: (name) => hold(name, { ifAvailable: true }),
    take: (name, signal) => (signal.aborted ? Promise.resolve(null) : hold(name, { signal })),
  };
}

/** The turns of one service: two of them may know the same subject. */
export const turnsNamed = (service: string, { tryTake, take }: Turns): Turns => ({
  tryTake: (name) => tryTake(`dict.${service}.${name}`),
  take: (name, signal) => take(`dict.${service}.${name}`, signal),
});
