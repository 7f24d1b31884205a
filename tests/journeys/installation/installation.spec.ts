import { expect, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { watchShifts } from '../embed/snippet-page.ts';

/* The installation page and its guides among the screens of the console. */

test(
  'a card leads to its guide, and a callback can be scheduled there',
  { tag: ['@CON-2.2.21', '@CON-2.6.2', '@CON-2.6.15', '@CON-2.6.20'] },
  async ({ page }) => {
    await keepSession(page);
    await page.goto('/installation');
    await expect(page).toHaveTitle('Installation - Dictation Console');
    await page.getByRole('link', { name: 'Installation Guide: Windows' }).click();
    await expect(page).toHaveURL('/installationguide/windowsapp');
    await expect(page).toHaveTitle('Installation guide - Dictation Console');
    await expect(page.getByRole('heading', { name: 'Windows application' })).toBeVisible();
    await page.getByRole('link', { name: 'All applications' }).click();
    await expect(page).toHaveURL('/installation');
    await page.goto('/installationguide/webapp');
    await page.getByRole('article').getByRole('button', { name: 'Schedule a callback' }).click();
    await expect(page.getByRole('dialog', { name: 'Need assistance?' })).toBeVisible();
    expect(await kept(page, 'dict.user.assistance', 'sessionStorage')).toContain('"show_need_assit_popup":true');
  },
);

test('on a phone nothing jumps while a screen of the console loads', { tag: '@NET-26' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await keepSession(page);
  const shifts = await watchShifts(page);
  const { release } = await holdChunk(page, 'Installation');
  await page.goto('/installation');
  await expect(page.getByRole('link', { name: 'Terms & Conditions', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Download 64-bit' })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.1);
});
