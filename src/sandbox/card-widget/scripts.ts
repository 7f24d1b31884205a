import { currencyDecimals } from '../../core/format/currencies.ts';
import { controlHeader } from '../service/request-guards.ts';

/**
 * A script with Razorpay's interface. Like Razorpay's, it covers the page with a frame of the script's origin and accepts
 * messages from that frame only. When it is served, the service's URL replaces `{{service}}`.
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
      frame.src = service + '/sandbox/card/frame#' + location.origin;
      const style = { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', colorScheme: 'light dark' };
      Object.assign(frame.style, style);

      const close = () => {
        removeEventListener('message', listener);
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
      const listener = (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        acts[event.data.about]?.(event.data.detail);
      };
      addEventListener('message', listener);
      this.close = close;
      document.body.append(frame);
      frame.focus();
    }

    close() {}
  }

  window.Razorpay = Razorpay;
})();
`;

export const frameScript = `(() => {
  'use strict';
  const shop = location.hash.slice(1);
  const decimals = ${JSON.stringify(Object.fromEntries(currencyDecimals))};
  // Keep the braces: without them postMessage is a tail call, and WebKit sets the receiving window as \`event.source\`.
  const post = (about, detail) => {
    parent.postMessage({ about, detail }, shop);
  };
  const byId = (id) => document.getElementById(id);
  let order = null;

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== shop) return;
    order = event.data;
    const places = decimals[order.currency] ?? 2;
    const style = { style: 'currency', currency: order.currency, minimumFractionDigits: places, maximumFractionDigits: places };
    const amount = new Intl.NumberFormat('en', style).format(order.amount / 10 ** places);
    byId('order').textContent = order.name + ', ' + order.description + ': ' + amount + '. No card is charged: choose how the payment ends.';
    document.querySelector('button').focus();
  });

  async function pay(outcome) {
    const response = await fetch('payments', {
      method: 'POST',
      // A sandbox in a service worker sees this request without Origin, which browsers add later, and refuses changes that
      // have neither Origin nor this header.
      headers: { 'Content-Type': 'application/json', '${controlHeader}': '1' },
      body: JSON.stringify({ order_id: order.order_id, outcome }),
    });
    const answer = await response.json();
    if (!answer.error) return post('paid', answer);
    byId('message').textContent = answer.error.description + ' You can try again.';
    return post('failed', answer.error);
  }

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => (button.value === 'close' ? post('dismissed') : pay(button.value)));
  }
  addEventListener('keydown', (event) => event.key === 'Escape' && post('dismissed'));
  post('ready');
})();
`;
