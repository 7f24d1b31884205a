import { describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { leaveFlash } from '../../../src/core/session/drafts/flash.ts';
import { rememberedEmails, rememberEmail } from '../../../src/core/session/remembered-emails.ts';
import { currentSession } from '../../../src/core/session/session.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { accessibilityTree } from '../support/browser-tools.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  announced,
  button,
  dialog,
  field,
  heading,
  isFocused,
  isGone,
  isShown,
  link,
  state,
  texts,
  within,
} from '../support/screen.ts';

/* <dict-login>: ACC-2, ACC-4, ACC-5, ACC-8. */

const page = sandboxPage();

const identifier = () => screen.getByLabelText('Mobile number or email');
const password = () => field('Password');
const remember = () => screen.getByRole('checkbox', { name: 'Remember my email' });
const submit = () => button('Log in');
const goneOn = () => expect.poll(() => page.visited.at(-1));
const sent = () => page.requestsTo('SingupLogin/Authenticate');
const exception = 'An error occurred while logging in. Please try again later.';
const refused = 'The email, mobile number or password is not correct.';

const open = () => page.put('dict-login');

async function logIn(userName = 'retail@example.com', typed = seedPassword) {
  await identifier().fill(userName);
  await password().fill(typed);
  await submit().click();
}

describe('the form', () => {
  test('identifier, password with show and hide, remember box, forgot and signup links [ACC-2.2]', async () => {
    await open();
    await expect.element(identifier()).toHaveValue('');
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
  });

  test('A11Y-09 an empty form shows both messages and focuses the first field [ACC-5.9 ACC-5.10]', async () => {
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
  });

  test('SEC-27 submit sends the identifier trimmed, and a password of 128 characters, spaces and emoji unchanged [ACC-3.3 ACC-4.1 ACC-7.3 ACC-7.24]', async () => {
    const odd = ` ${'x'.repeat(120)} ünïcode 🔑 `;
    await open();
    await logIn('  retail@example.com ', odd);
    await isShown(refused);
    expect(sent()).toEqual([
      {
        UserName: 'retail@example.com',
        Password: btoa(String.fromCharCode(...new TextEncoder().encode(odd))),
        ReferralCode: '',
        LoginFrom: 'userconsole',
        CurrentVersion: '1.0.0',
        SSOIdentityProvider: null,
      },
    ]);
  });

  test('A11Y-21 NET-27 by keyboard alone, in visual order, with a mobile number, and Enter three times is one request [ACC-1.4]', async () => {
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
  });
});

// Every other form that sends a password: tests/unit/elements/password-encoding.test.ts.
describe('a password that can’t be sent', () => {
  test('PWD-01 enables the button again, with a message, if encodePassword throws', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    page.configure({
      encodePassword: () => {
        throw new Error('no encoder');
      },
    });
    await open();
    await logIn();
    await isShown(exception);
    await expect.element(submit()).toBeEnabled();
    await expect.element(password()).toHaveValue(seedPassword);
    complaints.mockRestore();
  });

  test('PWD-02 is reported beside its field as too long', async () => {
    await open();
    await identifier().fill('retail@example.com');
    const input = password().element() as HTMLInputElement;
    input.value = 'x'.repeat(200_000);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await submit().click();
    await expect.element(password()).toHaveAccessibleDescription(/at most 1,000 characters/);
    await expect.element(submit()).toBeEnabled();
  });
});

