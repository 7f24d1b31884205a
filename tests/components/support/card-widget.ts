import { afterEach } from 'vitest';
import { controlHeader } from '../../../src/sandbox/service/request-guards.ts';
import type { SandboxPage } from './sandbox-page.ts';

/** The options that the elements pass to the card widget, as far as tests need them. */
interface WidgetOptions {
  readonly amount?: number;
  readonly currency?: string;
  readonly order_id: string;
  readonly handler: (payment: object) => void;
  readonly modal: { readonly ondismiss: () => void };
}

export type CardWidget = ReturnType<typeof cardWidget>;

/**
 * Puts a card widget on the page, as the page's own script would (PAY-31). `open` replaces the way in which it opens.
 */
export function cardWidget(page: SandboxPage, open: (options: WidgetOptions) => void = showFrame) {
  const opened: WidgetOptions[] = [];
  let onFailed = (_response: object) => {};
  class Razorpay {
    #options: WidgetOptions;
    constructor(options: WidgetOptions) {
      this.#options = options;
    }
    on(_event: 'payment.failed', listener: typeof onFailed) {
      onFailed = listener;
    }
    open() {
      opened.push(this.#options);
      open(this.#options);
    }
    close() {
      hideFrame();
    }
  }
  Reflect.set(window, 'Razorpay', Razorpay);

  const charge = async (outcome: 'success' | 'pending' = 'success') => {
    const body = JSON.stringify({ order_id: opened.at(-1)!.order_id, outcome });
    const headers = { 'Content-Type': 'application/json', [controlHeader]: '1' };
    const request = new Request(`${location.origin}/sandbox/card/payments`, { method: 'POST', headers, body });
    return (await (await page.sandbox.fetch(request)).json()) as object;
  };
  return {
    /** The options of every widget that was opened. */
    opened,
    /** Charges the order of the last widget in the sandbox, and returns what the provider reports. */
    charge,
    /** Pays in the last widget, as the payer does: it closes and reports the payment. */
    async pay(outcome?: 'success' | 'pending') {
      const payment = await charge(outcome);
      hideFrame();
      opened.at(-1)!.handler(payment);
    },
    /** Lets the last widget decline the payer's card and stay open. */
    decline: () => onFailed({ error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_declined' } }),
    dismiss() {
      hideFrame();
      opened.at(-1)!.modal.ondismiss();
    },
  };
}

function showFrame(): void {
  const frame = document.createElement('iframe');
  frame.title = 'Card payment';
  document.body.append(frame);
  frame.focus();
}

const hideFrame = () => document.querySelector('iframe[title="Card payment"]')?.remove();

afterEach(() => {
  hideFrame();
  Reflect.deleteProperty(window, 'Razorpay');
});
