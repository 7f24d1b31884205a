import type { Page } from 'playwright/test';
import { identifier, logIn } from '../login/login-screen.ts';
import { defaultConfiguration, expect, test, type ConsoleServer } from '../support/console.ts';

/* DEC-6.7: the console below a path, as a release lays it out. Another site has the root of the origin. Served by nginx:
 * deploy.spec.ts. */

const below = '/my/console';

test.use({ below, configuration: { ...defaultConfiguration, consoleUrl: below } });

/** The paths on this origin that were requested outside the console and the service. */
function requestsOutside(page: Page, server: ConsoleServer): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(server.url).origin && !/^\/(?:my\/console|api)\//.test(pathname)) outside.push(pathname);
  });
  return outside;
}

test(
  'every way through a console below a path stays below it, and no file is requested outside',
  { tag: '@DEC-6.7' },
  async ({ page, server }) => {
    const outside = requestsOutside(page, server);
    await page.goto(`${below}/account`);
    await expect(page).toHaveURL(`${below}/`);
    await logIn(page, 'enterprise@example.com');
    await expect(page).toHaveURL(`${below}/account`);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page).toHaveURL(`${below}/subscription`);
    const seats = page.getByRole('rowheader').first().getByRole('link');
    await expect(seats).toHaveAttribute('href', new RegExp(`^${server.url}${below}/subscription/seatuser\\?`));
    await seats.click();
    await expect(page).toHaveURL(new RegExp(`${below}/subscription/seatuser\\?subscription=`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription ID' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL(`${below}/subscription`);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${below}/subscription/seatuser`));
    await page.goto(`${below}/nowhere/to/be/found`);
    await expect(page).toHaveURL(`${below}/pageNotFound`);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${below}/subscription`);
    expect(outside).toEqual([]);
  },
);

test(
  'the browser follows a link to a page of the site, even if its path is that of a route',
  { tag: '@DEC-6.7' },
  async ({ page, server }) => {
    const outside = requestsOutside(page, server);
    await page.goto(`${below}/`);
    await expect(identifier(page)).toBeVisible();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/contactus',
        textContent: 'The site’s own page',
      });
      document.querySelector('main')!.append(link);
    });
    await page.getByRole('link', { name: 'The site’s own page' }).click();
    await expect.poll(() => outside).toEqual(['/contactus']);
  },
);
