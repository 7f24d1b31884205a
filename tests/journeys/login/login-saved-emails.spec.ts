import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { identifier, logIn, logInButton, passwordField, rememberBox } from './login-screen.ts';
import { keep, kept } from '../support/kept.ts';

/* ACC-2, ACC-4 Remembered emails; SEC-30; A11Y-18. */

const list = (page: Page) => page.getByRole('listbox', { name: 'Saved emails' });
const rows = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.getByRole('option', { selected: true });
const saved = async (page: Page) =>
  (JSON.parse((await kept(page, 'dict.emails')) ?? '{}') as { emails?: string[] }).emails ?? [];

async function openWith(page: Page, emails: readonly string[]): Promise<void> {
  await page.goto('/');
  await keep(page, 'dict.emails', JSON.stringify({ v: 1, emails }));
  await page.reload();
  await expect(identifier(page)).toHaveAttribute('role', 'combobox');
}

const three = ['anna@clinic.example', 'bruno@clinic.example', 'anna@hospital.example'];

test.describe('remembered emails', () => {
  test('SEC-30 an email is remembered only if the checkbox is on [ACC-4.6]', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    expect(await saved(page)).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await rememberBox(page).check();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    expect(await saved(page)).toEqual(['retail@example.com']);
  });

  test('a login that fails remembers nothing [ACC-4.6]', async ({ page }) => {
    await page.goto('/');
    await rememberBox(page).check();
    await logIn(page, 'retail@example.com', 'wrong');
    await expect(page.getByText('is not correct').first()).toBeVisible();
    expect(await saved(page)).toEqual([]);
  });

  test('newest first, 50 at most, each once [ACC-3.12 ACC-4.39 ACC-9.10]', async ({ page }) => {
    const fifty = Array.from({ length: 50 }, (_, at) => `user${at}@clinic.example`);
    await openWith(page, [...fifty.slice(0, 30), 'Retail@Example.com', ...fifty.slice(30)]);
    await rememberBox(page).check();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    const kept = await saved(page);
    expect(kept).toHaveLength(50);
    expect(kept.slice(0, 2)).toEqual(['retail@example.com', 'user0@clinic.example']);
    expect(kept.filter((email) => email.toLowerCase() === 'retail@example.com')).toHaveLength(1);
  });

  test('a logout and a 401 keep them [ACC-3.12] @all', async ({ page, server }) => {
    await page.goto('/');
    await rememberBox(page).check();
    await logIn(page, 'retail@example.com');
    await expect(page).toHaveURL('/subscription');
    server.sandbox.world.logins.length = 0;
    await page.goto('/subscription');
    await expect(page).toHaveURL('/');
    await identifier(page).click();
    await expect(rows(page)).toHaveText(['retail@example.com']);
  });
});

