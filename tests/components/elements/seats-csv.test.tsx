import { describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { 'seats-csv' as german } from '../../../src/languages/de/seats.ts';
import { accessibilityTree } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { dialog, isFocused, isShown, link, refusal, texts, within } from '../support/screen.ts';
import { chooseFile, counter, dropFile, inDialog, openCsv, openFewSeats, openSeats, showIn } from './seats-screen.ts';

/* <dict-seats>, the dialog that assigns several users by a file: CON-4, CON-5, CON-7, CON-8; DEC-1, DEC-4. */

const page = sandboxPage();

const header = 'Full Name,Email,Mobile,Country';
const team = `${header}\nFay Fresh,fay@hospital.example,,Germany\nGus Good,gus@hospital.example,,India\n`;
const rowsOf = (count: number) =>
  [header, ...Array.from({ length: count }, (_, at) => `Fay Fresh,fay${at}@hospital.example,,Germany`)].join('\n');

const modal = () => dialog('Assign multiple users (CSV)');
const assign = () => inDialog('Assign');
const file = () => screen.getByLabelText('CSV file');
const dialogNotice = 'dialog .d-tone-danger .d-notice-text';
const trouble = () => expect.poll(() => within('dict-seats', dialogNotice)?.textContent);
const upload = 'assignSeatsByCsv';

async function open() {
  await openFewSeats(page);
  await openCsv();
  await expect.element(modal()).toBeVisible();
}

describe('the modal', () => {
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

  test(
    'Assign needs a file; only .csv is accepted, as its field says, and wherever in the dialog it is dropped; the file is shown and can be removed, together with its errors',
    { tags: ['CON-4.35', 'CON-4.36', 'CON-5.11', 'A11Y-10'] },
    async () => {
      await open();
      await expect.element(assign()).toBeDisabled();
      const described = (await accessibilityTree()).find(({ name }) => name.startsWith('CSV file'));
      expect(described?.description).toContain('Only .csv, 5 MB at most.');
      chooseFile(team, 'team.xlsx');
      await expect
        .element(file())
        .toHaveAccessibleDescription(/^“team\.xlsx” is not a \.csv file\. Only \.csv is accepted\. /);
      await expect.element(assign()).toBeDisabled();
      // Beside the zone, and after another file, the browser would open it in the place of the page.
      expect(dropFile(team, 'first.csv', 'dialog')).toBe(true);
      await isShown('first.csv');
      expect(dropFile('Name\nx', 'Team.CSV', '.d-csv-file')).toBe(true);
      await isShown('Team.CSV');
      await assign().click();
      await trouble().toBeDefined();
      await inDialog('Remove file Team.CSV').click();
      await trouble().toBeUndefined();
      await expect.element(assign()).toBeDisabled();
      await isFocused(file());
    },
  );
});

test(
  'after the service has refused a file, the primary button chooses another one; the focus stays in the dialog when a file is chosen, refused or replaced',
  { tags: ['CON-4.37', 'CON-8.19', 'A11Y-31'] },
  async () => {
    await open();
    (file().element() as HTMLElement).focus();
    chooseFile(new Uint8Array([0x89, 0x50, 0, 0]), 'picture.csv');
    await expect.element(file()).toHaveAttribute('aria-invalid');
    await isFocused(file());
    showIn('de');
    await isShown(german.binary.replace('{name}', 'picture.csv'));
    showIn('');
    await expect.element(file()).toBeVisible();
    // Only the service knows how long a mobile number may be.
    chooseFile(`${header}\nGus Grey,gus@example.com,${'5'.repeat(20)},Germany\n`);
    await isFocused(inDialog('Remove file team.csv'));
    await isShown(/^No errors found\./);
    await expect.element(assign()).toHaveAttribute('part', 'button primary');
    await assign().click();
    await trouble().toMatch(/^Users not assigned : Your CSV file has the following errors\./);
    await expect.element(screen.getByText(/^No errors found\./)).not.toBeInTheDocument();
    await expect.element(link('Download error report')).toHaveAttribute('download', 'team.csv');
    await expect.element(assign()).toHaveAttribute('part', 'button secondary');
    expect(takeSubscriptionsStale()).toBe(false);
    const another = inDialog('Choose another file');
    await expect.element(another).toHaveAttribute('part', 'button primary');
    (another.element() as HTMLElement).focus();
    const input = modal().element().querySelector<HTMLInputElement>('input[hidden]')!;
    await userEvent.upload(input, new File([team], 'other.csv'));
    // An empty field, because the browser reports no change if the same file is chosen again after a correction.
    expect(input.value).toBe('');
    await isFocused(inDialog('Remove file other.csv'));
    await expect.element(another).not.toBeInTheDocument();
  },
);

describe('the preview', () => {
  test('its headings stay under the buttons of the dialog in a low window', async () => {
    await screen.viewport(1280, 520);
    await open();
    chooseFile(`${header}\n${',gus@,none,Nowhere\n'.repeat(5)}`);
    const email = modal().getByRole('columnheader', { name: 'Email' });
    await expect.element(email).toBeInTheDocument();
    const [button, heading] = [assign().element(), email.element()];
    const middleOf = (of: Element) => of.getBoundingClientRect().y + of.getBoundingClientRect().height / 2;
    modal()
      .element()
      .scrollBy(0, middleOf(heading) - middleOf(button));
    expect(Math.abs(middleOf(heading) - middleOf(button))).toBeLessThan(10);
    const { x, width } = button.getBoundingClientRect();
    const top = (button.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, middleOf(button));
    expect(button.contains(top)).toBe(true);
  });

  test(
    'has the counts, the first rows, and every obvious fault with its lines and cells, as advice: the file can be sent all the same',
    { tags: ['CON-2.4.18'] },
    async () => {
      await open();
      chooseFile(rowsOf(1046));
      await isShown('1,046 rows, 4 columns');
      expect(texts(modal().getByRole('columnheader'))).toEqual(['Line', ...header.split(',')]);
      await isShown('and 1,041 more rows');
      await isShown('There are 1,046 users and 45 empty seats.');
      showIn('de');
      await isShown(german.tooManyRows.other.replace('{rows}', '1.046').replace('{count}', '45'));
      showIn('');
      await inDialog('Remove file team.csv').click();
      const faulty = [
        header,
        'Fay Fresh,fay@hospital.example,,Germany',
        'Fay Again,FAY@hospital.example,,Germany',
        ',gus@,call me,Atlantis',
        'Too Many,many@hospital.example,call,Germany,more',
      ];
      chooseFile(faulty.join('\n'));
      await expect
        .poll(() => texts(modal().getByRole('listitem')))
        .toEqual([
          'The row has more or fewer cells than there are columns (line 5)',
          'The name is missing or longer than 100 characters (line 4)',
          'The email address is missing or invalid (line 4)',
          'The email address appears in the file more than once (line 3)',
          'The mobile number contains something other than digits (2 rows: lines 4, 5)',
          'The country is missing or not known (line 4)',
        ]);
      await isShown('Fix these first, or the file may be rejected.');
      const faults = () =>
        [...modal().element().querySelectorAll('.d-csv-faulty')].map((mark) => mark.textContent.trim());
      expect(faults()).toEqual([
        'FAY@hospital.example (The email address appears in the file more than once)',
        '- (The name is missing or longer than 100 characters)',
        'gus@ (The email address is missing or invalid)',
        'call me (The mobile number contains something other than digits)',
        'Atlantis (The country is missing or not known)',
        '5 (The row has more or fewer cells than there are columns)',
        'call (The mobile number contains something other than digits)',
      ]);
      await expect.element(assign()).toBeEnabled();
      expect(page.calls(upload)).toBe(0);
      showIn('ar');
      await isShown(/4، 5/);
    },
  );

  test(
    'hostile cells and file names are text; a file over 5 MB and one that is no text are refused before the upload; the template is that of the configuration where the service names none',
    { tags: ['SEC-01', 'SEC-25'] },
    async () => {
      page.configure({ links: { csvTemplate: 'https://vendor.example/seats.csv' } });
      page.changeAnswers('seat/detail', (detail) => Object.assign(detail, { CsvTemplateUrl: '' }));
      await open();
      await expect
        .element(link('Download sample template (opens in a new tab)'))
        .toHaveAttribute('href', 'https://vendor.example/seats.csv');
      chooseFile(new Uint8Array(5 * 1024 * 1024 + 1).fill(97));
      await expect.element(file()).toHaveAccessibleDescription(/is larger than 5 MB/);
      chooseFile(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'really-a-zip.csv');
      await expect.element(file()).toHaveAccessibleDescription(/“really-a-zip.csv” is not a text file/);
      const said = () => within('dict-seats', 'dialog .d-status')?.textContent;
      await expect.poll(said).toMatch(/^“really-a-zip.csv” is not/);
      await expect.element(assign()).toBeDisabled();
      const hostile = '<img src=x onerror=window.hit=1>';
      chooseFile(`${hostile},Email\n${hostile},${hostile}\n`, `${hostile}.csv`);
      await isShown(`${hostile}.csv`);
      await expect.poll(() => texts(modal().getByRole('columnheader'))[1]).toBe(hostile);
      expect('hit' in window).toBe(false);
      expect(within('dict-seats', 'dialog img')).toBeNull();
      expect(page.calls(upload)).toBe(0);
    },
  );
});

describe('the upload', () => {
  test(
    'a success closes the modal, reloads the list, says how many seats were assigned, and marks the subscriptions as stale',
    { tags: ['CON-4.29', 'CON-4.31', 'CON-8.26'] },
    async () => {
      await open();
      chooseFile(team);
      await assign().click();
      await isShown('Assigned seats to 2 users');
      await expect.element(modal()).not.toBeInTheDocument();
      await expect.element(counter('Assigned')).toHaveTextContent('77');
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );

  test(
    'a refusal, a missing header, which is logged, and no answer keep the modal and the file, each with its text; nothing is sent again by itself',
    { tags: ['CON-8.20', 'DEC-1.9', 'DEC-4.6', 'NET-03'] },
    async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      await open();
      chooseFile(team);
      page.sandbox.faults.add({ call: upload, ...refusal('Not today.') });
      await assign().click();
      await trouble().toBe('Not today.');
      page.sandbox.faults.add({ call: upload, status: 200, body: 'a,b' });
      await assign().click();
      await trouble().toMatch(/^Something went wrong\. Please contact the team\./);
      expect(logged.mock.calls.filter(([line]) => String(line).includes('content-disposition'))).toHaveLength(1);
      page.sandbox.faults.add({ call: upload, strikes: 'after', status: 503, body: 'busy' });
      await assign().click();
      const sentences = 'Something wrong happened in setting up the request\nThe change may still have gone through.';
      await expect.poll(() => within('dict-seats', dialogNotice)?.innerText).toContain(sentences);
      await isShown('team.csv');
      expect(page.calls(upload)).toBe(3);
      await expect.element(counter('Assigned')).toHaveTextContent('77');
      logged.mockRestore();
    },
  );

  test(
    'an indeterminate bar is shown; Cancel aborts the upload, and the list is reloaded',
    { tags: ['NET-04'] },
    async () => {
      await open();
      chooseFile(team);
      page.hold('AssignSeatsByCSV');
      await assign().click();
      const bar = modal().getByRole('progressbar', { name: 'Assigning…' });
      await expect.element(bar).toBeVisible();
      await expect.element(bar).not.toHaveAttribute('aria-valuenow');
      await isShown('Uploading the file. The service will then check the rows.');
      const before = page.calls('seatList');
      await inDialog('Cancel').click();
      await expect.element(modal()).not.toBeInTheDocument();
      await expect.poll(() => page.calls('seatList')).toBe(before + 1);
    },
  );
});
