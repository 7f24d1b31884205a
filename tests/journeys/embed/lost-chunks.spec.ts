import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';
import { person } from '../../../stories/person.ts';

/* A lazily loaded part fails to load: a blocker, a lost network or a deployment in between. */

test('NET-09 HOST-21 a signup works without its carousel @all', async ({ page, origins }) => {
  const html = pageWith(origins, '<dict-signup product="dictation"></dict-signup>').replace(
    '{"serviceBase"',
    '{"partners":[{"name":"Aldersea","logo":""}],"serviceBase"',
  );
  const site = await servePages({ '/': { html } });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  let isAsked = false;
  await page.route(/\/chunks\/Partners-/, (route) => {
    isAsked = true;
    return route.abort();
  });
  await page.goto(site.url);
  await expect.poll(() => isAsked).toBe(true);
  await signUp(page, origins.service);
  expect(thrown).toEqual([]);
  await site.close();
});

test('NET-09 HOST-21 a next step that can’t be loaded is reported; after a reload the form has the typed values', async ({
  page,
  origins,
}) => {
  const site = await servePages({
    '/': { html: pageWith(origins, '<dict-signup product="dictation"></dict-signup>') },
  });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route(/\/chunks\/Otp-/, (route) => route.abort());
  await page.goto(site.url);
  await page.evaluate(() => {
    Reflect.set(window, 'received', []);
    document.addEventListener('dict-error', (event) =>
      (Reflect.get(window, 'received') as string[]).push((event as CustomEvent<{ code: string }>).detail.code),
    );
  });
  await fillSignup(page);
  await expect(page.locator('.d-notice-text')).toHaveText(
    'The next step could not be loaded. Please try again, or reload the page.',
  );
  expect(await page.evaluate(() => Reflect.get(window, 'received') as string[])).toEqual(['load']);
  expect(page.url()).toBe(`${site.url}/`);
  await page.unroute(/\/chunks\/Otp-/);
  expect(thrown).toEqual([]);
  // Some browsers remember a failed module for the life of the page.
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
  await expect(page.getByLabel('Mobile number')).toHaveValue(person.mobile);
  await site.close();
});
