import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { currentSession, replaceSession } from '../../../src/core/session/session.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, isShown, texts } from '../support/screen.ts';

/* <dict-installation>: CON-2.6, every card. */

const page = sandboxPage();

const region = (name: string) => screen.getByRole('region', { name, exact: true });

async function openCards(user: 'retail' | 'voice' = 'retail'): Promise<void> {
  await page.logIn(user);
  await page.put('dict-installation');
}

describe('the cards', () => {
  const stores = ['Download for Android', 'Download for iOS'];
  const cards = [
    ['Windows', 'Windows 7 (SP1) and above, 4GB RAM', ['Download 64-bit', 'Download 32-bit'], 'windowsapp'],
    ['MacOS / web', 'Chrome or Firefox, Windows or MacOS', ['Open web application'], 'webapp'],
    ['Chrome extension', 'Chrome 98 or later, Windows or MacOS', ['Open installer'], 'chromeplugin'],
    ['Android / iOS', 'Android 5.0+, iOS 8.0+', stores, 'mobileapp'],
    ['Mic app', 'Android 5.0+, iOS 8.0+', stores, 'dictationmic'],
  ] as const;

  test('one for each of the five apps, if their list can be loaded, with its requirements, links and guide [CON-1.2 CON-2.6.2 CON-2.6.5 CON-2.6.8 CON-2.6.10 CON-2.6.11 CON-2.6.12 CON-2.6.13 CON-2.6.14 CON-3.4 CON-7.9 CON-9.22 CON-9.23 CON-9.24 CON-9.25]', async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', status: 500 });
    await openCards();
    await isShown('Your apps could not be loaded.');
    await button('Try again').click();
    await expect.element(screen.getByRole('heading', { name: 'Installation', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Dictation on all your devices' })).toBeVisible();
    for (const [name, needs, links, guide] of cards) {
      await expect.element(region(name)).toHaveTextContent(needs);
      for (const label of links) {
        const link = region(name).getByRole('link', { name: label });
        await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
        await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await region(name)
        .getByRole('link', { name: `Installation Guide: ${name}` })
        .click();
      expect(page.visited.at(-1)).toBe(`/installationguide/${guide}`);
    }
    for (const [name, label, address] of [
      ['Windows', 'Download 64-bit', /x64\.exe$/],
      ['Windows', 'Download 32-bit', /x86\.exe$/],
      ['Android / iOS', 'Download for Android', /\.dictation$/],
      ['Android / iOS', 'Download for iOS', /id0000000001$/],
      ['Mic app', 'Download for Android', /\.dictationmic$/],
      ['Mic app', 'Download for iOS', /id0000000002$/],
    ] as const) {
      const link = region(name).getByRole('link', { name: label });
      await expect.element(link).toHaveAttribute('href', expect.stringMatching(address));
    }
  });

  test('of an app that is not in the list of available apps is hidden; on a narrow screen a note says to switch to a laptop [CON-2.6.4 CON-2.6.9 CON-6.12 CON-9.26]', async () => {
    await screen.viewport(320, 700);
    await page.logIn('retail');
    replaceSession({ ...currentSession()!, availableApps: ['web', 'mob'] });
    await page.put('dict-installation');
    await expect.poll(() => texts(screen.getByRole('heading', { level: 3 }))).toEqual(['MacOS / web', 'Mic app']);
    await isShown(/switch to a laptop, open this page there and log in with your credentials/);
    replaceSession({ ...currentSession()!, availableApps: [] });
    await expect.poll(() => screen.getByRole('heading', { level: 3 }).elements().length).toBe(5);
    replaceSession({ ...currentSession()!, availableApps: ['other'] });
    await isShown('No app is available for your account yet.');
  });

  test('of voice services is only the link to the developer portal [ACC-6.4 CON-2.6.6 CON-2.6.7 CON-6.12]', async () => {
    await openCards('voice');
    await expect.element(screen.getByRole('heading', { name: 'Voice services' })).toBeVisible();
    await isShown(/APIs and SDKs in the developer portal/);
    await expect.element(region('Windows')).not.toBeInTheDocument();
  });
});
