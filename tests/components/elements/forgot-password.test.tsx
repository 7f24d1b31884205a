import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { clearResetDraft, readResetDraft, keepCheckedOtp } from '../../../src/core/session/drafts/reset-draft.ts';
import { clearDraft, keepDraft, readDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { activationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, field, heading, isFocused, isGone, isShown, link, within } from '../support/screen.ts';
import { toResetOtp, askForReset } from './otp-screen.ts';

/* <dict-forgot-password>, and <dict-otp> after it. */

const page = sandboxPage();

const email = 'retail@example.com';
const code = () => field('Code');
const hasVisited = (...paths: readonly string[]) => expect.poll(() => page.visited).toEqual(paths);
beforeEach(() => page.configure({ contact: { email: 'support@console.example' } }));
afterEach(() => {
  clearDraft();
  clearResetDraft();
});

describe('forgot password', () => {
  const ask = async (typed = email) => {
    await field('Email').fill(typed);
    await button('RESET PASSWORD').click();
  };

  test(
    'one field asks for the code, and drops a stored signup',
    { tags: ['ACC-2.40', 'ACC-4.18', 'ACC-7.5', 'ACC-9.9'] },
    async () => {
      keepDraft(signupDraft, person.password);
      await page.put('dict-forgot-password');
      await expect.element(screen.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
      expect(screen.getByRole('textbox').elements()).toHaveLength(1);
      await ask(`  \u200b${email} `);
      await hasVisited('/forgotpasswordotp');
      expect(page.requestsTo('Requestotpresetpassword')).toEqual([
        {
          Email: email,
          AppVersion: '1.0.0',
          SourceApp: 'userconsole',
          OTPHashKey: '',
          OTPIdtoResend: -1,
          OTPVersion: 6,
        },
      ]);
      expect([readDraft(), readResetDraft()]).toMatchObject([null, { email }]);
    },
  );

  test.each([
    ['missing', '', 'Please Enter Email ID'],
    ['wrong', 'retail', 'Invalid Email Address'],
  ])(
    'an email that is %s says so until it is changed',
    { tags: ['ACC-5.11', 'ACC-5.12'] },
    async (_, typed, message) => {
      await page.put('dict-forgot-password');
      await ask(typed);
      await isShown(message);
      await isFocused(field('Email'));
      await field('Email').fill(email);
      await isGone(message);
      expect(page.calls('requestOtpResetPassword')).toBe(0);
    },
  );

  test(
    'after an exception another attempt with the same email works at once',
    { tags: ['ACC-8.11', 'NET-03'] },
    async () => {
      await page.put('dict-forgot-password');
      page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
      await ask();
      await isShown('An unexpected error occurred. Please try again later.');
      await expect.element(field('Email')).toHaveValue(email);
      await userEvent.click(button('RESET PASSWORD').element());
      await hasVisited('/forgotpasswordotp');
    },
  );

  test('a visitor who returns to a form that the page has kept can use it again', async () => {
    await page.put('dict-forgot-password');
    await ask();
    await hasVisited('/forgotpasswordotp');
    await expect.element(button('Sending the code…')).toBeVisible();
    await ask('retail.uk@example.com');
    await hasVisited('/forgotpasswordotp', '/forgotpasswordotp');
    expect(readResetDraft()).toMatchObject({ email: 'retail.uk@example.com' });
  });

  test("the forced reset is 'Reset Password?', with its email locked", { tags: ['ACC-2.41'] }, async () => {
    const element = await page.put('dict-forgot-password', { email: 'rao@example.com' });
    element.email = 'anna@example.com';
    await expect.element(field('Email')).toHaveValue('anna@example.com');
    element.locked = true;
    await expect.element(screen.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
    element.email = 'anna+rao@example.com';
    await expect.element(field('Email')).toHaveValue('anna+rao@example.com');
    await expect.element(field('Email')).toHaveAttribute('readonly');
  });

  test('Back from the code of a forced reset leads to the forced reset', { tags: ['ACC-2.35'] }, async () => {
    const element = await page.put('dict-forgot-password', { email: 'anna+rao@example.com', locked: '' });
    await button('RESET PASSWORD').click();
    await hasVisited('/forgotpasswordotp');
    element.remove();
    await page.put('dict-otp');
    await button('Back').click();
    await hasVisited('/forgotpasswordotp', '/forceresetpassword?email=anna%2Brao%40example.com');
  });

  test('a locked email with markup is shown as text, and can be edited', async () => {
    const { shadowRoot } = await page.put('dict-forgot-password', { email: '<img src=x>', locked: '' });
    await expect.element(field('Email')).not.toHaveAttribute('readonly');
    expect(shadowRoot!.querySelector('img[src=x]')).toBeNull();
  });
});

describe('the code of a reset', () => {
  test('of an unknown email has the same texts as another one', { tags: ['SEC-29'] }, async () => {
    await toResetOtp(page, 'nobody@example.com');
    await isShown('If nobody@example.com has an account, we have sent it a six-digit code.');
    await code().fill('123456');
    await isShown('Invalid OTP. Please check the code and try again.');
  });

  test.each([
    ['success code', answer({ SuccessCode: 'REG99' }), 'An unexpected error occurred. Please try again later.'],
    ['Status', { body: '{"Status":2,"Data":null}' }, 'Unexpected status returned from server.'],
  ])(
    'stays in its boxes after an answer with another %s',
    { tags: ['ACC-5.29', 'ACC-8.11', 'NET-01'] },
    async (_, fault, message) => {
      page.sandbox.faults.add({ call: 'setPasswordByUsingOtp', ...fault });
      await toResetOtp(page);
      await code().fill('123456');
      await isShown(message);
      await expect.element(code()).toHaveValue('123456');
      await button('Verify OTP').click();
      await isShown('Invalid OTP. Please check the code and try again.');
    },
  );

  test('is followed by the form again at Back, with the email filled in', { tags: ['ACC-2.36'] }, async () => {
    await toResetOtp(page, 'nobody@example.com');
    await button('Back').click();
    await hasVisited('/forgotpassword');
    document.body.replaceChildren();
    await page.put('dict-forgot-password');
    await expect.element(field('Email')).toHaveValue('nobody@example.com');
  });

  test(
    'can be sent again after 20 seconds, which are announced at ten and at the end',
    { tags: ['ACC-2.32', 'ACC-4.16', 'ACC-9.7', 'A11Y-05'] },
    async () => {
      await toResetOtp(page);
      const received: string[] = [];
      const status = within('dict-otp', '[role=status]')!;
      await expect.poll(() => status.textContent).toBe('Resend code in 20 s');
      new MutationObserver(() => status.textContent && received.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      await expect.element(button(/^Resend code in \d+ s/)).toBeDisabled();
      await code().fill('123');
      for (let second = 0; second < 21; second += 1) {
        page.passTime(1000);
        await new Promise(requestAnimationFrame);
      }
      await expect.element(button('Resend')).toBeEnabled();
      expect(received).toEqual([expect.stringContaining('10'), expect.any(String)]);
      await expect.element(code()).toHaveValue('123');
    },
  );

  test('can be sent again when its own 20 seconds are over, also after a reload', { tags: ['ACC-4.16'] }, async () => {
    (await toResetOtp(page)).remove();
    // So long that a countdown begun anew does not get there while this test waits.
    page.passTime(17_000);
    await page.put('dict-otp');
    await expect.element(button(/^Resend code in [1-3] s/)).toBeDisabled();
  });

  describe('that is sent again', () => {
    beforeEach(async () => {
      await toResetOtp(page);
      await code().fill('123');
    });

    async function resend(): Promise<void> {
      page.passTime(21_000);
      await button('Resend').click();
    }

    test('says so for 3 seconds, and empties the boxes', { tags: ['ACC-4.17'] }, async () => {
      await resend();
      const message = screen.getByText(/A new code is on its way\./).first();
      await expect.element(message).toBeVisible();
      await expect.element(button(/^Resend code in (20|19) s/)).toBeDisabled();
      await expect.element(code()).toHaveValue('');
      page.passTime(3100);
      await expect.element(message).not.toBeInTheDocument();
    });

    test('is another one, which leads to the new password', { tags: ['ACC-4.17'] }, async () => {
      const old = page.sentCode();
      await resend();
      await expect.element(code()).toHaveValue('');
      expect(Number(page.requestsTo('Requestotpresetpassword').at(-1)!.OTPIdtoResend)).toBeGreaterThan(0);
      expect(page.sentCode()).not.toBe(old);
      await code().fill(page.sentCode());
      await hasVisited('/resetpassword');
    });

    test('is refused if no reset is stored any more', { tags: ['ACC-5.30'] }, async () => {
      clearResetDraft();
      await resend();
      await isShown('Something went wrong. Please try again later.');
      expect(page.calls('requestOtpResetPassword')).toBe(1);
    });
  });
});

/* <dict-reset-password>: a new password after a reset's code, and a first one by an activation code. */

const newPassword = 'Changed2026';

const set = {
  submit: 'Set password',
  call: 'setPasswordByActivationKey',
  leadsTo: '/',
  open: () => page.put('dict-reset-password', { 'activation-code': activationCode }),
};

const reset = {
  submit: 'Reset password',
  call: 'resetPassword',
  leadsTo: '/passwordresetsuccess',
  async open() {
    await askForReset(email);
    keepCheckedOtp(page.sentCode());
    await page.put('dict-reset-password');
  },
};

async function choose(
  { submit }: typeof set | typeof reset,
  password = newPassword,
  confirmation = password,
): Promise<void> {
  await field('New password').fill(password);
  await field('Confirm password').fill(confirmation);
  await button(submit).click();
}

describe('a new password', () => {
  test(
    'has to be strong, and typed twice',
    { tags: ['ACC-5.17', 'ACC-5.20', 'ACC-5.21', 'ACC-5.22', 'ACC-5.23', 'CON-5.32', 'CON-5.33', 'CON-5.34'] },
    async () => {
      await set.open();
      await isShown('At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral');
      for (const [password, confirmation, message] of [
        ['', '', 'Please Enter New Password'],
        ['Changed2026', '', 'Please Enter Confirm Password'],
        ['short1A', 'short1A', 'Please Enter Strong Password.'],
        ['Changed2026', 'Changed2026 ', 'Passwords are not matching.'],
      ] as const) {
        await choose(set, password, confirmation);
        await isShown(message);
      }
      expect(page.calls(set.call)).toBe(0);
    },
  );

  test('is for the account of the stored reset', { tags: ['A11Y-12', 'ACC-2.48', 'SEC-27'] }, async () => {
    await reset.open();
    await expect.element(screen.getByRole('heading', { name: 'Reset Password', exact: true })).toBeVisible();
    expect(within('dict-reset-password', 'form input[name="username"]')).toHaveProperty('value', email);
    for (const label of ['New password', 'Confirm password'])
      await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('can be left by Back to /forgotpassword', { tags: ['ACC-2.50', 'CON-2.11.6'] }, async () => {
    await reset.open();
    await link('Back').click();
    expect(page.visited.at(-1)).toBe('/forgotpassword');
  });

  test('that was used before is refused, and stays in its field', async () => {
    await reset.open();
    await choose(reset, 'Sandbox2026');
    await isShown('You have used this password before. Please choose a new one.');
    await expect.element(field('New password')).toHaveValue('Sandbox2026');
  });

  test('may have spaces, emoji and 128 characters', { tags: ['SEC-27'] }, async () => {
    const long = `Aa1 ${'ü'.repeat(120)} 🔑`;
    await reset.open();
    await choose(reset, long);
    await expect.poll(() => page.navigations.at(-1)).toMatchObject({ to: '/passwordresetsuccess', replace: true });
    const { Password } = page.requestsTo('/resetpassword').at(-1)!;
    const bytes = Uint8Array.from(atob(String(Password)), (character) => character.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toBe(long);
  });

  test('can’t be set a second time by the same reset', async () => {
    await reset.open();
    await choose(reset);
    await hasVisited('/passwordresetsuccess');
    document.body.replaceChildren();
    await page.put('dict-reset-password');
    await isShown('There is no password reset in progress.');
  });

  test.each([set, reset])(
    'after an exception the typed passwords stay, and nothing is sent again by itself, $submit',
    { tags: ['ACC-8.12', 'CON-8.43'] },
    async (way) => {
      await way.open();
      page.sandbox.faults.add({ call: way.call, status: 500, body: '' });
      await choose(way);
      await isShown('An error occurred while setting password. Please try again later.');
      await expect.element(field('Confirm password')).toHaveValue(newPassword);
      // Asserts without waiting, because the sentence must be there beside the error, which disappears after 3 seconds.
      expect(screen.getByText(/^Your password may still have been set\./).query()).not.toBeNull();
      expect(page.calls(way.call)).toBe(1);
      await button(way.submit).click();
      await hasVisited(way.leadsTo);
    },
  );

  describe('by an activation code', () => {
    const [call, prompt] = ['validateActivationCode', 'Set a password for invited@example.com.'];

    test('the code is removed from the tag', { tags: ['SEC-37'] }, async () => {
      const element = await set.open();
      expect(element.hasAttribute('activation-code')).toBe(false);
    });

    test('a failed check can be tried again, and the focus stays', { tags: ['A11Y-31'] }, async () => {
      page.sandbox.faults.add({ call, status: 500, body: '' }, { call, ...answer(prompt) });
      await set.open();
      await button('Try again').click();
      await isShown(prompt);
      await isFocused(heading('Set Password'));
    });

    test('is stored by password managers for the email in the prompt', async () => {
      page.sandbox.faults.add({ call, ...answer(prompt) });
      await set.open();
      await isShown(prompt);
      expect(within('dict-reset-password', 'input[name="username"]')).toHaveProperty('value', 'invited@example.com');
    });
  });
});

test(
  'the success takes the focus, and leads to / after 3 seconds, not after the visitor has left it',
  { tags: ['NET-04', 'ACC-2.52', 'ACC-2.54', 'ACC-9.15', 'CON-2.11.4', 'CON-9.14', 'A11Y-31'] },
  async () => {
    const element = await page.put('dict-reset-password', { done: '' });
    await isFocused(heading('Password Reset Successful'));
    page.passTime(2000);
    expect(page.visited).toEqual([]);
    page.passTime(1100);
    await hasVisited('/');
    element.remove();
    const again = await page.put('dict-reset-password', { done: '' });
    await expect.element(screen.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    again.remove();
    page.passTime(5000);
    expect(page.visited).toEqual(['/']);
  },
);
