import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { identifier, keptByTheBrowser, logIn, password, rememberBox, stopTheClock } from './login-screen.ts';
import { keep, kept, keyOn } from '../support/kept.ts';

/* ACC-2 `/`, and trust: what the login reads from the browser’s storage and leaves there. */

test.describe('messages left by other screens', () => {
  /** As another screen of this tab does; the login that is there has had its own. */
  async function leave(page: Page, flash: unknown): Promise<void> {
    // A page of the console's origin that does not read the storage.
    await page.goto('/sandbox/outbox.json');
    await keep(page, 'dict.flash', JSON.stringify(flash), 'sessionStorage');
  }

  for (const [tone, text, proves] of [
    ['danger', 'This activation link is not valid any more.', 'ACC-2.9'],
    ['success', 'Your password has been set. You can now log in.', 'ACC-2.8 ACC-9.13'],
  ] as const) {
    test(`a saved message (${tone}) is shown for 3 seconds, once [${proves}]`, async ({ page }) => {
      await leave(page, { v: 1, tone, text });
      await page.clock.install();
      await stopTheClock(page);
      await page.goto('/');
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

  test('SEC-01 a message with markup is text @all', async ({ page }) => {
    const text = '<img src=x onerror="window.hacked=1"><b>hello</b>';
    await leave(page, { v: 1, tone: 'danger', text });
    await page.clock.install();
    await stopTheClock(page);
    await page.goto('/');
    await expect(seen(page, text)).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  for (const broken of ['', 'null', '[]', '{', '{"v":9}', '{"__proto__":{"x":1}}', `"${'x'.repeat(5_000_000 / 2)}"`]) {
    test(`NET-18 NET-19 a broken message (${broken.slice(0, 20) || 'empty'}) is ignored @all`, async ({ page }) => {
      await page.goto('/');
      await expect(identifier(page)).toBeVisible();
      await keep(page, 'dict.flash', broken, 'sessionStorage');
      await keep(page, 'dict.emails', broken.slice(0, 1000));
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
  test('SEC-09 SEC-10 password and token are only in the call and in the one session key @all', async ({ page }) => {
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
    const session = (await kept(page, 'dict.session')) ?? '';
    const { token } = (JSON.parse(session) as { session: { token: string } }).session;
    const inBrowser = (await keptByTheBrowser(page)).replaceAll(token, '');
    const all = await page.content();
    for (const secret of [password, Buffer.from(password).toString('base64')]) {
      expect(inBrowser).not.toContain(secret);
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
    expect(keys).toEqual([keyOn(page, 'dict.session')]);
  });
});

test.describe('storage that does not work', () => {
  test('NET-16 storage that throws leaves the login working @all', async ({ page }) => {
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

  test('NET-17 storage that drops what is written leaves the login working @all', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {};
    });
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
  });
});
