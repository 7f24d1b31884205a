import { toJson } from '../format/json.ts';
import type { HeldLock } from './sender.ts';
import type { PayingElement, PaymentOrder } from './payment.ts';

export const gone = Symbol('gone');

/** One press of Pay now, of one user in one element, until it has ended. */
export class Press {
  readonly order: PaymentOrder;
  readonly by: PayingElement;
  /** Kept from here on: the payment is this account's (PAY-35). */
  readonly account: string;
  /** Of its record. */
  readonly key: string;
  #lock: HeldLock | null = null;
  readonly #ended = new AbortController();

  constructor(order: PaymentOrder, by: PayingElement, account: string, key: string) {
    this.order = order;
    this.by = by;
    this.account = account;
    this.key = key;
  }

  /** False where another tab has the lock. */
  hold(lock: HeldLock | null): boolean {
    this.#lock = lock;
    return lock !== null;
  }

  handOver(): HeldLock | null {
    const lock = this.#lock;
    this.#lock = null;
    return lock;
  }

  /** Gives the lock back. What is still under way of it changes nothing any more. */
  end(): void {
    this.handOver()?.release();
    this.#ended.abort();
  }

  isOver(): boolean {
    return this.#ended.signal.aborted;
  }

  /** What `promise` gives, or `gone` once the element or the user is. */
  whileThere<T>(promise: Promise<T>): Promise<T | typeof gone> {
    const signal = AbortSignal.any([this.by.signal, this.#ended.signal]);
    if (signal.aborted) return Promise.resolve(gone);
    return Promise.race([
      promise,
      new Promise<typeof gone>((resolve) => signal.addEventListener('abort', () => resolve(gone), { once: true })),
    ]);
  }

  /** Two orders of one subject may be for different things: another billing cycle, code or price. */
  what(): string {
    return toJson([this.order.purchase ?? '', this.order.shown]);
  }

  orderId(provider: string | null): string {
    return this.order.orderId ?? provider ?? '';
  }
}
