import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { needs } from '../../support/engines/instruments.ts';
import { assign, modal, openLargeCsv, preview, rowsOf, team, trouble } from './seats-csv-screen.ts';
import { chooseFile, dialog, header, openCsv, openSeats, subscriptionId, toast } from './seats-screen.ts';

/* CON-4, CON-5, CON-8 (seat limit): the modal for several users, and the preview of their file. */

test.describe('the modal', () => {
  test('without an empty seat it is the dialog Seat Limit Reached [CON-2.4.17 CON-4.34 CON-8.21]', async ({
    page,
    server,
  }) => {
    await openSeats(page, subscriptionId(server, 'full'));
    await openCsv(page);
    await expect(dialog(page, 'Seat Limit Reached')).toContainText(
      'All the available seats are fully assigned, please reach out to your contact for support.',
    );
    await page.getByRole('button', { name: 'Ok', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Assign waits for a file; only .csv is taken; the file is shown and removed, and errors go with it [CON-4.35 CON-4.36 CON-5.11]', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await expect(assign(page)).toBeDisabled();
    await chooseFile(page, team, 'team.xlsx');
    await expect(page.getByLabel('CSV file')).toHaveAccessibleDescription(
      /^“team\.xlsx” is not a \.csv file\. Only \.csv is accepted\. /,
    );
    await expect(assign(page)).toBeDisabled();
    await chooseFile(page, `Name\nx`, 'Team.CSV');
    await expect(modal(page).getByText('Team.CSV', { exact: true })).toBeVisible();
    await assign(page).click();
    await expect(trouble(page)).toBeVisible();
    await modal(page).getByRole('button', { name: 'Remove file Team.CSV' }).click();
    await expect(trouble(page)).toHaveCount(0);
    await expect(assign(page)).toBeDisabled();
    await expect(page.getByLabel('CSV file')).toBeFocused();
  });

  test('the sample template can be downloaded, and is taken as it is [CON-2.4.18 CON-5.38]', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    const link = modal(page).getByRole('link', { name: 'Download sample template' });
    const template = await (await page.request.get((await link.getAttribute('href'))!)).text();
    await chooseFile(page, template);
    await expect(preview(page).getByText('No errors found.')).toBeVisible();
    await assign(page).click();
    await expect(toast(page, 'Assigned seats to 1 users')).toBeVisible();
  });

  test('a file that is dropped is chosen', async ({ page, server }) => {
    await openLargeCsv(page, server);
    const files = await page.evaluateHandle((csv) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([csv], 'dropped.csv', { type: 'text/csv' }));
      return transfer;
    }, team);
    await page.locator('.d-csv-drop').dispatchEvent('drop', { dataTransfer: files });
    await expect(modal(page).getByText('dropped.csv', { exact: true })).toBeVisible();
  });
});

