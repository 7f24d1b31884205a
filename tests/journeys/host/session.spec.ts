import type { Page } from 'playwright/test';
import { signUp } from '../support/sign-up.ts';
import { logIn } from '../login/login-screen.ts';
import { eventsOf, expect, test, type ConsoleServer } from '../support/console.ts';
import { enterConsole } from '../support/signed-in.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { kept } from '../support/kept.ts';
import { person } from '../../../stories/person.ts';

const ina = 'retail@example.com';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Console' });

async function expectEmpty(page: Page) {
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Ina Example')).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
  expect(await kept(page, 'dict.session')).toBe(null);
}

test(
  'another user who signs in in one tab is signed in in the others',
  { tag: ['@DEC-3.2', '@NET-11'] },
  async ({ page, context, server }) => {
    await enterConsole(page);
    const other = await context.newPage();
    const received = await eventsOf(other, 'dict-session');
    await other.goto('/congratulation');
    await page.goto('/user/signup/dictation');
    await signUp(page, server);
    await expect(other).toHaveURL(/\/(?:subscription|pageNotFound)$/);
    await expect(other.getByText(person.fullName).first()).toBeVisible();
    await expect(other.getByText('Ina Example')).toHaveCount(0);
    expect(await received()).toEqual([{ status: 'signed-in', reason: 'elsewhere' }]);
  },
);

test(
  'a logout in one tab signs out the others, and leaves a screen that needs no session where it is',
  { tag: ['@DEC-3.2', '@NET-10'] },
  async ({ page, context }) => {
    await enterConsole(page);
    const [other, third] = [await context.newPage(), await context.newPage()];
    const received = await eventsOf(other, 'dict-session');
    await other.goto('/congratulation');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await third.goto('/forgotpassword');
    await expect(third.getByRole('main', { name: 'Forgot Password' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectEmpty(page);
    await expectEmpty(other);
    await expect(third).toHaveURL('/forgotpassword');
    expect(await received()).toEqual([{ status: 'signed-out', reason: 'elsewhere' }]);
  },
);

/** Ends every session on the service. Waits for the page's pending requests first, because they would get a 401 too. */
async function revokeAll(page: Page, server: ConsoleServer): Promise<void> {
  await page.waitForLoadState('networkidle');
  server.sandbox.world.logins = [];
}

test(
  'after an expiry another tab returns to its screen once the same user has logged in',
  { tag: ['@DEC-3.1', '@DEC-3.2'] },
  async ({ page, context, server }) => {
    await enterConsole(page);
    const other = await context.newPage();
    await other.goto('/account?tab=orders');
    await expect(frame(other)).toBeVisible();
    await revokeAll(other, server);
    await page.reload();
    await expectEmpty(page);
    await expectEmpty(other);
    await logIn(page, ina);
    await expect(frame(page)).toBeVisible();
    await expect(other).toHaveURL('/account?tab=orders');
  },
);

test(
  'a 401 clears the session, and the login offers the remembered e-mail and leads back to the screen',
  { tag: ['@ACC-4.36', '@ACC-8.2', '@CON-7.2', '@CON-8.1'] },
  async ({ page, server }) => {
    const identifier = page.getByLabel('Mobile number or email');
    const logIn = async () => {
      await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await page.goto('/');
    await page.getByLabel('Remember my email').check();
    await identifier.fill(ina);
    await logIn();
    await expect(frame(page)).toBeVisible();
    await revokeAll(page, server);
    await page.goto('/congratulation');
    await expectEmpty(page);
    await identifier.focus();
    await page.getByRole('option', { name: ina }).click();
    await logIn();
    await expect(page).toHaveURL('/congratulation');
  },
);

test('the screen after a second login on the same page has the focus', { tag: '@A11Y-31' }, async ({ page }) => {
  await enterConsole(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, ina);
  await expect(frame(page)).toBeVisible();
  await expect(page.getByRole('main', { name: 'Subscription' })).toBeFocused();
});

test(
  'a link to the signup opens it for a user whose session has ended',
  { tag: ['@ACC-4.36', '@CON-7.2'] },
  async ({ page, server }) => {
    await enterConsole(page);
    await revokeAll(page, server);
    await page.goto('/user/signup/voice-services');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page).toHaveURL('/signup');
  },
);

test('dict-session reports an expired session at the console’s start, even if no element is mounted yet', async ({
  page,
  server,
}) => {
  await enterConsole(page);
  await revokeAll(page, server);
  const received = await eventsOf(page, 'dict-session');
  const screens = await holdChunk(page, '[A-Z]\\w*');
  await page.goto('/');
  await expect.poll(received).toEqual([{ status: 'signed-out', reason: 'expired' }]);
  screens.release();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await received()).toHaveLength(1);
});

test(
  'on start the token is validated once, and the service’s answer is shown',
  { tag: '@ACC-7.11' },
  async ({ page, server }) => {
    await enterConsole(page);
    const before = server.calls('validateLoginToken');
    server.sandbox.world.users.find(({ email }) => email === ina)!.fullName = 'Ina Renamed';
    await page.goto('/nowhere');
    await expect(page.getByText('Ina Renamed')).toBeVisible();
    expect(server.calls('validateLoginToken') - before).toBe(1);
  },
);
