import type { Page } from 'playwright/test';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test } from '../support/console.ts';

const pathname = (page: Page) => new URL(page.url()).pathname;

test(
  'the requested path is opened once, in the tab that requested it',
  { tag: ['@ACC-6.36', '@DEC-3.1'] },
  async ({ page, context }) => {
    await page.goto('/congratulation');
    await expect(page).toHaveURL('/');
    const other = await context.newPage();
    await signIn(other, 'retail@example.com', seedPassword);
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(pathname(other)).not.toBe('/congratulation');
    await expect.poll(() => pathname(page)).toBe('/congratulation');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(pathname(page)).not.toBe('/congratulation');
  },
);

// Every other address: tests/unit/core/page/addresses.test.ts.
const hostile = ['javascript:alert(1)', 'https://evil.example/subscription', '//evil.example', '/\\evil.example', '/%'];

test('dict-navigate leads to nothing but a route of this origin', { tag: '@SEC-06' }, async ({ page }) => {
  await page.goto('/forgotpassword');
  const ends = await page.evaluate((tries) => {
    const main = document.querySelector('main')!;
    return tries.map((to) => {
      const detail = { to, state: {}, replace: true };
      const event = new CustomEvent('dict-navigate', { bubbles: true, cancelable: true, detail });
      main.dispatchEvent(event);
      const found = [event.defaultPrevented, location.origin, location.pathname];
      history.replaceState({}, '', '/forgotpassword');
      return found;
    });
  }, hostile);
  const { origin } = new URL(page.url());
  ends.forEach((end, at) => expect(end, JSON.stringify(hostile[at])).toEqual([true, origin, '/pageNotFound']));
});

test(
  'the browser follows links to other origins, the console those to its own routes',
  { tag: '@SEC-06' },
  async ({ page }) => {
    await page.goto('/');
    const wasTaken = await page.evaluate(() => {
      const taken: Record<string, boolean> = {};
      addEventListener('click', (event) => event.preventDefault(), { once: false });
      const add = (href: string, more: Partial<HTMLAnchorElement> = {}) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href, ...more });
        document.querySelector('main')!.append(link);
        const before = location.href;
        link.click();
        taken[`${href} ${Object.keys(more).join()}`.trim()] = location.href !== before;
        history.replaceState({}, '', '/');
        link.remove();
      };
      add('https://evil.example/signup');
      add('/signup', { target: '_blank' });
      add('/signup', { download: 'x' });
      add('/sandbox/outbox');
      add('/signup');
      return taken;
    });
    expect(wasTaken).toEqual({
      'https://evil.example/signup': false,
      '/signup target': false,
      '/signup download': false,
      '/sandbox/outbox': false,
      '/signup': true,
    });
  },
);
