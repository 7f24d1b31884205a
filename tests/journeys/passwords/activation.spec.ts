import type { Page } from 'playwright/test';
import { activationCode, expiredActivationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, seen, test } from '../support/console.ts';
import { identifier, logIn } from '../login/login-screen.ts';
import { readable } from '../support/kept.ts';

/* The first password, by the address with an activation code. */

const newPassword = 'Welcome2026';
const first = (page: Page) => page.getByLabel('New password');

test(
  'the code of an activation is removed from the address before the first request',
  {
    tag: ['@ACC-2.47', '@ACC-4.28', '@ACC-7.12', '@CON-2.11.1', '@CON-7.44', '@SEC-10', '@SEC-37'],
  },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) addresses.push(page.url(), request.headers().referer ?? '');
    });
    await page.goto(`/activate/${activationCode}`);
    await expect(page).toHaveTitle('Set Password - Dictation Console');
    await expect(page.getByRole('heading', { name: 'Set Password', exact: true })).toBeVisible();
    await expect(seen(page, 'Set a password for invited@example.com')).toBeVisible();
    await expect(page).toHaveURL('/activate');
    expect(addresses.length).toBeGreaterThan(0);
    // A page can't change the browser's own record of its first address.
    const { performance: _, ...places } = await readable(page);
    expect(JSON.stringify([addresses, places])).not.toContain(activationCode);
  },
);

test(
  'the first password opens the account, and is stored nowhere',
  { tag: ['@ACC-4.30', '@ACC-7.13', '@CON-4.51', '@CON-7.45', '@DEC-3.5', '@SEC-10', '@SEC-37'] },
  async ({ page }) => {
    await page.goto(`/activate/${activationCode}`);
    await first(page).fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    const sent = page.waitForRequest(/setpasswordbyactivationkey/);
    await page.getByRole('button', { name: 'Set password', exact: true }).click();
    const Password = Buffer.from(newPassword).toString('base64');
    expect((await sent).postDataJSON()).toEqual({ Request: { ActivationCode: activationCode, Password } });
    await expect(page).toHaveURL('/');
    await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
    const kept = JSON.stringify(await readable(page));
    for (const secret of [newPassword, Password]) expect(kept).not.toContain(secret);
    await logIn(page, 'invited@example.com', newPassword);
    await expect(page).toHaveURL('/subscription');
  },
);

test(
  'an invalid code leads to / with the message, once',
  { tag: ['@ACC-2.9', '@ACC-4.29', '@CON-4.50'] },
  async ({ page }) => {
    const dead = 'This activation link is not valid any more. Please ask for a new one.';
    await page.goto(`/activate/${expiredActivationCode}`);
    await expect(page).toHaveURL('/');
    await expect(seen(page, dead)).toBeVisible();
    await page.reload();
    await expect(identifier(page)).toBeVisible();
    await expect(seen(page, dead)).toBeHidden();
  },
);

test(
  'a reload loses the code of an activation, and says to open the link again',
  { tag: ['@SEC-37', '@CON-2.11.2'] },
  async ({ page }) => {
    await page.goto(`/activate/${activationCode}`);
    await expect(first(page)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(seen(page, 'Please open the link in your email again to set your password.')).toBeVisible();
  },
);

test('Back to login leaves an activation for /', async ({ page }) => {
  await page.goto(`/activate/${activationCode}`);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/');
});
