import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { seats as german } from '../../../src/languages/de/seats.ts';
import { person } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { dialog, field, isFocused, isShown, refusal, texts, within } from '../support/screen.ts';
import {
  choose,
  chooseFile,
  counter,
  emailField,
  enterEmail,
  enterUser,
  inDialog,
  openAssign,
  openCsv,
  openFewSeats,
  seated,
  showIn,
  subscriptionId,
} from './seats-screen.ts';

/* <dict-seats>, the dialogs that assign and change: CON-4, CON-5, CON-8. */

const page = sandboxPage();

beforeEach(() => openFewSeats(page));

const emailHelp = 'The person who will use the product.';
const assigned = (email: string) => isShown(`Assigned seat to user ${email}`);
const isDescribed = (message: string) =>
  expect.element(emailField()).toHaveAccessibleDescription(`${message} ${emailHelp}`);
const newUser = () => page.requestsTo('AssignSeatAndCreateUser').at(-1)?.['UserModel'];

/** What a screen reader says in the dialog. */
const said = () => within('dict-seats', 'dialog .d-status')?.textContent;

describe('assign', () => {
  beforeEach(openAssign);

  test(
    'an existing user is found, confirmed, assigned; the list reloads, a toast says so, the subscriptions are stale',
    {
      tags: [
        'CON-1.11',
        'CON-2.4.16',
        'CON-4.20',
        'CON-4.23',
        'CON-4.24',
        'CON-4.29',
        'CON-4.31',
        'CON-7.13',
        'CON-7.15',
        'CON-8.24',
      ],
    },
    async () => {
      await expect.element(inDialog('Assign')).not.toBeInTheDocument();
      await enterEmail('retail@example.com');
      await isShown('Ina Example');
      await expect.element(inDialog('Assign')).toBeDisabled();
      await screen.getByRole('checkbox', { name: 'This is the right person' }).click();
      const lists = page.calls('seatList');
      await inDialog('Assign').click();
      await assigned('retail@example.com');
      showIn('de');
      await isShown(german.assignedTo.replace('{email}', 'retail@example.com'));
      showIn('');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(counter('Assigned')).toHaveTextContent('76');
      expect(page.calls('seatList')).toBe(lists + 1);
      expect(page.requestsTo('/subscription/seat/list').at(-1)).toMatchObject({ PageNumber: 1 });
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );

  test(
    'nobody with the email: the form opens; name and country enable the button; a refusal keeps the form; a user is made and invited',
    { tags: ['CON-3.7', 'CON-4.25', 'CON-4.26', 'CON-5.9', 'CON-5.37', 'CON-7.14', 'CON-8.14', 'CON-9.11'] },
    async () => {
      await enterEmail(person.email);
      await isFocused(field('Full name'));
      expect(texts(field('Country').getByRole('option'))[0]).toBe('Select');
      await field('Full name').fill(person.fullName);
      await expect.element(inDialog('Assign')).toBeDisabled();
      await field('Country').selectOptions('Germany');
      await expect.element(inDialog('Assign')).toBeEnabled();
      await field('Full name').fill('  ');
      await expect.element(inDialog('Assign')).toBeDisabled();
      await field('Full name').fill(person.fullName);
      await field(/^Mobile number/).fill('+49 (151) 55');
      page.sandbox.faults.add({ call: 'assignSeatAndCreateUser', ...refusal('This domain is not allowed.') });
      await inDialog('Assign').click();
      await expect
        .poll(() => within('dict-seats', 'dialog .d-tone-danger')?.textContent)
        .toBe('This domain is not allowed.');
      await expect.element(field('Full name')).toHaveValue(person.fullName);
      const release = page.hold('AssignSeatAndCreateUser');
      await inDialog('Assign').click();
      await expect.element(field('Country')).toBeDisabled();
      release();
      await assigned(person.email);
      expect(newUser()).toMatchObject({
        FullName: person.fullName,
        Email: person.email,
        Mobile: '4915155',
        CountryId: 4,
      });
      expect(page.sandbox.world.outbox.at(-1)).toMatchObject({ to: person.email });
    },
  );

  test(
    'Enter in a field that is wrong, or before all is filled in, says why, and moves the focus to what is missing; a corrected email is looked up again, and the typed name and country stay; the name has letters and spaces only, 100 at most, the mobile number may be left out',
    { tags: ['CON-5.9', 'CON-5.10', 'CON-5.35', 'CON-5.36', 'CON-5.37', 'A11Y-09'] },
    async () => {
      await emailField().fill('fay');
      const invalid = "Please enter a valid email address by complying to email-address rule of having '@'";
      for (const _ of ['first', 'second']) {
        within('dict-seats', 'dialog .d-status')?.replaceChildren();
        await userEvent.keyboard('{Enter}');
        await expect.poll(said).toBe(invalid);
      }
      await enterEmail(person.email);
      await expect.poll(said).toMatch(/^There is no user with this email yet\./);
      await field('Full name').fill('Fay 2');
      await userEvent.keyboard('{Enter}');
      await isFocused(field('Country'));
      await expect.element(field('Country')).toHaveAccessibleDescription('Enter a name and select a country.');
      await field('Country').selectOptions('Germany');
      await expect.element(field('Country')).not.toHaveAttribute('aria-invalid');
      await field('Full name').click();
      await userEvent.keyboard('{Enter}');
      await expect.poll(said).toBe('The name may contain only letters and spaces.');
      await enterEmail('retail@example.com');
      await expect.poll(said).toBe('There is a user with this email: Ina Example, retail@example.com');
      emailField().element().focus();
      await userEvent.keyboard('{Enter}');
      await isFocused(screen.getByRole('checkbox', { name: 'This is the right person' }));
      await expect.poll(said).toBe('Confirm the user to go on.');
      await enterEmail(`x${person.email}`);
      await isFocused(field('Full name'));
      await expect.element(field('Full name')).toHaveValue('Fay 2');
      await userEvent.fill(field('Full name'), 'é'.repeat(101));
      await inDialog('Assign').click();
      await expect.poll(said).toBe('Please enter a name of at most 100 characters.');
      // Letters of two UTF-16 units count once.
      await userEvent.fill(field('Full name'), '𠮷'.repeat(60));
      await inDialog('Assign').click();
      await assigned(`x${person.email}`);
      expect(newUser()).toMatchObject({ FullName: '𠮷'.repeat(60), Mobile: '', CountryId: 4 });
    },
  );

  test(
    'an email that is invalid or longer than 255 characters is marked, in the present language; the dialog can be left while the service looks for the user',
    { tags: ['CON-5.6', 'CON-5.7', 'CON-5.8', 'CON-8.9', 'CON-8.10', 'CON-9.7', 'A11Y-14', 'A11Y-30'] },
    async () => {
      for (const wrong of ['', 'fay', 'fay@hospital', 'fay@hospital.x']) {
        await enterEmail(wrong);
        await isDescribed("Please enter a valid email address by complying to email-address rule of having '@'");
        await expect.element(emailField()).toHaveAttribute('aria-invalid', 'true');
      }
      showIn('de');
      await isShown(german.emailInvalid);
      showIn('');
      await enterEmail(`${'x'.repeat(250)}@hospital.example`);
      await isDescribed('Invalid input. Email-id too long!');
      await emailField().fill('f');
      await expect.element(emailField()).not.toHaveAttribute('aria-invalid');
      expect(page.calls('getUserByEmail')).toBe(0);
      page.hold('GetUserByEmail');
      await enterEmail('retail@example.com');
      await expect.element(inDialog('Looking…')).toBeVisible();
      // A wait would end with the lookup itself.
      expect(inDialog('Cancel').elements()).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  );

  test(
    'seat03 from the lookup, and from the assignment, marks the email and disables the button',
    { tags: ['CON-8.11'] },
    async () => {
      page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('Taken.', 'seat03') });
      const taken = 'User already has the seat assigned into this subscription';
      await enterEmail(seated);
      await isDescribed(taken);
      await expect.element(inDialog('Continue')).toBeDisabled();
      await isFocused(emailField());
      await enterUser('retail@example.com');
      await inDialog('Assign').click();
      await isDescribed(taken);
      await expect.element(inDialog('Continue')).toBeDisabled();
    },
  );

  test(
    'another failure closes the modal and says that the assignment has failed; without an answer it says that the seat may have been assigned, reloads the list, and sends nothing twice',
    { tags: ['CON-2.4.17', 'CON-8.12', 'NET-03'] },
    async () => {
      page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('No.') });
      await enterUser('retail@example.com');
      await inDialog('Assign').click();
      const failed = dialog('Seat assignment failed');
      const text = 'Assigning seat for retail@example.com has failed. Please try again later.';
      await expect.element(failed).toHaveTextContent(text);
      showIn('de');
      await expect.element(dialog(german.assignFailed)).toBeVisible();
      showIn('');
      await inDialog('Ok').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(takeSubscriptionsStale()).toBe(false);
      page.sandbox.faults.add({ call: 'assignSeatToUser', strikes: 'after', status: 500, body: 'lost' });
      await openAssign();
      await enterUser('retail@example.com');
      await inDialog('Assign').click();
      await expect
        .element(failed)
        .toHaveTextContent('The change may still have gone through. Check the refreshed list.');
      await expect.element(counter('Assigned')).toHaveTextContent('76');
      expect(page.calls('assignSeatToUser')).toBe(2);
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );
});

