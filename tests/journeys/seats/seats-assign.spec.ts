import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  callOf,
  confirmUser,
  counter,
  dialog,
  emailField,
  enterEmail,
  inDialog,
  isListStale,
  openLargeSeats,
  openSeats,
  refusal,
  seated,
  sentIn,
  speechApiId,
  toast,
} from './seats-screen.ts';
import { person } from '../../../stories/person.ts';

/* CON-4, CON-5, CON-8: assigning a seat. */

const emailHelp = 'The person who will use the product.';

async function openAssign(page: Page): Promise<void> {
  await counter(page, 'Empty').click();
  await page
    .getByRole('button', { name: /^Assign user to seat/ })
    .first()
    .click();
}

async function fillNewUser(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Mobile number').fill('+49 (151) 55');
  await page.getByLabel('Country').selectOption('Germany');
}

test.describe('assign', () => {
  test('a user there is: found, confirmed, assigned; the list reloads, a toast says so, the subscriptions are stale [CON-1.11 CON-2.4.16 CON-4.20 CON-4.23 CON-4.24 CON-4.29 CON-4.31 CON-7.13 CON-7.15 CON-8.24]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await expect(dialog(page, 'Assign user')).toBeVisible();
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await enterEmail(page, 'retail@example.com');
    await expect(page.getByRole('dialog').getByText('Ina Example')).toBeVisible();
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await confirmUser(page);
    const reloaded = page.waitForRequest(callOf('list'));
    await inDialog(page, 'Assign').click();
    await expect(toast(page, 'Assigned seat to user retail@example.com')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sentIn(await reloaded)).toMatchObject({ PageNumber: 1 });
    await expect(counter(page, 'Assigned')).toContainText('76');
    expect(await isListStale(page)).toBe(true);
  });

  test('nobody with the email: the form opens; name and country enable the button; a user is made and invited [CON-3.7 CON-4.25 CON-4.26 CON-5.9 CON-5.37 CON-7.14 CON-9.11]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, person.email);
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Country').locator('option').first()).toHaveText('Select');
    await page.getByLabel('Full name').fill(person.fullName);
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await page.getByLabel('Country').selectOption('Germany');
    await expect(inDialog(page, 'Assign')).toBeEnabled();
    await page.getByLabel('Full name').fill('  ');
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await fillNewUser(page);
    const sent = page.waitForRequest(callOf('AssignSeatAndCreateUser'));
    await inDialog(page, 'Assign').click();
    expect(sentIn(await sent)).toMatchObject({
      UserModel: { FullName: person.fullName, Email: person.email, Mobile: '4915155', CountryId: 4 },
    });
    await expect(toast(page, `Assigned seat to user ${person.email}`)).toBeVisible();
    expect(server.sandbox.world.outbox.at(-1)).toMatchObject({ to: person.email });
  });

  test('the name allows letters and spaces only [CON-5.35]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, person.email);
    await fillNewUser(page);
    await page.getByLabel('Full name').fill('Fay 2');
    await inDialog(page, 'Assign').click();
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
      'The name may contain only letters and spaces.',
    );
    await expect(page.getByLabel('Full name')).toBeFocused();
    expect(server.calls('assignSeatAndCreateUser')).toBe(0);
    await page.getByLabel('Full name').fill('Fée Müller');
    await inDialog(page, 'Assign').click();
    await expect(toast(page, `Assigned seat to user ${person.email}`)).toBeVisible();
  });

  test('the name takes 100 characters at most [CON-5.36]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, person.email);
    await fillNewUser(page);
    await page.getByLabel('Full name').fill('');
    await page.getByLabel('Full name').pressSequentially('a'.repeat(101));
    await expect(page.getByLabel('Full name')).toHaveValue('a'.repeat(100));
    const sent = page.waitForRequest(callOf('AssignSeatAndCreateUser'));
    await inDialog(page, 'Assign').click();
    expect(sentIn(await sent)).toMatchObject({ UserModel: { FullName: 'a'.repeat(100) } });
  });

  test('the mobile number may be left out [CON-5.10 CON-5.37]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, person.email);
    await page.getByLabel('Full name').fill(person.fullName);
    await page.getByLabel('Country').selectOption('Germany');
    const sent = page.waitForRequest(callOf('AssignSeatAndCreateUser'));
    await inDialog(page, 'Assign').click();
    expect(sentIn(await sent)).toMatchObject({ UserModel: { FullName: person.fullName, Mobile: '' } });
    await expect(toast(page, `Assigned seat to user ${person.email}`)).toBeVisible();
  });

  test('an email without the form of one, or of more than 255 characters, is marked [CON-5.6 CON-5.7 CON-5.8 CON-8.9 CON-8.10 CON-9.7]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    for (const wrong of ['', 'fay', 'fay@hospital', 'fay@hospital.x']) {
      await enterEmail(page, wrong);
      await expect(emailField(page)).toHaveAccessibleDescription(
        `Please enter a valid email address by complying to email-address rule of having '@' ${emailHelp}`,
      );
      await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await enterEmail(page, `${'x'.repeat(250)}@hospital.example`);
    await expect(emailField(page)).toHaveAccessibleDescription(`Invalid input. Email-id too long! ${emailHelp}`);
    await emailField(page).fill('f');
    await expect(emailField(page)).not.toHaveAttribute('aria-invalid');
    expect(server.calls('getUserByEmail')).toBe(0);
  });

  test('seat03 from the look-up marks the email and disables the button [CON-8.11]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, seated);
    await expect(emailField(page)).toHaveAccessibleDescription(
      `User already has the seat assigned into this subscription ${emailHelp}`,
    );
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await expect(emailField(page)).toBeFocused();
  });

  test('seat03 from the assignment does so too [CON-8.11]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    server.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('seat03', 'Taken.') });
    await inDialog(page, 'Assign').click();
    await expect(emailField(page)).toHaveAccessibleDescription(
      `User already has the seat assigned into this subscription ${emailHelp}`,
    );
    await expect(inDialog(page, 'Assign')).toBeDisabled();
  });

  test('another failure closes the modal and says that the assignment has failed [CON-2.4.17 CON-8.12]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    server.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('X1', 'No.') });
    await inDialog(page, 'Assign').click();
    const failed = dialog(page, 'Seat assignment failed');
    await expect(failed).toContainText('Assigning seat for retail@example.com has failed. Please try again later.');
    await expect(dialog(page, 'Assign user')).toHaveCount(0);
    await inDialog(page, 'Ok').click();
    await expect(failed).toHaveCount(0);
    expect(await isListStale(page)).toBe(false);
  });

  test('NET-03 where no answer came it may have been done: the list is read again, and nothing is sent twice @all', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    server.sandbox.faults.add({ call: 'assignSeatToUser', strikes: 'after', status: 500, body: 'lost' });
    await inDialog(page, 'Assign').click();
    await expect(dialog(page, 'Seat assignment failed')).toContainText(
      'The change may still have gone through. Check the refreshed list.',
    );
    await expect(counter(page, 'Assigned')).toContainText('76');
    expect(server.calls('assignSeatToUser')).toBe(1);
    expect(await isListStale(page)).toBe(true);
  });

  test('where a user can’t be made the server’s message is shown, and the form is kept [CON-8.14]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, person.email);
    await fillNewUser(page);
    server.sandbox.faults.add({ call: 'assignSeatAndCreateUser', ...refusal('X1', 'This domain is not allowed.') });
    await inDialog(page, 'Assign').click();
    await expect(page.getByRole('dialog').locator('.d-tone-danger')).toHaveText('This domain is not allowed.');
    await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
    await inDialog(page, 'Assign').click();
    await expect(toast(page, `Assigned seat to user ${person.email}`)).toBeVisible();
  });

  test('what was found belongs to its email: another one is looked up anew', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openAssign(page);
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    await emailField(page).fill(person.email);
    await expect(page.getByText('Ina Example')).toHaveCount(0);
    await expect(inDialog(page, 'Assign')).toBeDisabled();
    await emailField(page).press('Enter');
    await expect(page.getByLabel('Full name')).toBeVisible();
  });

  test('an empty seat of a speech API offers to assign a user, who then stands as its tag', async ({
    page,
    server,
  }) => {
    await openSeats(page, speechApiId(server), 'voice@example.com');
    await openAssign(page);
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    await inDialog(page, 'Assign').click();
    await expect(toast(page, 'Assigned seat to user retail@example.com')).toBeVisible();
    await counter(page, 'Assigned').click();
    await expect(page.getByRole('cell', { name: 'Ina Example' })).toBeVisible();
  });
});

test('A11Y-01 the dialogs have no finding of axe, at 320 px too @all', async ({ page, server }) => {
  await openLargeSeats(page, server);
  await openAssign(page);
  expect.soft(await violations(page, 'dict-seats'), 'email').toEqual([]);
  await enterEmail(page, 'retail@example.com');
  await expect(page.getByText('Ina Example')).toBeVisible();
  expect.soft(await violations(page, 'dict-seats'), 'found').toEqual([]);
  await page.setViewportSize({ width: 320, height: 480 });
  await enterEmail(page, person.email);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page, 'dict-seats'), 'new, dark').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
