import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { currentSession } from '../../../src/core/session/session.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, heading, isFocused, isShown, link, state, within } from '../support/screen.ts';
import { exception, identifier, logIn, password, remember, said, submit } from './login-screen.ts';

/* <dict-login> */

const page = sandboxPage();

const goneOn = () => expect.poll(() => page.visited.at(-1));
const refused = 'The email, mobile number or password is not correct.';
const open = () => page.put('dict-login');

describe('the login form', () => {
  test('has an identifier, a password and an empty remember box', { tags: ['ACC-2.2', 'A11Y-12'] }, async () => {
    await open();
    await expect.element(identifier()).toHaveValue('');
    await expect.element(identifier()).toHaveAttribute('autocomplete', 'username');
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(remember()).not.toBeChecked();
  });

  test('shows and hides the password', { tags: ['ACC-2.2'] }, async () => {
    await open();
    await password().fill('secret');
    await expect.element(password()).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(password()).toHaveAttribute('type', 'text');
    await button('Hide password').click();
    await expect.element(password()).toHaveAttribute('type', 'password');
  });

  test('leads to the forgotten password and to the signup', { tags: ['ACC-2.2'] }, async () => {
    await open();
    await link('Forgot Password').click();
    await link('SIGNUP').click();
    expect(page.visited).toEqual(['/forgotpassword', '/signup']);
  });

  test(
    'sent without its fields it names what is missing, and leads to the first',
    { tags: ['ACC-5.9', 'ACC-5.10', 'A11Y-09'] },
    async () => {
      await open();
      await submit().click();
      await isShown('Enter Phone Number / Email.');
      await isShown('Enter password');
      await isFocused(identifier());
      await identifier().fill('retail@example.com');
      await expect.element(identifier()).toHaveAccessibleDescription('');
      await submit().click();
      await isFocused(password());
      expect(page.calls('authenticate')).toBe(0);
    },
  );

  test(
    'by keyboard alone, in visual order, with a mobile number, and Enter three times is one request',
    { tags: ['ACC-1.4', 'A11Y-21', 'NET-27'] },
    async () => {
      await open();
      const release = page.hold('SingupLogin/Authenticate');
      await identifier().click();
      await userEvent.keyboard('2025550103{Tab}');
      await password().fill(seedPassword);
      await userEvent.keyboard('{Tab}');
      await isFocused(button('Show password'));
      await userEvent.keyboard('{Tab}');
      await isFocused(remember());
      await userEvent.keyboard('{Tab}');
      await isFocused(link('Forgot Password'));
      await userEvent.keyboard('{Tab}{Enter}{Enter}{Enter}');
      release();
      await goneOn().toBe('/subscription');
      expect(page.calls('authenticate')).toBe(1);
    },
  );
});

