import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, heading, isFocused, isShown, refusal, texts, within } from '../support/screen.ts';
import { choose, counter, inDialog, isShowing, openFewSeats, seated } from './seats-screen.ts';

/* <dict-seats>: taking a seat from its user. */

const page = sandboxPage();

beforeEach(() => openFewSeats(page));

const asked = () => dialog('Unassign user?');
const failed = () => dialog('Seat unassignment failed');
const rowOfUser = () => button(`Actions for ${seated}`).element().closest('tr')!;

async function unassign(): Promise<void> {
  await choose('Unassign user');
  await inDialog('Confirm').click();
}

async function showAssigned(): Promise<void> {
  await counter('Assigned').click();
  await isShowing('5 of 75');
}

const loseAnswer = () =>
  page.sandbox.faults.add({ call: 'unassignSeats', strikes: 'after', status: 500, body: 'lost' });

describe('the question before a seat is unassigned', { tags: ['CON-2.4.17', 'CON-4.28'] }, () => {
  beforeEach(() => choose('Unassign user'));

  test('names the user and the seat', { tags: ['A11Y-28'] }, async () => {
    await expect.element(asked()).toHaveTextContent('The unassigned user will not be able to use the product.');
    const seatId = rowOfUser().querySelector('th')!.textContent;
    await expect.element(asked()).toHaveTextContent(`${seated}, seat ${seatId}`);
    await isFocused(inDialog('Cancel'));
  });

  test('changes nothing when it is cancelled', async () => {
    await inDialog('Cancel').click();
    await expect.element(asked()).not.toBeInTheDocument();
    expect(page.calls('unassignSeats')).toBe(0);
  });
});

describe('a failure to unassign', () => {
  test('is said in a dialog', { tags: ['CON-2.4.17', 'CON-8.15'] }, async () => {
    page.sandbox.faults.add({ call: 'unassignSeats', ...refusal('No.') });
    await unassign();
    await expect
      .element(failed())
      .toHaveTextContent('Unassigning seat for the user has failed. Please try again later.');
    await inDialog('Ok').click();
    await expect.element(failed()).not.toBeInTheDocument();
    await expect.element(counter('Assigned')).toHaveTextContent('75');
  });

  test('without an answer reads the list again', { tags: ['NET-03'] }, async () => {
    loseAnswer();
    await unassign();
    await expect
      .element(failed())
      .toHaveTextContent('The change may still have gone through. Check the refreshed list.');
    await expect.element(counter('Assigned')).toHaveTextContent('74');
  });

  test('moves the focus to the heading if the row has left the list', { tags: ['A11Y-31'] }, async () => {
    await showAssigned();
    loseAnswer();
    await unassign();
    await inDialog('Ok').click();
    await isFocused(heading('Assigned seats'));
  });
});

describe('a seat that was unassigned', () => {
  test(
    'names the user in a toast for three seconds',
    { tags: ['CON-2.4.19', 'CON-4.30', 'CON-8.22', 'CON-8.23', 'CON-9.13'] },
    async () => {
      await unassign();
      const said = `Access to product removed for ${seated}`;
      await isShown(said);
      page.passTime(2000);
      expect(within('dict-seats', '.d-toast')?.textContent).toContain(said);
      page.passTime(1100);
      await expect.poll(() => within('dict-seats', '.d-toast')).toBeNull();
    },
  );

  test('reloads the subscriptions on the same page too', { tags: ['CON-4.31', 'CON-7.12'] }, async () => {
    await page.put('dict-subscriptions');
    await unassign();
    await expect.element(counter('Assigned')).toHaveTextContent('74');
    await isShown('46/74/120');
  });

  test('leaves the focus in the row', { tags: ['A11Y-31'] }, async () => {
    const row = rowOfUser();
    await unassign();
    const focused = () => document.querySelector('dict-seats')!.shadowRoot!.activeElement;
    await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Assign user to seat/);
    expect(row.contains(focused())).toBe(true);
  });

  test('moves the focus to the heading if the row has left the list', { tags: ['A11Y-31'] }, async () => {
    await showAssigned();
    const [, next] = texts(screen.getByRole('rowheader'));
    await unassign();
    await expect.poll(() => texts(screen.getByRole('rowheader'))[0]).toBe(next);
    await isFocused(heading('Assigned seats'));
  });
});
