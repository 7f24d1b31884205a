import type { Page } from 'playwright/test';
import { expect, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/* A landing page in a frame: a content management system's preview, a page builder, a partner's site. */

const consoleUrl = 'https://console.example';

async function openFramed(page: Page, { cdn, service }: Origins, sandbox = '') {
  const sso = { authorizeUrl: 'https://login.example/authorize', clientId: 'c' };
  const configuration = JSON.stringify({ serviceBase: service.url, consoleUrl, sso });
  const landing = await servePages({
    '/': {
      html: `<!doctype html><script type="application/json" id="dict-config">${configuration}</script>
        <script type="module" src="${cdn}/dict.js"></script><dict-login></dict-login>`,
    },
  });
  const partner = await servePages({
    '/': { html: `<!doctype html><iframe src="${landing.url}" ${sandbox} width="600" height="700"></iframe>` },
  });
  await page.context().route(`${consoleUrl}/**`, (route) => route.fulfill({ body: 'The console' }));
  await page.goto(partner.url);
  return {
    login: page.frameLocator('iframe'),
    close: () => Promise.all([landing.close(), partner.close()]),
  };
}

test('in a frame the Microsoft sign-in and the links to the console open a new tab, and the login stays @all', async ({
  page,
  origins,
}) => {
  const { login, close } = await openFramed(page, origins);
  for (const [button, address] of [
    [login.getByRole('button', { name: 'Microsoft' }), `${consoleUrl}/auth?start=microsoft`],
    [login.getByRole('link', { name: 'SIGNUP' }), `${consoleUrl}/signup`],
  ] as const) {
    const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => opener)).toBe(null);
    await expect(login.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
  await close();
});

test('in a frame that may not open tabs the Microsoft sign-in says that it failed @all', async ({ page, origins }) => {
  const { login, close } = await openFramed(page, origins, 'sandbox="allow-scripts allow-same-origin allow-forms"');
  await login.getByRole('button', { name: 'Microsoft' }).click();
  await expect(login.getByText('An error occurred while logging in.').first()).toBeVisible();
  await close();
});
