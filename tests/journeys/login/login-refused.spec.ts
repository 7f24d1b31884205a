import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { identifier, logIn, logInButton, password, passwordField, stopTheClock } from './login-screen.ts';
import { kept } from '../support/kept.ts';

/* ACC-4, ACC-8: a login that fails. */

test.describe('a login that fails', () => {
  const refusal = 'The email, mobile number or password is not correct.';

  test('the server ErrorMessage is shown above the form and disappears after 3 seconds [ACC-4.5 ACC-8.6 ACC-8.19 ACC-8.20 ACC-9.13]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(identifier(page)).toBeVisible();
    await stopTheClock(page);
    await logIn(page, 'retail@example.com', 'wrong');
    await expect(seen(page, refusal)).toBeVisible();
    const [message, form] = await Promise.all([seen(page, refusal).boundingBox(), identifier(page).boundingBox()]);
    expect(message!.y).toBeLessThan(form!.y);
    await expect(identifier(page)).toHaveValue('retail@example.com');
    await expect(logInButton(page)).toBeEnabled();
    await page.clock.runFor(2900);
    await expect(seen(page, refusal)).toBeVisible();
    await page.clock.runFor(200);
    await expect(seen(page, refusal)).toBeHidden();
  });

  test('A11Y-08 the message stays while the pointer is on it @all', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await logIn(page, 'retail@example.com', 'wrong');
    await seen(page, refusal).hover();
    await page.clock.runFor(60_000);
    await expect(seen(page, refusal)).toBeVisible();
    await identifier(page).hover();
    await page.clock.runFor(3100);
    await expect(seen(page, refusal)).toBeHidden();
  });

  test('A11Y-07 when the message disappears, the status region is emptied @all', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const status = page.locator('dict-login > .d-status');
    await stopTheClock(page);
    await logIn(page, 'retail@example.com', 'wrong');
    await expect(seen(page, refusal)).toBeVisible();
    await page.clock.runFor(100);
    await expect(status).toHaveText(refusal);
    await page.clock.runFor(3000);
    await expect(seen(page, refusal)).toBeHidden();
    await expect(status).toBeEmpty();
  });

  test('A11Y-07 a repeated message is announced again @all', async ({ page }) => {
    await page.goto('/');
    const status = page.locator('dict-login > .d-status');
    await expect(status).toHaveText('');
    await logIn(page, 'retail@example.com', 'wrong');
    await expect(status).toHaveText(refusal);
    await page.evaluate(() => {
      const region = document.querySelector('dict-login > .d-status')!;
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true });
    });
    await logInButton(page).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard') as string[])).toContain(refusal);
  });

  test('SEC-29 an unknown email and a wrong password read the same @all', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'nobody@example.com');
    await expect(seen(page, refusal)).toBeVisible();
    await logIn(page, 'retail@example.com', 'wrong');
    await expect(seen(page, refusal)).toBeVisible();
  });

  for (const [trouble, fault] of [
    ['500', { status: 500, body: 'oops' }],
    ['no JSON', { body: '<html>' }],
    ['no answer', { cut: 'connection' }],
    ['403', { status: 403, body: '' }],
  ] as const) {
    test(`Login exception (${trouble}); NET-03 it is not sent again by itself [ACC-8.7]`, async ({ page, server }) => {
      await page.goto('/');
      server.sandbox.faults.add({ call: 'authenticate', times: -1, ...fault });
      await logIn(page, 'retail@example.com');
      await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
      await expect(passwordField(page)).toHaveValue(password);
      // A browser itself may send a POST again when a connection that it had used breaks.
      expect(server.calls('authenticate')).toBeLessThanOrEqual('cut' in fault ? 3 : 1);
      server.sandbox.faults.clear();
      await logInButton(page).click();
      await expect(page).toHaveURL('/subscription');
    });
  }

  test('NET-08 a 401 on the login itself is a failed login, not an expiry @all', async ({ page, server }) => {
    await page.goto('/');
    const sessions = await countSessionEvents(page);
    server.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
    await logIn(page, 'retail@example.com');
    await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
    expect(await sessions()).toBe(0);
  });

  test.describe('with a short time limit', () => {
    test.use({ configuration: { timeoutMs: 400 } });

    test('NET-01 a call that times out is aborted, with a message and a way to try again @all', async ({
      page,
      server,
    }) => {
      await page.goto('/');
      server.sandbox.faults.add({ call: 'authenticate', delayMs: 4000 });
      await logIn(page, 'retail@example.com');
      await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
      await expect(identifier(page)).toHaveValue('retail@example.com');
    });
  });

  test('NET-04 leaving while the login is pending aborts it without an error @all', async ({ page, server }) => {
    await page.goto('/');
    server.sandbox.faults.add({ call: 'authenticate', delayMs: 2000 });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('Authenticate'));
    await logIn(page, 'retail@example.com');
    await page.getByRole('link', { name: 'SIGNUP' }).click();
    await expect(page).toHaveURL('/signup');
    expect((await aborted).failure()?.errorText).toContain('ABORTED');
    expect(await kept(page, 'dict.session')).toBe(null);
  });
});

async function countSessionEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'sessions', 0);
    document.addEventListener('dict-session', () =>
      Reflect.set(window, 'sessions', Number(Reflect.get(window, 'sessions')) + 1),
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'sessions')));
}
