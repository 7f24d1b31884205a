import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sandboxPage } from '../../support/sandbox-page.ts';
import { within } from '../../support/screen.ts';

/*
 * A page with `<img name="documentElement">`, which covers this member of `document` (DOM clobbering). Locators may not
 * work there: these tests look at the nodes.
 */

const page = sandboxPage();

beforeEach(() => {
  document.body.append(Object.assign(document.createElement('img'), { name: 'documentElement' }));
});

test('an element follows the language of the page, whatever an image is named', { tags: ['SEC-31'] }, async () => {
  const html = document.querySelector('html')!;
  const before = html.lang;
  onTestFinished(() => void (html.lang = before));
  html.lang = 'de';
  await page.put('dict-login');
  expect(within('dict-login', '.d-root')!.lang).toBe('de');
});

test('a menu has its place below its button, whatever an image is named', { tags: ['SEC-31'] }, async () => {
  await page.logIn('retail');
  await page.put('dict-account');
  const button = () => within('dict-account', 'button[aria-haspopup="menu"]');
  const menu = () => within('dict-account', '[role="menu"]')?.closest(':popover-open');
  await expect.poll(button).not.toBeNull();
  button()!.click();
  await expect.poll(menu).toBeTruthy();
  const gapPx = () => menu()!.getBoundingClientRect().top - button()!.getBoundingClientRect().bottom;
  await expect.poll(() => Math.round(gapPx())).toBe(6);
});