describe('where a login leads', () => {
  test.each([
    ['admin@example.com', '/organizations', 'ACC-4.8 ACC-7.19 ACC-9.5 CON-2.2.10'],
    ['referral@example.com', '/referralactivation', 'ACC-2.60 ACC-4.7'],
  ] as const)('%s goes to %s [%s]', async (userName, path, _proves) => {
    await open();
    await logIn(userName);
    await goneOn().toBe(path);
    if (userName === 'admin@example.com') expect(page.requestsTo('UserOrgsOverView')[0]).toMatchObject({ PageSize: 5 });
  });

  test.each([
    ['admin', '/organizations', 'ACC-2.6'],
    ['retail', '/subscription', 'ACC-2.7'],
  ] as const)('a user who is signed in already, as %s, is sent on to %s [%s]', async (user, path, _proves) => {
    await page.logIn(user);
    await open();
    await goneOn().toBe(path);
  });

  test('while the start page is looked up, a progress message replaces the form; where the page keeps the user, it says that they are logged in [ACC-4.9 CON-2.2.9]', async () => {
    await open();
    const release = page.hold('UserOrgsOverView');
    await logIn('enterprise@example.com');
    await isFocused(screen.getByRole('heading', { name: 'Logging you in…' }));
    await expect.element(password()).not.toBeInTheDocument();
    release();
    await goneOn().toBe('/subscription');
    await isFocused(heading('You are logged in.'));
    await expect.element(button('Open the console')).toBeVisible();
    await state('dict-login').toBe('done');
  });

  test('a session that turns out to have ended leads back to the form, which says so [ACC-4.36]', async () => {
    await page.logIn('retail');
    page.sandbox.world.logins = [];
    const release = page.hold('UserOrgsOverView');
    await open();
    await expect.element(heading('Logging you in…')).toBeVisible();
    release();
    await isShown('Your session has ended. Please log in again.');
    await expect.element(identifier()).toBeVisible();
  });

  test('the attribute next is opened after the login', async () => {
    await page.put('dict-login', { next: '/account?from=clinic' });
    await logIn();
    await goneOn().toBe('/account?from=clinic');
  });

  test('an expired password opens a modal, leaves no session, and Reset now leads to the reset [ACC-2.14 ACC-4.2]', async () => {
    await open();
    await logIn('expired@example.com');
    await expect.element(dialog('Password expired')).toBeVisible();
    expect(currentSession()).toBeNull();
    await isFocused(button('Reset now'));
    await userEvent.keyboard('{Enter}');
    expect(page.visited.at(-1)).toBe('/forceresetpassword?email=expired%40example.com');
  });
});

describe('a login that fails', () => {
  test('A11Y-07 SEC-29 the server ErrorMessage is shown above the form and disappears after 3 seconds; an unknown email has the same [ACC-4.5 ACC-8.6 ACC-8.19 ACC-8.20 ACC-9.13]', async () => {
    await open();
    await logIn('retail@example.com', 'wrong');
    await isShown(refused);
    const top = (locator: ReturnType<typeof identifier>) => locator.element().getBoundingClientRect().top;
    expect(top(screen.getByText(refused, { exact: true }).first())).toBeLessThan(top(identifier()));
    await expect.element(identifier()).toHaveValue('retail@example.com');
    await expect.element(submit()).toBeEnabled();
    await expect.poll(() => announced('dict-login')).toBe(refused);
    page.passTime(2500);
    expect(within('dict-login', '.d-notice')?.textContent).toContain(refused);
    page.passTime(600);
    await expect.poll(() => within('dict-login', '.d-notice')).toBeNull();
    await expect.poll(() => announced('dict-login')).toBe('');
    await logIn('nobody@example.com');
    await isShown(refused);
  });

  test('NET-08 Login exception; NET-03 it is not sent again by itself [ACC-8.7]', async () => {
    await open();
    page.sandbox.faults.add({ call: 'authenticate', status: 401, body: '{"Status":1,"ErrorMessage":"No."}' });
    await logIn();
    await isShown(exception);
    await expect.element(password()).toHaveValue(seedPassword);
    expect(page.calls('authenticate')).toBe(1);
    await submit().click();
    await goneOn().toBe('/subscription');
  });
});

test.each([
  [{ tone: 'danger', text: 'This link is not valid any more.' }, 'This link is not valid any more.', 'ACC-2.9'],
  [{ tone: 'success', key: 'passwordSet' }, 'Your password has been set. You can now log in.', 'ACC-2.8 ACC-9.13'],
] as const)(
  'a message saved by another screen (%j): "%s" is shown for 3 seconds, once [%s]',
  async (flash, text, _proves) => {
    leaveFlash(flash);
    await open();
    await isShown(text);
    page.passTime(2500);
    expect(within('dict-login', `.d-notice.d-tone-${flash.tone}`)?.textContent).toContain(text);
    page.passTime(600);
    await expect.poll(() => within('dict-login', '.d-notice')).toBeNull();
    document.body.replaceChildren();
    await open();
    await isGone(text);
  },
);

