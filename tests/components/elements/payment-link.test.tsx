import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { until } from '../../support/wait.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-payment-link> */

const page = sandboxPage();
const notValid = () => screen.getByText('This payment link is not valid.');

beforeEach(() => page.configure({ contact: { email: 'support@console.example' } }));

const withoutData = { call: 'paymentLinkRedirect', body: '{"Status":0,"Data":null}' } as const;
const withoutOrder = { call: 'paymentLinkRedirect', body: '{"Status":0,"Data":{"PaymentOrderInfo":null}}' } as const;

/** A third-party page: it gets the navigation event, and does not route. */
function withoutHost(): readonly HTMLElementEventMap['dict-navigate'][] {
  const received: HTMLElementEventMap['dict-navigate'][] = [];
  document.body.addEventListener(
    'dict-navigate',
    (event) => {
      event.stopPropagation();
      received.push(event);
    },
    { once: true },
  );
  return received;
}

test.each([
  ['data', withoutData],
  ['an order', withoutOrder],
])('DEC-1.20 an answer without %s is an invalid id: the console goes to its 404 page', async (_, fault) => {
  page.sandbox.faults.add(fault);
  await page.put('dict-payment-link', { 'payment-id': paymentLinkIds.unpaidWidget });
  await until('the console is asked for its 404 page', () => page.visited.includes('/pageNotFound'));
  await expect.element(notValid()).not.toBeInTheDocument();
});

test('DEC-1.20 on a page without the console a message says in place that an id is invalid', async () => {
  const received = withoutHost();
  const element = await page.put('dict-payment-link', { 'payment-id': 'NO-SUCH-LINK' });
  await expect.element(notValid()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'support@console.example' })).toBeVisible();
  expect(received.map(({ cancelable, detail: { to } }) => [to, cancelable])).toEqual([['/pageNotFound', true]]);
  expect(element.dataset.state).toBe('error');
});
