import type { Page } from 'playwright/test';
import { expect, seen, test } from '../e2e/support/console.ts';
import { violations } from '../support/axe.ts';
import {
  identifier,
  keptByTheBrowser,
  logIn,
  logInButton,
  password,
  passwordField,
  rememberBox,
  stopTheClock,
} from './login-screen.ts';

/* access.md sections 2, 4, 5 and 8; decisions.md section 3: the login. */

test.describe('the screen', () => {
  test('access.md 2 /: identifier, password with show and hide, remember box, forgot and signup links', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Login - Dictation Console');
    await expect(identifier(page)).toHaveValue('');
    await expect(rememberBox(page)).not.toBeChecked();
    await passwordField(page).fill('secret');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await page.goBack();
    await page.getByRole('link', { name: 'SIGNUP' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('A11Y-01 the login has no finding of axe, light, dark and at 320 px', async ({ page }) => {
    await page.goto('/');
    await logInButton(page).click();
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('A11Y-12 one form in the document, with the fields that password managers know, and Chromium has nothing to say', async ({
    page,
  }) => {
    const hints: string[] = [];
    page.on('console', (message) => message.text().includes('[DOM]') && hints.push(message.text()));
    await page.goto('/');
    await expect(page.locator('form')).toHaveCount(1);
    expect(await page.evaluate(() => document.querySelector('dict-login')!.shadowRoot)).toBe(null);
    const form = page.locator('form');
    await expect(form.locator('input[name="username"]')).toHaveAttribute('autocomplete', 'username');
    await expect(form.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'current-password');
    await expect(form.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('type', 'submit');
    // Chromium looks at the forms once the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(hints).toEqual([]);
  });

  test('A11Y-21 the keyboard alone logs in, in the order that the eye reads', async ({ page }) => {
    await page.goto('/');
    await identifier(page).focus();
    await page.keyboard.type('retail@example.com');
    await page.keyboard.press('Tab');
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rememberBox(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(logInButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/subscription');
  });
});

test.describe('the form', () => {
  test('access.md 5 Login: both messages, and the first field takes the focus (A11Y-09)', async ({ page, server }) => {
    await page.goto('/');
    await logInButton(page).click();
    await expect(seen(page, 'Enter Phone Number / Email.')).toBeVisible();
    await expect(seen(page, 'Enter password')).toBeVisible();
    await expect(identifier(page)).toBeFocused();
    await expect(identifier(page)).toHaveAttribute('aria-invalid', 'true');
    await identifier(page).fill('retail@example.com');
    await expect(seen(page, 'Enter Phone Number / Email.')).toBeHidden();
    await expect(seen(page, 'Enter password')).toBeVisible();
    await logInButton(page).click();
    await expect(passwordField(page)).toBeFocused();
    expect(server.calls('authenticate')).toBe(0);
  });

  test('access.md 4 Login 1: submit sends the credentials', async ({ page }) => {
    await page.goto('/');
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, '  retail@example.com ');
    expect((await sent).postDataJSON()).toEqual({
      Request: {
        UserName: 'retail@example.com',
        Password: Buffer.from(password).toString('base64'),
        ReferralCode: '',
        LoginFrom: 'userconsole',
        CurrentVersion: '1.0.0',
        SSOIdentityProvider: null,
      },
    });
  });

  test('access.md 4 Login 1: a stored referral code goes with them, and a mobile number opens the account', async ({
    page,
  }) => {
    await page.goto('/Invite?rc=FRIEND26');
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Log in' }).click();
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, '2025550103');
    const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
    expect(Request).toMatchObject({ UserName: '2025550103', ReferralCode: 'FRIEND26' });
    await expect(page).toHaveURL('/subscription');
  });

  test('SEC-27 the password takes 128 characters, spaces and emoji, and is sent as it was typed', async ({ page }) => {
    const odd = ` ${'x'.repeat(120)} ünïcode 🔑 `;
    await page.goto('/');
    const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
    await logIn(page, 'retail@example.com', odd);
    const { Request } = (await sent).postDataJSON() as { Request: { Password: string } };
    expect(Buffer.from(Request.Password, 'base64').toString('utf8')).toBe(odd);
  });

  test('NET-27 Enter three times and a double click send one request', async ({ page, server }) => {
    await page.goto('/');
    server.sandbox.faults.add({ call: 'authenticate', delayMs: 300 });
    await identifier(page).fill('retail@example.com');
    await passwordField(page).fill(password);
    for (let press = 0; press < 3; press += 1) await passwordField(page).press('Enter');
    await logInButtonOrBusy(page).dblclick({ force: true });
    await expect(page).toHaveURL('/subscription');
    expect(server.calls('authenticate')).toBe(1);
  });
});

test.describe('a login that fails', () => {
  const refusal = 'The email, mobile number or password is not correct.';

  test('access.md 4 Login 4, access.md 8: the server ErrorMessage stands above the form, and goes after 3 seconds', async ({
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

  test('A11Y-08 the pointer on the message holds it', async ({ page }) => {
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

  test('A11Y-07 the same message is heard again when it comes again', async ({ page }) => {
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

  test('SEC-29 an unknown email and a wrong password read the same', async ({ page }) => {
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
    test(`access.md 8: Login exception (${trouble}); NET-03 it is not sent again by itself`, async ({
      page,
      server,
    }) => {
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

  test('NET-08 a 401 on the login itself is a failed login, not an expiry', async ({ page, server }) => {
    await page.goto('/');
    const sessions = await countSessionEvents(page);
    server.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
    await logIn(page, 'retail@example.com');
    await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
    expect(await sessions()).toBe(0);
  });

  test.describe('with little patience', () => {
    test.use({ configuration: { timeoutMs: 400 } });

    test('NET-01 no answer in time is given up, with the text and a way to try again', async ({ page, server }) => {
      await page.goto('/');
      server.sandbox.faults.add({ call: 'authenticate', delayMs: 4000 });
      await logIn(page, 'retail@example.com');
      await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
      await expect(identifier(page)).toHaveValue('retail@example.com');
    });
  });

  test('NET-04 leaving while the login is under way aborts it, and nothing complains', async ({ page, server }) => {
    await page.goto('/');
    server.sandbox.faults.add({ call: 'authenticate', delayMs: 2000 });
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('Authenticate'));
    await logIn(page, 'retail@example.com');
    await page.getByRole('link', { name: 'SIGNUP' }).click();
    await expect(page).toHaveURL('/signup');
    expect((await aborted).failure()?.errorText).toContain('ABORTED');
    expect(await page.evaluate(() => localStorage.getItem('dict.session'))).toBe(null);
  });
});

test.describe('where a login leads', () => {
  test('access.md 4 Login 5: one organisation or none goes to /subscription', async ({ page, server }) => {
    await page.goto('/');
    await logIn(page, 'enterprise@example.com');
    await expect(page).toHaveURL('/subscription');
    expect(server.calls('orgsOverview')).toBeGreaterThan(0);
  });

  test('access.md 4 Login 5: more than one organisation goes to /organizations', async ({ page }) => {
    await page.goto('/');
    const check = page.waitForRequest(/UserOrgsOverView/);
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/organizations');
    expect((await check).postDataJSON()).toMatchObject({ Request: { PageSize: 5 } });
  });

  test('access.md 4 Login 5: a linked referral with an active subscription goes to /referralactivation', async ({
    page,
  }) => {
    await page.goto('/');
    await logIn(page, 'referral@example.com');
    await expect(page).toHaveURL('/referralactivation');
  });

  test('decisions.md 3: a protected path that was asked for in this tab is opened', async ({ page }) => {
    await page.goto('/subscription?from=mail');
    await expect(page).toHaveURL('/');
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/subscription?from=mail');
  });

  for (const stored of ['https://evil.example/', '//evil.example/account', '/nowhere', 'javascript:alert(1)', '/']) {
    test(`SEC-06 a stored path '${stored}' is not of the route table and is not opened`, async ({ page }) => {
      await page.goto('/');
      await page.evaluate((path) => sessionStorage.setItem('dict.asked', JSON.stringify({ v: 1, path })), stored);
      await logIn(page, 'retail@example.com');
      await expect(page).toHaveURL('/subscription');
    });
  }

  test('access.md 2 /: who already holds a session is sent on, to /organizations or /subscription', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await logIn(page, 'admin@example.com');
    await expect(page).toHaveURL('/organizations');
    const another = await context.newPage();
    await another.goto('/');
    await expect(another).toHaveURL('/organizations');
  });

  test('access.md 2 /: who already holds a session and has no organisations is sent on to /subscription', async ({
    page,
  }) => {
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await page.goto('/forgotpassword');
    await page.goto('/');
    await expect(page).toHaveURL('/subscription');
  });

  test('decisions.md 3: signing in in one tab sends the login of another tab on', async ({ page, context }) => {
    const another = await context.newPage();
    await another.goto('/');
    await expect(identifier(another)).toBeVisible();
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await another.bringToFront();
    await expect(another).toHaveURL('/subscription');
  });

  test('the back button does not lead back to the login', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    await page.goBack();
    await expect(page).toHaveURL('/signup');
  });
});

test.describe('what others leave to be said', () => {
  /** As another screen of this tab does; the login that is there has had its own. */
  async function leave(page: Page, flash: unknown): Promise<void> {
    await page.goto('/');
    await expect(identifier(page)).toBeVisible();
    await page.evaluate((value) => sessionStorage.setItem('dict.flash', value), JSON.stringify(flash));
  }

  for (const [tone, text] of [
    ['danger', 'This activation link is not valid any more.'],
    ['success', 'Your password has been set. You can now log in.'],
  ] as const) {
    test(`access.md 2 /: a saved message (${tone}) is shown for 3 seconds, once`, async ({ page }) => {
      await leave(page, { v: 1, tone, text });
      await page.clock.install();
      await stopTheClock(page);
      await page.reload();
      await expect(seen(page, text)).toBeVisible();
      await page.clock.runFor(2800);
      await expect(seen(page, text)).toBeVisible();
      await page.clock.runFor(400);
      await expect(seen(page, text)).toBeHidden();
      await page.reload();
      await expect(identifier(page)).toBeVisible();
      await expect(seen(page, text)).toBeHidden();
    });
  }

  test('SEC-01 a message with markup is text', async ({ page }) => {
    const text = '<img src=x onerror="window.hacked=1"><b>hello</b>';
    await leave(page, { v: 1, tone: 'danger', text });
    await page.reload();
    await expect(seen(page, text)).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  for (const broken of ['', 'null', '[]', '{', '{"v":9}', '{"__proto__":{"x":1}}', `"${'x'.repeat(5_000_000 / 2)}"`]) {
    test(`NET-18 NET-19 a broken message (${broken.slice(0, 20) || 'empty'}) is ignored`, async ({ page }) => {
      await page.goto('/');
      await expect(identifier(page)).toBeVisible();
      await page.evaluate((value) => {
        sessionStorage.setItem('dict.flash', value);
        localStorage.setItem('dict.emails', value.slice(0, 1000));
      }, broken);
      await page.reload();
      await identifier(page).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await logIn(page, 'retail@example.com');
      await expect(page).toHaveURL('/subscription');
      expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
    });
  }
});

test.describe('secrets', () => {
  test('SEC-09 SEC-10 password and token stand nowhere but in the call and in the one session key', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/');
    await page.evaluate(() => {
      for (const name of ['dict-navigate', 'dict-session', 'dict-step', 'dict-error']) {
        document.addEventListener(name, (event) => console.log(name, JSON.stringify((event as CustomEvent).detail)));
      }
    });
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    const session = await page.evaluate(() => localStorage.getItem('dict.session') ?? '');
    const { token } = (JSON.parse(session) as { session: { token: string } }).session;
    const kept = (await keptByTheBrowser(page)).replaceAll(token, '');
    const all = await page.content();
    for (const secret of [password, Buffer.from(password).toString('base64')]) {
      expect(kept).not.toContain(secret);
      expect(all).not.toContain(secret);
      expect(said.join('\n')).not.toContain(secret);
    }
    expect(all).not.toContain(token);
    expect(said.join('\n')).not.toContain(token);
    expect(said.some((line) => line.startsWith('dict-session'))).toBe(true);
    const keys = await page.evaluate(
      (text) =>
        [localStorage, sessionStorage].flatMap((area) =>
          Object.keys(area).filter((key) => area.getItem(key)?.includes(text)),
        ),
      token,
    );
    expect(keys).toEqual(['dict.session']);
  });
});

test.describe('storage that does not work', () => {
  test('NET-16 storage that throws leaves the login working', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { get: refuse, configurable: true });
    });
    await page.goto('/');
    await rememberBox(page).check();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
  });

  test('NET-17 storage that drops what is written leaves the login working', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {};
    });
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
  });
});

const logInButtonOrBusy = (page: Page) => page.locator('dict-login form button[type="submit"]');

async function countSessionEvents(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'sessions', 0);
    document.addEventListener('dict-session', () =>
      Reflect.set(window, 'sessions', Number(Reflect.get(window, 'sessions')) + 1),
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'sessions')));
}
