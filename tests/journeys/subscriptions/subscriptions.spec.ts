import type { Page } from 'playwright/test';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { saveAddress } from '../checkout/checkout.ts';
import { box, enterSubscriptions, idsIn, search, table } from './lists.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';

/* The subscriptions in the console: navigation and reload. The list itself: tests/components. */

const pathname = (page: Page) => new URL(page.url()).pathname;

test('NET-26 it shows that it loads within 100 ms, and nothing jumps [CON-2.3.4]', async ({ page, server }) => {
  await keepSession(page);
  await page.addInitScript(() => {
    const seenBy = { skeletonMs: -1, shift: 0 };
    Object.assign(window, { seenBy });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seenBy.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let mountedAt = 0;
    const look = () => {
      const root = document.querySelector('dict-subscriptions')?.shadowRoot;
      if (root && mountedAt === 0) mountedAt = performance.now();
      if (root?.querySelector('[aria-busy="true"] .d-skeleton')) {
        seenBy.skeletonMs = performance.now() - mountedAt;
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // On a busy machine a frame may be late: another load may pass.
  await expect(async () => {
    server.sandbox.faults.add({ call: 'subscriptionOverview', delayMs: 1500 });
    await page.goto('/subscription');
    await expect(table(page)).toBeVisible();
    const { skeletonMs, shift } = await page.evaluate(
      () => (window as unknown as { seenBy: { skeletonMs: number; shift: number } }).seenBy,
    );
    expect(skeletonMs).toBeGreaterThanOrEqual(0);
    expect(skeletonMs).toBeLessThanOrEqual(100);
    expect(shift).toBeLessThanOrEqual(0.1);
  }).toPass({ timeout: 30_000 });
});

test('it is titled Subscriptions, and its menu item is active; the id of a row is a link to its seats, also after a reload; the way back finds the search again [CON-2.3.2 CON-2.3.9 CON-2.3.19 DEC-5.4]', async ({
  page,
}) => {
  await enterSubscriptions(page, 'admin@example.com', '/subscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await expect(page).toHaveTitle('Subscriptions - Dictation Console');
  await expect(page.getByRole('link', { name: 'Subscriptions', exact: true })).toHaveAttribute('aria-current', 'page');
  await box(page).fill('20243');
  await search(page).click();
  await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
  const link = table(page).getByRole('link', { name: '20243' });
  await expect(link).toHaveAttribute('href', /\/subscription\/seatuser\?subscription=20243$/);
  await link.press('Enter');
  await expect(page).toHaveURL('/subscription/seatuser?subscription=20243');
  await expect(page.getByRole('heading', { name: 'Subscription ID - 20243' })).toBeVisible();
  await page.getByRole('button', { name: /back/i }).click();
  await expect(box(page)).toHaveValue('20243');
  await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Subscription ID - 20243' })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue('20243');
  await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
  await link.click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Subscription ID - 20243' })).toBeVisible();
});

test('marking the text of a row, to copy it, does not leave the list @all', async ({ page }) => {
  await enterConsole(page);
  const plan = table(page).getByText('DICT-PROFESSIONAL');
  const { x, y, width, height } = (await plan.boundingBox())!;
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(pathname(page)).toBe('/subscription');
});

test('A11Y-28 its number of seats is shown beside Pay now, also after a reload, and never from the address @all', async ({
  page,
  server,
}) => {
  const email = 'enterprise@example.com';
  saveAddress(server, email);
  await enterConsole(page, email);
  const row = table(page).getByRole('row').filter({ hasText: '/120' });
  await row.getByRole('button', { name: /^(Pay now|Renew)/ }).click();
  const seats = page.getByRole('region', { name: 'Price details' }).getByText(/seats/);
  await expect(seats).toContainText('120 seats. Current end date: ');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  await expect(seats).toContainText('120 seats.');
  await page.goto(`${page.url()}&seats=99`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
  await expect(seats).toHaveCount(0);
});

test('a referral opened with navigateToCheckout leads to the checkout by itself, but not again after Back [CON-4.16]', async ({
  page,
}) => {
  await signIn(page, 'referral@example.com', seedPassword);
  await expect(page).toHaveURL('/referralactivation');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL(/\/subscription\/checkout\?subscription=\d+/);
  await page.goBack();
  await expect(page).toHaveURL('/referralactivation');
  await page.getByRole('button', { name: 'Not right now' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(seen(page, 'Referral activated')).toBeVisible();
});