test.describe('the preview', () => {
  test('shows rows, columns and the first of them before anything is sent', async ({ page, server }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, rowsOf(12));
    await expect(preview(page).getByText('12 rows, 4 columns')).toBeVisible();
    await expect(modal(page).getByRole('columnheader')).toHaveText(['Full Name', 'Email', 'Mobile', 'Country']);
    await expect(modal(page).getByRole('cell', { name: 'fay0@hospital.example' })).toBeVisible();
    await expect(modal(page).getByText('and 7 more rows')).toBeVisible();
    expect(server.calls('assignSeatsByCsv')).toBe(0);
  });

  test('names every obvious fault with its lines, as advice: the file can be sent all the same', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    const faulty = [
      header,
      'Fay Fresh,fay@hospital.example,,Germany',
      'Fay Again,FAY@hospital.example,,Germany',
      ',gus@,call me,Atlantis',
      'Too Many,many@hospital.example,,Germany,more',
    ].join('\n');
    await chooseFile(page, faulty);
    await expect(modal(page).getByRole('listitem')).toHaveText([
      'The row has more or fewer cells than there are columns (line 5)',
      'The name is missing or longer than 100 characters (line 4)',
      'The email address is missing or invalid (line 4)',
      'The email address appears in the file more than once (line 3)',
      'The mobile number contains something other than digits (line 4)',
      'The country is missing or not known (line 4)',
    ]);
    await expect(modal(page).getByText('You can still assign: the service decides.')).toBeVisible();
    await expect(assign(page)).toBeEnabled();
  });

  test('SEC-24 the list of faults can be saved, and holds no formula @all', async ({ page, server }) => {
    needs('downloads');
    await openLargeCsv(page, server);
    await chooseFile(page, `${header}\n"=HYPERLINK(""https://x.example"")",@sum,+1 555 0100,-Germany\n`);
    const saved = page.waitForEvent('download');
    await modal(page).getByRole('link', { name: 'Download the list of errors' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toBe(
      `\uFEFFLine,Fault,Full Name,Email,Mobile,Country\r\n` +
        `2,The email address is missing or invalid; The country is missing or not known,` +
        `"'=HYPERLINK(""https://x.example"")",'@sum,+1 555 0100,'-Germany\r\n`,
    );
  });

  for (const [what, csv, advice] of [
    ['a missing column', 'Full Name,Mobile,Country\nFay,,Germany', 'The column “Email” is missing.'],
    ['semicolons', 'Full Name;Email;Mobile;Country\nFay;fay@x.example;;Germany', 'separated by semicolons'],
    ['no rows', `${header}\n`, 'The file has no row with a user.'],
    ['too many rows', rowsOf(46), 'There are 46 users and 45 empty seats.'],
    ['a lone quote', `${header}\n"Fay,fay@x.example,,Germany`, 'A quotation mark is opened but never closed.'],
  ] as const) {
    test(`SEC-25 tells of ${what} @all`, async ({ page, server }) => {
      await openLargeCsv(page, server);
      await chooseFile(page, csv);
      await expect(modal(page).getByRole('listitem').filter({ hasText: advice })).toBeVisible();
    });
  }

  test('SEC-25 a file in UTF-16 or an older encoding may be sent, with advice @all', async ({ page, server }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, Buffer.from(`\uFEFF${team}`, 'utf16le'));
    await expect(preview(page).getByText('The file is saved as UTF-16. Please save it as CSV UTF-8.')).toBeVisible();
    await expect(preview(page).getByText('2 rows, 4 columns')).toBeVisible();
    await modal(page).getByRole('button', { name: 'Remove file team.csv' }).click();
    await chooseFile(page, Buffer.from(`${header}\nJürg,j@x.example,,Germany`, 'latin1'));
    await expect(
      preview(page).getByText('Some letters can’t be read. Please save the file as CSV UTF-8.'),
    ).toBeVisible();
    await expect(assign(page)).toBeEnabled();
  });

  test('SEC-25 a file over 5 MB and one that is no text are refused before the upload @all', async ({
    page,
    server,
  }) => {
    await openLargeCsv(page, server);
    await chooseFile(page, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    await expect(page.getByLabel('CSV file')).toHaveAccessibleDescription(/is larger than 5 MB/);
    await chooseFile(page, Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'really-a-zip.csv');
    await expect(page.getByLabel('CSV file')).toHaveAccessibleDescription(/“really-a-zip.csv” is not a text file/);
    await expect(assign(page)).toBeDisabled();
    expect(server.calls('assignSeatsByCsv')).toBe(0);
  });

  test('HOST-05 is read on a page with RequireJS too, which hears nothing of it @all', async ({ page, server }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard, define: Object.assign((...given: unknown[]) => heard.push(given), { amd: {} }) });
    });
    await openLargeCsv(page, server);
    await chooseFile(page, team);
    await expect(preview(page).getByText('2 rows, 4 columns')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown[])).toEqual([]);
  });

  test('SEC-01 hostile cells and file names are text @all', async ({ page, server }) => {
    await openLargeCsv(page, server);
    const hostile = '<img src=x onerror=window.hit=1>';
    await chooseFile(page, `${hostile},Email\n${hostile},${hostile}\n`, `${hostile}.csv`);
    await expect(modal(page).getByText(`${hostile}.csv`, { exact: true })).toBeVisible();
    await expect(modal(page).getByRole('columnheader').first()).toHaveText(hostile);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(modal(page).locator('img')).toHaveCount(0);
  });
});

test('A11Y-01 the modal has no finding of axe in any state, at 320 px too @all', async ({ page, server }) => {
  await openLargeCsv(page, server);
  expect.soft(await violations(page, 'dict-seats'), 'no file').toEqual([]);
  await chooseFile(page, `${header}\nFay Fresh,fay@,,Germany\n`);
  await expect(preview(page).getByText('One row, 4 columns')).toBeVisible();
  expect.soft(await violations(page, 'dict-seats'), 'preview').toEqual([]);
  await assign(page).click();
  await expect(modal(page).getByRole('link', { name: 'Download error report' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 480 });
  expect.soft(await violations(page, 'dict-seats'), 'errors, dark, 320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
