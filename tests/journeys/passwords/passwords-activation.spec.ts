import type { Page } from 'playwright/test';
import { activationCode, expiredActivationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { identifier, keptByTheBrowser, logIn } from '../login/login-screen.ts';

/* ACC-2, ACC-4, ACC-8; CON-2.11: the first password, by an activation code. */

const newPassword = 'Welcome2026';
const dead = 'This activation link is not valid any more. Please ask for a new one.';
const failed = 'An error occurred while setting password. Please try again later.';

const heading = (page: Page) => page.getByRole('heading', { name: 'Set Password', exact: true });
const first = (page: Page) => page.getByLabel('New password');
const set = (page: Page) => page.getByRole('button', { name: 'Set password', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(`/activate/${activationCode}`);
  await expect(first(page)).toBeVisible();
}

async function choose(page: Page, password = newPassword, confirmation = password): Promise<void> {
  await first(page).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await set(page).click();
}

test(
  "a valid code shows 'Set Password' with the prompt, and the password opens the account [ACC-2.47 ACC-4.30 ACC-7.12 ACC-7.13 CON-2.11.1 CON-4.51 CON-7.44 CON-7.45 DEC-3.5]",
  { tag: '@cdn' },
  async ({ page }) => {
    await open(page);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Set Password - Dictation Console');
    await expect(seen(page, 'Set a password for invited@example.com')).toBeVisible();
    const sent = page.waitForRequest(/setpasswordbyactivationkey/);
    await choose(page);
    expect((await sent).postDataJSON()).toEqual({
      Request: { ActivationCode: activationCode, Password: Buffer.from(newPassword).toString('base64') },
    });
    await expect(page).toHaveURL('/');
    await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
    await logIn(page, 'invited@example.com', newPassword);
    await expect(page).toHaveURL('/subscription');
  },
);

test('the code is validated on load; an invalid one stores the error message and goes to / [ACC-2.9 ACC-4.28 ACC-4.29 CON-4.50]', async ({
  page,
}) => {
  await page.goto(`/activate/${expiredActivationCode}`);
  await expect(page).toHaveURL('/');
  await expect(seen(page, dead)).toBeVisible();
  await page.reload();
  await expect(identifier(page)).toBeVisible();
  await expect(seen(page, dead)).toBeHidden();
});

test('Set password failure stores the message and goes to / [ACC-8.13 CON-8.42]', async ({ page, server }) => {
  await open(page);
  server.sandbox.faults.add({
    call: 'setPasswordByActivationKey',
    body: '{"Status":1,"Data":null,"ErrorCode":"REG22","ErrorMessage":"You were too slow."}',
  });
  await choose(page);
  await expect(page).toHaveURL('/');
  await expect(seen(page, 'You were too slow.')).toBeVisible();
});

test('Set password exception stays on the screen, with what was typed [ACC-8.12 CON-8.43]', async ({
  page,
  server,
}) => {
  await open(page);
  server.sandbox.faults.add({ call: 'setPasswordByActivationKey', status: 500, body: '' });
  await choose(page);
  await expect(seen(page, failed)).toBeVisible();
  await expect(first(page)).toHaveValue(newPassword);
  expect(server.calls('setPasswordByActivationKey')).toBe(1);
  await set(page).click();
  await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
});

test('REG21 may stand in Data.Code [DEC-1.16]', async ({ page, server }) => {
  await open(page);
  server.sandbox.faults.add({ call: 'setPasswordByActivationKey', body: '{"Status":0,"Data":{"Code":"REG21"}}' });
  await choose(page);
  await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
});

test('NET-03 after a lost answer the next attempt checks first whether the password was set, and leads to the login @all', async ({
  page,
  server,
}) => {
  await open(page);
  server.sandbox.faults.add({ call: 'setPasswordByActivationKey', strikes: 'after', cut: 'connection', times: -1 });
  await choose(page);
  await expect(seen(page, failed)).toBeVisible();
  server.sandbox.faults.clear();
  await set(page).click();
  await expect(seen(page, 'Your password may have been set already. Please try to log in with it.')).toBeVisible();
  await logIn(page, 'invited@example.com', newPassword);
  await expect(page).toHaveURL('/subscription');
});

test('NET-02 a failed check is repeated, and can be retried by hand @all', async ({ page, server }) => {
  await page.clock.install();
  server.sandbox.faults.add({ call: 'validateActivationCode', times: 4, status: 503, body: '' });
  await page.goto(`/activate/${activationCode}`);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(tryAgain).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(server.calls('validateActivationCode')).toBe(4);
  await tryAgain.click();
  await expect(first(page)).toBeVisible();
});

for (const [password, confirmation, message, proves] of [
  ['', '', 'Please Enter New Password', 'ACC-5.21'],
  ['Welcome2026', '', 'Please Enter Confirm Password', 'ACC-5.22'],
  ['weak', 'weak', 'Please Enter Strong Password.', 'ACC-5.20 CON-5.32'],
  ['Welcome2026', 'Welcome2027', 'Passwords are not matching.', 'ACC-5.23'],
] as const) {
  test(`'${password}' and '${confirmation}' give '${message}' [${proves}]`, async ({ page, server }) => {
    await open(page);
    await choose(page, password, confirmation);
    await expect(seen(page, message)).toBeVisible();
    expect(server.calls('setPasswordByActivationKey')).toBe(0);
  });
}

test('SEC-37 the code is removed from the address before the first request, and is nowhere else', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    addresses.push(page.url(), request.headers().referer ?? '');
  });
  await open(page);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.join()).not.toContain(activationCode);
  await expect(page).toHaveURL('/activate');
  const everything = [await page.content(), await keptByTheBrowser(page)];
  expect(everything.join()).not.toContain(activationCode);
});

test('SEC-37 after a reload the code is lost, and the screen says to open the link again', async ({ page }) => {
  await open(page);
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(seen(page, 'Please open the link in your email again to set your password.')).toBeVisible();
});

test('the screen does not send an anonymous visitor away, and leads back to the login [CON-2.11.2]', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/');
});

test('A11Y-12 password managers get the account’s address from the prompt @all', async ({ page }) => {
  await open(page);
  await expect(page.locator('form input[name="username"]')).toHaveValue('invited@example.com');
});

test('A11Y-01 axe finds nothing @all', async ({ page }) => {
  await open(page);
  await set(page).click();
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
});
