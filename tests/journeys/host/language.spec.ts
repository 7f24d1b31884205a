import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* The language of the console's own page: its title, footer and messages. Its elements are tested with the elements. */

const menu = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

// 'tlh', Klingon, is a language without texts.
const languages = ['en', 'de', 'fr', 'ar', 'tlh'];
const contact = { email: 'support@console.example' };
test.use({ configuration: { languages, contact, links: { privacy: 'https://console.example/privacy' } } });

test('the footer offers the languages by their own names, and keeps the choice for the next visit', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(menu(page)).toHaveAccessibleName('Language');
  await expect(menu(page).getByRole('option')).toHaveText(['English', 'Deutsch', 'Français', 'العربية']);

  await menu(page).focus();
  await menu(page).selectOption('Deutsch');
  await expect(page).toHaveTitle('Seite nicht gefunden - Dictation Console');
  await expect(page.getByRole('heading', { name: '404 Seite nicht gefunden' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(menu(page)).toBeFocused();
  await expect(menu(page)).toHaveAccessibleName('Sprache');

  await page.goto('/');
  await expect(page).toHaveTitle('Anmelden - Dictation Console');
  await expect(menu(page)).toHaveValue('de');

  await menu(page).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await menu(page).selectOption('English');
  await expect(page).toHaveTitle('Login - Dictation Console');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test(
  'in a right-to-left footer, the email address stands apart from the link after it',
  { tag: '@A11Y-26' },
  async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await menu(page).selectOption('العربية');
    const gapPx = () =>
      page.locator('footer').evaluate((footer) => {
        const [email, privacy] = footer.querySelectorAll('a');
        return email!.getBoundingClientRect().left - privacy!.getBoundingClientRect().right;
      });
    await expect.poll(gapPx).toBeGreaterThan(20);
  },
);
