import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { currentSession, replaceSession } from '../../../src/core/session/session.ts';
import { placeOf } from '../../../src/elements/tags/routes.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isFocused, isGone, isShown, link, texts, within } from '../support/screen.ts';

/* <dict-installation>: every card. */

const page = sandboxPage();

beforeEach(() => page.logIn('retail'));

const region = (name: string) => screen.getByRole('region', { name, exact: true });

describe('the cards of the installation', () => {
  const [android, ios] = ['Download for Android', 'Download for iOS'] as const;
  const web = { 'Open web application': /^https:/ };
  const extension = { 'Open installer': /^https:/ };
  const windows = { 'Download 64-bit': /^https:.*x64\.exe$/, 'Download 32-bit': /^https:.*x86\.exe$/ };
  const phone = { [android]: /^https:.*\.dictation$/, [ios]: /^https:.*id0000000001$/ };
  const mic = { [android]: /^https:.*\.dictationmic$/, [ios]: /^https:.*id0000000002$/ };
  const cards = [
    ['Windows', 'Windows 7 (SP1) and above, 4GB RAM', windows, 'windowsapp', 'windowsapp'],
    ['MacOS / web', 'Chrome or Firefox, Windows or MacOS', web, 'webapp', 'webapp'],
    ['Chrome extension', 'Chrome 98 or later, Windows or MacOS', extension, 'chromeplugin', 'chromeplugin'],
    ['Android / iOS', 'Android 5.0+, iOS 8.0+', phone, 'mobileapp', 'mobileapp'],
    ['Mic app', 'Android 5.0+, iOS 8.0+', mic, 'dictationmic', 'mic'],
  ] as const;

  test.each(cards)(
    'one for %s has its requirements, its links and the address of its own guide',
    {
      tags: [
        'CON-1.2',
        'CON-2.6.8',
        'CON-2.6.10',
        'CON-2.6.11',
        'CON-2.6.12',
        'CON-2.6.13',
        'CON-2.6.14',
        'CON-3.4',
        'CON-7.9',
        'CON-9.22',
        'CON-9.23',
        'CON-9.24',
        'CON-9.25',
      ],
    },
    async (name, needs, links, guide, app) => {
      await page.put('dict-installation');
      await expect.element(region(name)).toHaveTextContent(needs);
      for (const [label, address] of Object.entries(links)) {
        const download = region(name).getByRole('link', { name: label });
        await expect.element(download).toHaveAttribute('href', expect.stringMatching(address));
        await expect.element(download).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await link(`Installation Guide: ${name}`).click();
      expect(page.visited.at(-1)).toBe(`/installationguide/${guide}`);
      expect(placeOf(`/installationguide/${guide}`)?.attributes).toEqual({ app });
    },
  );

  test('can be loaded again where they could not be loaded', { tags: ['CON-2.6.2', 'CON-2.6.5'] }, async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', status: 500 });
    await page.put('dict-installation');
    await isShown('Your apps could not be loaded.');
    await button('Try again').click();
    await expect.element(screen.getByRole('heading', { name: 'Installation', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Dictation on all your devices' })).toBeVisible();
  });

  const names = () => texts(screen.getByRole('heading', { level: 3 }));

  test('are those of the available apps', { tags: ['ACC-6.4', 'CON-2.6.9', 'CON-6.12', 'CON-9.26'] }, async () => {
    replaceSession({ ...currentSession()!, availableApps: ['web', 'mob'] });
    await page.put('dict-installation');
    await expect.poll(names).toEqual(['MacOS / web', 'Mic app']);
  });

  test.each([{ availableApps: ['other'] }, { allowedMenus: [] }])(
    'give way to a sentence if none is available: %j',
    { tags: ['ACC-6.4', 'CON-2.6.9'] },
    async (none) => {
      await page.put('dict-installation');
      replaceSession({ ...currentSession()!, availableApps: [] });
      await expect.poll(() => names().length).toBe(5);
      replaceSession({ ...currentSession()!, ...none });
      await isShown('No app is available for your account yet.');
    },
  );

  test('on a narrow screen follow a note to switch to a laptop', { tags: ['CON-2.6.4'] }, async () => {
    await screen.viewport(320, 700);
    await page.put('dict-installation');
    await isShown(/switch to a laptop, open this page there and log in with your credentials/);
  });

  test(
    'give way to the developer portal for voice services',
    { tags: ['CON-2.6.6', 'CON-2.6.7', 'CON-6.12'] },
    async () => {
      await page.logIn('voice');
      await page.put('dict-installation');
      await expect.element(screen.getByRole('heading', { name: 'Voice services' })).toBeVisible();
      await isShown(/APIs and SDKs in the developer portal/);
      await expect.element(region('Windows')).not.toBeInTheDocument();
    },
  );
});

/* <dict-install-guide>: every sentence, step and link. */

/** The guides for phones share these requirements and first steps. */
const phones = 'Android 5.0 and above, iOS 8.0 and above';
const firstStepsOnPhone = [
  /^Download the application for your phone\./,
  'Tap Install or Get.',
  'Open the application.',
] as const;

/** `proves`: the rows of the specification; `links`: label and address. */
const guides = {
  windowsapp: {
    proves:
      'CON-2.6.15 CON-9.22 CON-1.2 CON-2.6.21 CON-2.6.25 CON-2.6.26 CON-2.6.27 CON-2.6.28 CON-2.6.29 CON-2.6.30 CON-2.6.31 CON-2.6.32 CON-2.6.33 CON-2.6.34 CON-2.6.35 CON-2.6.36 CON-2.6.37',
    name: 'Windows application',
    description: 'For dictating reports on MS Word or similar application',
    requirement: 'Windows 7 (SP1) and above, 4GB RAM',
    notes: ['This application downloads on Windows only. On MacOS, use the web version.'],
    steps: [
      /^Download the 32-bit or the 64-bit installer\..*find your Windows version/s,
      'Run the setup. It checks the prerequisites and installs those that are missing.',
      'Click Next.',
      'If asked, install .NET 4.8.',
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
    proves: 'CON-2.6.16 CON-2.6.39 CON-9.24 CON-2.6.38 CON-2.6.40 CON-2.6.41',
    name: 'Web application',
    description: 'For dictating reports from any laptop, Windows or MacOS',
    requirement: 'Chrome or Mozilla Firefox, Windows or MacOS',
    steps: [
      /^Open the web application in a new tab\./,
      'Log in with your email or mobile number and password, then dictate.',
    ],
    links: [['Open web application', /^https:\/\/app\.example\.com/]],
  },
  chromeplugin: {
    proves:
      'CON-2.6.17 CON-2.6.43 CON-9.23 CON-2.6.42 CON-2.6.44 CON-2.6.45 CON-2.6.46 CON-2.6.47 CON-2.6.48 CON-2.6.49 CON-2.6.50 CON-2.6.51',
    name: 'Chrome extension',
    description: 'For dictating reports on a browser based RIS/PACS/LIS/HIS',
    requirement: 'Chrome version 98 & later, Windows or MacOS',
    notes: ['Plugins can’t be added in Incognito mode or as a guest.'],
    steps: [
      /^Go to the plugin’s page in the store\./,
      'Click Add to Chrome.',
      'Click Add extension.',
      'Pin the plugin with the pushpin icon.',
      'The plugin is installed. Click the mic icon to start dictating.',
      'Click Allow, so that the mic can be used.',
      'Log in with your email or mobile number and password, go to any site, put the cursor where you want the text and dictate.',
    ],
    links: [['Open the plugin store', /^https:\/\/chromewebstore\.google\.com\//]],
  },
  mobileapp: {
    proves: 'CON-2.6.18 CON-2.6.53 CON-2.6.54 CON-2.6.55 CON-2.6.56 CON-2.6.57',
    name: 'Mobile application',
    description: 'For dictating reports on your phone or tablet',
    requirement: phones,
    steps: [...firstStepsOnPhone, 'Log in with your email or mobile number and password.'],
    links: [
      ['Download for Android', /^https:\/\/play\.google\.com\/.*\.dictation$/],
      ['Download for iOS', /^https:\/\/apps\.apple\.com\/.*1$/],
    ],
  },
  mic: {
    proves: 'CON-2.6.19 CON-2.6.58 CON-2.6.59',
    name: 'Mic application',
    description: 'For using your phone as the microphone of your computer',
    requirement: phones,
    steps: [...firstStepsOnPhone, 'Pair it with the main application on your computer.'],
    links: [
      ['Download for Android', /^https:\/\/play\.google\.com\/.*\.dictationmic$/],
      ['Download for iOS', /^https:\/\/apps\.apple\.com\/.*2$/],
    ],
  },
} as const;

for (const [app, guide] of Object.entries(guides))
  test(
    `the guide of ${app} has its words, step by step, with its links and the way back`,
    { tags: guide.proves.split(' ') },
    async () => {
      const { name, description, requirement, notes, steps, links } = { notes: [], ...guide };
      await page.put('dict-install-guide', { app });
      await expect.element(screen.getByRole('heading', { name: 'Installation guide' })).toBeVisible();
      for (const text of [description, 'System requirements', requirement])
        await expect.element(region(name)).toHaveTextContent(text);
      for (const note of notes) await isShown(note);
      const items = region('Steps').getByRole('listitem');
      await expect.poll(() => items.elements().length).toBe(steps.length);
      const shown = texts(items);
      for (const [at, step] of steps.entries()) expect(shown[at]).toMatch(step);
      for (const [label, address] of links) {
        const link = region('Steps').getByRole('link', { name: label });
        await expect.element(link).toHaveAttribute('href', expect.stringMatching(address));
        await expect.element(link).toHaveAttribute('target', '_blank');
      }
      await screen.getByRole('link', { name: 'All applications' }).click();
      expect(page.visited).toEqual(['/installation']);
    },
  );

test(
  'the guide plays its own video once the user asks for it, and only its button closes it',
  { tags: ['CON-2.6.22', 'CON-2.6.23', 'CON-2.6.24', 'CON-2.6.52', 'CON-9.35'] },
  async () => {
    page.configure({
      links: { videos: { windowsapp: 'https://videos.example/windows', mic: 'https://videos.example/mic' } },
    });
    await page.put('dict-install-guide', { app: 'mic' });
    expect(within('dict-install-guide', 'iframe')).toBeNull();
    await button('Play the video').click();
    const title = 'Video: Mic application';
    expect(within('dict-install-guide', 'iframe')).toMatchObject({ src: 'https://videos.example/mic', title });
    const video = dialog(title);
    await userEvent.keyboard('{Escape}{Escape}');
    (video.element() as HTMLDialogElement).click();
    await expect.element(video).toBeVisible();
    await button('Close the video').click();
    expect(within('dict-install-guide', 'iframe')).toBeNull();
    await isFocused(button('Play the video'));
  },
);

describe('a guide whose download addresses can’t be loaded', () => {
  const failed = 'The download links could not be loaded.';
  const download = () => region('Steps').getByRole('link', { name: 'Download 64-bit' });

  beforeEach(async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', status: 500, times: 2 });
    await page.put('dict-install-guide', { app: 'windowsapp' });
    await isShown(failed);
  });

  test('has its steps without them', async () => {
    await isShown('Click Install.');
    for (const note of guides.windowsapp.notes) await isShown(note);
    await expect.element(download()).not.toBeInTheDocument();
  });

  test('loads them at Try again, and as soon as the browser is online', { tags: ['NET-09'] }, async () => {
    await button('Try again').click();
    await expect.poll(() => page.calls('productGettingStart')).toBe(2);
    await isShown(failed);
    dispatchEvent(new Event('online'));
    await expect.element(download()).toBeVisible();
    await isGone(failed);
  });
});

test('no step moves when the download addresses arrive', { tags: ['NET-26'] }, async () => {
  await screen.viewport(320, 900);
  const release = page.hold('GetProductGettingStart');
  const opened = page.put('dict-install-guide', { app: 'windowsapp' });
  const last = screen.getByText('Start dictating.');
  await expect.element(last).toBeVisible();
  const before = last.element().getBoundingClientRect().top;
  release();
  await opened;
  await expect.element(region('Steps').getByRole('link', { name: 'Download 64-bit' })).toHaveAttribute('href');
  expect(last.element().getBoundingClientRect().top).toBe(before);
});

test('no empty room follows the steps of the shortest guide on a wide screen', async () => {
  await screen.viewport(1280, 900);
  await page.put('dict-install-guide', { app: 'webapp' });
  const end = document.querySelector('dict-install-guide')!.getBoundingClientRect().bottom;
  expect(end - region('Steps').element().getBoundingClientRect().bottom).toBeLessThan(1);
});
