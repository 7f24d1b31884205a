import { logIn } from '../login/login-screen.ts';
import { defaultConfiguration, expect, test } from '../support/console.ts';
import { person } from '../../../stories/person.ts';
import { kept } from '../support/kept.ts';
import { pageWith, signup } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';
import { enterConsole } from '../support/signed-in.ts';

/* A signup on a page of another origin, and its next steps in the console. */

const notice = 'Your trial is active. Log in to go on.';

test(
  'a trial that was started on another origin continues at the login, then at the installation',
  { tag: '@DEC-3.10' },
  async ({ page, server }) => {
    const config = { ...defaultConfiguration, serviceBase: server.url, consoleUrl: server.url };
    const html = pageWith({ cdn: `${server.url}/cdn`, service: server }, signup, { config });
    const site = await servePages({ '/': { html } });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(site.url);
    await signUp(page, server);
    await page.getByRole('button', { name: 'Proceed to Installation' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.locator('.d-notice').getByText(notice)).toBeVisible();
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL(`${server.url}/installation`);
    await expect(page.locator('dict-installation')).toHaveAttribute('data-state', 'ready');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(decodeURIComponent(address)).not.toContain('@');
    await site.close();
  },
);

test(
  'a user who is signed in continues a trial at the installation, and no notice is left for the login',
  { tag: '@DEC-3.10' },
  async ({ page }) => {
    await enterConsole(page);
    await page.goto('/installation?trial=active');
    await expect(page).toHaveURL('/installation');
    await expect(page.locator('dict-installation')).toHaveAttribute('data-state', 'ready');
    expect(await kept(page, 'dict.flash', 'sessionStorage')).toBeNull();
  },
);
