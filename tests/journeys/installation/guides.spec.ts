import type { Page } from 'playwright/test';
import { defaultConfiguration, expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* console.md section 2.6, "Guide screens": every sentence, step and link of the five guides. */

interface Told {
  readonly name: string;
  readonly description: string;
  readonly notes?: readonly string[];
  readonly steps: readonly (string | RegExp)[];
  /** Label and the host that it leads to. */
  readonly links: readonly (readonly [string, RegExp])[];
}

const store = [
  ['Download for Android', /^https:\/\/play\.google\.com\//],
  ['Download for iOS', /^https:\/\/apps\.apple\.com\//],
] as const;

const guides: Readonly<Record<string, Told>> = {
  windowsapp: {
    name: 'Windows application',
    description: 'For dictating reports on MS Word or similar application',
    notes: ['This application downloads on Windows only. On MacOS, use the web version.'],
    steps: [
      /^Download the 32-bit or the 64-bit installer\..*find your Windows version/s,
      'Run the setup. It checks the prerequisites and installs those that are missing.',
      'Click Next.',
      'If it is required, follow the installation of .NET 4.8.',
      'Tick the checkbox of the Terms of Agreement and click Next.',
      'Click Next to approve the file location.',
      'Click Install.',
      'View the progress.',
      'A Desktop icon appears. Double-click it and log in with your email or mobile number and password.',
      'Start dictating.',
    ],
    links: [
      ['Download 64-bit', /x64\.exe$/],
      ['Download 32-bit', /x86\.exe$/],
    ],
  },
  webapp: {
    name: 'Web application',
    description: 'For dictating reports from any laptop, Windows or MacOS',
    steps: [
      /^Open the web application in a new tab\./,
      'Log in with your email id or mobile number and password, then dictate.',
    ],
    links: [['Open web application', /^https:\/\/app\.example\.com/]],
  },
  chromeplugin: {
    name: 'Chrome extension',
    description: 'For dictating reports on a browser based RIS/PACS/LIS/HIS',
    notes: ['Plugins can’t be added in Incognito mode or as a guest.'],
    steps: [
      /^Go to the plugin’s page in the store\./,
      'Click Add to Chrome.',
      'Click Add extension.',
      'Pin the plugin with the pushpin icon.',
      'The plugin is installed. Click the mic icon to start dictating.',
      'Click Allow, so that the mic can be used.',
      'Log in with your email id or mobile number and password, go to any site, put the cursor where you want the text and dictate.',
    ],
    links: [['Open the plugin store', /^https:\/\/chromewebstore\.google\.com\//]],
  },
  mobileapp: {
    name: 'Mobile application',
    description: 'For dictating reports on your phone or tablet',
    steps: [
      /^Download the application for your phone\./,
      'Tap Install or Get.',
      'Open the application.',
      'Log in with your email or mobile number and password.',
    ],
    links: store,
  },
  dictationmic: {
    name: 'Mic application',
    description: 'For using your phone as the microphone of your computer',
    steps: [
      /^Download the application for your phone\./,
      'Tap Install or Get.',
      'Open the application.',
      'Pair it with the main application on your computer.',
    ],
    links: store,
  },
};

const steps = (page: Page) => page.getByRole('region', { name: 'Steps' });

for (const [path, { name, description, notes = [], steps: told, links }] of Object.entries(guides)) {
  test(`console.md 2.6 Guides: ${path}: its words, step by step, with its links, also after a reload`, async ({
    page,
  }) => {
    await keepSession(page);
    await page.goto(`/installationguide/${path}`);
    await expect(page.getByRole('region', { name })).toContainText(description);
    await expect(page.getByRole('region', { name })).toContainText('System requirements');
    for (const note of notes) await expect(seen(page, note)).toBeVisible();
    await expect(steps(page).getByRole('listitem')).toHaveText([...told]);
    for (const load of ['first', 'again']) {
      if (load === 'again') await page.reload();
      for (const [label, address] of links) {
        const link = steps(page).getByRole('link', { name: label });
        await expect(link, load).toHaveAttribute('href', address);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    }
  });
}

test.describe('with a video', () => {
  const links = { ...defaultConfiguration.links, videos: { mobileapp: 'https://videos.example/app' } };
  test.use({ configuration: { ...defaultConfiguration, links } });

  test('console.md 2.6 Guides: the backdrop does not close the video', async ({ page }) => {
    await page.route('https://videos.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
    );
    await keepSession(page);
    await page.goto('/installationguide/mobileapp');
    await page.getByRole('button', { name: 'Play the video' }).click();
    const dialog = page.getByRole('dialog', { name: 'Video: Mobile application' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(1);
  });
});
