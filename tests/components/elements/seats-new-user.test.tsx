import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { person } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field, isFocused, refusal, texts, within } from '../support/screen.ts';
import { enterEmail, inDialog, isAssigned, openAssign, openFewSeats, saidInDialog } from './seats-screen.ts';

/* <dict-seats>: the form for a user with an email that nobody has yet. */

const page = sandboxPage();

beforeEach(async () => {
  await openFewSeats(page);
  await openAssign();
  await enterEmail(person.email);
  await isFocused(field('Full name'));
});

const newUser = () => page.requestsTo('AssignSeatAndCreateUser').at(-1)?.['UserModel'];

async function fillForm(fullName: string = person.fullName): Promise<void> {
  await field('Full name').fill(fullName);
  await field('Country').selectOptions('Germany');
}

describe('the form for a new user of a seat', () => {
  test('opens with no country chosen', { tags: ['CON-3.7', 'CON-4.25'] }, async () => {
    await expect.poll(saidInDialog).toMatch(/^There is no user with this email yet\./);
    expect(texts(field('Country').getByRole('option'))[0]).toBe('Select');
  });

  test('can be sent with a name and a country', { tags: ['CON-4.26', 'CON-5.9', 'CON-9.11'] }, async () => {
    await field('Full name').fill(person.fullName);
    await expect.element(inDialog('Assign')).toBeDisabled();
    await field('Country').selectOptions('Germany');
    await expect.element(inDialog('Assign')).toBeEnabled();
    await field('Full name').fill('  ');
    await expect.element(inDialog('Assign')).toBeDisabled();
  });

  test('stays as it is after a refusal, which it shows', { tags: ['CON-8.14'] }, async () => {
    await fillForm();
    page.sandbox.faults.add({ call: 'assignSeatAndCreateUser', ...refusal('This domain is not allowed.') });
    await inDialog('Assign').click();
    await expect
      .poll(() => within('dict-seats', 'dialog .d-tone-danger')?.textContent)
      .toBe('This domain is not allowed.');
    await expect.element(field('Full name')).toHaveValue(person.fullName);
  });

  test('makes a user, who is invited', { tags: ['CON-5.37', 'CON-7.14'] }, async () => {
    await fillForm();
    await field(/^Mobile number/).fill('+49 (151) 55');
    const release = page.hold('AssignSeatAndCreateUser');
    await inDialog('Assign').click();
    await expect.element(field('Country')).toBeDisabled();
    release();
    await isAssigned(person.email);
    expect(newUser()).toMatchObject({
      FullName: person.fullName,
      Email: person.email,
      Mobile: '4915155',
      CountryId: 4,
    });
    expect(page.sandbox.world.outbox.at(-1)).toMatchObject({ to: person.email });
  });

  test('keeps the typed name and country when the email is corrected', async () => {
    await fillForm('Fay 2');
    await enterEmail('retail@example.com');
    await expect.poll(saidInDialog).toMatch(/^There is a user with this email/);
    await enterEmail(`x${person.email}`);
    await isFocused(field('Full name'));
    await expect.element(field('Full name')).toHaveValue('Fay 2');
    await expect.element(field('Country')).toHaveDisplayValue('Germany');
  });
});

test(
  'Enter moves the focus to what is missing, which is marked until it is filled in',
  { tags: ['CON-5.9', 'A11Y-09'] },
  async () => {
    await field('Full name').fill('Fay 2');
    await userEvent.keyboard('{Enter}');
    await isFocused(field('Country'));
    await expect.element(field('Country')).toHaveAccessibleDescription('Enter a name and select a country.');
    await field('Country').selectOptions('Germany');
    await expect.element(field('Country')).not.toHaveAttribute('aria-invalid');
  },
);

test('the name has letters and spaces only', { tags: ['CON-5.35'] }, async () => {
  await fillForm('Fay 2');
  await field('Full name').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(saidInDialog).toBe('The name may contain only letters and spaces.');
});

test('the name has 100 characters at most', { tags: ['CON-5.36'] }, async () => {
  await fillForm('é'.repeat(101));
  await inDialog('Assign').click();
  await expect.poll(saidInDialog).toBe('Please enter a name of at most 100 characters.');
  // A character of two UTF-16 units counts once.
  await userEvent.fill(field('Full name'), '𠮷'.repeat(60));
  await inDialog('Assign').click();
  await isAssigned(person.email);
  expect(newUser()).toMatchObject({ FullName: '𠮷'.repeat(60) });
});

test('after another email the form begins without the errors of empty fields', { tags: ['A11Y-09'] }, async () => {
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Full name')).toHaveAttribute('aria-invalid', 'true');
  await enterEmail('another@example.org');
  await isFocused(field('Full name'));
  await expect.element(field('Full name')).not.toHaveAttribute('aria-invalid');
});

test('the mobile number may be left out', { tags: ['CON-5.10', 'CON-5.37'] }, async () => {
  await fillForm();
  await inDialog('Assign').click();
  await isAssigned(person.email);
  expect(newUser()).toMatchObject({ Mobile: '', CountryId: 4 });
});

test(
  'a zero in brackets behind the country code is no digit of the mobile number',
  { tags: ['CON-5.37'] },
  async () => {
    await fillForm();
    await userEvent.click(field(/^Mobile/));
    document.execCommand('insertText', false, '+49 (0)151 234-5678');
    await expect.element(field(/^Mobile/)).toHaveValue('491512345678');
    await inDialog('Assign').click();
    await isAssigned(person.email);
    expect(newUser()).toMatchObject({ Mobile: '491512345678' });
  },
);
