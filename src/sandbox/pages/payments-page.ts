import { html } from 'hono/html';
import type { Fault, FaultScript, Faults } from '../service/fault.ts';
import { type Markup, page, table } from './page.ts';
import { paymentsOf } from '../domain/payments.ts';
import { paymentLinkIds } from '../seed/documented-users.ts';
import type { Order, World } from '../domain/world.ts';
import { Hono } from 'hono';
import type { Service } from '../domain/service.ts';
import { errorResponse } from '../service/http.ts';

const confirmationCall = 'makeOnlinePaymentSuccess';

type Trouble = Omit<FaultScript, 'call'> & { readonly does: string };

export const troubles = {
  fail: { does: 'Fail with 500, three times', status: 500, times: 3 },
  hang: { does: 'Hang for 40 seconds, longer than a client waits', delayMs: 40_000, strikes: 'after' },
  lose: { does: 'Be taken, and lose the answer', cut: 'connection', strikes: 'after' },
  cut: { does: 'Break off, three times', cut: 'connection', times: 3 },
  patience: { does: 'Ask for patience (429, 10 seconds)', status: 429, headers: { 'Retry-After': '10' } },
  signOut: { does: 'End the session (401)', status: 401 },
  lie: { does: 'Answer 200 with a page', status: 200, body: '<!doctype html><title>Hotel network</title>' },
  down: { does: 'Be out of order until it is mended', status: 503, times: -1 },
  refuse: {
    does: 'Be refused for good',
    body: '{"Status":1,"Data":null,"ErrorCode":"PAY01","ErrorMessage":"The payment could not be verified."}',
  },
} as const satisfies Readonly<Record<string, Trouble>>;

function paymentsPage(basePath: string, world: World, scripted: readonly Fault[]): Markup {
  const ahead = scripted.filter(({ call }) => call === confirmationCall);
  const orders = world.orders.filter(({ status }) => status !== 'paid').concat(world.orders.slice(-10));
  return page(
    basePath,
    'Payments',
    html`<p>
        What the next confirmation of a payment meets. Then pay a link, and watch:
        ${Object.values(paymentLinkIds).map((id) => html`<a href="/payment/${id}">${id}</a> `)}
      </p>
      <form method="post" class="card choices">
        ${Object.entries(troubles).map(([name, { does }]) => html`<button name="trouble" value="${name}">${does}</button>`)}
        <button name="trouble" value="none">Mend everything</button>
      </form>
      <p role="status">
        ${ahead.length === 0 ? 'Confirmations are answered as they should.' : `Ahead: ${ahead.map(shown).join('; ')}.`}
      </p>
      <h2 id="orders">Orders</h2>
      ${table(
        'orders',
        ['Order', 'Status', 'Given', 'Payments'],
        [...new Set(orders)].map((order) => orderRow(world, order)),
      )}`,
  );
}

const shown = ({ times, status, cut, delayMs }: Fault) =>
  `${times < 0 ? 'every time' : `${times} times`} ${cut ? 'cut' : (status ?? (delayMs > 0 ? 'slow' : 'another answer'))}`;

const orderRow = (world: World, order: Order) =>
  html`<tr>
    <th scope="row">${order.id}</th>
    <td>${order.status}</td>
    <td>${order.fulfilments}</td>
    <td>
      ${paymentsOf(world, order).map(
        ({ id, status, needsRefund }) =>
          html`<code>${id}</code> ${status}${needsRefund ? ', to be refunded' : ''}<br />`,
      )}
    </td>
  </tr>`;

export function paymentsPanel({ world, basePath }: Service, faults: Faults): Hono {
  const panel = new Hono();

  panel.get('/', (context) => context.html(paymentsPage(basePath, world, faults.scripted)));

  panel.post('/', async (context) => {
    const pressed = new URLSearchParams(await context.req.text()).get('trouble') ?? '';
    if (pressed !== 'none' && !isTrouble(pressed)) return errorResponse('There is no such trouble.');
    if (pressed === 'none') faults.clear();
    else {
      const { does: _, ...script } = troubles[pressed];
      faults.add({ call: confirmationCall, ...script });
    }
    return context.redirect(`${basePath}/sandbox/payments`, 303);
  });

  return panel;
}

const isTrouble = (name: string): name is keyof typeof troubles => Object.hasOwn(troubles, name);
