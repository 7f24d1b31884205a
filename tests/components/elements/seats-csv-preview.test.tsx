import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { seatsCsv as german } from '../../../src/languages/de/seats.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isShown, texts, within } from '../support/screen.ts';
import { assign, file, header, modal, openModal, upload } from './seats-csv-screen.ts';
import { chooseFile, saidInDialog, showIn } from './seats-screen.ts';

/* <dict-seats>: what the CSV dialog shows before a file is sent. */

const page = sandboxPage();

beforeEach(() => openModal(page));

const rowsOf = (count: number) =>
  [header, ...Array.from({ length: count }, (_, at) => `Fay Fresh,fay${at}@hospital.example,,Germany`)].join('\n');

const faulty = [
  header,
  'Fay Fresh,fay@hospital.example,,Germany',
  'Fay Again,FAY@hospital.example,,Germany',
  ',gus@,call me,Atlantis',
  'Too Many,many@hospital.example,call,Germany,more',
].join('\n');

describe('the preview of a CSV file', () => {
  test('its headings stay under the buttons of the dialog in a low window', async () => {
    await screen.viewport(1280, 520);
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

  test('has the counts and the first rows', async () => {
    chooseFile(rowsOf(1046));
    await isShown('1,046 rows, 4 columns');
    expect(texts(modal().getByRole('columnheader'))).toEqual(['Line', ...header.split(',')]);
    await isShown('and 1,041 more rows');
  });

  test('says that there are more users than empty seats, in the present language', async () => {
    chooseFile(rowsOf(1046));
    await isShown('There are 1,046 users and 45 empty seats.');
    showIn('de');
    await isShown(german.tooManyRows.other.replace('{rows}', '1.046').replace('{count}', '45'));
  });

  test('names every obvious fault with its lines', async () => {
    chooseFile(faulty);
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
    showIn('ar');
    await isShown(/4، 5/);
  });

  test('marks every faulty cell with its fault', async () => {
    chooseFile(faulty);
    const faults = () =>
      [...modal().element().querySelectorAll('.d-csv-faulty')].map((mark) => mark.textContent.trim());
    await expect
      .poll(faults)
      .toEqual([
        'FAY@hospital.example (The email address appears in the file more than once)',
        '- (The name is missing or longer than 100 characters)',
        'gus@ (The email address is missing or invalid)',
        'call me (The mobile number contains something other than digits)',
        'Atlantis (The country is missing or not known)',
        '5 (The row has more or fewer cells than there are columns)',
        'call (The mobile number contains something other than digits)',
      ]);
  });

  test('only advises: a file with faults can be sent', async () => {
    chooseFile(faulty);
    await isShown('Fix these first, or the file may be rejected.');
    await expect.element(assign()).toBeEnabled();
    expect(page.calls(upload)).toBe(0);
  });
});

test('a file over 5 MB, or of no text, is refused before the upload', { tags: ['SEC-25'] }, async () => {
  chooseFile(new Uint8Array(5 * 1024 * 1024 + 1).fill(97));
  await expect.element(file()).toHaveAccessibleDescription(/is larger than 5 MB/);
  chooseFile(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'really-a-zip.csv');
  await expect.element(file()).toHaveAccessibleDescription(/“really-a-zip.csv” is not a text file/);
  await expect.poll(saidInDialog).toMatch(/^“really-a-zip.csv” is not/);
  await expect.element(assign()).toBeDisabled();
  expect(page.calls(upload)).toBe(0);
});

test('hostile cells and file names are text', { tags: ['SEC-01'] }, async () => {
  const hostile = '<img src=x onerror=window.hit=1>';
  chooseFile(`${hostile},Email\n${hostile},${hostile}\n`, `${hostile}.csv`);
  await isShown(`${hostile}.csv`);
  await expect.poll(() => texts(modal().getByRole('columnheader'))[1]).toBe(hostile);
  expect('hit' in window).toBe(false);
  expect(within('dict-seats', 'dialog img')).toBeNull();
});
