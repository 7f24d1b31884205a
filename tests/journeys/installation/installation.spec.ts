import { defaultConfiguration, expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';

/* CON-2.6: the installation page and its guides. */

test('without a session the visitor is sent to / [CON-2.6.3 CON-6.12]', async ({ page }) => {
  await page.goto('/installation');
  await expect(page).toHaveURL('/');
});

test('one card for each app, with its requirements, links and guide [CON-1.2 CON-2.6.2 CON-3.4 CON-7.9]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/installation');
  await expect(page).toHaveTitle('Installation - Dictation Console');
  await expect(page.getByRole('heading', { name: 'Installation', exact: true })).toBeVisible();
  const windows = page.getByRole('region', { name: 'Windows' });
  await expect(windows.getByText('Windows 7 (SP1) and above, 4GB RAM')).toBeVisible();
  await expect(windows.getByRole('link', { name: 'Download 64-bit' })).toHaveAttribute('href', /^https:/);
  await expect(windows.getByRole('link', { name: 'Download 32-bit' })).toHaveAttribute('rel', 'noopener noreferrer');
  await windows.getByRole('link', { name: 'Installation Guide: Windows' }).click();
  await expect(page).toHaveURL('/installationguide/windowsapp');
});

test('a card for each of the five apps, with its requirements, links and guide [CON-2.6.5 CON-2.6.8 CON-2.6.10 CON-2.6.11 CON-2.6.12 CON-2.6.13 CON-2.6.14 CON-9.22 CON-9.23 CON-9.24 CON-9.25]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/installation');
  await expect(page.getByRole('heading', { name: 'Dictation on all your devices' })).toBeVisible();
  const stores = ['Download for Android', 'Download for iOS'];
  for (const [name, needs, links, guide] of [
    ['Windows', 'Windows 7 (SP1) and above, 4GB RAM', ['Download 64-bit', 'Download 32-bit'], 'windowsapp'],
    ['MacOS / web', 'Chrome or Firefox, Windows or MacOS', ['Open web application'], 'webapp'],
    ['Chrome extension', 'Chrome 98 or later, Windows or MacOS', ['Open installer'], 'chromeplugin'],
    ['Android / iOS', 'Android 5.0+, iOS 8.0+', stores, 'mobileapp'],
    ['Mic app', 'Android 5.0+, iOS 8.0+', stores, 'dictationmic'],
  ] as const) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card).toContainText(needs);
    for (const link of links) await expect(card.getByRole('link', { name: link })).toHaveAttribute('href', /^https:/);
    await expect(card.getByRole('link', { name: `Installation Guide: ${name}` })).toHaveAttribute(
      'href',
      new RegExp(`/installationguide/${guide}$`),
    );
  }
});

test('a card whose key is not in the list of available apps is hidden [CON-2.6.9 CON-6.12 CON-9.26]', async ({
  page,
}) => {
  // The list comes with the login, and again with the token validation when the page is loaded.
  await page.route(/SingupLogin\/(?:Authenticate|ValidateLoginToken)$/, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { Data: { UCLoginItem: Record<string, unknown> } };
    envelope.Data.UCLoginItem.AvailableAppsIds = [{ StrKey: 'web' }, { StrKey: 'mob' }];
    await route.fulfill({ response, json: envelope });
  });
  await keepSession(page);
  await page.goto('/installation');
  const cards = page.locator('dict-installation').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['MacOS / web', 'Mic app']);
});

test('voice services show only the link to the developer portal [ACC-6.4 CON-2.6.6 CON-2.6.7 CON-6.12]', async ({
  page,
}) => {
  await keepSession(page, 'voice@example.com');
  await page.goto('/installation');
  await expect(page.getByRole('heading', { name: 'Voice services' })).toBeVisible();
  await expect(seen(page, /APIs and SDKs in the developer portal/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Windows' })).toHaveCount(0);
});

test('a narrow screen is told to switch to a laptop [CON-2.6.4]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await keepSession(page);
  await page.goto('/installation');
  await expect(seen(page, /switch to a laptop, open this page there and log in with your credentials/)).toBeVisible();
});

test('NET-02 a failed list of links can be retried @all', async ({ page, server }) => {
  server.sandbox.faults.add({ call: 'productGettingStart', status: 500 });
  await keepSession(page);
  await page.goto('/installation');
  await expect(seen(page, 'Your apps could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Windows' })).toBeVisible();
});

for (const [path, name, requirement, steps, proves] of [
  ['windowsapp', 'Windows application', 'Windows 7 (SP1) and above, 4GB RAM', 10, 'CON-2.6.15 CON-9.22'],
  ['webapp', 'Web application', 'Chrome or Mozilla Firefox, Windows or MacOS', 2, 'CON-2.6.16 CON-2.6.39 CON-9.24'],
  [
    'chromeplugin',
    'Chrome extension',
    'Chrome version 98 & later, Windows or MacOS',
    7,
    'CON-2.6.17 CON-2.6.43 CON-9.23',
  ],
  ['mobileapp', 'Mobile application', 'Android 5.0 and above, iOS 8.0 and above', 4, 'CON-2.6.18 CON-2.6.53'],
  ['dictationmic', 'Mic application', 'Android 5.0 and above, iOS 8.0 and above', 4, 'CON-2.6.19 CON-2.6.59'],
] as const) {
  test(`${path} has its heading, requirements, ${steps} steps and the way back [${proves}]`, async ({ page }) => {
    await page.goto(`/installationguide/${path}`);
    await expect(page).toHaveURL('/');
    await keepSession(page);
    await page.goto(`/installationguide/${path}`);
    await expect(page).toHaveTitle('Installation guide - Dictation Console');
    await expect(page.getByRole('heading', { name: 'Installation guide' })).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(seen(page, requirement)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveCount(steps);
    await page.getByRole('link', { name: 'All applications' }).click();
    await expect(page).toHaveURL('/installation');
  });
}

test.describe('with a video', () => {
  const links = { ...defaultConfiguration.links, videos: { windowsapp: 'https://videos.example/windows' } };
  test.use({ configuration: { ...defaultConfiguration, links } });

  test('the video opens in a static modal, loads nothing before, and stops when it is closed [CON-2.6.22 CON-2.6.23 CON-2.6.24 CON-9.35]', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://videos.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
    });
    await keepSession(page);
    await page.goto('/installationguide/windowsapp');
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Play the video' }).click();
    const dialog = page.getByRole('dialog', { name: 'Video: Windows application' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', 'https://videos.example/windows');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close the video' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeFocused();
  });
});

test("'Schedule a callback' in a guide sets the flag and opens the popup [CON-2.2.21 CON-2.6.20]", async ({ page }) => {
  await keepSession(page);
  await page.goto('/installationguide/webapp');
  await page.getByRole('article').getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(page.getByRole('dialog', { name: 'Need assistance?' })).toBeVisible();
  expect(await kept(page, 'dict.user.assistance', 'sessionStorage')).toContain('"show_need_assit_popup":true');
});
