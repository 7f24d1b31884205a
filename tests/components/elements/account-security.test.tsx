import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeSession, currentSession } from '../../../src/core/session/session.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, isFocused, isShown, refusal } from '../support/screen.ts';
import { isDone, notice, openAccount, pressUpdate, spoken, update } from './account-screen.ts';

/* <dict-account>: the dialog that changes the password. */

const page = sandboxPage();

const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
const wanted = 'Renewed2026 ü🙂 ';
const labels = { existing: 'Current password', wanted: 'New password', confirmation: 'Confirm password' } as const;
const field = (name: keyof typeof labels) => dialog().getByLabelText(labels[name], { exact: true });

beforeEach(async () => {
  await openAccount(page);
  await button('Change Password').click();
});

async function fill(existing: string, fresh: string, confirmation = fresh): Promise<void> {
  await field('existing').fill(existing);
  await field('wanted').fill(fresh);
  await field('confirmation').fill(confirmation);
}

test('Update is disabled until every field is filled', { tags: ['CON-4.38'] }, async () => {
  await expect.element(update()).toBeDisabled();
  await isShown('Fill in the required fields first.');
  await isFocused(field('existing'));
  await fill('a', 'b', 'c');
  await expect.element(update()).toBeEnabled();
});

test('an empty field says so as soon as it is left', { tags: ['CON-5.12'] }, async () => {
  await isFocused(field('existing'));
  // The field is not left while the window loses the focus, nor while the focus is on the field's Show button: the
  // second Tab leaves it.
  const existing = field('existing').element();
  existing.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await userEvent.keyboard('{Tab}');
  await expect.element(field('existing')).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.poll(spoken).toBe('Please Enter Existing Password');
  await expect.element(field('wanted')).not.toHaveAttribute('aria-invalid');
});

test('what is said of an empty field changes with the language', async () => {
  await field('wanted').click();
  await isShown('Please Enter Existing Password');
  document.querySelector<HTMLElement>('dict-account')!.lang = 'de';
  await isShown('Bitte aktuelles Passwort eingeben.');
});

test('a field that is emptied says so at once, until it is filled again', { tags: ['CON-5.13'] }, async () => {
  await fill('a', 'b', 'c');
  await field('wanted').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field('wanted')).toHaveAttribute('aria-invalid', 'true');
  await isFocused(field('wanted'));
  await expect.poll(spoken).toBe('Please Enter New Password');
  await expect.element(update()).toBeDisabled();
  await userEvent.keyboard('z');
  await expect.element(field('wanted')).not.toHaveAttribute('aria-invalid');
  await expect.poll(spoken).toBe('');
});

test(
  'Enter marks all empty fields, and leads to the first',
  { tags: ['CON-5.12', 'CON-5.13', 'CON-5.14', 'CON-5.22', 'A11Y-09'] },
  async () => {
    await field('existing').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('existing')).toHaveAccessibleDescription('Please Enter Existing Password');
    await expect.element(field('wanted')).toHaveAccessibleDescription(`Please Enter New Password ${hint}`);
    await expect.element(field('confirmation')).toHaveAccessibleDescription('Please Enter Confirm Password');
    await isFocused(field('existing'));
    await expect.poll(spoken).toBe('3 fields need your attention.');
    expect(page.calls('changePassword')).toBe(0);
  },
);

