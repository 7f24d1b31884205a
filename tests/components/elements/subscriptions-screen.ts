import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { announced, button, combobox, field, state, table } from '../support/screen.ts';

/* Helpers of the tests of <dict-subscriptions>. */

export const purchased = () => table('Purchased subscriptions');
export const box = () => field('Subscription ID');
export const search = () => button('Search');
export const showMore = () => button('Show more');
export const organization = () => combobox('Organization name');
export const tryAgain = () => button('Try again');
export const said = () => announced('dict-subscriptions');
export const requests = (page: SandboxPage) => page.requestsTo('UserSubscrpitionOverViewAC');

/** Puts the list of a documented user on the page, and waits until it is loaded. */
export async function enter(
  page: SandboxPage,
  user: DocumentedUserKey = 'retail',
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.logIn(user);
  await page.put('dict-subscriptions', attributes);
  await state('dict-subscriptions').toMatch(/ready|error/);
}
