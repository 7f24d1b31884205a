import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../support/console.ts';
import { servePages } from '../support/page-server.ts';
import { violations } from '../../support/axe.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { identifier, logIn } from './login-screen.ts';

/* <dict-login> on a third-party page without a host. The CDN, the service, the page and the console each have an
 * origin of their own. */

const consoleUrl = 'https://console.example';

interface Site {
  readonly service: SandboxServer;
  /** Opens a page that holds `markup`. */
  open(page: Page, markup: string): Promise<void>;
}

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    const closing: (() => Promise<void>)[] = [() => service.close(), () => cdn.close()];
    await use({
      service,
      async open(page, markup) {
        const served = await servePages({ '/': { html: pageWith(cdn.url, service.url, markup) } });
        closing.push(() => served.close());
        await page.route(`${consoleUrl}/**`, (route) => route.fulfill({ body: 'the console' }));
        await page.goto(served.url);
      },
    });
    for (const close of closing) await close();
  },
});

const pageWith = (cdn: string, service: string, markup: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A clinic</title>
<script type="application/json" id="dict-config">${JSON.stringify({ serviceBase: service, consoleUrl })}</script>
<script type="module" src="${cdn}/dict.js"></script></head><body><main><h1>A clinic</h1>${markup}</main></body></html>`;

const otpFor = (service: SandboxServer, recipient: string) =>
  service.sandbox.world.outbox.findLast(({ to }) => to === recipient)!.otp!;

// In a shadow root: the steps below.
test('the password reset continues in place, in the light DOM: forgot, OTP, reset, success, and back to the login [ACC-4.18] @all', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.open(page, '<dict-login light></dict-login>');
  const address = page.url();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  await page.getByLabel('Email').fill('retail@example.com');
  const button = page.getByRole('button', { name: 'RESET PASSWORD' });
  expect(await button.evaluate((node) => getComputedStyle(node).borderRadius), 'it is styled').toBe('8px');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByLabel('Code').fill(otpFor(site.service, 'retail@example.com'));
  await page.getByLabel('New password').fill('Changed2026');
  await page.getByLabel('Confirm password').fill('Changed2026');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(identifier(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await logIn(page, 'retail@example.com', 'Changed2026');
  await expect(page).toHaveURL(`${consoleUrl}/subscription`);
});

test('A11Y-31 each step in place moves the focus to its heading @all', async ({ page, site }) => {
  await site.open(page, '<dict-login></dict-login>');
  await page.getByRole('link', { name: 'Forgot Password' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to login' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
});

test('an expired password is reset in place, with the email locked @all', async ({ page, site }) => {
  await site.open(page, '<dict-login></dict-login>');
  await logIn(page, 'expired@example.com');
  await page.getByRole('button', { name: 'Reset now' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('expired@example.com');
  await expect(page.getByLabel('Email')).not.toBeEditable();
});

test('a login dispatches dict-session, then opens the user’s start page in the console @all', async ({
  page,
  site,
}) => {
  await site.open(page, '<dict-login></dict-login>');
  const received = page.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        document.addEventListener('dict-session', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  );
  await logIn(page, 'admin@example.com');
  expect(await received).toEqual({ status: 'signed-in', reason: 'signed-in' });
  await expect(page).toHaveURL(`${consoleUrl}/organizations`);
});
