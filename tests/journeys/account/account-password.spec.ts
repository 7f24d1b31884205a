import type { Page } from 'playwright/test';
import { changePassword } from '../../../src/core/service/endpoints/account-changes.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { account, dialog, openAccount, owner, refusal, requestsTo, toast, update } from './account-screen.ts';
import { stopTheClock } from '../login/login-screen.ts';
import { holdCall } from '../support/hold-call.ts';
import { kept } from '../support/kept.ts';

/* CON-4, CON-5, CON-8: changing the password. */

const wanted = 'Renewed2026 ü🙂 ';
const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
const fields = (page: Page) => ({
  existing: page.getByLabel('Current password', { exact: true }),
  wanted: page.getByLabel('New password', { exact: true }),
  confirmation: page.getByLabel('Confirm password', { exact: true }),
});

async function open(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog(page, 'Change Password')).toBeVisible();
}

async function fill(page: Page, existing: string, fresh: string, confirmation = fresh): Promise<void> {
  await fields(page).existing.fill(existing);
  await fields(page).wanted.fill(fresh);
  await fields(page).confirmation.fill(confirmation);
}

test('REG08 closes the modal, is told for 3 seconds, then the session is cleared and / shows [CON-2.7.9 CON-4.39 CON-4.40 CON-5.23 CON-7.19 CON-7.20 CON-8.28 CON-9.13]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const sent = requestsTo(page, 'changepassword');
  await fill(page, seedPassword, wanted);
  await stopTheClock(page);
  await update(page).click();
  await expect(dialog(page, 'Change Password')).toHaveCount(0);
  await expect(toast(page, 'New password updated successfully')).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL('/account');
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'dict.session')).toBeNull();
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64');
  expect(sent).toEqual([{ ExistingPassword: encoded(seedPassword), NewPasssword: encoded(wanted) }]);
  await signIn(page, owner, wanted);
  await expect(page).toHaveURL('/subscription');
});

test('the page is told why the session ended; another screen in between ends it, too', async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('dict-session', ({ detail }) => told.push(detail));
  });
  await open(page);
  await fill(page, seedPassword, wanted);
  await update(page).click();
  await expect(toast(page, 'New password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page).toHaveURL('/');
  const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  expect(told).toContainEqual({ status: 'signed-out', reason: 'password-changed' });
});

test('Update is enabled only when the fields are filled [CON-4.38]', async ({ page }) => {
  await open(page);
  await expect(update(page)).toBeDisabled();
  await fields(page).existing.fill('a');
  await fields(page).wanted.fill('b');
  await expect(update(page)).toBeDisabled();
  await fields(page).confirmation.fill('c');
  await expect(update(page)).toBeEnabled();
  await fields(page).wanted.fill('');
  await expect(update(page)).toBeDisabled();
});

test('A11Y-09 each empty field has its message [CON-5.12 CON-5.13 CON-5.14]', async ({ page, server }) => {
  await open(page);
  await fields(page).existing.press('Enter');
  await expect(fields(page).existing).toHaveAccessibleDescription('Please Enter Existing Password');
  await expect(fields(page).wanted).toHaveAccessibleDescription(`Please Enter New Password ${hint}`);
  await expect(fields(page).confirmation).toHaveAccessibleDescription('Please Enter Confirm Password');
  await expect(fields(page).existing).toBeFocused();
  await expect(dialog(page, 'Change Password').getByRole('status')).toHaveText('3 fields need your attention.');
  await fields(page).existing.fill('x');
  await expect(fields(page).existing).not.toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('changePassword')).toBe(0);
});

const messages = {
  existing: 'Please Enter Existing Password',
  wanted: 'Please Enter New Password',
  confirmation: 'Please Enter Confirm Password',
} as const;
const names = ['existing', 'wanted', 'confirmation'] as const;
const provenBy = { existing: 'CON-5.12', wanted: 'CON-5.13', confirmation: 'CON-5.14' } as const;
const spoken = (page: Page) => dialog(page, 'Change Password').getByRole('status');

