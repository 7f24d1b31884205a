import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { person } from '../../../stories/person.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { fill, submit } from '../support/sign-up.ts';
import {
  countCalls,
  hold,
  keepNodes,
  pageWithSnippet,
  slowDown,
  snippetOf,
  watchShifts,
  whenAlive,
} from './snippet-page.ts';

/* A button that is clicked before hydration is shown as busy, and the click is carried out once. */

test('a signup that is submitted before hydration is sent once, with all typed values; no node is replaced and nothing moves @all', async ({
  page,
  origins,
}) => {
  const release = await hold(page, '**/chunks/**');
  const shifts = await watchShifts(page);
  const sent = countCalls(page, requestMobileOtp.path);
  await slowDown(page);
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-signup')) } });
  await page.goto(site.url);
  await page.waitForFunction(() => performance.getEntriesByName(document.scripts[1]!.src).length > 0);
  const areKept = await keepNodes(page, 'dict-signup');
  await fill(page);
  await page.getByRole('checkbox').uncheck();
  await submit(page);
  await expect(page.getByText('Sending your code')).toBeVisible();
  await page.getByLabel('Full name').press('Enter');
  expect(page.url()).toBe(`${site.url}/`);

  const alive = whenAlive(page, 'dict-signup');
  release();
  await alive;
  expect(await areKept()).toBe(true);
  expect(await shifts()).toBe(0);
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect(sent()).toHaveLength(1);
  const [request] = Object.values(JSON.parse(sent()[0]!) as object) as [unknown];
  const { fullName: FullName, email: Email, mobile: Mobile } = person;
  expect(request).toMatchObject({ FullName, Email, Mobile, IsWhatsOptInChecked: false });
  expect(origins.service.sandbox.world.outbox).toHaveLength(1);
  await site.close();
});

test('a form whose code can’t be loaded is not submitted by the browser, and its button is no longer busy @all', async ({
  page,
  origins,
}) => {
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
  let giveUp = () => {};
  const given = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route('**/chunks/**', async (route) => {
    await given;
    await route.abort();
  });
  await page.goto(site.url);
  await page.getByLabel('Mobile number or email').fill(person.email);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('button[data-held]')).toHaveCount(1);
  giveUp();
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await expect(page.getByLabel('Mobile number or email')).toHaveValue(person.email);
  await expect(page.getByLabel('Mobile number or email')).toBeEditable();
  expect(page.url()).toBe(`${site.url}/`);
  await site.close();
});
