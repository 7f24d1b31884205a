import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { seats as german } from '../../../src/languages/de/seats.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, field, isFocused, isShown, refusal, within } from '../support/screen.ts';
import {
  chooseFile,
  counter,
  emailField,
  enterEmail,
  enterUser,
  inDialog,
  isAssigned,
  isShowing,
  openAssign,
  openCsv,
  openFewSeats,
  saidInDialog,
  seated,
  showIn,
  subscriptionId,
} from './seats-screen.ts';

/* <dict-seats>: the dialog that assigns a seat. */

const page = sandboxPage();

beforeEach(() => openFewSeats(page));

const emailHelp = 'The person who will use the product.';
const isDescribed = (message: string) =>
  expect.element(emailField()).toHaveAccessibleDescription(`${message} ${emailHelp}`);

async function assign(): Promise<void> {
  await enterUser('retail@example.com');
  await inDialog('Assign').click();
}

describe('an existing user who is assigned a seat', () => {
  beforeEach(openAssign);

  test(
    'is found by the email and confirmed before the seat is assigned',
    { tags: ['CON-2.4.16', 'CON-4.20', 'CON-4.23', 'CON-4.24', 'CON-7.15'] },
    async () => {
      await expect.element(inDialog('Assign')).not.toBeInTheDocument();
      await enterEmail('retail@example.com');
      await isShown('Ina Example');
      await expect.element(inDialog('Assign')).toBeDisabled();
      await screen.getByRole('checkbox', { name: 'This is the right person' }).click();
      await expect.element(inDialog('Assign')).toBeEnabled();
    },
  );

  test('is named in a toast, in the present language', { tags: ['CON-8.24'] }, async () => {
    await assign();
    await isAssigned('retail@example.com');
    showIn('de');
    await isShown(german.assignedTo.replace('{email}', 'retail@example.com'));
  });

  test(
    'gets the seat, and the list begins again at page 1',
    { tags: ['CON-1.11', 'CON-4.29', 'CON-7.13'] },
    async () => {
      const lists = page.calls('seatList');
      await assign();
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(counter('Assigned')).toHaveTextContent('76');
      expect(page.calls('seatList')).toBe(lists + 1);
      expect(page.requestsTo('/subscription/seat/list').at(-1)).toMatchObject({ PageNumber: 1 });
    },
  );

  test('with a new seat makes the subscriptions load again', { tags: ['CON-4.31'] }, async () => {
    await assign();
    await isAssigned('retail@example.com');
    expect(takeSubscriptionsStale()).toBe(true);
  });

  test('who has to be confirmed gets the focus by Enter', { tags: ['A11Y-09'] }, async () => {
    await enterEmail('retail@example.com');
    await expect.poll(saidInDialog).toBe('There is a user with this email: Ina Example, retail@example.com');
    emailField().element().focus();
    await userEvent.keyboard('{Enter}');
    await isFocused(screen.getByRole('checkbox', { name: 'This is the right person' }));
    await expect.poll(saidInDialog).toBe('Confirm the user to go on.');
  });
});

