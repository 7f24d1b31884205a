import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { launchOptions } from '../../support/browser.mjs';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, test as base } from '../support/console.ts';
import { withMicrosoft } from '../support/signed-in.ts';

/* A browser that keeps no site data: Chromium's own setting, as a group policy sets it, with no patched storage. */

const blockingCookies = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend({
  context: async ({ baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'no-site-data-'));
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blockingCookies));
    const context = await chromium.launchPersistentContext(folder, { ...(await launchOptions()), baseURL });
    await use(context);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ configuration: withMicrosoft });

// Chromium's headless shell has no profile, and ignores the setting.
test.beforeEach(async ({ page }) => {
  await page.goto('/sandbox/outbox');
  const keepsData = await page
    .evaluate(() => sessionStorage.length)
    .then(
      () => true,
      () => false,
    );
  test.skip(keepsData, 'This Chromium has no profile: set CHROME_PATH to a complete one.');
});

const notKept = /^This browser does not allow this site to keep data/;

test(
  'the login says before it leaves that Microsoft can’t be used, and the password logs in',
  { tag: '@DEC-3.12' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await expect(page.getByRole('region').getByText(notKept)).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByLabel('Mobile number or email').fill('retail@example.com');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/subscription');
    expect(complaints).toEqual([]);
  },
);

test(
  '/auth?start=microsoft leads to the login, which says that Microsoft can’t be used',
  { tag: '@DEC-3.12' },
  async ({ page }) => {
    await page.goto('/auth?start=microsoft');
    await expect(page.getByRole('region').getByText(notKept)).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);