describe('two-factor authentication', () => {
  const email = 'twofactor@example.com';
  const modal = () => dialog('Two-factor authentication');
  const code = () => modal().getByLabelText('OTP');
  const send = () => modal().getByRole('button', { name: 'Submit' });
  const resend = () => modal().getByRole('button', { name: 'Resend code' });
  const notOtp = () => (page.sentCode() === '000000' ? '000001' : '000000');

  async function toModal() {
    await open();
    await logIn(email);
    await expect.element(modal()).toBeVisible();
  }

  test('A11Y-02 A11Y-04 one field, described by recipient and validity; Submit needs six digits; a wrong OTP clears them, keeps the focus, and its message comes first [ACC-2.10 ACC-2.12 ACC-4.22 ACC-5.25 ACC-9.6]', async () => {
    await toModal();
    const node = (await accessibilityTree()).find(({ role, name }) => role === 'textbox' && name === 'OTP');
    expect(node?.description).toMatch(
      /The OTP is valid for 10 minutes\. It is sent as soon as it is complete\. We sent a six-digit OTP to t\*+@example\.com\./,
    );
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(send()).toBeDisabled();
    const wrong = notOtp();
    await userEvent.keyboard(`${wrong.slice(0, 2)}a${wrong.slice(2, 3)}-${wrong.slice(3, 5)}`);
    await expect.element(code()).toHaveValue(wrong.slice(0, 5));
    await expect.element(send()).toBeDisabled();
    const release = page.hold('SingupLogin/Authenticate');
    await userEvent.keyboard(wrong.slice(5));
    await expect.element(send()).toBeEnabled();
    await expect.poll(() => sent().at(-1)).toMatchObject({ OTPPassword: wrong });
    release();
    await isShown('Invalid OTP. Please check the code and try again.');
    expect(sent()).toHaveLength(2);
    await expect.element(code()).toHaveValue('');
    await isFocused(code());
    await expect
      .element(code())
      .toHaveAccessibleDescription(/^Invalid OTP\. .* The OTP is valid for 10 minutes\. .* We sent a six-digit OTP to/);
    const said = () => within('dict-login', 'dialog .d-status')?.textContent;
    await expect.poll(said).toBe('Invalid OTP. Please check the code and try again.');
    await userEvent.keyboard('1');
    await expect.element(code()).not.toHaveAttribute('aria-invalid');
    await expect.poll(said).toBe('');
  });

  test('ORG07 opens the modal with the masked email; the resend button appears after 20 seconds, its OTP voids the old one and logs in [ACC-1.4 ACC-2.13 ACC-4.3 ACC-4.4 ACC-4.21 ACC-5.26 ACC-7.4 ACC-7.6 ACC-8.1 ACC-9.7 ACC-9.8]', async () => {
    await toModal();
    await isShown(/We sent a six-digit OTP to t\*+@example\.com\./);
    await isShown(/The OTP is valid for 10 minutes\./);
    await isFocused(code());
    const first = page.sentCode();
    await expect.element(resend()).not.toBeInTheDocument();
    page.passTime(18_000);
    await expect.element(resend()).not.toBeInTheDocument();
    page.passTime(2500);
    await resend().click();
    await isShown(/A new code is on its way\./);
    const asked = { Email: email, OTPIdtoResend: expect.any(Number), SourceApp: 'userconsole', OTPPurpose: '2FA' };
    expect(page.requestsTo('Requestotpresetpassword')).toEqual([asked]);
    await expect.element(resend()).not.toBeInTheDocument();
    const typed = page.sentCode();
    expect(typed).not.toBe(first);
    await code().fill(typed);
    await goneOn().toBe('/subscription');
    expect(sent()[1]).toEqual({
      UserName: email,
      OTPId: expect.any(Number),
      OTPPassword: typed,
      LoginFrom: 'userconsole',
      Password: null,
    });
  });

  test('2FA resend exception, and Login exception in the second step; NET-01 the typed digits stay [ACC-8.7 ACC-8.8]', async () => {
    await toModal();
    page.passTime(21_000);
    page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await code().fill('123');
    await resend().click();
    await isShown('An error occurred while resending OTP. Please try again later.');
    await expect.element(code()).toHaveValue('123');
    await resend().click();
    await isShown(/A new code is on its way\./);
    await expect.element(code()).toHaveValue('');
    page.sandbox.faults.add({ call: 'authenticate', status: 500, body: '' });
    const typed = page.sentCode();
    await code().fill(typed);
    await isShown(exception);
    await expect.element(code()).toHaveValue(typed);
    await send().click();
    await goneOn().toBe('/subscription');
  });

  test('on success the email is remembered and the expiry check repeats [ACC-4.4]', async () => {
    await open();
    await remember().click();
    await logIn(email);
    await expect.element(modal()).toBeVisible();
    userOf(page, email).passwordExpiresAt = Date.now() - 1000;
    await code().fill(page.sentCode());
    await expect.element(dialog('Password expired')).toBeVisible();
    expect(rememberedEmails()).toEqual([]);
    userOf(page, email).passwordExpiresAt = null;
    await button('Not now').click();
    await submit().click();
    await expect.element(modal()).toBeVisible();
    await code().fill(page.sentCode());
    await goneOn().toBe('/subscription');
    expect(rememberedEmails()).toEqual([email]);
  });
});

