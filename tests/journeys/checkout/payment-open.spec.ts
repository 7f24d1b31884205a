import type { BrowserContext, Page } from 'playwright/test';
import { linkOrder } from '../../support/sales.ts';
import { needs } from '../../support/engines/instruments.ts';
import { controlHeader } from '../../../src/sandbox/service/request-guards.ts';
import { expect, seen, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { openSubscription, payNow, renewing, test } from './checkout.ts';
import { heading, links, openLink, paid, widgetOf } from './payment.ts';

/* PAY-43: the card widget is open, and its page goes away before the provider has reported anything. */

const opened = /^A payment of ₹[\d,]+\.\d\d was opened here at \d\d:\d\d\. If you have paid, it will show here/;
const payButton = { name: 'Pay', exact: true } as const;
const payAgain = (page: Page) => page.getByRole('button', { name: 'Pay again' });
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' });
const charges = ({ sandbox }: ConsoleServer) => sandbox.world.payments.length;

interface Screen {
  readonly name: string;
  readonly open: (page: Page, server: ConsoleServer) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly order: (server: ConsoleServer) => string;
  /** The ways to lose the page that `npm test` tries; `npm run test:all` tries all of them on both screens. */
  readonly tried: readonly string[];
}

const screens: readonly Screen[] = [
  {
    name: 'a payment link',
    open: (page) => openLink(page, links.unpaidWidget),
    press: (page) => page.getByRole('button', { name: 'Pay Now' }).click(),
    order: (server) => linkOrder(server).providerOrderId,
    tried: ['is reloaded', 'crashes'],
  },
  {
    name: 'a checkout',
    open: (page, server) => openSubscription(page, server, renewing),
    press: payNow,
    order: ({ sandbox }) => sandbox.world.orders.at(-1)!.providerOrderId,
    tried: ['is left by the back button', 'is discarded'],
  },
];

/** Counts the starts of payments that leave the browser, from now on. */
function startsIn(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    const isLink = request.url().endsWith('/PaymentLinkRedirect');
    if (isLink ? request.postData()?.includes('"IsPaymentRedirect":true') : request.url().endsWith('/PaymentRedirect'))
      count += 1;
  });
  return () => count;
}

/** The bank charges the card, and nobody tells the page; with `tells_service` the service learns of it by itself. */
async function charge(server: ConsoleServer, order_id: string, tells_service = false): Promise<void> {
  const { ok } = await fetch(`${server.url}/sandbox/card/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [controlHeader]: '1' },
    body: JSON.stringify({ order_id, outcome: 'success', tells_service }),
  });
  expect(ok).toBe(true);
}

type End = (page: Page, context: BrowserContext) => Promise<Page>;

const crash: End = async (page, context) => {
  needs('crashes');
  const next = await context.newPage();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  return next;
};

/** Ways in which the page of an open widget goes away. Each resolves to the page in which the payer goes on. */
const ends: Readonly<Record<string, End>> = {
  'is reloaded': async (page) => {
    await page.reload();
    return page;
  },
  'is left by the back button': async (page) => {
    await page.goBack();
    return page;
  },
  crashes: crash,
  'is discarded': async (page, context) => {
    needs('crashes');
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    return crash(page, context);
  },
  'is closed': async (page, context) => {
    const next = await context.newPage();
    await page.close();
    return next;
  },
};

for (const { name, open, press, order, tried } of screens) {
  for (const [how, end] of Object.entries(ends)) {
    test(
      `the page of ${name} ${how} while the bank charges: the next page starts nothing by itself`,
      { tag: ['@PAY-43', ...(tried.includes(how) ? [] : ['@all'])] },
      async ({ page, context, server }) => {
        const starts = startsIn(context);
        await page.goto('/user/signup/dictation');
        await open(page, server);
        await press(page);
        await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
        await charge(server, order(server));
        const next = await end(page, context);
        await open(next, server);
        await expect(seen(next, opened)).toBeVisible();
        await expect(next.getByRole('button', { name: /^Pay now/i })).toHaveCount(0);
        expect(starts()).toBe(1);
      },
    );
  }

  test(
    `the payer of ${name} presses Pay again: only then another payment starts, and it is paid`,
    { tag: '@PAY-43' },
    async ({ page, context, server }) => {
      const starts = startsIn(context);
      const before = charges(server);
      await open(page, server);
      await press(page);
      await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
      await page.reload();
      await open(page, server);
      await payAgain(page).click();
      await widgetOf(page).getByRole('button', payButton).click();
      await expect(page.getByText(/payment successful/i).first()).toBeVisible();
      expect(starts()).toBe(2);
      expect(charges(server) - before).toBe(1);
    },
  );
}

test(
  'Check again on a payment link shows that it is paid once the service knows it',
  { tag: '@PAY-43' },
  async ({ page, server }) => {
    await openLink(page, links.unpaidWidget);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
    await page.reload();
    await expect(seen(page, opened)).toBeVisible();
    await charge(server, linkOrder(server).providerOrderId, true);
    await checkAgain(page).click();
    await expect(paid(page)).toBeVisible();
    await expect(payAgain(page)).toHaveCount(0);
  },
);

test(
  'a link that was paid again, and charged by both widgets, says so',
  { tag: ['@PAY-43', '@PAY-16'] },
  async ({ page, server }) => {
    await openLink(page, links.unpaidWidget);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
    await page.reload();
    await payAgain(page).click();
    await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
    await charge(server, linkOrder(server).providerOrderId, true);
    await widgetOf(page).getByRole('button', payButton).click();
    await expect(seen(page, /^This order was paid twice\. The second payment will be refunded/)).toBeVisible();
  },
);

test(
  'a second tab waits while the widget is open, and says what was opened once the first is closed',
  { tag: '@PAY-43' },
  async ({ page, context, server }) => {
    const other = await context.newPage();
    await openLink(other, links.unpaidWidget);
    await openLink(page, links.unpaidWidget);
    await other.getByRole('button', { name: 'Pay Now' }).click();
    await expect(widgetOf(other).getByRole('button', payButton)).toBeVisible();
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(seen(page, /^This payment is open in another tab or window/)).toBeVisible();
    await other.close();
    await expect(seen(page, opened)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
    expect(server.calls('recordPaymentError')).toBe(0);
  },
);

test(
  'another user does not see a payment that was opened, its payer does',
  { tag: ['@PAY-43', '@PAY-35'] },
  async ({ page, server }) => {
    await openSubscription(page, server, renewing);
    await payNow(page);
    await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
    await page.reload();
    await keepSession(page, 'retail.uk@example.com');
    await page.goto('/subscription');
    await expect(heading(page, 'Subscriptions')).toBeVisible();
    await expect(seen(page, opened)).toHaveCount(0);
    await openSubscription(page, server, renewing);
    await expect(seen(page, opened)).toBeVisible();
  },
);

test('a page with an open widget asks before it is left', { tag: '@PAY-43' }, async ({ page }) => {
  await openLink(page, links.unpaidWidget);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await widgetOf(page).getByRole('button', payButton).focus();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(widgetOf(page).getByRole('button', payButton)).toBeVisible();
});
