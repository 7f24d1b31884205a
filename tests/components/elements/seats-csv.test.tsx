import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { seatsCsv as german } from '../../../src/languages/de/seats.ts';
import { accessibilityTree } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { dialog, isFocused, isGone, isShown, link, refusal, within } from '../support/screen.ts';
import { assign, file, header, modal, openModal, team, upload } from './seats-csv-screen.ts';
import { chooseFile, counter, dropAt, dropFile, inDialog, openCsv, openSeats, showIn } from './seats-screen.ts';

/* <dict-seats>: the dialog that assigns several users by a file. */

const page = sandboxPage();

const dialogNotice = 'dialog .d-tone-danger .d-notice-text';
const trouble = () => expect.poll(() => within('dict-seats', dialogNotice)?.textContent);

describe('the CSV modal', () => {
  test(
    'without an empty seat it is the dialog Seat Limit Reached',
    { tags: ['CON-2.4.17', 'CON-4.34', 'CON-8.21'] },
    async () => {
      await openSeats(page, 'full');
      await openCsv();
      const text = 'All the available seats are fully assigned, please reach out to your contact for support.';
      await expect.element(dialog('Seat Limit Reached')).toHaveTextContent(text);
      await inDialog('Ok').click();
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  );

  test('has the template of the configuration where the service names none', { tags: ['CON-2.4.18'] }, async () => {
    page.configure({ links: { csvTemplate: 'https://vendor.example/seats.csv' } });
    page.changeAnswers('seat/detail', (detail) => Object.assign(detail, { CsvTemplateUrl: '' }));
    await openModal(page);
    await expect
      .element(link('Download sample template (opens in a new tab)'))
      .toHaveAttribute('href', 'https://vendor.example/seats.csv');
  });
});

describe('the CSV file', () => {
  beforeEach(() => openModal(page));

  test('is needed to assign', { tags: ['CON-4.35'] }, async () => {
    await expect.element(assign()).toBeDisabled();
    chooseFile(team);
    await expect.element(assign()).toBeEnabled();
  });

  test('has to be a .csv, as its field says', { tags: ['CON-5.11', 'A11Y-10'] }, async () => {
    const described = (await accessibilityTree()).find(({ name }) => name.startsWith('CSV file'));
    expect(described?.description).toContain('Only .csv, 5 MB at most.');
    chooseFile(team, 'team.xlsx');
    await expect
      .element(file())
      .toHaveAccessibleDescription(/^“team\.xlsx” is not a \.csv file\. Only \.csv is accepted\. /);
    await expect.element(assign()).toBeDisabled();
  });

  test('can be dropped anywhere in the dialog', async () => {
    // Drops one file beside the drop zone and one after another file: unhandled, the browser would open it instead of the
    // page.
    expect(dropFile(team, 'first.csv', 'dialog')).toBe(true);
    await isShown('first.csv');
    expect(dropFile('Name\nx', 'Team.CSV', '.d-csv-file')).toBe(true);
    await isShown('Team.CSV');
  });

  test('is refused together with another one, and the dialog says so', { tags: ['CON-5.11'] }, async () => {
    dropAt('.d-csv-drop', team, 'first.csv', 'second.csv');
    await expect.element(file()).toHaveAccessibleDescription(/^Please choose one file at a time\. /);
    await expect.element(assign()).toBeDisabled();
  });

  test('is removed together with its errors', { tags: ['CON-4.36'] }, async () => {
    chooseFile('Name\nx');
    await assign().click();
    await trouble().toBeDefined();
    await inDialog('Remove file team.csv').click();
    await trouble().toBeUndefined();
    await expect.element(assign()).toBeDisabled();
    await isFocused(file());
  });

  test('that is not text leaves the focus in its field', { tags: ['A11Y-31'] }, async () => {
    (file().element() as HTMLElement).focus();
    chooseFile(new Uint8Array([0x89, 0x50, 0, 0]), 'picture.csv');
    await expect.element(file()).toHaveAttribute('aria-invalid');
    await isFocused(file());
    showIn('de');
    await isShown(german.binary.replace('{name}', 'picture.csv'));
    showIn('');
    await expect.element(file()).toBeVisible();
  });

  test('has the focus at its name when it is chosen', { tags: ['A11Y-31'] }, async () => {
    (file().element() as HTMLElement).focus();
    chooseFile(team);
    await isFocused(inDialog('Remove file team.csv'));
  });
});

async function sendWrongFile(): Promise<void> {
  // Only the service finds the mistake: it alone knows how long a mobile number may be.
  chooseFile(`${header}\nGus Grey,gus@example.com,${'5'.repeat(20)},Germany\n`);
  await isShown(/^No errors found\./);
  await expect.element(assign()).toHaveAttribute('part', 'button primary');
  await assign().click();
}

describe('a CSV file that the service refuses', () => {
  beforeEach(() => openModal(page));
  beforeEach(sendWrongFile);

  test('has errors, which can be downloaded', { tags: ['CON-2.4.18', 'CON-4.37', 'CON-8.19'] }, async () => {
    await trouble().toMatch(/^Users not assigned : Your CSV file has the following errors\./);
    await isGone(/^No errors found\./);
    await expect.element(link('Download error report')).toHaveAttribute('download', 'team.csv');
    expect(takeSubscriptionsStale()).toBe(false);
  });

  test('is replaced by the primary button, which keeps the focus in the dialog', { tags: ['A11Y-31'] }, async () => {
    const another = inDialog('Choose another file');
    await expect.element(another).toHaveAttribute('part', 'button primary');
    await expect.element(assign()).toHaveAttribute('part', 'button secondary');
    (another.element() as HTMLElement).focus();
    const input = modal().element().querySelector<HTMLInputElement>('input[hidden]')!;
    await userEvent.upload(input, new File([team], 'other.csv'));
    // The file field is emptied, because the browser reports no change if the same file is chosen again after a
    // correction.
    expect(input.value).toBe('');
    await isFocused(inDialog('Remove file other.csv'));
    await expect.element(another).not.toBeInTheDocument();
  });
});

describe('the upload of a CSV file', () => {
  beforeEach(async () => {
    await openModal(page);
    chooseFile(team);
  });

  test('closes the modal, and reloads the list', { tags: ['CON-4.29'] }, async () => {
    await assign().click();
    await expect.element(modal()).not.toBeInTheDocument();
    await expect.element(counter('Assigned')).toHaveTextContent('77');
  });

  test('says how many seats were assigned', { tags: ['CON-8.26'] }, async () => {
    await assign().click();
    await isShown('Assigned seats to 2 users');
  });

  test('makes the subscriptions load again', { tags: ['CON-4.31'] }, async () => {
    await assign().click();
    await expect.element(modal()).not.toBeInTheDocument();
    expect(takeSubscriptionsStale()).toBe(true);
  });

  test('that is refused keeps the modal and the file', { tags: ['DEC-4.6'] }, async () => {
    page.sandbox.faults.add({ call: upload, ...refusal('Not today.') });
    await assign().click();
    await trouble().toBe('Not today.');
    await isShown('team.csv');
  });

  test('with an answer without its header fails, and is logged', { tags: ['CON-8.20', 'DEC-1.9'] }, async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.sandbox.faults.add({ call: upload, status: 200, body: 'a,b' });
    await assign().click();
    await trouble().toMatch(/^Something went wrong\. Please contact the team\./);
    expect(logged.mock.calls.filter(([line]) => String(line).includes('content-disposition'))).toHaveLength(1);
    logged.mockRestore();
  });

  test('without an answer says to check the list, and is not sent again', { tags: ['NET-03'] }, async () => {
    page.sandbox.faults.add({ call: upload, strikes: 'after', status: 503, body: 'busy' });
    await assign().click();
    const sentences = 'Something wrong happened in setting up the request\nThe change may still have gone through.';
    await expect.poll(() => within('dict-seats', dialogNotice)?.innerText).toContain(sentences);
    await expect.element(counter('Assigned')).toHaveTextContent('77');
    expect(page.calls(upload)).toBe(1);
  });

  test('shows an indeterminate bar', async () => {
    page.hold('AssignSeatsByCSV');
    await assign().click();
    const bar = modal().getByRole('progressbar', { name: 'Assigning…' });
    await expect.element(bar).toBeVisible();
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await isShown('Uploading the file. The service will then check the rows.');
  });

  test('that is cancelled is aborted, and the list is reloaded', { tags: ['NET-04'] }, async () => {
    page.hold('AssignSeatsByCSV');
    await assign().click();
    await expect.element(modal().getByRole('progressbar')).toBeVisible();
    const before = page.calls('seatList');
    await inDialog('Cancel').click();
    await expect.element(modal()).not.toBeInTheDocument();
    await expect.poll(() => page.calls('seatList')).toBe(before + 1);
  });
});