test(
  'a failed change names the old and the new user; the new user takes the seat; the toast names both; the subscriptions are not stale',
  { tags: ['CON-2.4.16', 'CON-4.21', 'CON-4.27', 'CON-4.32', 'CON-8.13', 'CON-8.25'] },
  async () => {
    page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('No.') });
    await screen.getByRole('button', { name: `Actions for ${seated}` }).click();
    expect(texts(screen.getByRole('menuitem'))).toEqual(['Change user', 'Unassign user']);
    await screen.getByRole('menuitem', { name: 'Change user' }).click();
    await expect.element(dialog('Change user')).toHaveTextContent(seated);
    await enterEmail('retail@example.com');
    await expect.element(inDialog('Confirm')).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'This is the right person' }).click();
    await inDialog('Confirm').click();
    const text = `Changing seat-assignment from ${seated} to retail@example.com has failed. Please try again later.`;
    await expect.element(dialog('Changing seat-assignment failed')).toHaveTextContent(text);
    await inDialog('Ok').click();
    await choose('Change user');
    await enterUser('retail@example.com');
    await inDialog('Confirm').click();
    await isShown(`Changed seat-assignment from ${seated} to retail@example.com`);
    await expect.element(counter('Assigned')).toHaveTextContent('75');
    expect(takeSubscriptionsStale()).toBe(false);
  },
);

