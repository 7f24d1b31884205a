import type { Page } from 'playwright/test';

/** What the elements hand to the card widget, as far as these widgets look at it. */
interface WidgetOptions {
  readonly order_id: string;
  readonly handler: (payment: object) => void;
  readonly modal: { readonly ondismiss: () => void };
}

/** What the widget does once it is opened; `pay` charges the order in the sandbox. It runs in the page: it can name nothing else. */
type Open = (options: WidgetOptions, pay: () => Promise<object>) => void;

/** Puts a card widget of the page's own in place of the one that the console would load. */
export const useOwnWidget = (page: Page, open: Open): Promise<unknown> =>
  page.addInitScript({ content: `(${install.toString()})(${open.toString()})` });

function install(open: Open): void {
  class Razorpay {
    #options: WidgetOptions;
    constructor(options: WidgetOptions) {
      this.#options = options;
    }
    on() {}
    open() {
      open(this.#options, async () => {
        const body = JSON.stringify({ order_id: this.#options.order_id, outcome: 'success' });
        const response = await fetch('/sandbox/card/payments', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        return (await response.json()) as object;
      });
    }
  }
  Reflect.set(window, 'Razorpay', Razorpay);
}
