import type { Page } from 'playwright/test';
import { expect, seen, test } from '../e2e/support/console.ts';
import { useOwnWidget } from './own-widget.ts';
import {
  confirmations,
  eventsOf,
  expectPaidOnce,
  heading,
  keptPayments,
  linkOrder,
  links,
  onConfirmation,
  payInWidget,
  payLink,
  widgetOf,
  withWidget,
} from './payment.ts';

/* The rows of trust.md that need a real browser: tabs, crashes, storage, focus, the widget itself. */

test.use({ configuration: withWidget });

const pending = (page: Page) => heading(page, 'PAYMENT PENDING…');
const paid = (page: Page) => heading(page, 'PAYMENT SUCCESSFUL');
const payNow = (page: Page) => page.getByRole('button', { name: 'Pay Now' });
const again = { timeout: 20_000 };

test('PAY-02 dropped sockets: pending is shown, Pay Now is gone, then it is paid with no click', async ({
  page,
  server,
}) => {
  onConfirmation(server, { times: 3, cut: 'connection' });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
  await expect(paid(page)).toBeVisible(again);
  await expectPaidOnce(server);
  expect(await keptPayments(page)).toEqual([]);
});

test('PAY-10 a definite refusal: the server’s text and reference, Pay Now again, dict-payment failed', async ({
  page,
  server,
}) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  const payments = await eventsOf<{ status: string }>(page, 'dict-payment');
  onConfirmation(server, {
    body: '{"Status":1,"Data":{"ErrorRecordId":77,"OrderId":88},"ErrorCode":"PAY01","ErrorMessage":"The payment could not be verified."}',
  });
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  const told = seen(page, /^The payment could not be verified\./);
  await expect(told).toContainText('Error ID: 77');
  await expect(told).toContainText('Order ID: 88');
  await expect(payNow(page)).toBeEnabled();
  expect(confirmations(server)).toBe(1);
  expect((await payments()).map(({ status }) => status)).toEqual(['pending', 'failed']);
});

test('PAY-11 a tab that is closed while the server is down: the next one is paid with no click', async ({
  page,
  context,
  server,
}) => {
  onConfirmation(server, { times: -1, status: 503 });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  await expect.poll(() => confirmations(server)).toBeGreaterThan(0);
  await page.close();
  server.sandbox.faults.clear();
  const next = await context.newPage();
  await next.goto(`/payment/${links.unpaidWidget}`);
  await expect(paid(next)).toBeVisible(again);
  await expectPaidOnce(server);
});

