import { configOf, expect, pageWith, test } from '../support/origins.ts';

/* A landing page in a frame: a content management system's preview, a page builder, a partner's site. */

test(
  'in a frame the Microsoft sign-in and the links to the console open a new tab, and the login stays; where the frame may not open tabs it says so',
  { tag: '@all' },
  async ({ page, origins, serve, open }) => {
    const sso = { authorizeUrl: 'https://login.example/authorize', clientId: 'c' };
    const config = { ...configOf(origins.service.url), sso };
    const landing = await serve({ '/': { html: pageWith(origins, '<dict-login></dict-login>', { config }) } });
    await page.context().route(`${config.consoleUrl}/**`, (route) => route.fulfill({ body: 'The console' }));
    await open(`<iframe src="${landing}" height="700"></iframe>`);
    const login = page.frameLocator('iframe');
    const microsoft = login.getByRole('button', { name: 'Microsoft' });
    for (const [button, path] of [
      [microsoft, '/auth?start=microsoft'],
      [login.getByRole('link', { name: 'SIGNUP' }), '/signup'],
    ] as const) {
      const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await expect(tab).toHaveURL(config.consoleUrl + path);
      expect(await tab.evaluate(() => opener)).toBe(null);
      await expect(login.getByRole('heading', { name: 'Log in' })).toBeVisible();
    }
    await open(`<iframe src="${landing}" height="700" sandbox="allow-scripts allow-same-origin allow-forms"></iframe>`);
    await microsoft.click();
    await expect(login.getByText('An error occurred while logging in.').first()).toBeVisible();
  },
);
