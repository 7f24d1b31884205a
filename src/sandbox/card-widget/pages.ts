import { html } from 'hono/html';
import { documentOf, page, type Markup } from '../pages/page.ts';
import type { Order } from '../domain/world.ts';

const choices = [
  { outcome: 'success', label: 'Pay' },
  { outcome: 'pending', label: 'Pay, and leave it pending' },
  { outcome: 'failed', label: 'Have the card declined' },
  { outcome: 'cancelled', label: 'Go back without paying' },
] as const;

export function hostedPage(basePath: string, order: Order): Markup {
  return page(
    basePath,
    'Card payment',
    html`<p>Order ${order.id}, ${amountOf(order)}. No card is charged: choose how the payment ends.</p>
      <form method="post" class="card choices">
        ${choices.map(({ outcome, label }) => html`<button name="outcome" value="${outcome}">${label}</button>`)}
      </form>`,
  );
}

export function backToShop(
  basePath: string,
  callback: string,
  fields: Readonly<Record<string, string | undefined>>,
): Markup {
  return page(
    basePath,
    'Back to the shop',
    html`<form method="post" action="${callback}" class="card choices">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>Continue</button>
      </form>
      <script src="${basePath}/sandbox/card/back.js"></script>`,
  );
}

export const widgetFrame = (basePath: string): Markup =>
  documentOf(
    basePath,
    'Card payment',
    html`<body class="frame">
      <main class="card choices">
        <h1>Card payment</h1>
        <p id="order">No card is charged: choose how the payment ends.</p>
        <p id="message" role="status"></p>
        ${choices.slice(0, 3).map(({ outcome, label }) => html`<button value="${outcome}">${label}</button>`)}
        <button value="close">Close</button>
      </main>
      <script src="${basePath}/sandbox/card/frame.js"></script>
    </body>`,
  );

const amountOf = (order: Order) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: order.currency }).format(order.totalMinor / 100);
