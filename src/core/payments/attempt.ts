import { createLockHolder, type LockHolder } from './outbox/lock-holder.ts';
import type { Locks } from './outbox/lock.ts';
import type { PayingElement, PaymentOrder } from './payment-order.ts';

/** One press of Pay now, until it has ended: of one user, in one element. */
export interface Attempt {
  readonly order: PaymentOrder;
  readonly by: PayingElement;
  /** A hash of the account that pays, kept from here on; '' for nobody's (PAY-35). */
  readonly account: string;
  readonly lock: LockHolder;
  /** Gives the lock back. What is still under way of it changes nothing any more. */
  end(): void;
  isOver(): boolean;
  /** What `promise` gives, or `gone` once the element or the user is. */
  whileThere<T>(promise: Promise<T>): Promise<T | typeof gone>;
}

export const gone = Symbol('gone');

export function createAttempt(
  order: PaymentOrder,
  by: PayingElement,
  account: string,
  locks: Locks,
  subject: string,
): Attempt {
  const ended = new AbortController();
  const signal = AbortSignal.any([by.signal, ended.signal]);
  const lock = createLockHolder(() => locks.tryAcquire(subject));
  return {
    order,
    by,
    account,
    lock,
    end() {
      lock.release();
      ended.abort();
    },
    isOver: () => ended.signal.aborted,
    whileThere(promise) {
      if (signal.aborted) return Promise.resolve(gone);
      return Promise.race([
        promise,
        new Promise<typeof gone>((resolve) => signal.addEventListener('abort', () => resolve(gone), { once: true })),
      ]);
    },
  };
}