describe('saved emails', () => {
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

  test('SEC-30 an email is remembered by the checkbox, once its login succeeds [ACC-4.6]', async () => {
    await open();
    await remember().click();
    await logIn('retail@example.com', 'wrong');
    await isShown(refused);
    expect(rememberedEmails()).toEqual([]);
    await logIn();
    await goneOn().toBe('/subscription');
    expect(rememberedEmails()).toEqual(['retail@example.com']);
  });

  test('SEC-30 A11Y-18 it opens on focus, filters as the user types, and announces how many match; before and after no email is in the document [ACC-2.4]', async () => {
    await openWith();
    const element = document.querySelector('dict-login')!;
    const html = () => element.getHTML({ serializableShadowRoots: true, shadowRoots: [element.shadowRoot!] });
    expect(html()).not.toContain('clinic.example');
    await expect.element(identifier()).toHaveAttribute('aria-expanded', 'false');
    await identifier().click();
    await rows().toEqual(three);
    await expect.poll(() => announced('dict-login')).toBe('3 saved emails');
    await userEvent.keyboard('anna');
    await rows().toEqual(['anna@clinic.example', 'anna@hospital.example']);
    await userEvent.keyboard('@H');
    await rows().toEqual(['anna@hospital.example']);
    await expect.poll(() => announced('dict-login')).toBe('1 saved email');
    await userEvent.keyboard('x');
    await rows().toEqual([]);
    await expect.poll(() => announced('dict-login')).toBe('No matches found');
    await identifier().fill('');
    await rows().toEqual(three);
    await userEvent.keyboard('{Tab}');
    await expect.poll(html).not.toContain('clinic.example');
  });

  test('on focus it opens for a saved email in the field; a click on a row fills it in', async () => {
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
  });

  test('A11Y-18 arrows move, End jumps, Enter picks without sending, Escape closes', async () => {
    await openWith();
    await identifier().click();
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
  });

  test('A11Y-19 A11Y-21 Remove deletes the entry, Cancel does not; the last one leaves a plain field [ACC-2.5 ACC-4.38]', async () => {
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
    await userEvent.keyboard('{Enter}');
    await isFocused(removing().getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Tab}{Enter}');
    await rows().toEqual(['anna@clinic.example']);
    expect(rememberedEmails()).toEqual(['anna@clinic.example']);
    await isFocused(identifier());
    await button('Remove anna@clinic.example').click();
    await removing().getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(identifier()).not.toHaveAttribute('role', 'combobox');
  });

  test('SEC-01 a stored email with markup is text', async () => {
    const odd = '"><img src=x onerror="window.hit=1">@clinic.example';
    await openWith([odd]);
    await identifier().click();
    await rows().toEqual([odd]);
    expect('hit' in window).toBe(false);
  });
});
