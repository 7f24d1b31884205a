import type { Page } from 'playwright/test';
import { defaultConfiguration, expect, seen, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* CON-2.6.15 to CON-2.6.59: every sentence, step and link of the five guides. */

interface Told {
  /** The rows of the specification that it proves. */
  readonly proves: string;
  readonly name: string;
  readonly description: string;
  readonly notes?: readonly string[];
  readonly steps: readonly (string | RegExp)[];
  /** The label and the host of the target. */
  readonly links: readonly (readonly [string, RegExp])[];
}

const store = [
  ['Download for Android', /^https:\/\/play\.google\.com\//],
  ['Download for iOS', /^https:\/\/apps\.apple\.com\//],
] as const;

const guides: Readonly<Record<string, Told>> = {
  windowsapp: {
    proves:
      'CON-1.2 CON-2.6.21 CON-2.6.25 CON-2.6.26 CON-2.6.27 CON-2.6.28 CON-2.6.29 CON-2.6.30 CON-2.6.31 CON-2.6.32 CON-2.6.33 CON-2.6.34 CON-2.6.35 CON-2.6.36 CON-2.6.37',
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
    proves: 'CON-2.6.38 CON-2.6.40 CON-2.6.41',
    name: 'Web application',
    description: 'For dictating reports from any laptop, Windows or MacOS',
    steps: [
      /^Open the web application in a new tab\./,
      'Log in with your email id or mobile number and password, then dictate.',
    ],
    links: [['Open web application', /^https:\/\/app\.example\.com/]],
  },
  chromeplugin: {
    proves: 'CON-2.6.42 CON-2.6.44 CON-2.6.45 CON-2.6.46 CON-2.6.47 CON-2.6.48 CON-2.6.49 CON-2.6.50 CON-2.6.51',
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
    proves: 'CON-2.6.54 CON-2.6.55 CON-2.6.56 CON-2.6.57',
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
    proves: 'CON-2.6.58 CON-2.6.59',
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

for (const [path, { proves, name, description, notes = [], steps: told, links }] of Object.entries(guides)) {
  test(`${path}: its words, step by step, with its links, also after a reload [${proves}]`, async ({ page }) => {
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

  test('the backdrop does not close the video [CON-2.6.23 CON-2.6.52 CON-9.35]', async ({ page }) => {
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