for (const name of names) {
  test(`A11Y-09 '${messages[name]}' where that field is emptied again, while Update is disabled [${provenBy[name]}]`, async ({
    page,
  }) => {
    await open(page);
    const field = fields(page)[name];
    await fill(page, 'a', 'b', 'c');
    await expect(update(page)).toBeEnabled();
    await field.focus();
    await page.keyboard.press('Backspace');
    await expect(page.getByText(messages[name], { exact: true }).first()).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${messages[name]}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(spoken(page)).toHaveText(messages[name]);
    await expect(update(page)).toBeDisabled();
    await field.press('z');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(spoken(page)).toBeEmpty();
    await expect(update(page)).toBeEnabled();
  });
}

test('A11Y-21 by keyboard a field says that it was left empty once its own button is passed, too @all', async ({
  page,
}) => {
  await open(page);
  await expect(fields(page).existing).toBeFocused();
  for (const name of names) {
    const field = fields(page)[name];
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${messages[name]}`));
    await expect(spoken(page)).toHaveText(messages[name]);
  }
  // Update is disabled, so the next Tab stop is Cancel.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

for (const [where, press] of [
  ['the disabled Update', (page) => update(page).click({ force: true })],
  ['beside all fields', (page) => page.getByRole('heading', { name: 'Change Password' }).click()],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`a field that was left empty says so at a click on ${where}`, async ({ page }) => {
    await open(page);
    await fill(page, 'a', 'b', '');
    await fields(page).confirmation.focus();
    await press(page);
    await expect(fields(page).confirmation).toHaveAccessibleDescription(messages.confirmation);
    await expect(fields(page).wanted).toHaveAccessibleDescription(hint);
  });
}

test('nothing is said of a field that nobody came to, nor of one whose window was left', async ({ page }) => {
  await open(page);
  await expect(fields(page).existing).toBeFocused();
  // With the window's focus goes the event, not the place where the focus comes back to.
  await fields(page).existing.evaluate((field) =>
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true })),
  );
  for (const name of names) await expect(fields(page)[name]).not.toHaveAttribute('aria-invalid');
  await expect(spoken(page)).toBeEmpty();
});

for (const [how, leave] of [
  ['a click on Cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`${how} closes the modal at once, and says nothing of its empty fields`, async ({ page }) => {
    await open(page);
    await fields(page).wanted.focus();
    await leave(page);
    await expect(dialog(page, 'Change Password')).toHaveCount(0);
    await expect(account(page).getByRole('status')).toBeEmpty();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  });
}

test.describe('what is wrong with the new password', () => {
  for (const [why, fresh, confirmation, field, message, proves] of [
    ['seven characters', 'Abcdef1', 'Abcdef1', 'wanted', 'Please enter strong password', 'CON-5.15 CON-5.22 CON-9.15'],
    ['no lowercase letter', 'ABCDEFG1', 'ABCDEFG1', 'wanted', 'Please enter strong password', 'CON-5.16 CON-9.15'],
    ['no uppercase letter', 'abcdefg1', 'abcdefg1', 'wanted', 'Please enter strong password', 'CON-5.17 CON-9.15'],
    ['no digit', 'Abcdefgh', 'Abcdefgh', 'wanted', 'Please enter strong password', 'CON-5.18 CON-9.15'],
    ['a weak confirmation', 'Abcdefg1', 'abc', 'confirmation', 'Please enter strong password.', 'CON-5.19'],
    [
      'the current one',
      seedPassword,
      seedPassword,
      'wanted',
      'Current and new passwords must be different',
      'CON-5.20',
    ],
    [
      'another confirmation',
      'Abcdefg1',
      'Abcdefg2',
      'confirmation',
      'New and confirm passwords should be same',
      'CON-5.21',
    ],
  ] as const) {
    test(`${why}: '${message}' [${proves}]`, async ({ page, server }) => {
      await open(page);
      await expect(fields(page).wanted).toHaveAccessibleDescription(hint);
      await fill(page, seedPassword, fresh, confirmation);
      await update(page).click();
      await expect(fields(page)[field]).toHaveAccessibleDescription(
        field === 'wanted' ? `${message} ${hint}` : message,
      );
      await expect(fields(page)[field]).toBeFocused();
      await expect(page.getByText(hint)).toBeVisible();
      expect(server.calls('changePassword')).toBe(0);
    });
  }
});

test.describe('what the service says', () => {
  test('REG07 stands under the current password, until it is changed [CON-7.21 CON-8.27]', async ({ page }) => {
    await open(page);
    await fill(page, 'Wrong2026', wanted);
    await update(page).click();
    await expect(fields(page).existing).toHaveAccessibleDescription('The existing password is not correct.');
    await expect(fields(page).existing).toBeFocused();
    await expect(dialog(page, 'Change Password').locator('.d-notice')).toHaveCount(0);
    await fields(page).existing.fill(seedPassword);
    await expect(fields(page).existing).not.toHaveAttribute('aria-invalid', 'true');
    await update(page).click();
    await expect(toast(page, 'New password updated successfully')).toBeVisible();
  });

  test('any other code shows Data.Message at the bottom of the modal, and the session stays [CON-8.29]', async ({
    page,
    server,
  }) => {
    await open(page);
    const answer = { Code: 'REG09', Message: 'You have used this password before.' };
    server.sandbox.faults.add({ call: 'changePassword', ...refusal('Refused', 'REG09', answer) });
    await fill(page, seedPassword, wanted);
    await update(page).click();
    await expect(dialog(page, 'Change Password').locator('.d-notice')).toHaveText(
      'You have used this password before.',
    );
    await expect(fields(page).wanted).toHaveValue(wanted);
  });

  test('Status 0 with another code is no success', async ({ page, server }) => {
    await open(page);
    const body = '{"Status":0,"Data":{"Code":"REG99","Message":"Not today."},"ErrorCode":null,"ErrorMessage":null}';
    server.sandbox.faults.add({ call: 'changePassword', body });
    await fill(page, seedPassword, wanted);
    await update(page).click();
    await expect(dialog(page, 'Change Password').locator('.d-notice')).toHaveText('Not today.');
  });

  test('NET-01 NET-03 no answer: its text, that it may have been changed, and one request [ACC-8.5] @all', async ({
    page,
    server,
  }) => {
    await open(page);
    server.sandbox.faults.add({ call: 'changePassword', status: 500 });
    await fill(page, seedPassword, wanted);
    await update(page).click();
    const notice = dialog(page, 'Change Password').locator('.d-notice');
    await expect(notice).toContainText('Something wrong happened in setting up the request');
    await expect(notice).toContainText('The change may still have gone through.');
    expect(server.calls('changePassword')).toBe(1);
    await expect(update(page)).toBeEnabled();
  });
});

test('NET-27 Enter three times and a double click send one request @all', async ({ page, server }) => {
  await open(page);
  const letGo = await holdCall(page, changePassword);
  await fill(page, seedPassword, wanted);
  for (let press = 0; press < 3; press += 1) await fields(page).confirmation.press('Enter');
  await page.getByRole('button', { name: /Update|Updating/ }).dblclick({ force: true });
  letGo();
  await expect(toast(page, 'New password updated successfully')).toBeVisible();
  expect(server.calls('changePassword')).toBe(1);
});

test('SEC-27 password fields say what they take, can be shown, and have no limit @all', async ({ page }) => {
  await open(page);
  await expect(fields(page).existing).toHaveAttribute('autocomplete', 'current-password');
  await expect(fields(page).wanted).toHaveAttribute('autocomplete', 'new-password');
  await expect(fields(page).confirmation).toHaveAttribute('autocomplete', 'new-password');
  const long = `Aa1${'x'.repeat(125)}`;
  await fields(page).wanted.fill(long);
  await expect(fields(page).wanted).toHaveValue(long);
  await expect(fields(page).wanted).toHaveAttribute('type', 'password');
  await dialog(page, 'Change Password').getByRole('button', { name: 'Show password' }).nth(1).click();
  await expect(fields(page).wanted).toHaveAttribute('type', 'text');
});

test('SEC-10 the passwords are in no storage, address, title or page afterwards @all', async ({ page }) => {
  const canary = 'Canary2026xyz';
  await open(page);
  await fill(page, 'Wrong2026', canary);
  await update(page).click();
  await expect(seen(page, 'The existing password is not correct.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Change Password')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title, history.state]),
  );
  const drawn = await account(page).evaluate((element) => element.getHTML({ shadowRoots: [element.shadowRoot!] }));
  for (const secret of [canary, btoa(canary)]) expect(kept + drawn).not.toContain(secret);
});

test('A11Y-01 A11Y-14 no finding of axe, also with errors, dark and at 320 px @all', async ({ page }) => {
  await open(page);
  await fields(page).existing.press('Enter');
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'dark, 320 px').toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
});
