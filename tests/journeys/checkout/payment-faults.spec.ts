import { needs } from '../../support/engines/instruments.ts';
import { expect, seen, test } from '../support/console.ts';
import { useOwnWidget } from './own-widget.ts';
import {
  again,
  confirmations,
  eventsOf,
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

/* What fails on the way of a payment (PAY): the connection, the service, the browser, its storage. */

test.use({ configuration: withWidget });

test('PAY-02 dropped sockets: pending is shown, Pay Now is gone, then it is paid with no click @all', async ({
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

test('PAY-10 a definite refusal: the server’s text and reference, Pay Now again, dict-payment failed [CON-8.33] @all', async ({
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

test('PAY-11 a tab that is closed while the server is down: the next one is paid with no click [DEC-7.1] @all', async ({
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

test('PAY-11 any element of the library takes it up: here the signup @all', async ({ page, context, server }) => {
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

test('PAY-13 offline at the success: pending within 100 ms, sent within 2 s of being online @all', async ({
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

for (const [how, areas] of [
  ['localStorage throws', ['localStorage']],
  ['both storages throw', ['localStorage', 'sessionStorage']],
] as const) {
  test(`PAY-20 ${how}: it works, and the payer is told to stay @all`, async ({ page, server }) => {
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
    await expect(seen(page, /^Keep this page open until your payment is confirmed/)).toBeVisible();
    await expect(paid(page)).toBeVisible(again);
    await expectPaidOnce(server);
  });
}

test('PAY-20 a full storage: it works, and the payer is told to stay @all', async ({ page, server }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  onConfirmation(server, { times: 1, status: 503 });
  await payInWidget(page);
  await expect(seen(page, /^Keep this page open until your payment is confirmed/)).toBeVisible();
  await expect(paid(page)).toBeVisible(again);
  await expectPaidOnce(server);
});

test('PAY-23 a renderer that crashes right after the success: paid in the next tab @all', async ({
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

test('PAY-24 ten reloads while it is pending: fulfilled once, at most one on the wire, paid @all', async ({
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
  // Until the widget has told of it nobody knows of a payment.
  await expect(pending(page)).toBeVisible();
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

test('SEC-23 payment calls send no referrer and no cookies @all', async ({ page }) => {
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/UserPayment/')) sent.push(request.headers());
  });
  await payInWidget(page);
  await expect(paid(page)).toBeVisible();
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.filter((headers) => Boolean(headers.referer) || 'cookie' in headers)).toEqual([]);
});
