import { toJson } from '../format/json.ts';
import type { HeldLock } from '../page/locks.ts';
import type { PayingElement, PaymentIntent } from './payment.ts';

export const gone = Symbol('gone');

/** One press of Pay now by one user, from the click until the payment or its failure. */
export class Press {
  readonly intent: PaymentIntent;
  readonly by: PayingElement;
  /** The payment belongs to this account, even if another one signs in meanwhile (PAY-35). */
  readonly account: string;
  /** Key of the record. */
  readonly key: string;
  #lock: HeldLock | null = null;
  readonly #ended = new AbortController();

  constructor(intent: PaymentIntent, by: PayingElement, account: string, key: string) {
    this.intent = intent;
    this.by = by;
    this.account = account;
    this.key = key;
  }

  /** Keeps the lock. False if another tab has it. */
  hold(lock: HeldLock | null): boolean {
    this.#lock = lock;
    return lock !== null;
  }

  handOver(): HeldLock | null {
    const lock = this.#lock;
    this.#lock = null;
    return lock;
  }

  /** Releases the lock. Steps that are still pending have no effect any more. */
  end(): void {
    this.handOver()?.release();
    this.#ended.abort();
  }

  isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  /** Resolves like `promise`, or with `gone` as soon as the element is removed or the press has ended. */
  whileThere<T>(promise: Promise<T>): Promise<T | typeof gone> {
    const signal = AbortSignal.any([this.by.signal, this.#ended.signal]);
    if (signal.aborted) return Promise.resolve(gone);
    return Promise.race([
      promise,
      new Promise<typeof gone>((resolve) => signal.addEventListener('abort', () => resolve(gone), { once: true })),
    ]);
  }

  /** Identifies the goods: two presses for one subject may differ in billing cycle, promo code or price. */
  what(): string {
    return toJson([this.intent.purchase ?? '', this.intent.shown]);
  }

  orderId(provider: string | null): string {
    return this.intent.orderId ?? provider ?? '';
  }
}
