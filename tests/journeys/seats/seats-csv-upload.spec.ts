import { readFile } from 'node:fs/promises';
import { violations } from '../../support/axe.ts';
import { needs } from '../../support/engines/instruments.ts';
import { startWireServer } from '../../support/wire-server.ts';
import { defaultConfiguration, expect, test } from '../support/console.ts';
import { assign, modal, openLargeCsv, rowsOf, team, trouble } from './seats-csv-screen.ts';
import { chooseFile, counter, header, isListStale, refusal, toast } from './seats-screen.ts';

/* CON-4, CON-7, CON-8; DEC-1, DEC-4: the upload of the file. */

test.describe('the upload', () => {
  test('the file’s bytes are the body, with every header of a call [CON-7.16] @all', async ({ page, server }) => {
    const id = await openLargeCsv(page, server);
    await chooseFile(page, `\uFEFF${header}\r\n"Zoë ""Z"" 漢",zoe@hospital.example,,Germany\r\n`, 'team o’brien.csv');
    const asked = page.waitForRequest((request) => request.url().includes('AssignSeatsByCSV'));
    await assign(page).click();
    const request = await asked;
    const { searchParams } = new URL(request.url());
    expect([...searchParams]).toEqual([
      ['subscriptionId', String(id)],
      ['fileName', 'team o’brien.csv'],
    ]);
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({ 'content-type': 'text/csv', deviceid: '0', sourceapp: 'userconsole' });
    expect(headers.token).toMatch(/.+/);
    expect(headers.usercode).toMatch(/.+/);
    await expect(toast(page, 'Assigned seats to 1 users')).toBeVisible();
    const seated = server.sandbox.world.users.find(({ email }) => email === 'zoe@hospital.example');
    expect(seated?.fullName).toBe('Zoë "Z" 漢');
  });

  test('a success closes the modal, reloads, says how many, and marks the subscriptions [CON-4.29 CON-4.31 CON-8.26]', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    await assign(page).click();
    await expect(toast(page, 'Assigned seats to 2 users')).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await expect(counter(page, 'Assigned')).toContainText('77');
    expect(await isListStale(page)).toBe(true);
  });

  for (const [what, csv, text, proves] of [
    [
      'zero users',
      `${header}\n`,
      'Users not assigned : The CSV has zero users. Please check and upload again.',
      'CON-4.37 CON-8.16',
    ],
    [
      'other columns',
      'Name,Email\nFay,f@x.example',
      'Column names in the CSV mismatch compared to the sample template',
      'CON-4.37 CON-8.17',
    ],
    [
      'more users than seats',
      rowsOf(46),
      'Seat count exceeded: The CSV has more users than the number of empty seats available. Please check and upload again.',
      'CON-4.37 CON-8.18',
    ],
  ] as const) {
    test(`${what}: the message, no report, and the file is kept [${proves}]`, async ({ page, server }) => {
      await openLargeCsv(page, server);
      await chooseFile(page, csv);
      await assign(page).click();
      await expect(trouble(page)).toHaveText(text);
      await expect(modal(page).getByRole('link', { name: 'Download error report' })).toHaveCount(0);
      await expect(modal(page).getByText('team.csv', { exact: true })).toBeVisible();
      await expect(assign(page)).toBeEnabled();
      expect(await isListStale(page)).toBe(false);
    });
  }

  test('errors in rows: the message, and the report under its own name [CON-2.4.18 CON-4.37 CON-5.38 CON-7.17 CON-8.19 DEC-1.18]', async ({
    page,
    server,
  }) => {
    needs('downloads');
    await openLargeCsv(page, server);
    await chooseFile(page, `${header}\nFay Fresh,fay@,,Germany\n`, "team o'brien.csv");
    await assign(page).click();
    await expect(trouble(page)).toHaveText(
      'Users not assigned : Your CSV file has the following errors. Please correct all the errors and upload your file again.',
    );
    const saved = page.waitForEvent('download');
    await modal(page).getByRole('link', { name: 'Download error report' }).click();
    const report = await saved;
    expect(report.suggestedFilename()).toBe("team o'brien.csv");
    expect(await readFile(await report.path(), 'utf8')).toContain('Fay Fresh,fay@,,Germany,Email is not valid');
  });

  test('an upload that is refused keeps the modal and the file, and Assign works again [DEC-4.6]', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', ...refusal('X1', 'Not today.') });
    await assign(page).click();
    await expect(trouble(page)).toHaveText('Not today.');
    await assign(page).click();
    await expect(toast(page, 'Assigned seats to 2 users')).toBeVisible();
  });

  test('NET-03 one that breaks off says that it may have been done, and is not sent again by itself [DEC-4.6]', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', strikes: 'after', status: 503, body: 'busy' });
    await assign(page).click();
    await expect(trouble(page)).toHaveText(
      /^Something wrong happened in setting up the request The change may still have gone through\./,
    );
    await expect(modal(page).getByText('team.csv', { exact: true })).toBeVisible();
    expect(server.calls('assignSeatsByCsv')).toBe(1);
    await expect(page.locator('.d-counter-count').first()).toHaveText('77');
  });

  test('a header that is missing is logged, and the generic text shown [CON-8.20 DEC-1.9] @all', async ({
    page,
    server,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', status: 200, body: 'a,b' });
    await assign(page).click();
    await expect(trouble(page)).toHaveText(/^Something went wrong\. Please contact the team\./);
    expect(logged.filter((line) => line.includes('content-disposition'))).toHaveLength(1);
  });

  test('a 401 ends the session, once [ACC-8.2]', async ({ page, server }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.world.logins.length = 0;
    await assign(page).click();
    await expect(page).toHaveURL('/');
  });

  test('shows a bar that does not pretend to know how far it is, and can be given up: what was done by then is read again', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', delayMs: 20_000 });
    await assign(page).click();
    const bar = modal(page).getByRole('progressbar', { name: 'Assigning…' });
    await expect(bar).toBeVisible();
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(
      modal(page).getByText('Uploading the file. The service will then check the rows.').first(),
    ).toBeVisible();
    expect(await violations(page, 'dict-seats')).toEqual([]);
    const before = server.calls('seatList');
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
    await expect.poll(() => server.calls('seatList')).toBe(before + 1);
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
      await expect(trouble(page)).toHaveText(/^This network seems to ask for a sign-in of its own\./);
      expect(other.heard()).toEqual([]);
      await other.close();
    });
  }
});

test.describe('without an answer', () => {
  test.use({ configuration: { ...defaultConfiguration, timeoutMs: 1500 } });

  test('an upload is given up after the time limit [ACC-8.3 CON-8.49] @all', async ({ page, server }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    server.sandbox.faults.add({ call: 'assignSeatsByCsv', delayMs: 20_000 });
    await assign(page).click();
    await expect(trouble(page)).toHaveText(/^No response was received/);
  });
});