test.describe('the list', () => {
  test('SEC-30 no remembered email is in the document before the field has the focus', async ({ page }) => {
    await openWith(page, three);
    expect(await page.content()).not.toContain('clinic.example');
    await expect(identifier(page)).toHaveAttribute('role', 'combobox');
    await expect(identifier(page)).toHaveAttribute('aria-expanded', 'false');
    await identifier(page).focus();
    await expect(rows(page)).toHaveText(three);
    await expect(identifier(page)).toHaveAttribute('aria-expanded', 'true');
    await passwordField(page).focus();
    await expect(list(page)).toBeHidden();
    expect(await page.content()).not.toContain('clinic.example');
  });

  test('it opens on focus and filters as the user types [ACC-2.4]', async ({ page }) => {
    await openWith(page, three);
    await identifier(page).click();
    await expect(rows(page)).toHaveCount(3);
    await identifier(page).pressSequentially('anna');
    await expect(rows(page)).toHaveText(['anna@clinic.example', 'anna@hospital.example']);
    await identifier(page).pressSequentially('@H');
    await expect(rows(page)).toHaveText(['anna@hospital.example']);
    await identifier(page).pressSequentially('x');
    await expect(list(page)).toBeHidden();
  });

  test('on focus it opens for a saved email in the field, but not while that email is typed in full', async ({
    page,
  }) => {
    await openWith(page, three);
    await identifier(page).fill(three[0]!);
    await expect(list(page)).toBeHidden();
    await passwordField(page).focus();
    await identifier(page).focus();
    await expect(rows(page)).toHaveText([three[0]!]);
    await page.getByRole('button', { name: `Remove ${three[0]!}` }).click();
    await expect(page.getByRole('dialog', { name: 'Remove email?' })).toBeVisible();
  });

  test('a click on a row fills it in', async ({ page }) => {
    await openWith(page, three);
    await logInButton(page).click();
    await rows(page).nth(1).click();
    await expect(identifier(page)).toHaveValue('bruno@clinic.example');
    await expect(list(page)).toBeHidden();
    await expect(identifier(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(identifier(page)).toBeFocused();
  });

  test('without any remembered email it is a plain field', async ({ page }) => {
    await page.goto('/');
    await identifier(page).click();
    await expect(identifier(page)).not.toHaveAttribute('role', 'combobox');
    await expect(list(page)).toBeHidden();
  });

  test('A11Y-18 arrows walk, Home and End jump, Enter picks without sending, Escape closes @all', async ({
    page,
    server,
  }) => {
    await openWith(page, three);
    await identifier(page).focus();
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('anna@clinic.example');
    await expect(identifier(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
    await page.keyboard.press('End');
    await expect(active(page)).toHaveText('anna@hospital.example');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('anna@hospital.example');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(identifier(page)).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(identifier(page)).toHaveValue('anna@clinic.example');
    await expect(list(page)).toBeHidden();
    expect(server.calls('authenticate')).toBe(0);
  });

  test('A11Y-18 the number of matches, or that there are none, is announced @all', async ({ page }) => {
    await openWith(page, three);
    const status = page.locator('dict-login > .d-status');
    await identifier(page).focus();
    await expect(status).toHaveText('3 saved emails');
    await identifier(page).pressSequentially('bruno');
    await expect(status).toHaveText('1 saved email');
    await identifier(page).pressSequentially('!');
    await expect(status).toHaveText('No matches found');
  });

  test('A11Y-01 A11Y-19 axe finds nothing in the open list, and its targets are large enough', async ({ page }) => {
    await openWith(page, three);
    await identifier(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: 'Saved emails' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const remove = await page.getByRole('button', { name: 'Remove anna@clinic.example' }).boundingBox();
    expect(Math.min(remove!.width, remove!.height)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('removing one', () => {
  const removing = (page: Page) => page.getByRole('dialog', { name: 'Remove email?' });

  test('Remove deletes the entry, Cancel does not [ACC-2.5 ACC-4.38]', async ({ page }) => {
    await openWith(page, three);
    await identifier(page).focus();
    await page.getByRole('button', { name: 'Remove bruno@clinic.example' }).click();
    await expect(removing(page)).toBeVisible();
    await removing(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(removing(page)).toBeHidden();
    expect(await saved(page)).toEqual(three);
    await expect(identifier(page)).toBeFocused();
    await page.getByRole('button', { name: 'Remove bruno@clinic.example' }).click();
    await removing(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removing(page)).toBeHidden();
    await expect(rows(page)).toHaveText(['anna@clinic.example', 'anna@hospital.example']);
    expect(await saved(page)).toEqual(['anna@clinic.example', 'anna@hospital.example']);
  });

  test('A11Y-21 by keyboard, Tab leads to the active row’s button, or to the password if no row is active @all', async ({
    page,
  }) => {
    await openWith(page, three);
    await identifier(page).focus();
    await page.keyboard.press('Tab');
    await expect(passwordField(page)).toBeFocused();
    await identifier(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove bruno@clinic.example' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(removing(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(removing(page)).toBeHidden();
    await expect(identifier(page)).toBeFocused();
    expect(await saved(page)).toEqual(['anna@clinic.example', 'anna@hospital.example']);
  });

  test('the last one leaves a plain field', async ({ page }) => {
    await openWith(page, ['anna@clinic.example']);
    await identifier(page).focus();
    await page.getByRole('button', { name: 'Remove anna@clinic.example' }).click();
    await removing(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removing(page)).toBeHidden();
    await expect(identifier(page)).not.toHaveAttribute('role', 'combobox');
    expect(await saved(page)).toEqual([]);
  });
});

test('SEC-01 a stored email with markup is text @all', async ({ page }) => {
  const odd = '"><img src=x onerror="window.hacked=1">@clinic.example';
  await openWith(page, [odd]);
  await identifier(page).focus();
  await expect(rows(page)).toHaveText([odd]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
