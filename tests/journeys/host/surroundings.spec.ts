import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';

/* ACC-1, ACC-2, CON-9: what stands around every screen. */

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer shows the support phone and email [ACC-1.6 CON-9.37]', async ({ page }) => {
  await page.goto('/');
  await expect(footer(page).getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
  await expect(footer(page).getByRole('link', { name: 'support@console.example' })).toHaveAttribute(
    'href',
    'mailto:support@console.example',
  );
});

test('the footer links to all six terms, each in a new tab [ACC-1.7]', async ({ page }) => {
  await page.goto('/');
  for (const [name, file] of [
    ['Terms & Conditions', 'terms'],
    ['Privacy Policy', 'privacy'],
    ['Subscription Terms & Conditions', 'subscription-terms'],
    ['Data Processing Terms', 'data-processing'],
    ['Referral Policy', 'referral-terms'],
    ['Voice Services Terms', 'voice-services-terms'],
  ] as const) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `https://console.example/${file}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test.describe('with another configuration', () => {
  test.use({ configuration: { brand: 'Hospital Console', index: true } });

  test('the title carries the brand of the configuration [ACC-2.76 CON-2.1.36]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Login - Hospital Console');
    await page.goto('/forgotpassword');
    await expect(page).toHaveTitle('Forgot Password - Hospital Console');
  });

  test('with index they are not told to stay away: there is no robots meta [CON-9.39]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('a link or an address that is empty is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Hospital Console/);
    await expect(footer(page).getByRole('link')).toHaveCount(0);
  });
});