describe('the email of a seat’s user', () => {
  beforeEach(openAssign);

  const invalid = "Please enter a valid email address by complying to email-address rule of having '@'";

  test(
    'is marked if it is invalid, in the present language',
    { tags: ['CON-5.6', 'CON-5.7', 'CON-8.10', 'A11Y-30'] },
    async () => {
      for (const wrong of ['', 'fay', 'fay@hospital', 'fay@hospital.x']) {
        await enterEmail(wrong);
        await isDescribed(invalid);
        await expect.element(emailField()).toHaveAttribute('aria-invalid', 'true');
      }
      showIn('de');
      await isShown(german.emailInvalid);
    },
  );

  test(
    'is marked if it has more than 255 characters, until it is changed',
    { tags: ['CON-5.8', 'CON-8.9', 'CON-9.7'] },
    async () => {
      await enterEmail(`${'x'.repeat(250)}@hospital.example`);
      await isDescribed('Invalid input. Email-id too long!');
      await emailField().fill('f');
      await expect.element(emailField()).not.toHaveAttribute('aria-invalid');
      expect(page.calls('getUserByEmail')).toBe(0);
    },
  );

  test('of an existing user whom the service sends without an id creates no second user', async () => {
    page.changeAnswers('GetUserByEmail', (data) => Object.assign(data, { UserId: -1 }));
    await enterEmail('retail@example.com');
    await expect.element(dialog()).toHaveTextContent('Something went wrong. Please contact the team.');
    await expect.element(emailField()).toHaveValue('retail@example.com');
  });

  test('that is invalid is announced by each Enter', { tags: ['A11Y-09'] }, async () => {
    await emailField().fill('fay');
    for (const _ of ['first', 'second']) {
      within('dict-seats', 'dialog .d-status')?.replaceChildren();
      await userEvent.keyboard('{Enter}');
      await expect.poll(saidInDialog).toBe(invalid);
    }
  });

  test('is looked up in a dialog that can be left meanwhile', { tags: ['A11Y-14'] }, async () => {
    page.hold('GetUserByEmail');
    await enterEmail('retail@example.com');
    await expect.element(inDialog('Looking…')).toBeVisible();
    // Asserts without waiting, because Cancel must be there before the lookup has ended.
    expect(inDialog('Cancel').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  describe('of a user who has a seat already', { tags: ['CON-8.11'] }, () => {
    async function isRefused() {
      await isDescribed('User already has the seat assigned into this subscription');
      await expect.element(inDialog('Continue')).toBeDisabled();
    }

    test('is marked by the lookup', async () => {
      await enterEmail(seated);
      await isRefused();
      await isFocused(emailField());
    });

    test('is marked by the assignment', async () => {
      page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('Taken.', 'seat03') });
      await assign();
      await isRefused();
    });
  });
});

describe('another failure of the assignment', () => {
  beforeEach(openAssign);

  const failed = () => dialog('Seat assignment failed');
  const loseAnswer = () =>
    page.sandbox.faults.add({ call: 'assignSeatToUser', strikes: 'after', status: 500, body: 'lost' });

  test('is said in place of the dialog, in the present language', { tags: ['CON-2.4.17', 'CON-8.12'] }, async () => {
    page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('No.') });
    await assign();
    const text = 'Assigning seat for retail@example.com has failed. Please try again later.';
    await expect.element(failed()).toHaveTextContent(text);
    showIn('de');
    await expect.element(dialog(german.assignFailed)).toBeVisible();
    showIn('');
    await inDialog('Ok').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(takeSubscriptionsStale()).toBe(false);
  });

  test('without an answer says to check the list, which is read again', { tags: ['NET-03'] }, async () => {
    loseAnswer();
    await assign();
    await expect
      .element(failed())
      .toHaveTextContent('The change may still have gone through. Check the refreshed list.');
    await expect.element(counter('Assigned')).toHaveTextContent('76');
    expect(takeSubscriptionsStale()).toBe(true);
  });

  test('without an answer is not sent again', { tags: ['NET-03'] }, async () => {
    loseAnswer();
    await assign();
    await expect.element(failed()).toBeVisible();
    await expect.element(counter('Assigned')).toHaveTextContent('76');
    expect(page.calls('assignSeatToUser')).toBe(1);
  });
});

describe('a session that ends under a dialog', { tags: ['DEC-3.15'] }, () => {
  const email = 'typed@example.com';

  /** Waits until the session has ended, logs a user in, and opens the screen again. */
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
    await isAssigned('retail@example.com');
  });

  test('assign: the name and the country of a new user are there again', async () => {
    await openAssign();
    page.sandbox.faults.add({ call: 'assignSeatAndCreateUser', status: 401 });
    await enterEmail(email);
    await field('Full name').fill('Typed Name');
    await field('Country').selectOptions('Germany');
    await inDialog('Assign').click();
    await logInAgain();
    await expect.element(emailField()).toHaveValue(email);
    await inDialog('Continue').click();
    await expect.element(field('Full name')).toHaveValue('Typed Name');
    await inDialog('Assign').click();
    await isAssigned(email);
  });

  test('unassign: names everybody who was not unassigned', async () => {
    await screen.getByRole('checkbox', { name: 'Select alba.001@hospital.example' }).click();
    await screen.getByRole('checkbox', { name: 'Select bruno.002@hospital.example' }).click();
    await button('Unassign').click();
    page.sandbox.faults.add({ call: 'unassignSeats', status: 401 });
    await inDialog('Confirm').click();
    await logInAgain();
    await isShown(/^Your session ended before anybody was unassigned/);
    const names = dialog('Not done yet').getByRole('listitem').elements();
    expect(names.map(({ textContent }) => textContent.split(',')[0])).toEqual([
      'alba.001@hospital.example',
      'bruno.002@hospital.example',
    ]);
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

  const select = (email: string) => screen.getByRole('checkbox', { name: `Select ${email}` }).click();

  test('seats that are selected are selected again', async () => {
    await select('alba.001@hospital.example');
    await select('bruno.002@hospital.example');
    closeSession('expired');
    await logInAgain();
    await isShown('2 selected');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('selected seats of a further page: says that nobody was unassigned', async () => {
    await button('Show more').click();
    await isShowing('10 of 120');
    await select('alba.001@hospital.example');
    await screen
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .click();
    closeSession('expired');
    await logInAgain();
    await isShown(/^Your session ended before anybody was unassigned/);
    await expect.element(screen.getByText(/ selected$/)).not.toBeInTheDocument();
  });

  test('a dialog whose user logged out leaves nothing', async () => {
    await openAssign();
    await emailField().fill(email);
    closeSession('asked');
    await logInAgain();
    await counter('Assigned').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(Object.values({ ...sessionStorage }).join('')).not.toContain(email);
  });
});
