import type { Page } from 'playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSubscription, renewing } from '../../../journeys/checkout/checkout.ts';
import { links, withWidget } from '../../../journeys/checkout/payment.ts';
import { identifier } from '../../../journeys/login/login-screen.ts';
import { openLargeSeats } from '../../../journeys/seats/seats-screen.ts';
import { enterSubscriptions, table } from '../../../journeys/subscriptions/lists.ts';
import { expect, test, type ConsoleServer } from '../../../journeys/support/console.ts';

/* Screenshots of the same six screens in each engine, for people to look at. They are not compared. */

const folder = fileURLToPath(new URL('../../../../shots/engines/', import.meta.url));

const screens: Readonly<Record<string, (page: Page, server: ConsoleServer) => Promise<void>>> = {
  async signup(page) {
    await page.goto('/user/signup/dictation');
    await page.getByLabel('Full name').focus();
  },
  async login(page) {
    await page.goto('/');
    await identifier(page).fill('admin@example.com');
    await page.keyboard.press('Tab');
  },
  async seats(page, server) {
    await openLargeSeats(page, server);
    await page.getByRole('button', { name: 'Actions for assigned@example.com', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
  async checkout(page, server) {
    await openSubscription(page, server, renewing);
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  },
  async 'payment-link'(page) {
    await page.goto(`/payment/${links.unpaidWidget}`);
    await page.getByRole('button', { name: 'Pay Now' }).focus();
  },
  async subscriptions(page) {
    await enterSubscriptions(page);
    await expect(table(page)).toBeVisible();
  },
};

test.use({ configuration: withWidget });

for (const [name, open] of Object.entries(screens)) {
  for (const width of [1280, 320]) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test(name, async ({ page, server }) => {
        await open(page, server);
        await page.screenshot({ path: join(folder, `${name}-${width}-${test.info().project.name}.png`) });
      });
    });
  }
}
