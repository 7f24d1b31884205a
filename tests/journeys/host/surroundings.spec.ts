import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';

/* The frame around every screen. */

const footer = (page: Page) => page.getByRole('contentinfo');

test(
  'the footer shows the support phone and e-mail, and opens each of the six terms in a new tab',
  { tag: ['@ACC-1.6', '@ACC-1.7', '@CON-9.37'] },
  async ({ page }) => {
    await page.goto('/');
    const own = 'https://console.example';
    await expect(footer(page).getByRole('link')).toHaveCount(8);
    const links = await footer(page)
      .getByRole('link')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((each) => [
          each.innerText,
          each.getAttribute('href'),
          each.target,
          each.rel,
          each.title,
        ]),
      );
    const inNewTab = ['_blank', 'noopener noreferrer', 'opens in a new tab'];
    expect(links).toEqual([
      ['+1 555 0100', 'tel:+15550100', '', '', ''],
      ['support@console.example', 'mailto:support@console.example', '', '', ''],
      ['Terms & Conditions', `${own}/terms`, ...inNewTab],
      ['Privacy Policy', `${own}/privacy`, ...inNewTab],
      ['Subscription Terms & Conditions', `${own}/subscription-terms`, ...inNewTab],
      ['Data Processing Terms', `${own}/data-processing`, ...inNewTab],
      ['Referral policy', `${own}/referral-terms`, ...inNewTab],
      ['Voice-services terms', `${own}/voice-services-terms`, ...inNewTab],
    ]);
    await expect(footer(page).getByRole('combobox')).toHaveCount(0);
  },
);

test.describe('with another configuration', () => {
  const links = { terms: 'https://console.example/terms' };
  const messages = { 'page.notFound': 'Nicht gefunden', 'host.notFoundTitle': '404 Nicht gefunden' };
  test.use({ configuration: { brand: 'Hospital Console', index: true, messages, links } });

  test.beforeEach(({ page }) => page.goto('/nowhere/to/be/found'));

  test(
    'the 404 has the texts and the brand of the configuration',
    { tag: ['@DEC-8.1', '@ACC-2.76', '@CON-2.1.36'] },
    async ({ page }) => {
      await expect(page).toHaveTitle('Nicht gefunden - Hospital Console');
      await expect(page.getByRole('heading', { name: '404 Nicht gefunden' })).toBeVisible();
    },
  );

  test('the footer leaves out a link or an address that is not configured', async ({ page }) => {
    await expect(footer(page).getByRole('link')).toHaveText(['Terms & Conditions']);
  });

  test('a console that robots may index has no robots meta', { tag: '@CON-9.39' }, async ({ page }) => {
    await expect(footer(page)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});
