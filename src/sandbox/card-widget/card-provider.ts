import { Hono } from 'hono';
import * as z from 'zod/mini';
import { decimalsOf } from '../../core/format/currencies.ts';
import { fromMinorUnits } from '../../core/format/minor-units.ts';
import { formatAmount } from '../../core/format/money.ts';
import type { Service } from '../domain/service.ts';
import { errorResponse } from '../service/http.ts';
import { control } from '../service/request-guards.ts';
import {
  confirmPayment,
  isSignature,
  orderOfProvider,
  orderOfSession,
  paymentsOf,
  recordCardPayment,
  signPayment,
} from '../domain/payments.ts';
import type { Order, Payment } from '../domain/world.ts';
import { checkoutScript, frameScript } from './scripts.ts';
import { html } from 'hono/html';
import { documentOf, page, type Markup } from '../pages/page.ts';

const outcomes = ['success', 'pending', 'failed', 'cancelled'] as const;
type CardOutcome = (typeof outcomes)[number];

const paymentShape = z.object({
  order_id: z.string(),
  outcome: z.enum(outcomes),
  /** True if the provider tells the service of the payment by itself, as by a webhook. */
  tells_service: z.optional(z.boolean()),
});

export function cardProvider(service: Service): Hono {
  const { world, basePath } = service;
  const provider = new Hono();

  provider.get('/checkout.js', (context) => script(checkoutScript, new URL(context.req.url).origin + basePath));
  provider.get('/frame.js', () => script(frameScript));
  provider.get('/back.js', () => script('document.forms[0].submit();'));
  provider.get('/frame', (context) => context.html(widgetFrame(basePath)));

  const orderOf = (name: string) => orderOfSession(world, name) ?? orderOfProvider(world, name);

  provider.post(
    '/payments',
    control(
      paymentShape,
      '{"order_id", "outcome"}: no such order or outcome.',
      ({ order_id, outcome, tells_service }) => {
        const order = orderOfProvider(world, order_id);
        return order ? pay(service, order, outcome, tells_service) : null;
      },
    ),
  );

  provider.post('/return/:session', async (context) => {
    const session = context.req.param('session');
    const order = orderOfSession(world, session);
    if (!order) return errorResponse('There is no such card session.', 404);
    const form = new URLSearchParams(await context.req.text());
    const field = (name: string) => form.get(`razorpay_${name}`) ?? '';
    const isPaid = await isSignature(world, order.providerOrderId, field('payment_id'), field('signature'));
    return context.redirect(confirmationUrl(order, session, isPaid ? 'success' : 'failed'), 303);
  });

  provider.get('/:session', (context) => {
    const order = orderOf(context.req.param('session'));
    return order ? context.html(hostedPage(basePath, order)) : errorResponse('There is no such card session.', 404);
  });

  provider.post('/:session', async (context) => {
    const session = context.req.param('session');
    const order = orderOf(session);
    const pressed = new URLSearchParams(await context.req.text()).get('outcome');
    const outcome = outcomes.find((each) => each === pressed);
    if (!order || !outcome) return errorResponse('There is no such card session or outcome.', 404);
    const earlier = paymentsOf(world, order).find(({ status }) => status !== 'failed');
    const answer = earlier ? await proofOfPayment(service, order, earlier) : await pay(service, order, outcome);
    const callback = context.req.query('callback');
    if (callback) return context.html(backToShop(basePath, callback, 'razorpay_payment_id' in answer ? answer : {}));
    const status = earlier || outcome === 'pending' ? 'success' : outcome;
    return context.redirect(confirmationUrl(order, session, status), 303);
  });

  return provider;
}

async function pay(service: Service, order: Order, outcome: CardOutcome, tellsService = false) {
  if (outcome === 'cancelled') return { cancelled: true };
  const status = outcome === 'success' ? 'captured' : outcome;
  const payment = recordCardPayment(service, order, status);
  if (status === 'failed') return { error: declined(order, payment.id) };
  if (tellsService) confirmPayment(service, order, payment);
  return proofOfPayment(service, order, payment);
}

const proofOfPayment = async ({ world }: Service, { providerOrderId }: Order, { id }: Payment) => ({
  razorpay_payment_id: id,
  razorpay_order_id: providerOrderId,
  razorpay_signature: await signPayment(world, providerOrderId, id),
});

const confirmationUrl = ({ returnOrigin }: Order, session: string, status: string) =>
  `${returnOrigin}/paymentconfirmation/${session}/${status}`;

const declined = (order: Order, paymentId: string) => ({
  code: 'BAD_REQUEST_ERROR',
  description: 'The card was declined by its bank.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
  metadata: { order_id: order.providerOrderId, payment_id: paymentId },
});

const script = (text: string, serviceUrl = '') =>
  new Response(text.replaceAll('{{service}}', serviceUrl), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  });

const choices = [
  { outcome: 'success', label: 'Pay' },
  { outcome: 'pending', label: 'Pay, and leave it pending' },
  { outcome: 'failed', label: 'Have the card declined' },
  { outcome: 'cancelled', label: 'Go back without paying' },
] as const;

function hostedPage(basePath: string, order: Order): Markup {
  return page(
    basePath,
    'Card payment',
    html`<p>Order ${order.id}, ${amountOf(order)}. No card is charged: choose how the payment ends.</p>
      <form method="post" class="card choices">
        ${choices.map(({ outcome, label }) => html`<button name="outcome" value="${outcome}">${label}</button>`)}
      </form>`,
  );
}

function backToShop(basePath: string, callback: string, fields: Readonly<Record<string, string | undefined>>): Markup {
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

const widgetFrame = (basePath: string): Markup =>
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
  formatAmount(fromMinorUnits(order.totalMinor, order.currency), order.currency, decimalsOf(order.currency), 'en');
