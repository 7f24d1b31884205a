import type { FrameLocator } from 'playwright/test';
import { configOf, expect, pageWith, test, type Origins } from '../support/origins.ts';

/* A landing page in a frame: a content management system's preview, a page builder, a partner's site. */

const sso = { authorizeUrl: 'https://login.example/authorize', clientId: 'c' };

/** The page inside the frame: a login with the Microsoft button. */
const landing = (origins: Origins) => {
  const config = { ...configOf(origins.service.url), sso };
  return { consoleUrl: config.consoleUrl, html: pageWith(origins, '<dict-login></dict-login>', { config }) };
};

const microsoft = (login: FrameLocator) => login.getByRole('button', { name: 'Microsoft' });

test(
  'in a frame the Microsoft sign-in and the links to the console open a new tab, and the login stays',
  { tag: '@all' },
  async ({ page, origins, serve, open }) => {
    const { html, consoleUrl } = landing(origins);
    await page.context().route(`${consoleUrl}/**`, (route) => route.fulfill({ body: 'The console' }));
    await open(`<iframe src="${await serve({ '/': { html } })}" height="700"></iframe>`);
    const login = page.frameLocator('iframe');
    for (const [button, path] of [
      [microsoft(login), '/auth?start=microsoft'],
      [login.getByRole('link', { name: 'SIGNUP' }), '/signup'],
    ] as const) {
      const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await expect(tab).toHaveURL(consoleUrl + path);
      expect(await tab.evaluate(() => opener)).toBe(null);
      await expect(login.getByRole('heading', { name: 'Log in' })).toBeVisible();
    }
  },
);

test(
  'in a frame that may not open tabs the Microsoft sign-in says that it failed',
  { tag: '@all' },
  async ({ page, origins, serve, open }) => {
    const address = await serve({ '/': { html: landing(origins).html } });
    const sandbox = 'allow-scripts allow-same-origin allow-forms';
    await open(`<iframe src="${address}" height="700" sandbox="${sandbox}"></iframe>`);
    const login = page.frameLocator('iframe');
    await microsoft(login).click();
    await expect(login.getByText('An error occurred while logging in.').first()).toBeVisible();
  },
);
