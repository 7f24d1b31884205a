import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-account>: the dialog that deletes the account. */

const page = sandboxPage();

test.each([
  ['retail', ['Subscription ID', 'Expires on']],
  ['enterprise', ['Subscription ID', 'Expires on', 'Seats']],
] as const)('CON-6.5 CON-6.6 the dialog of a user who is %s has the columns %j', async (user, columns) => {
  await page.logIn(user);
  await page.put('dict-account');
  await screen.getByRole('button', { name: 'Account options' }).click();
  await screen.getByRole('menuitem', { name: 'Delete account' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Delete account' })).toBeVisible();
  const headings = screen.getByRole('columnheader').elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(columns);
});
