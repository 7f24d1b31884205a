import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { leaveFlash } from '../../../src/core/session/drafts/flash.ts';
import { currentSession } from '../../../src/core/session/session.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { rememberedEmails, rememberEmail } from '../../../src/core/session/remembered-emails.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, heading, isFocused, isShown, link, state, texts, within } from '../support/screen.ts';
import { exception, identifier, logIn, password, remember, said, submit } from './login-screen.ts';

/* <dict-login>: ACC-2, ACC-4, ACC-5, ACC-8. */

const page = sandboxPage();

const goneOn = () => expect.poll(() => page.visited.at(-1));
const refused = 'The email, mobile number or password is not correct.';
const open = () => page.put('dict-login');

describe('the form', () => {
  test(
    'has identifier, password with show and hide, remember box, forgot and signup links; sent empty, it shows both messages and focuses the first field',
    { tags: ['ACC-2.2', 'ACC-5.9', 'ACC-5.10', 'A11Y-09', 'A11Y-12'] },
    async () => {
      await open();
      await expect.element(identifier()).toHaveValue('');
      await expect.element(identifier()).toHaveAttribute('autocomplete', 'username');
      await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
      await expect.element(remember()).not.toBeChecked();
      await password().fill('secret');
      await expect.element(password()).toHaveAttribute('type', 'password');
      await button('Show password').click();
      await expect.element(password()).toHaveAttribute('type', 'text');
      await button('Hide password').click();
      await expect.element(password()).toHaveAttribute('type', 'password');
      await link('Forgot Password').click();
      await link('SIGNUP').click();
      expect(page.visited).toEqual(['/forgotpassword', '/signup']);
      await password().fill('');
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

  test(
    'while the start page is looked up, a progress message replaces the form; where the page keeps the user, it says that they are logged in',
    { tags: ['ACC-4.9', 'CON-2.2.9'] },
    async () => {
      await open();
      const release = page.hold('UserOrgsOverView');
      await logIn('enterprise@example.com');
      await isFocused(screen.getByRole('heading', { name: 'Logging you in…' }));
      await expect.element(password()).not.toBeInTheDocument();
      release();
      await goneOn().toBe('/subscription');
      await isFocused(heading('You are logged in.'));
      await state('dict-login').toBe('done');
      await button('Open the console').click();
      expect(page.visited).toEqual(['/subscription', '/subscription']);
    },
  );

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
      // By then the login has stopped waiting for the start page.
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

  test(
    'an expired password opens a modal, leaves no session, and Reset now leads to the reset of the email, also after a login by mobile number',
    { tags: ['ACC-2.14', 'ACC-4.2'] },
    async () => {
      await open();
      await logIn('2025550107');
      await expect.element(dialog('Password expired')).toBeVisible();
      expect(currentSession()).toBeNull();
      await isFocused(button('Reset now'));
      await userEvent.keyboard('{Enter}');
      expect(page.visited.at(-1)).toBe('/forceresetpassword?email=expired%40example.com');
    },
  );
});

describe('a login that fails', () => {
  test(
    'the server ErrorMessage is shown above the form and disappears after 3 seconds; an unknown email has the same',
    { tags: ['ACC-4.5', 'ACC-8.6', 'ACC-8.19', 'ACC-8.20', 'ACC-9.13', 'A11Y-07', 'SEC-29'] },
    async () => {
      await open();
      await logIn('retail@example.com', 'wrong');
      await isShown(refused);
      const top = (locator: ReturnType<typeof identifier>) => locator.element().getBoundingClientRect().top;
      expect(top(screen.getByText(refused, { exact: true }).first())).toBeLessThan(top(identifier()));
      await expect.element(identifier()).toHaveValue('retail@example.com');
      await expect.element(submit()).toBeEnabled();
      await expect.poll(said).toBe(refused);
      page.passTime(2000);
      expect(within('dict-login', '.d-notice')?.textContent).toContain(refused);
      page.passTime(1100);
      await expect.poll(() => within('dict-login', '.d-notice')).toBeNull();
      await expect.poll(said).toBe('');
      await logIn('nobody@example.com');
      await isShown(refused);
    },
  );

  test(
    'Login exception; it is not sent again by itself; the attribute next is opened after the login',
    { tags: ['ACC-8.7', 'NET-08', 'NET-03'] },
    async () => {
      await page.put('dict-login', { next: '/account?from=clinic' });
      page.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
      await logIn();
      await isShown(exception);
      await expect.element(password()).toHaveValue(seedPassword);
      expect(page.calls('authenticate')).toBe(1);
      await submit().click();
      await goneOn().toBe('/account?from=clinic');
    },
  );
});

describe('the remembered emails', () => {
  const three = ['anna@clinic.example', 'bruno@clinic.example', 'anna@hospital.example'];
  const list = () => screen.getByRole('listbox', { name: 'Saved emails' });
  const rows = () => expect.poll(() => texts(screen.getByRole('option')));
  const active = () => expect.poll(() => texts(screen.getByRole('option', { selected: true })));
  const removing = () => dialog('Remove email?');

  async function openWith(emails: readonly string[] = three) {
    for (const email of emails.toReversed()) rememberEmail(email);
    await open();
    await expect.element(identifier()).toHaveAttribute('role', 'combobox');
  }

  test(
    'it opens on focus, filters as the user types, and announces how many match; before and after no email is in the document',
    { tags: ['ACC-2.4', 'SEC-30', 'A11Y-18'] },
    async () => {
      await openWith();
      const element = document.querySelector('dict-login')!;
      const html = () => element.getHTML({ serializableShadowRoots: true, shadowRoots: [element.shadowRoot!] });
      expect(html()).not.toContain('clinic.example');
      await expect.element(identifier()).toHaveAttribute('aria-expanded', 'false');
      await identifier().click();
      await rows().toEqual(three);
      await expect.poll(said).toBe('3 saved emails');
      await userEvent.keyboard('anna');
      await rows().toEqual(['anna@clinic.example', 'anna@hospital.example']);
      await userEvent.keyboard('@H');
      await rows().toEqual(['anna@hospital.example']);
      await expect.poll(said).toBe('1 saved email');
      await userEvent.keyboard('x');
      await rows().toEqual([]);
      await expect.poll(said).toBe('No matches found');
      await identifier().fill('');
      await rows().toEqual(three);
      await userEvent.keyboard('{Tab}');
      await expect.poll(html).not.toContain('clinic.example');
    },
  );

  test(
    'a click on a row fills it in, and so does Enter, without sending; arrows move, End jumps, Escape closes',
    { tags: ['A11Y-18'] },
    async () => {
      await openWith();
      await identifier().fill(three[0]!);
      await rows().toEqual([]);
      await password().click();
      await identifier().click();
      await rows().toEqual([three[0]]);
      await identifier().fill('');
      await screen.getByRole('option').nth(1).click();
      await expect.element(identifier()).toHaveValue('bruno@clinic.example');
      await expect.element(list()).not.toBeInTheDocument();
      await isFocused(identifier());
      await identifier().fill('');
      await active().toEqual([]);
      await userEvent.keyboard('{ArrowDown}');
      await active().toEqual(['anna@clinic.example']);
      await userEvent.keyboard('{End}');
      await active().toEqual(['anna@hospital.example']);
      await userEvent.keyboard('{ArrowDown}');
      await active().toEqual([]);
      await userEvent.keyboard('{Escape}');
      await rows().toEqual([]);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect.element(identifier()).toHaveValue('anna@clinic.example');
      expect(page.calls('authenticate')).toBe(0);
    },
  );

  test(
    'the list stays beside its field when a message above it disappears; Enter, which sends the form, closes it',
    { tags: ['HOST-17'] },
    async () => {
      leaveFlash({ tone: 'success', key: 'passwordSet' });
      await openWith();
      await password().fill('Wrong2026');
      await identifier().click();
      const top = (node: ReturnType<typeof list>) => node.element().getBoundingClientRect().top;
      await rows().toEqual(three);
      const [shownAt, listAt] = [top(identifier()), top(list())];
      page.passTime(3100);
      await expect.poll(() => top(identifier())).toBeLessThan(shownAt);
      await expect.poll(() => top(identifier()) - top(list())).toBe(shownAt - listAt);
      await userEvent.keyboard('anna{Enter}');
      await expect.poll(() => page.calls('authenticate')).toBe(1);
      await expect.element(list()).not.toBeInTheDocument();
    },
  );

  test(
    'Remove deletes the entry, Cancel does not; Escape leads back to the field; the last one leaves a plain field',
    { tags: ['ACC-2.5', 'ACC-4.38', 'A11Y-19', 'A11Y-21'] },
    async () => {
      await openWith(three.slice(0, 2));
      await identifier().click();
      const remove = () => button('Remove bruno@clinic.example');
      const { width, height } = remove().element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      await remove().click();
      await removing().getByRole('button', { name: 'Cancel' }).click();
      await expect.element(removing()).not.toBeInTheDocument();
      expect(rememberedEmails()).toEqual(three.slice(0, 2));
      await isFocused(identifier());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
      await isFocused(remove());
      await userEvent.keyboard('{Escape}');
      await isFocused(identifier());
      await rows().toEqual([]);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Tab}{Enter}');
      await isFocused(removing().getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Tab}{Enter}');
      await rows().toEqual(['anna@clinic.example']);
      expect(rememberedEmails()).toEqual(['anna@clinic.example']);
      await isFocused(identifier());
      await button('Remove anna@clinic.example').click();
      await removing().getByRole('button', { name: 'Remove', exact: true }).click();
      await expect.element(identifier()).not.toHaveAttribute('role', 'combobox');
    },
  );
});
