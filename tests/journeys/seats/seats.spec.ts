import { readFile } from 'node:fs/promises';
import { needs } from '../../support/engines/instruments.ts';
import { startWireServer } from '../../support/wire-server.ts';
import { expect, test } from '../support/console.ts';
import { enterConsole, tabTo } from '../support/signed-in.ts';
import { assign, modal, openLargeCsv, preview, team, trouble } from './seats-csv-screen.ts';
import { chooseFile, counter, header, openLargeSeats, shown, subscriptionId, toast } from './seats-screen.ts';

/* The seats in the console: navigation, reload, downloads, the request of a file. The element itself: tests/components. */

for (const [parent, proves] of [
  ['/subscription', 'CON-2.1.6 CON-2.4.1'],
  ['/subscription/4101', 'CON-2.1.7 CON-2.4.1'],
  ['/subscription/4101/30', 'CON-2.1.8 CON-2.4.1'],
] as const) {
  test(`${parent}/seatuser is a child of its list, stays across a reload, and goes back where no subscription is known [${proves}]${parent === '/subscription/4101/30' ? '' : ' @all'}`, async ({
    page,
    server,
  }) => {
    await enterConsole(page, 'enterprise@example.com');
    const id = subscriptionId(server);
    await page.goto(`${parent}/seatuser?subscription=${id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Subscription ID - ${id}` })).toBeVisible();
    await expect(page).toHaveTitle('Seat users - Dictation Console');
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL(parent);
    await page.goto(`${parent}/seatuser`);
    await expect(page).toHaveURL(parent);
  });
}

test('the back arrow leads to the list that the seats were opened from, as the browser’s Back does [CON-2.4.3]', async ({
  page,
  server,
}) => {
  await enterConsole(page, 'enterprise@example.com');
  const id = subscriptionId(server);
  await page.getByRole('link', { name: String(id) }).click();
  await expect(page).toHaveURL(`/subscription/seatuser?subscription=${id}`);
  const entries = await page.evaluate(() => history.length);
  const before = server.calls('subscriptionOverview');
  await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
  expect(server.calls('subscriptionOverview')).toBe(before + 1);
  // The seats are now the next history entry: the visitor has gone back.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goForward();
  await expect(page).toHaveURL(`/subscription/seatuser?subscription=${id}`);
});

test('NET-09 a screen that is opened offline loads when the browser is online again @all', async ({
  page,
  context,
  server,
}) => {
  needs('lost networks');
  const id = await openLargeSeats(page, server);
  await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
  await expect(page.getByRole('link', { name: String(id) })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: String(id) }).click();
  await expect(page.getByText('You are offline. The list will load as soon as you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(shown(page, '25 of 120')).toBeVisible();
});

test('A11Y-21 the keyboard alone filters, searches and opens the dialog of a seat @all', async ({ page, server }) => {
  await openLargeSeats(page, server);
  await page.getByRole('button', { name: 'Back to the subscriptions' }).focus();
  await tabTo(page, /^Empty/);
  await page.keyboard.press('Enter');
  await expect(shown(page, '25 of 45')).toBeVisible();
  await tabTo(page, /^Assign user to seat/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Assign user' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Assign user to seat/ }).first()).toBeFocused();
});

test('the bytes of a file are the body, with every header of a call [CON-7.16] @all', async ({ page, server }) => {
  const id = await openLargeCsv(page, server);
  await chooseFile(page, `\uFEFF${header}\r\n"Zoë ""Z"" 漢",zoe@hospital.example,,Germany\r\n`, 'team o’brien.csv');
  const asked = page.waitForRequest((request) => request.url().includes('AssignSeatsByCSV'));
  await assign(page).click();
  const request = await asked;
  expect([...new URL(request.url()).searchParams]).toEqual([
    ['subscriptionId', String(id)],
    ['fileName', 'team o’brien.csv'],
  ]);
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ 'content-type': 'text/csv', deviceid: '0', sourceapp: 'userconsole' });
  expect(headers.token).toMatch(/.+/);
  expect(headers.usercode).toMatch(/.+/);
  await expect(toast(page, 'Assigned seats to 1 users')).toBeVisible();
  await expect(counter(page, 'Assigned')).toContainText('76');
  expect(server.sandbox.world.users.find(({ email }) => email === 'zoe@hospital.example')?.fullName).toBe('Zoë "Z" 漢');
});

test('the sample template can be downloaded, and is taken unchanged [CON-2.4.18 CON-5.38]', async ({
  page,
  server,
}) => {
  await openLargeCsv(page, server);
  const link = modal(page).getByRole('link', { name: 'Download sample template' });
  const template = await (await page.request.get((await link.getAttribute('href'))!)).text();
  await chooseFile(page, template);
  await expect(preview(page).getByText('No errors found.')).toBeVisible();
});

test('SEC-24 the report of the service keeps its name, the own list of faults has no formula [CON-2.4.18 CON-4.37 CON-5.38 CON-7.17 CON-8.19]', async ({
  page,
  server,
}) => {
  needs('downloads');
  await openLargeCsv(page, server);
  await chooseFile(
    page,
    `${header}\n"=HYPERLINK(""https://x.example"")",@sum,+1 555 0100,-Germany\n`,
    "team o'brien.csv",
  );
  const list = page.waitForEvent('download');
  await modal(page).getByRole('link', { name: 'Download the list of errors' }).click();
  expect(await readFile(await (await list).path(), 'utf8')).toBe(
    `\uFEFFLine,Fault,Full Name,Email,Mobile,Country\r\n` +
      `2,The email address is missing or invalid; The country is missing or not known,` +
      `"'=HYPERLINK(""https://x.example"")",'@sum,+1 555 0100,'-Germany\r\n`,
  );
  await assign(page).click();
  const saved = page.waitForEvent('download');
  await modal(page).getByRole('link', { name: 'Download error report' }).click();
  const report = await saved;
  expect(report.suggestedFilename()).toBe("team o'brien.csv");
  expect(await readFile(await report.path(), 'utf8')).toContain('Email is not valid');
});

test('HOST-05 a file is read on a page with RequireJS too, which hears nothing of it @all', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, define: Object.assign((...given: unknown[]) => heard.push(given), { amd: {} }) });
  });
  await openLargeCsv(page, server);
  await chooseFile(page, team);
  await expect(preview(page).getByText('2 rows, 4 columns')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown[])).toEqual([]);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`SEC-38 a ${status} to another origin takes neither file nor token there, and is a failure @all`, async ({
    page,
    server,
  }) => {
    const other = await startWireServer();
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', status, headers: { location: `${other.base}/taken` } });
    await assign(page).click();
    await expect(trouble(page)).toHaveText(/^This network seems to ask for a login of its own\./);
    expect(other.heard()).toEqual([]);
    await other.close();
  });
}