describe('where a login leads', () => {
  test.each([
    ['admin@example.com', '/organizations', '/organizations'],
    ['referral@example.com', '/referralactivation', '/subscription'],
  ] as const)(
    '%s goes to %s, and is sent on to %s if signed in already',
    { tags: ['ACC-2.6', 'ACC-4.8', 'ACC-7.19', 'ACC-9.5', 'CON-2.2.10', 'ACC-2.7', 'ACC-2.60', 'ACC-4.7'] },
    async (user, path, later) => {
      await open();
      await logIn(user);
      await goneOn().toBe(path);
      document.body.replaceChildren();
      await open();
      await expect.poll(() => page.visited).toEqual([path, later]);
      expect(page.requestsTo('UserOrgsOverView')[0]).toMatchObject({ PageSize: 5 });
    },
  );

  test('a progress message replaces the form while the start page is looked up', async () => {
    await open();
    page.hold('UserOrgsOverView');
    await logIn('enterprise@example.com');
    await isFocused(screen.getByRole('heading', { name: 'Logging you in…' }));
    await expect.element(password()).not.toBeInTheDocument();
  });

  test('a page that keeps the user says that they are logged in', { tags: ['ACC-4.9', 'CON-2.2.9'] }, async () => {
    await open();
    await logIn('enterprise@example.com');
    await goneOn().toBe('/subscription');
    await isFocused(heading('You are logged in.'));
    await state('dict-login').toBe('done');
    await button('Open the console').click();
    expect(page.visited).toEqual(['/subscription', '/subscription']);
  });

  test(
    'a login that the page removes as soon as somebody is logged in does not navigate',
    { tags: ['NET-04'] },
    async () => {
      const element = await open();
      const ledTo: string[] = [];
      element.addEventListener('dict-navigate', ({ detail }) => ledTo.push(detail.to));
      element.addEventListener('dict-session', () => element.remove());
      await logIn('enterprise@example.com');
      await expect.poll(() => element.isConnected).toBe(false);
      // After this time the login no longer waits for the start page.
      page.passTime(3000);
      await expect.element(document.body).toBeEmptyDOMElement();
      expect(ledTo).toEqual([]);
    },
  );

  test(
    'a session that turns out to have ended leads back to the form, which says so',
    { tags: ['ACC-4.36'] },
    async () => {
      await page.logIn('retail');
      page.sandbox.world.logins = [];
      const release = page.hold('UserOrgsOverView');
      await open();
      await expect.element(heading('Logging you in…')).toBeVisible();
      release();
      await isShown('Your session has ended. Please log in again.');
      await expect.element(identifier()).toBeVisible();
    },
  );

  test('an expired password opens a modal, and leaves no session', { tags: ['ACC-2.14', 'ACC-4.2'] }, async () => {
    await open();
    await logIn('expired@example.com');
    await expect.element(dialog('Password expired')).toBeVisible();
    expect(currentSession()).toBeNull();
    await isFocused(button('Reset now'));
  });

  test('Reset now leads to the reset of the email, also after a mobile number', { tags: ['ACC-4.2'] }, async () => {
    await open();
    await logIn('2025550107');
    await isFocused(button('Reset now'));
    await userEvent.keyboard('{Enter}');
    expect(page.visited.at(-1)).toBe('/forceresetpassword?email=expired%40example.com');
  });
});

describe('a login that fails', () => {
  test(
    'has the server ErrorMessage above the form, which stays as it is',
    { tags: ['ACC-4.5', 'ACC-8.6', 'ACC-8.19'] },
    async () => {
      await open();
      await logIn('retail@example.com', 'wrong');
      await isShown(refused);
      const top = (locator: ReturnType<typeof identifier>) => locator.element().getBoundingClientRect().top;
      expect(top(screen.getByText(refused, { exact: true }).first())).toBeLessThan(top(identifier()));
      await expect.element(identifier()).toHaveValue('retail@example.com');
      await expect.element(submit()).toBeEnabled();
    },
  );

  test(
    'has its message announced, and shown for 3 seconds',
    { tags: ['ACC-8.20', 'ACC-9.13', 'A11Y-07'] },
    async () => {
      await open();
      await logIn('retail@example.com', 'wrong');
      await expect.poll(said).toBe(refused);
      page.passTime(2000);
      expect(within('dict-login', '.d-notice')?.textContent).toContain(refused);
      page.passTime(1100);
      await expect.poll(() => within('dict-login', '.d-notice')).toBeNull();
      await expect.poll(said).toBe('');
    },
  );

  test('has the same message for an unknown email', { tags: ['SEC-29'] }, async () => {
    await open();
    await logIn('nobody@example.com');
    await isShown(refused);
  });

  test(
    'without a readable answer is an exception, and is not sent again by itself',
    { tags: ['ACC-8.7', 'NET-08', 'NET-03'] },
    async () => {
      await open();
      page.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
      await logIn();
      await isShown(exception);
      await expect.element(password()).toHaveValue(seedPassword);
      expect(page.calls('authenticate')).toBe(1);
    },
  );

  test('can be tried again, and leads to the path of the attribute next', async () => {
    await page.put('dict-login', { next: '/account?from=clinic' });
    page.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
    await logIn();
    await isShown(exception);
    await submit().click();
    await goneOn().toBe('/account?from=clinic');
  });
});
