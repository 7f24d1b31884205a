import { needs } from '../../support/engines/instruments.ts';
import { expect, test } from '../support/console.ts';
import {
  again,
  expectPaidOnce,
  heading,
  keptPayments,
  linkOrder,
  links,
  onConfirmation,
  paid,
  payInWidget,
  payLink,
  pending,
  withWidget,
} from './payment.ts';

/* Failures during a payment (PAY): the connection, the service, the browser, its storage. */

test.use({ configuration: withWidget });

test('PAY-11 any element of the library sends a stored confirmation: here the signup @all', async ({
  page,
  context,
  server,
}) => {
  onConfirmation(server, { times: -1, status: 503 });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  await page.close();
  server.sandbox.faults.clear();
  const next = await context.newPage();
  await next.goto('/user/signup/dictation');
  await expect(heading(next, 'Create your Free Account')).toBeVisible();
  await expectPaidOnce(server);
  await expect.poll(() => keptPayments(next)).toEqual([]);
});

test('PAY-12 a navigation in the same task as the widget’s success: one request has left, and it is paid on return [DEC-7.1]', async ({
  page,
  server,
}) => {
  // A widget of the page that navigates away in the task in which it calls the handler.
  await page.addInitScript(() => {
    interface Options {
      readonly order_id: string;
      readonly handler: (payment: object) => void;
    }
    function Razorpay({ order_id, handler }: Options) {
      const open = async () => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ order_id, outcome: 'success' });
        const response = await fetch('/sandbox/card/payments', { method: 'POST', headers, body });
        handler((await response.json()) as object);
        location.href = '/sandbox/';
      };
      return { on() {}, open };
    }
    Object.assign(window, { Razorpay });
  });
  onConfirmation(server, { strikes: 'after', delayMs: 200 });
  await payLink(page, links.unpaidWidget);
  await expect(heading(page, 'Start here')).toBeVisible();
  await expectPaidOnce(server);
  await page.goto(`/payment/${links.unpaidWidget}`);
  await expect(paid(page)).toBeVisible(again);
  await expect.poll(() => keptPayments(page), again).toEqual([]);
  expect(linkOrder(server).fulfilments).toBe(1);
});

test('PAY-23 if the renderer crashes right after the success, the next tab confirms the payment @all', async ({
  page,
  context,
  server,
}) => {
  needs('crashes');
  onConfirmation(server, { times: 1, strikes: 'after', cut: 'connection', delayMs: 100 });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(`/payment/${links.unpaidWidget}`);
  await expect(paid(next)).toBeVisible(again);
  await expect.poll(() => keptPayments(next), again).toEqual([]);
  await expectPaidOnce(server);
});
