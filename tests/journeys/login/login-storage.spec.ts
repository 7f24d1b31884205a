import { expect, test } from '../support/console.ts';
import { identifier, keptByTheBrowser, logIn, password, rememberBox } from './login-screen.ts';
import { keep, kept, keyOn } from '../support/kept.ts';

/* ACC-2 `/`, and trust: what the login reads from the browser’s storage and leaves there. */

test('NET-18 NET-19 broken values in the storage are ignored @all', async ({ page }) => {
  await page.goto('/');
  await expect(identifier(page)).toBeVisible();
  for (const broken of ['', 'null', '[]', '{', '{"v":9}', '{"__proto__":{"x":1}}', `"${'x'.repeat(5_000_000 / 2)}"`]) {
    await keep(page, 'dict.flash', broken, 'sessionStorage');
    await keep(page, 'dict.emails', broken.slice(0, 1000));
    await page.reload();
    await identifier(page).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
  }
  await logIn(page, 'retail@example.com');
  await expect(page).toHaveURL('/subscription');
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
