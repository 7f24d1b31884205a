import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { expect, test } from '../support/console.ts';
import { enterConsole } from '../support/signed-in.ts';
import { openLargeSeats, subscriptionId } from './seats-screen.ts';

/* The seats in the console: navigation, reload, downloads, the request of a file. The element itself: tests/components. */

const modal = (page: Page) => page.getByRole('dialog', { name: 'Assign multiple users (CSV)' });

async function openCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign User', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Assign multiple users (CSV)' }).click();
}

const chooseFile = (page: Page, csv: string, name = 'team.csv'): Promise<void> =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });

const list = '/subscription/4101/30';

test(
  'the seats stay over a reload, and lead back to the list that they are a child of',
  { tag: ['@CON-2.1.8', '@CON-2.4.1'] },
  async ({ page, server }) => {
    await enterConsole(page, 'enterprise@example.com');
    const id = subscriptionId(server);
    await page.goto(`${list}/seatuser?subscription=${id}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Subscription ID - ${id}` })).toBeVisible();
    await expect(page).toHaveTitle('Seat users - Dictation Console');
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL(list);
  },
);

test('an address of seats without a subscription leads to its list', { tag: '@CON-2.1.8' }, async ({ page }) => {
  await enterConsole(page, 'enterprise@example.com');
  await page.goto(`${list}/seatuser`);
  await expect(page).toHaveURL(list);
});

test(
  'the sample template is accepted unchanged, and defines no module on a page with RequireJS',
  { tag: ['@CON-2.4.18', '@CON-5.38', '@HOST-05'] },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      const defined: unknown[] = [];
      Object.assign(window, {
        defined,
        define: Object.assign((...given: unknown[]) => defined.push(given), { amd: {} }),
      });
    });
    await openLargeSeats(page, server);
    await openCsv(page);
    const link = modal(page).getByRole('link', { name: 'Download sample template' });
    const template = await (await page.request.get((await link.getAttribute('href'))!)).text();
    await chooseFile(page, template);
    await expect(modal(page).getByText('No errors found.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'defined') as unknown[])).toEqual([]);
  },
);

test(
  'a downloaded error report has the name that the service gave it',
  { tag: ['@CON-2.4.18', '@CON-4.37', '@CON-5.38', '@CON-7.17', '@CON-8.19', '@SEC-24'] },
  async ({ page, server }) => {
    needs('downloads');
    await openLargeSeats(page, server);
    await openCsv(page);
    await chooseFile(page, `Full Name,Email,Mobile,Country\nFay Fresh,@sum,+1 555 0100,-Germany\n`, "team o'brien.csv");
    await modal(page).getByRole('button', { name: 'Assign', exact: true }).click();
    const saved = page.waitForEvent('download');
    await modal(page).getByRole('link', { name: 'Download error report' }).click();
    const report = await saved;
    expect(report.suggestedFilename()).toBe("team o'brien.csv");
    expect(await readFile(await report.path(), 'utf8')).toContain("'@sum,+1 555 0100,'-Germany,Email is not valid");
  },
);
