/**
 * The widget's script with the real one's interface: `new Razorpay(options)`, `open()`, `on('payment.failed', …)`,
 * `handler({…})`, `modal.ondismiss`. Like the real one, it covers the page with a frame of its own origin and accepts
 * messages from that frame only. `{{service}}` is replaced by the sandbox's address when it is served.
 */
export const checkoutScript = `(() => {
  'use strict';
  const service = '{{service}}';
  const { origin } = new URL(service);

  class Razorpay {
    #options;
    #listeners = [];

    constructor(options) {
      if (!options || !options.order_id || !options.key) throw new TypeError('Razorpay needs options with key and order_id.');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.push({ event, listener });
    }

    open() {
      const { order_id, amount, currency, name, description, handler, modal, callback_url, redirect } = this.#options;
      if (redirect && callback_url) {
        location.assign(service + '/sandbox/card/' + order_id + '?callback=' + encodeURIComponent(callback_url));
        return;
      }
      const frame = document.createElement('iframe');
      frame.title = 'Card payment';
      // The frame tells this page alone how it ends.
      frame.src = service + '/sandbox/card/frame#' + location.origin;
      const style = { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', colorScheme: 'normal' };
      Object.assign(frame.style, style);

      const close = () => {
        removeEventListener('message', hear);
        frame.remove();
      };
      const acts = {
        ready: () => frame.contentWindow.postMessage({ order_id, amount, currency, name, description }, origin),
        paid: (payment) => {
          close();
          handler?.(payment);
        },
        failed: (error) => {
          for (const each of this.#listeners) if (each.event === 'payment.failed') each.listener({ error });
        },
        dismissed: () => {
          close();
          modal?.ondismiss?.();
        },
      };
      const hear = (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        acts[event.data.about]?.(event.data.detail);
      };
      addEventListener('message', hear);
      this.close = close;
      document.body.append(frame);
      frame.focus();
    }

    close() {}
  }

  window.Razorpay = Razorpay;
})();
`;