test('PAY-11 any element of the library takes it up: here the signup', async ({ page, context, server }) => {
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

test('PAY-12 a navigation in the same task as the widget’s success: one request has left, and it is paid on return', async ({
  page,
  server,
}) => {
  // It leaves the page in the very task that the handler runs in.
  await useOwnWidget(page, ({ handler }, pay) => {
    void pay().then((payment) => {
      handler(payment);
      location.href = '/sandbox/';
    });
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

test('PAY-13 offline at the success: pending within 100 ms, sent within 2 s of being online', async ({
  page,
  context,
  server,
}) => {
  await payLink(page, links.unpaidWidget);
  await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
  await page.evaluate(() => {
    const own = window as unknown as { successMs?: number; pendingMs?: number };
    addEventListener('message', (event: MessageEvent<{ about?: string }>) => {
      if (event.data.about === 'paid') own.successMs = performance.now();
    });
    const root = document.querySelector('dict-payment-link')!.shadowRoot!;
    new MutationObserver(() => {
      if (root.textContent?.includes('PAYMENT PENDING')) own.pendingMs ??= performance.now();
    }).observe(root, { childList: true, subtree: true, characterData: true });
  });
  onConfirmation(server, { times: -1, status: 503 });
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(pending(page)).toBeVisible();
  const lateness = await page.evaluate(() => {
    const own = window as unknown as { successMs: number; pendingMs: number };
    return own.pendingMs - own.successMs;
  });
  expect(lateness).toBeLessThanOrEqual(100);

  await context.setOffline(true);
  server.sandbox.faults.clear();
  const before = confirmations(server);
  await context.setOffline(false);
  await expect.poll(() => confirmations(server), { timeout: 2000 }).toBeGreaterThan(before);
  await expect(paid(page)).toBeVisible();
  await expectPaidOnce(server);
});

test('PAY-14 a double click, a triple click and Enter start one order and open one widget', async ({
  page,
  server,
}) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  await payNow(page).click({ clickCount: 3 });
  await page.keyboard.press('Enter');
  await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(server.calls('paymentLinkRedirect')).toBe(2);
});

test('PAY-14 two tabs can’t pay the same link at once; when the first lets go, the second can', async ({
  page,
  context,
  server,
}) => {
  await payLink(page, links.unpaidWidget);
  await expect(widgetOf(page).getByText('₹3,538.82')).toBeVisible();
  const other = await context.newPage();
  await payLink(other, links.unpaidWidget);
  await expect(seen(other, /^This payment is open in another tab or window/)).toBeVisible();
  expect(linkOrder(server).status).toBe('created');
  await page.close();
  await payNow(other).click();
  await widgetOf(other).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(paid(other)).toBeVisible();
  await expectPaidOnce(server);
});

test('PAY-16 a second payment of one order: both are verified, and the payer reads that it will be refunded', async ({
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

test('PAY-17 a success after the dismissal wins', async ({ page, server }) => {
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

test('PAY-19 five real tabs with a pending payment send one more confirmation in all', async ({
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

for (const [how, areas] of [
  ['localStorage throws', ['localStorage']],
  ['both storages throw', ['localStorage', 'sessionStorage']],
] as const) {
  test(`PAY-20 ${how}: it works, and the payer is told to stay`, async ({ page, server }) => {
    await page.addInitScript((names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('No storage', 'SecurityError');
          },
        });
    }, areas);
    onConfirmation(server, { times: 2, status: 503 });
    await payInWidget(page);
    await expect(pending(page)).toBeVisible();
    await expect(seen(page, /^Please keep this page open until the payment is confirmed/)).toBeVisible();
    await expect(paid(page)).toBeVisible(again);
    await expectPaidOnce(server);
  });
}

test('PAY-20 a full storage: it works, and the payer is told to stay', async ({ page, server }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  onConfirmation(server, { times: 1, status: 503 });
  await payInWidget(page);
  await expect(seen(page, /^Please keep this page open until the payment is confirmed/)).toBeVisible();
  await expect(paid(page)).toBeVisible(again);
  await expectPaidOnce(server);
});

test('PAY-23 a renderer that crashes right after the success: paid in the next tab', async ({
  page,
  context,
  server,
}) => {
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

test('PAY-24 ten reloads while it is pending: fulfilled once, at most one on the wire, paid', async ({
  page,
  server,
}) => {
  let most = 0;
  let current = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/MakeOnlinepaymentsuccess')) most = Math.max(most, (current += 1));
  });
  const ended = (url: string) => void (url.endsWith('/MakeOnlinepaymentsuccess') && (current -= 1));
  page.on('requestfinished', (request) => ended(request.url()));
  page.on('requestfailed', (request) => ended(request.url()));
  onConfirmation(server, { times: -1, status: 503, delayMs: 100 });
  await payInWidget(page);
  for (let reload = 0; reload < 10; reload += 1) {
    await page.reload();
    await expect(pending(page)).toBeVisible();
  }
  server.sandbox.faults.clear();
  await expect(paid(page)).toBeVisible(again);
  await expectPaidOnce(server);
  expect(most).toBe(1);
  expect(confirmations(server)).toBeLessThanOrEqual(12);
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

test('PAY-26 back from the card page: the link is there again, and can be paid', async ({ page, server }) => {
  await payLink(page, links.unpaid);
  await expect(heading(page, 'Card payment')).toBeVisible();
  await page.goBack();
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

test('PAY-30 a script that comes when the element has gone opens nothing and throws nothing', async ({
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

test('PAY-33 an amount that differs from the one shown opens nothing: the new one is shown, and confirmed', async ({
  page,
  server,
}) => {
  await page.goto(`/payment/${links.unpaidWidget}`);
  await expect(page.getByText('₹ 3,538.82')).toBeVisible();
  linkOrder(server).totalMinor = 400_000;
  await payNow(page).click();
  await expect(seen(page, /^The amount has changed/)).toBeVisible();
  await expect(page.getByText('₹ 4,000.00')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await payNow(page).click();
  await expect(widgetOf(page).getByText('₹4,000.00')).toBeVisible();
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

test('PAY-37 an element that is removed, moved and made anew during the confirmation shows its answer', async ({
  page,
  server,
}) => {
  onConfirmation(server, { times: 1, strikes: 'after', delayMs: 1500 });
  await payInWidget(page);
  await expect(pending(page)).toBeVisible();
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const link = document.querySelector('dict-payment-link')!;
    const id = link.getAttribute('payment-id')!;
    link.remove();
    const anew = document.createElement('dict-payment-link');
    anew.setAttribute('payment-id', id);
    main.append(anew);
    main.append(document.createElement('hr'), anew);
  });
  await expect(pending(page).or(paid(page))).toBeVisible();
  await expect(paid(page)).toBeVisible();
  await expect.poll(() => confirmations(server)).toBe(1);
  await expectPaidOnce(server);
});

test('in-app browsers: the widget leaves for the provider’s page and comes back by callback_url', async ({
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

test('SEC-10 the signature is in no event, title, console line, address, request header or log', async ({
  page,
  server,
}) => {
  const seenTexts: string[] = [];
  page.on('console', (message) => seenTexts.push(message.text()));
  const signatures: string[] = [];
  page.on('request', (request) => {
    seenTexts.push(request.url(), JSON.stringify(request.headers()));
    const body = request.postData() ?? '';
    const found = /"razorpay_signature":"([^"]+)"/.exec(body)?.[1];
    if (found) signatures.push(found);
    else seenTexts.push(body);
  });
  await page.goto(`/payment/${links.unpaidWidget}`);
  const heard = await Promise.all(
    ['dict-payment', 'dict-before-pay', 'dict-error'].map((name) => eventsOf(page, name)),
  );
  await payNow(page).click();
  await widgetOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(paid(page)).toBeVisible();
  for (const events of heard) seenTexts.push(JSON.stringify(await events()));
  seenTexts.push(page.url(), await page.title(), await page.content());
  seenTexts.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
  expect(signatures).toHaveLength(1);
  expect(seenTexts.filter((text) => text.includes(signatures[0]!))).toEqual([]);
  expect(confirmations(server)).toBe(1);
});

test('SEC-23 payment calls send no referrer and no cookies', async ({ page }) => {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/UserPayment/')) sent.push(request.headers());
  });
  await payInWidget(page);
  await expect(paid(page)).toBeVisible();
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.filter((headers) => Boolean(headers.referer) || 'cookie' in headers)).toEqual([]);
});
