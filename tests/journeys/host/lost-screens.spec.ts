import { expect, test } from '../support/console.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';
import { identifier } from '../login/login-screen.ts';

/* A whole screen of the console, or the frame around it, fails to load (NET-09, HOST-21). */

const words = 'This page could not be loaded completely';

test('NET-09 if a screen fails to load, the page says so, and a reload brings it', async ({ page, complaints }) => {
  const gate = await holdChunk(page, 'Login');
  gate.lose();
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toContainText('Please check your connection');
  expect(complaints.splice(0).join()).toContain('dict-elements: <dict-login> could not be loaded.');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(identifier(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
});

test('NET-09 if a screen fails to load, the menu still opens another one @all', async ({ page, complaints }) => {
  await enterConsole(page, 'admin@example.com');
  const gate = await holdChunk(page, 'Contact');
  gate.lose();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
  await page.getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { name: words })).toHaveCount(0);
  await expect(page.locator('dict-installation')).toHaveAttribute('data-state', 'ready');
});

test('NET-09 if the menu fails to load, the screen is shown and says that the page is incomplete @all', async ({
  page,
  complaints,
}) => {
  await keepSession(page);
  const gate = await holdChunk(page, 'Nav');
  gate.lose();
  await page.goto('/contactus');
  await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
  await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
  expect(complaints.splice(0).join()).toContain('<dict-nav> could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the login does not load the menu, and does not miss it', async ({ page }) => {
  const gate = await holdChunk(page, 'Nav');
  await page.goto('/');
  await expect(identifier(page)).toBeVisible();
  expect(gate.isAsked()).toBe(false);
});

test('NET-09 if the console itself fails to load, the page says so after a while @all', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const late = page.getByText('This takes longer than usual.');
  await expect(late).toBeHidden();
  await late.evaluate((paragraph) => paragraph.getAnimations().forEach((wait) => wait.finish()));
  await expect(late).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(identifier(page)).toBeVisible();
  await expect(late).toHaveCount(0);
});
