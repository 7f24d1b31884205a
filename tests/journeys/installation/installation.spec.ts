import { defaultConfiguration, expect, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';

/* CON-2.6: the installation page and its guides among the screens of the console. */

test('a visitor is sent to /; each card leads to its guide, and a callback can be scheduled there [CON-2.2.21 CON-2.6.2 CON-2.6.3 CON-2.6.15 CON-2.6.16 CON-2.6.17 CON-2.6.18 CON-2.6.19 CON-2.6.20 CON-6.12]', async ({
  page,
}) => {
  for (const address of ['/installation', '/installationguide/windowsapp']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await keepSession(page);
  await page.goto('/installation');
  await expect(page).toHaveTitle('Installation - Dictation Console');
  for (const [card, path, name] of [
    ['Windows', 'windowsapp', 'Windows application'],
    ['MacOS / web', 'webapp', 'Web application'],
    ['Chrome extension', 'chromeplugin', 'Chrome extension'],
    ['Android / iOS', 'mobileapp', 'Mobile application'],
    ['Mic app', 'dictationmic', 'Mic application'],
  ] as const) {
    await page.getByRole('link', { name: `Installation Guide: ${card}` }).click();
    await expect(page).toHaveURL(`/installationguide/${path}`);
    await expect(page).toHaveTitle('Installation guide - Dictation Console');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: 'All applications' }).click();
    await expect(page).toHaveURL('/installation');
  }
  await page.goto('/installationguide/webapp');
  await page.getByRole('article').getByRole('button', { name: 'Schedule a callback' }).click();
  await expect(page.getByRole('dialog', { name: 'Need assistance?' })).toBeVisible();
  expect(await kept(page, 'dict.user.assistance', 'sessionStorage')).toContain('"show_need_assit_popup":true');
});

test.describe('with a video', () => {
  const links = { ...defaultConfiguration.links, videos: { windowsapp: 'https://videos.example/windows' } };
  test.use({ configuration: { ...defaultConfiguration, links } });

  test('the video loads nothing before it is opened, and only its button closes it [CON-2.6.22 CON-2.6.23 CON-2.6.24 CON-2.6.52 CON-9.35]', async ({
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
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect(asked).toEqual(['https://videos.example/windows']);
    await dialog.getByRole('button', { name: 'Close the video' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeFocused();
  });
});
