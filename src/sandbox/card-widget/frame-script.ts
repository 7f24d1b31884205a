import { controlHeader } from '../service/own-requests.ts';

/** Script inside the widget's frame: receives the order from the page that opened it, and pays at the provider. */
export const frameScript = `(() => {
  'use strict';
  const shop = location.hash.slice(1);
  // Nothing is returned: WebKit drops the frames of a tail call, and takes the page that is told for the one that tells.
  const tell = (about, detail) => {
    parent.postMessage({ about, detail }, shop);
  };
  const byId = (id) => document.getElementById(id);
  let order = null;

  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== shop) return;
    order = event.data;
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: order.currency }).format(order.amount / 100);
    byId('order').textContent = order.name + ', ' + order.description + ': ' + amount + '. No card is charged: choose how the payment ends.';
    document.querySelector('button').focus();
  });

  async function pay(outcome) {
    const response = await fetch('payments', {
      method: 'POST',
      // A service worker that answers for the sandbox sees no Origin: the browser adds that one later.
      headers: { 'Content-Type': 'application/json', '${controlHeader}': '1' },
      body: JSON.stringify({ order_id: order.order_id, outcome }),
    });
    const answer = await response.json();
    if (!answer.error) return tell('paid', answer);
    byId('message').textContent = answer.error.description + ' You can try again.';
    return tell('failed', answer.error);
  }

  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => (button.value === 'close' ? tell('dismissed') : pay(button.value)));
  }
  addEventListener('keydown', (event) => event.key === 'Escape' && tell('dismissed'));
  tell('ready');
})();
`;
