import { toJson } from '../format/json.ts';
import type { HeldLock } from '../page/locks.ts';
import type { PayingElement, PaymentIntent } from './payment.ts';

export const attemptEnded = Symbol('gone');

export type PaymentAttempt = ReturnType<typeof createPaymentAttempt>;

/**
 * One attempt to pay, from the press of Pay now until the payment or its failure. It belongs to `account`, even if
 * another one signs in meanwhile (PAY-35).
 */
export function createPaymentAttempt(intent: PaymentIntent, by: PayingElement, account: string, key: string) {
  const ended = new AbortController();
  const signal = AbortSignal.any([by.signal, ended.signal]);
  let lock: HeldLock | null = null;

  function handOver(): HeldLock | null {
    const held = lock;
    lock = null;
    return held;
  }

  return {
    intent,
    by,
    account,
    key,
    hold: (given: HeldLock | null): boolean => (lock = given) !== null,
    handOver,
    end(): void {
      handOver()?.release();
      ended.abort();
    },
    isOver: (): boolean => ended.signal.aborted,
    untilEnded<T>(promise: Promise<T>): Promise<T | typeof attemptEnded> {
      if (signal.aborted) return Promise.resolve(attemptEnded);
      const leaving = new Promise<typeof attemptEnded>((resolve) =>
        signal.addEventListener('abort', () => resolve(attemptEnded)),
      );
      return Promise.race([promise, leaving]);
    },
    what: (): string => toJson([intent.purchase ?? '', intent.shown]),
    ids: (providerOrderId: string | null) => ({
      orderId: intent.orderId ?? '',
      providerOrderId: providerOrderId ?? '',
    }),
  };
}
