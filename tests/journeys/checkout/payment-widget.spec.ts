import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { useOwnWidget } from './own-widget.ts';
import {
  again,
  confirmations,
  expectPaidOnce,
  heading,
  keptPayments,
  linkOrder,
  links,
  onConfirmation,
  paid,
  payInWidget,
  payLink,
  payNow,
  pending,
  widgetOf,
  withWidget,
} from './payment.ts';

/* What payments stand up to (PAY) by the card widget in a real browser: clicks, tabs, its script, the focus, amounts, the way back. */

test.use({ configuration: withWidget });

const notOpened = /^The card payment was not opened, because it would have charged another amount/;

test('PAY-14 a double click, a triple click and Enter start one order and open one widget', async ({
  page,
  server,
}) => {
  let open = () => {};
  const isPressed = new Promise<void>((resolve) => (open = resolve));
  // Once the widget is open, Enter is for its own button.
  await page.route('**/checkout.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(`/payment/${links.unpaidWidget}`);
  await payNow(page).click({ clickCount: 3 });
  await page.keyboard.press('Enter');
  open();
  await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(server.calls('paymentLinkRedirect')).toBe(2);
});

test('PAY-16 a second payment of one order: both are verified, and the payer reads that it will be refunded @all', async ({
  page,
  server,
}) => {
  await useOwnWidget(page, ({ handler }, pay) => {
    void Promise.all([pay(), pay()]).then((payments) => payments.forEach(handler));
  });
  await payLink(page, links.unpaidWidget);
  await expect(paid(page)).toBeVisible();
  await expect(seen(page, /^This order was paid twice\. The second payment will be refunded/)).toBeVisible();
  expect(confirmations(server)).toBe(2);
  expect(linkOrder(server).fulfilments).toBe(1);
  expect(server.sandbox.world.payments.filter(({ needsRefund }) => needsRefund)).toHaveLength(1);
});

test('PAY-17 a success after the dismissal wins @all', async ({ page, server }) => {
  await useOwnWidget(page, ({ handler, modal }, pay) => {
    modal.ondismiss();
    Reflect.set(window, 'payLate', async () => handler(await pay()));
  });
  await payLink(page, links.unpaidWidget);
  await expect(seen(page, /^The payment was not completed/)).toBeVisible();
  expect(server.calls('recordPaymentError')).toBe(1);
  await page.evaluate(() => (Reflect.get(window, 'payLate') as () => Promise<void>)());
  await expect(paid(page)).toBeVisible();
  await expectPaidOnce(server);
  expect(server.calls('recordPaymentError')).toBe(1);
});

test('PAY-19 five real tabs with a pending payment send one more confirmation in all @all', async ({
  page,
  context,
  server,
}) => {
  onConfirmation(server, { times: -1, status: 503 });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(`/payment/${links.unpaidWidget}`)));
  for (const tab of tabs) await expect(pending(tab)).toBeVisible();
  await context.setOffline(true);
  server.sandbox.faults.clear();
  const before = confirmations(server);
  await context.setOffline(false);
  for (const tab of [page, ...tabs]) await expect(paid(tab)).toBeVisible(again);
  expect(confirmations(server) - before).toBe(1);
  await expectPaidOnce(server);
});

