import { page as screen } from 'vitest/browser';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { announced, button, field } from '../support/screen.ts';

/* Helpers of the tests of <dict-login>. */

export const identifier = () => screen.getByLabelText('Mobile number or email');
export const password = () => field('Password');
export const remember = () => screen.getByRole('checkbox', { name: 'Remember my email' });
export const submit = () => button('Log in');
export const said = () => announced('dict-login');
export const exception = 'An error occurred while logging in. Please try again later.';

export async function logIn(userName = 'retail@example.com', typed = seedPassword): Promise<void> {
  await identifier().fill(userName);
  await password().fill(typed);
  await submit().click();
}