describe('the answer of the service', () => {
  test('Enter three times and a double click are one request', { tags: ['CON-7.19', 'NET-27'] }, async () => {
    const release = page.hold('changepassword');
    await fill(seedPassword, wanted);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await button(/^Updat/).dblClick({ force: true });
    release();
    await isDone('New password updated successfully');
    const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    expect(page.requestsTo('changepassword')).toEqual([
      { ExistingPassword: encoded(seedPassword), NewPasssword: encoded(wanted) },
    ]);
  });

  test(
    'REG08 closes the modal, and the session ends after 3 seconds with its reason',
    { tags: ['CON-4.39', 'CON-4.40', 'CON-7.20', 'CON-8.28', 'CON-9.13'] },
    async () => {
      const ends: unknown[] = [];
      document.addEventListener('dict-session', ({ detail }) => ends.push(detail), { once: true });
      await fill(seedPassword, wanted);
      await pressUpdate();
      await isDone('New password updated successfully');
      page.passTime(2000);
      expect(ends).toEqual([]);
      page.passTime(1100);
      await expect.poll(() => ends).toEqual([{ status: 'signed-out', reason: 'password-changed' }]);
      expect(page.visited.at(-1)).toBe('/');
    },
  );

  test(
    'REG07 is shown under the current password, until it is changed',
    { tags: ['CON-7.21', 'CON-8.27'] },
    async () => {
      await fill('Wrong2026', wanted);
      await pressUpdate();
      await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
      await isFocused(field('existing'));
      expect(notice()).toBeUndefined();
      await field('wanted').fill(`${wanted}2`);
      await expect.element(field('existing')).toHaveAttribute('aria-invalid', 'true');
      await fill(seedPassword, wanted);
      await expect.element(field('existing')).not.toHaveAttribute('aria-invalid', 'true');
      await pressUpdate();
      await isDone('New password updated successfully');
    },
  );

  test(
    'any other code shows Data.Message in the modal, and the typed passwords stay',
    { tags: ['CON-8.29'] },
    async () => {
      const answer = { Code: 'REG09', Message: 'You have used this password before.' };
      page.sandbox.faults.add({ call: 'changePassword', ...refusal('Refused', 'REG09', answer) });
      await fill(seedPassword, wanted);
      await pressUpdate();
      await expect.poll(notice).toBe('You have used this password before.');
      await expect.element(field('wanted')).toHaveValue(wanted);
    },
  );

  test('another code shows Data.Message at Status 0 too', { tags: ['CON-8.29'] }, async () => {
    const body = '{"Status":0,"Data":{"Code":"REG99","Message":"Not today."},"ErrorCode":null,"ErrorMessage":null}';
    page.sandbox.faults.add({ call: 'changePassword', body });
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toBe('Not today.');
  });

  describe('that is lost', () => {
    beforeEach(async () => {
      page.sandbox.faults.add({ call: 'changePassword', strikes: 'after', status: 500 });
      await fill(seedPassword, wanted);
      await pressUpdate();
    });

    test(
      'shows its message, and that the password may have been changed all the same',
      { tags: ['ACC-8.5', 'NET-01', 'NET-03'] },
      async () => {
        await expect.poll(notice).toContain('Something wrong happened in setting up the request');
        expect(notice()).toContain('The change may still have gone through.');
        expect(page.calls('changePassword')).toBe(1);
      },
    );

    test('is still mentioned if the old password is refused at the next attempt', { tags: ['NET-03'] }, async () => {
      await isShown(/The change may still have gone through/);
      await pressUpdate();
      await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
      await isShown(/The change may still have gone through/);
    });
  });
});

test(
  'a changed password ends the session also if the page is left before the message has disappeared',
  { tags: ['CON-4.40'] },
  async () => {
    await fill(seedPassword, wanted);
    await pressUpdate();
    await isDone('New password updated successfully');
    expect(currentSession()).not.toBeNull();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(currentSession()).toBeNull();
  },
);

test('password managers are told which password a field is for', { tags: ['SEC-27'] }, async () => {
  await expect.element(field('existing')).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(field('wanted')).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(field('confirmation')).toHaveAttribute('autocomplete', 'new-password');
});

test('a password of 128 characters is taken as typed, and can be shown', { tags: ['SEC-27'] }, async () => {
  const long = `Aa1${'x'.repeat(125)}`;
  await field('wanted').fill(long);
  await expect.element(field('wanted')).toHaveValue(long);
  await expect.element(field('wanted')).toHaveAttribute('type', 'password');
  await dialog().getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect.element(field('wanted')).toHaveAttribute('type', 'text');
});

test('Cancel closes the modal at once, without messages', async () => {
  await field('wanted').fill('x');
  await field('confirmation').click();
  await button('Cancel').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(announced('dict-account')).toBe('');
  await isFocused(button('Change Password'));
});

describe('if the session ends under the dialog', () => {
  beforeEach(async () => {
    await isFocused(field('existing'));
    closeSession('expired');
  });

  test('the button Log in, in its place, has the focus', { tags: ['A11Y-31'] }, async () => {
    await isFocused(button('Log in'));
  });

  test('the end is announced', { tags: ['A11Y-07'] }, async () => {
    await expect.poll(() => announced('dict-account')).toBe('You are signed out.');
  });
});