describe('a session that ends under a dialog', { tags: ['DEC-3.15'] }, () => {
  const email = 'typed@example.com';

  /** The session ends, the same user logs in, and the screen is opened again. */
  async function logInAgain(user: 'enterprise' | 'retail' = 'enterprise'): Promise<void> {
    await expect.poll(() => currentSession()).toBe(null);
    document.querySelector('dict-seats')!.remove();
    await page.logIn(user);
    await page.put('dict-seats', { 'subscription-id': subscriptionId(page) });
  }

  test('assign: says what was not done, with the email that was typed', async () => {
    await openAssign();
    page.sandbox.faults.add({ call: 'getUserByEmail', status: 401 });
    await enterEmail(email);
    await logInAgain();
    await isShown(/^Your session ended before the seat was assigned/);
    await expect.element(emailField()).toHaveValue(email);
    await enterUser('retail@example.com');
    await inDialog('Assign').click();
    await assigned('retail@example.com');
  });

  test('CSV: says that the file has to be chosen again', async () => {
    await openCsv();
    await expect.element(screen.getByLabelText('CSV file')).toBeInTheDocument();
    page.sandbox.faults.add({ call: 'assignSeatsByCsv', status: 401 });
    chooseFile('FullName,Email,Mobile,Country\nA,a@example.com,,India\n');
    await inDialog('Assign').click();
    await logInAgain();
    await isShown(/^Your session ended before seats were assigned from a file/);
    await expect.element(inDialog('Assign')).toBeDisabled();
  });

  test('a dialog that was closed, or whose user logged out, leaves nothing', async () => {
    await openAssign();
    await emailField().fill(email);
    closeSession('asked');
    await logInAgain();
    await counter('Assigned').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(Object.values({ ...sessionStorage }).join('')).not.toContain(email);
  });
});
