import { toJson } from '../format/json.ts';
import type { HeldLock } from '../page/locks.ts';
import type { PayingElement, PaymentIntent } from './payment.ts';

export const pressEnded = Symbol('gone');

export type Press = ReturnType<typeof createPress>;

/**
 * One press of Pay now, until its payment is paid or has failed. It belongs to `account`, even if another one signs in
 * meanwhile (PAY-35).
 */
export function createPress(intent: PaymentIntent, by: PayingElement, account: string) {
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
    hold: (given: HeldLock): void => void (lock = given),
    handOver,
    end(): void {
      handOver()?.release();
      ended.abort();
    },
    isOver: (): boolean => ended.signal.aborted,
    untilEnded<T>(promise: Promise<T>): Promise<T | typeof pressEnded> {
      if (signal.aborted) return Promise.resolve(pressEnded);
      const leaving = new Promise<typeof pressEnded>((resolve) =>
        signal.addEventListener('abort', () => resolve(pressEnded)),
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