test('PAY-26 back from the paid page: paid is shown, no widget opens, no second order', async ({ page, server }) => {
  await payInWidget(page);
  await expect(paid(page)).toBeVisible();
  const started = server.calls('paymentLinkRedirect');
  await page.goto('/user/signup/dictation');
  await expect(heading(page, 'Create your Free Account')).toBeVisible();
  await page.goBack();
  await expect(paid(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(server.calls('paymentLinkRedirect') - started).toBeLessThanOrEqual(1);
  await expectPaidOnce(server);
});

test('PAY-26 back from the card page: it says that a payment is open, and goes on with that one [DEC-7.4]', async ({
  page,
  server,
}) => {
  await payLink(page, links.unpaid);
  await expect(heading(page, 'Card payment')).toBeVisible();
  const cardPage = page.url();
  await page.goBack();
  await expect(seen(page, /^You started this payment at \d\d:\d\d and we don't have the result yet/)).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue that payment' }).click();
  await expect(page).toHaveURL(cardPage);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
  await expectPaidOnce(server, links.unpaid);
});

test('PAY-26 back from the card page without having paid: the payer says so, and can pay [DEC-7.3] @all', async ({
  page,
  server,
}) => {
  await payLink(page, links.unpaid);
  await expect(heading(page, 'Card payment')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'I did not pay' }).click();
  await expect(payNow(page)).toBeEnabled();
  await payNow(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
  await expectPaidOnce(server, links.unpaid);
});

test('PAY-30 a widget script that is blocked: an error with a retry, one order, and a later success works', async ({
  page,
  server,
}) => {
  await page.route('**/sandbox/card/checkout.js', (route) => route.abort());
  await payLink(page, links.unpaidWidget);
  await expect(seen(page, /^The card payment could not be opened/)).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/sandbox/card/checkout.js');
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(paid(page)).toBeVisible();
  await expectPaidOnce(server);
  const opened = await page.locator('script[src*="checkout.js"]').count();
  expect(opened).toBe(1);
});

test('PAY-30 a script that comes when the element has gone opens nothing and throws nothing @all', async ({
  page,
  server,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/sandbox/card/checkout.js', async (route) => {
    await held;
    await route.continue();
  });
  await payLink(page, links.unpaidWidget);
  await expect.poll(() => page.locator('script[src*="checkout.js"]').count()).toBe(1);
  await page.evaluate(() => document.querySelector('dict-payment-link')!.remove());
  release();
  await page.waitForFunction(() => 'Razorpay' in window);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(server.calls('recordPaymentError')).toBe(0);
});

test('PAY-31 the page’s own widget is used, and no script is loaded', async ({ page, server }) => {
  const script = await (await fetch(`${server.url}/sandbox/card/checkout.js`)).text();
  await page.addInitScript(script.replaceAll("service + '/", `'${server.url}/`));
  await payInWidget(page);
  await expect(paid(page)).toBeVisible();
  await expect(page.locator('script[src*="checkout.js"]')).toHaveCount(0);
});

test('PAY-32 A11Y-15 nothing of ours lies over the widget; when it is closed the focus returns', async ({ page }) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  await payNow(page).press('Enter');
  await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await widgetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(payNow(page)).toBeFocused();
});

test('PAY-33 PAY-34 an amount that differs from the one shown opens nothing: both are named, and the new one confirmed', async ({
  page,
  server,
}) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  await expect(page.getByText('₹ 3,538.82')).toBeVisible();
  linkOrder(server).totalMinor = 400_000;
  await payNow(page).click();
  const question = page.getByRole('dialog', { name: 'Please check before you pay' });
  await expect(question).toContainText('The amount has changed from ₹ 3,538.82 to ₹ 4,000.00.');
  await expect(page.locator('iframe')).toHaveCount(0);
  await question.getByRole('button', { name: 'Confirm and pay ₹ 4,000.00' }).click();
  await expect(widgetOf(page).getByText('₹4,000.00')).toBeVisible();
});

// What else is refused: tests/unit/core/payments/payments-price.test.ts.
test('PAY-33 a widget that brings another currency is not opened @all', async ({ page, server }) => {
  await changeAnswers(page, (data) => Object.assign(data.RazorPayCheckOut ?? {}, { currency: 'USD' }));
  await payLink(page, links.unpaidWidget);
  await expect(seen(page, notOpened)).toBeVisible();
  await expect(payNow(page)).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(server.calls('recordPaymentError')).toBe(0);
});

