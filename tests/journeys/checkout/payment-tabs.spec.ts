import type { Page } from 'playwright/test';
import { expect, seen, type ConsoleServer } from '../support/console.ts';
import {
  abroad,
  changeDialog,
  checkoutPath,
  lastOrder,
  openSubscription,
  renewing,
  subscriptionOf,
  test,
} from './checkout.ts';
import { links, widgetOf } from './payment.ts';

/* PAY-14: one subscription, or one payment link, in two tabs of one browser, paid in the widget or on the provider's page. */

interface Kind {
  readonly name: string;
  readonly isRedirect: boolean;
  open(page: Page, server: ConsoleServer): Promise<void>;
}

const kinds: readonly Kind[] = [
  { name: 'checkout by widget', isRedirect: false, open: (page, server) => openSubscription(page, server, renewing) },
  { name: 'checkout by redirect', isRedirect: true, open: (page, server) => openSubscription(page, server, abroad) },
  { name: 'link by widget', isRedirect: false, open: (page) => openLink(page, links.unpaidWidget) },
  { name: 'link by redirect', isRedirect: true, open: (page) => openLink(page, links.unpaid) },
];

async function openLink(page: Page, id: string): Promise<void> {
  await page.goto(`/payment/${id}`);
  await expect(payNow(page)).toBeEnabled();
}

const payNow = (page: Page) => page.getByRole('button', { name: /^Pay now/i });
const openElsewhere = /^You started this payment at \d\d:\d\d/;

/** Each charge of the provider since `before`. */
const charges = ({ sandbox }: ConsoleServer) => sandbox.world.payments.length;

async function atProvider(page: Page, { isRedirect }: Kind): Promise<void> {
  if (isRedirect) await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
  else await expect(widgetOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
}

async function payThere(page: Page, kind: Kind): Promise<void> {
  await atProvider(page, kind);
  const button = { name: 'Pay', exact: true } as const;
  await (kind.isRedirect ? page.getByRole('button', button) : widgetOf(page).getByRole('button', button)).click();
}

/** The screen says that it is paid, in a popup or in its place. */
const saysPaid = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Payment successful' })
    .or(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL', exact: true }))
    .first();

async function expectOneCharge(server: ConsoleServer, before: number): Promise<void> {
  await expect.poll(() => server.sandbox.world.payments.at(-1)?.confirmedAt).toBeTruthy();
  expect(charges(server) - before).toBe(1);
  const { providerOrderId } = server.sandbox.world.payments.at(-1)!;
  const order = server.sandbox.world.orders.find((each) => each.providerOrderId === providerOrderId);
  expect(order).toMatchObject({ status: 'paid', fulfilments: 1 });
}

/** `npm test` runs each case once, the first with a checkout and the second with a link. */
const unless = (isOnce: boolean) => (isOnce ? '' : ' @all');

for (const kind of kinds) {
  test.describe(`PAY-14 two tabs, ${kind.name}`, () => {
    test(`both press: one goes on, the other says so, and one charge is made [DEC-7.2]${unless(kind.name === 'checkout by redirect')}`, async ({
      page,
      context,
      server,
    }) => {
      const before = charges(server);
      const other = await context.newPage();
      await kind.open(page, server);
      await kind.open(other, server);
      await payNow(page).click();
      await atProvider(page, kind);
      if (kind.isRedirect) await expect(seen(other, openElsewhere)).toBeVisible();
      else {
        await payNow(other).click();
        await expect(seen(other, /^This payment is open in another tab or window/)).toBeVisible();
      }
      await payThere(page, kind);
      await expect(saysPaid(page)).toBeVisible();
      await expect(saysPaid(other)).toBeVisible();
      await expectOneCharge(server, before);
    });

    test(`one is closed at the provider: the other pays, and one charge is made [DEC-7.4]${unless(kind.name === 'link by widget')}`, async ({
      page,
      context,
      server,
    }) => {
      const before = charges(server);
      const other = await context.newPage();
      await kind.open(other, server);
      await kind.open(page, server);
      await payNow(other).click();
      await atProvider(other, kind);
      await other.close();
      if (kind.isRedirect) {
        await expect(payNow(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Continue that payment' }).click();
      } else {
        // A browser gives the lock of a closed page free a moment after it.
        await expect(async () => {
          await payNow(page).click();
          await atProvider(page, kind);
        }).toPass();
      }
      await payThere(page, kind);
      await expect(saysPaid(page)).toBeVisible();
      await expectOneCharge(server, before);
    });
  });
}

for (const kind of kinds.slice(0, 2)) {
  test(`PAY-14 ${kind.name}: a tab that slept while the other paid says so before it starts anything [DEC-7.5] @all`, async ({
    page,
    context,
    server,
  }) => {
    const before = charges(server);
    const email = kind.isRedirect ? abroad : renewing;
    const other = await context.newPage();
    // It hears of nothing.
    await page.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    });
    await kind.open(page, server);
    await other.goto(checkoutPath(subscriptionOf(server, email)));
    await other.getByRole('button', { name: 'Continue' }).click();
    await payNow(other).click();
    await payThere(other, kind);
    await expect(saysPaid(other)).toBeVisible();
    await other.close();
    const started = lastOrder(server);
    await payNow(page).click();
    await expect(changeDialog(page)).toContainText(/This was paid at \d\d:\d\d, in another tab or window/);
    await changeDialog(page).getByRole('button', { name: 'Back to checkout' }).click();
    expect(lastOrder(server)).toBe(started);
    await expectOneCharge(server, before);
  });
}

test('PAY-14 what is 30 minutes old is open no more [DEC-7.3]', async ({ page, context, server }) => {
  const [, , , link] = kinds;
  await page.clock.install();
  await link!.open(page, server);
  const other = await context.newPage();
  await link!.open(other, server);
  await payNow(other).click();
  await atProvider(other, link!);
  await expect(seen(page, openElsewhere)).toBeVisible();
  await page.clock.fastForward('29:00');
  await expect(seen(page, openElsewhere)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(payNow(page)).toBeEnabled();
});
