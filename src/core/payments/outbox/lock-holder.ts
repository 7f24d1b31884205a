import type { HeldLock } from './lock.ts';

/** The lock of a payment that is being started, until it is given back, or to the outbox. */
export interface LockHolder {
  /** false where another tab has it. */
  acquire(): Promise<boolean>;
  release(): void;
  handOver(): HeldLock | null;
}

export function createLockHolder(tryAcquire: () => Promise<HeldLock | null>): LockHolder {
  let lock: HeldLock | null = null;

  const handOver = () => {
    const held = lock;
    lock = null;
    return held;
  };

  return {
    handOver,
    release: () => handOver()?.release(),
    async acquire() {
      lock ??= await tryAcquire();
      return lock !== null;
    },
  };
}