test('PAY-10 a success without a signature keeps its payment id: the service is asked, and what it says is shown @all', async ({
  page,
  server,
}) => {
  await useOwnWidget(page, ({ handler }, pay) => {
    void pay().then((payment) =>
      handler({ razorpay_payment_id: Reflect.get(payment, 'razorpay_payment_id') as string }),
    );
  });
  const confirmed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/MakeOnlinepaymentsuccess')) confirmed.push(request.postDataJSON());
  });
  await payLink(page, links.unpaidWidget);
  await expect(seen(page, /^The payment could not be verified\./)).toBeVisible();
  const payment = server.sandbox.world.payments.at(-1)!;
  const proof = {
    razorpay_payment_id: payment.id,
    razorpay_order_id: linkOrder(server).providerOrderId,
    razorpay_signature: '',
  };
  expect(confirmed).toMatchObject([{ Request: proof }]);
  expect(server.calls('recordPaymentError')).toBe(0);
});

test('PAY-02 a success without a signature is kept while the service does not answer @all', async ({
  page,
  server,
}) => {
  await useOwnWidget(page, ({ handler }, pay) => {
    void pay().then((payment) =>
      handler({ razorpay_payment_id: Reflect.get(payment, 'razorpay_payment_id') as string }),
    );
  });
  onConfirmation(server, { times: -1, status: 503 });
  await payLink(page, links.unpaidWidget);
  await expect(pending(page)).toBeVisible();
  expect(await keptPayments(page)).toHaveLength(1);
});

for (const [how, open] of [
  [
    'goes without a word',
    () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      setTimeout(() => frame.remove(), 1200);
    },
  ],
  [
    'is hidden without a word',
    () => {
      const layer = document.createElement('div');
      layer.textContent = 'Card payment';
      document.body.append(layer);
      setTimeout(() => (layer.style.display = 'none'), 1200);
    },
  ],
  ['never comes', () => {}],
] as const) {
  test(`PAY-30 a widget that ${how} gives Pay Now back, and is recorded once @all`, async ({ page, server }) => {
    await useOwnWidget(page, open);
    await payLink(page, links.unpaidWidget);
    await expect(page.getByRole('button', { name: 'Waiting for the payment…' })).toBeVisible();
    await expect(seen(page, /^The payment was not completed/)).toBeVisible({ timeout: 20_000 });
    await expect(payNow(page)).not.toHaveAttribute('aria-disabled');
    expect(server.calls('recordPaymentError')).toBe(1);
    expect(JSON.parse(server.sandbox.world.paymentErrors[0]!.detail)).toMatchObject({ reason: 'vanished' });
  });
}

test('PAY-17 a success after the widget has vanished wins @all', async ({ page, server }) => {
  await useOwnWidget(page, ({ handler }, pay) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    setTimeout(() => frame.remove(), 600);
    Reflect.set(window, 'payLate', async () => handler(await pay()));
  });
  await payLink(page, links.unpaidWidget);
  await expect(seen(page, /^The payment was not completed/)).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'payLate') as () => Promise<void>)());
  await expect(paid(page)).toBeVisible();
  await expectPaidOnce(server);
});

test('dict-before-pay: a page that cancels it has nothing paid', async ({ page, server }) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  await page.evaluate(() => document.addEventListener('dict-before-pay', (event) => event.preventDefault()));
  await payNow(page).click();
  await expect.poll(() => server.calls('paymentLinkRedirect')).toBe(2);
  await expect(payNow(page)).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(server.calls('recordPaymentError')).toBe(0);
});

test('in-app browsers: the widget leaves for the provider’s page and comes back by callback_url @all', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/21A329 Instagram 300.0',
  });
  const page = await context.newPage();
  await payLink(page, links.unpaidWidget);
  await expect(heading(page, 'Card payment')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
  await expectPaidOnce(server);
  await context.close();
});

interface LinkAnswer {
  readonly PaymentOrderInfo: object;
  readonly RazorPayCheckOut: object | null;
}

/** Changes what the service says of a payment link, at the lookup and at the start. */
const changeAnswers = (page: Page, change: (data: LinkAnswer) => unknown) =>
  page.route('**/PaymentLinkRedirect', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { Data: LinkAnswer };
    change(json.Data);
    await route.fulfill({ response, json });
  });
