import { afterEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { clearDraft, clearPendingTrial } from '../../../src/core/session/drafts/signup-draft.ts';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, dialog, field, heading, isFocused, isShown, within } from '../support/screen.ts';
import { toResetOtp, toSignupOtp } from './otp-screen.ts';
import { exception, logIn, remember, submit } from './login-screen.ts';

const page = sandboxPage();

/* <dict-otp> after <dict-signup>, whose flow is tests/unit/elements/signup-otp-flow.test.ts. After a forgotten password:
 * forgot-password.test.tsx. */

describe('a signup', () => {
  const code = () => field('Code');
  const verify = () => button('Verify OTP');
  const hasReached = (path: string) => expect.poll(() => page.visited.at(-1)).toBe(path);

  afterEach(() => {
    clearDraft();
    clearPendingTrial();
  });

  test('the focus is in the code field when the step appears, and does not move if the visitor is elsewhere on the page', async () => {
    const element = await toSignupOtp(page);
    expect(element.shadowRoot!.activeElement).toBe(code().element());
    await expect
      .element(code())
      .toHaveAccessibleDescription(
        /^The code expires in 10 minutes\. It is sent as soon as it is complete\. We sent a six-digit code to/,
      );
    element.remove();
    const search = document.createElement('input');
    document.body.append(search);
    search.focus();
    const again = await toSignupOtp(page);
    expect(document.activeElement).toBe(search);
    expect(again.shadowRoot!.activeElement).toBe(null);
  });

  test(
    'the country code stays on one line with the number, and nothing overflows at any width',
    { tags: ['A11Y-23'] },
    async () => {
      const element = await toSignupOtp(page);
      const sent = screen.getByText('We sent a six-digit code to').element();
      const number = document.createRange();
      number.selectNodeContents(sent.querySelector('bdi')!);
      const wrong: number[] = [];
      for (let width = 240; width <= 480; width += 4) {
        element.style.width = `${width}px`;
        const lines = new Set([...number.getClientRects()].map(({ top }) => top)).size;
        const isFitting = [element, sent].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
        if (lines !== 1 || !isFitting) wrong.push(width);
      }
      expect(wrong).toEqual([]);
    },
  );

  test(
    'Verify needs six digits; a wrong code clears the boxes, says so and keeps the focus; the right one, sent by every way at once, is one request, which Back does not throw away, nor lead to again',
    {
      tags: [
        'ACC-2.32',
        'ACC-4.12',
        'ACC-4.13',
        'ACC-5.18',
        'ACC-5.24',
        'ACC-7.9',
        'ACC-7.25',
        'ACC-9.6',
        'A11Y-04',
        'NET-27',
      ],
    },
    async () => {
      await toSignupOtp(page);
      const sent = page.sentCode();
      await userEvent.keyboard('12345');
      await expect.element(verify()).toBeDisabled();
      await code().fill(sent === '000000' ? '000001' : '000000');
      await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
      await expect.element(code()).toHaveValue('');
      await isFocused(code());
      const release = page.hold('signupbymobileOTP');
      const press = verify().element() as HTMLElement;
      await code().fill(sent);
      // Doesn't wait for the button to be enabled: the code may be on its way already.
      press.click();
      await expect.element(button('Checking…')).toHaveAttribute('aria-disabled', 'true');
      expect(button('Back').element().closest('[inert]')).not.toBe(null);
      await userEvent.keyboard('{Enter}');
      code().element().focus();
      await userEvent.keyboard('{Enter}{Enter}');
      // The answer comes after the pause in which the code would have been sent by itself.
      page.passTime(600);
      release();
      await expect.poll(() => page.navigations.at(-1)).toMatchObject({ to: '/congratulation', replace: true });
      expect(page.requestsTo('signupbymobileOTP').at(-1)).toMatchObject({ OTP: sent, Mobile: person.mobile });
      expect([page.calls('signupByMobileOtp'), page.calls('startFreeTrial')]).toEqual([2, 1]);
    },
  );

  test.each([
    ['a shadow root', {}],
    ['the light DOM', { light: '' }],
  ])(
    'a password that is asked for again has the focus first, and the code is not sent by itself; Enter before the sixth digit says what is missing, in %s',
    { tags: ['ACC-5.24', 'A11Y-31'] },
    async (_, attributes) => {
      await toSignupOtp(page, {}, null, attributes);
      await expect.element(code()).toHaveAccessibleDescription(/^The code expires in 10 minutes\. We sent/);
      await isFocused(screen.getByLabelText('Your password'));
      await userEvent.keyboard(`${person.password}{Enter}`);
      await expect.element(code()).toHaveAccessibleDescription(/^Please enter correct OTP\./);
      await isFocused(code());
      await code().fill(page.sentCode());
      expect(page.calls('signupByMobileOtp')).toBe(0);
      await userEvent.keyboard('{Enter}');
      await hasReached('/congratulation');
    },
  );

  test.each([
    ['a signup', toSignupOtp],
    ['a password reset', toResetOtp],
  ] as const)(
    'Back and Forward start no new wait for the code of %s',
    { tags: ['ACC-4.16', 'ACC-4.17'] },
    async (_, open) => {
      const first = await open(page);
      page.passTime(8000);
      first.remove();
      await page.put('dict-otp');
      page.passTime(12_000);
      await expect.element(button('Resend')).toBeEnabled();
    },
  );

  test(
    'without an answer the account may have been created: it says so, still when the code is refused as used, and leads to the login',
    { tags: ['NET-03'] },
    async () => {
      await toSignupOtp(page);
      page.sandbox.faults.add({ call: 'signupByMobileOtp', strikes: 'after', status: 503, body: 'lost' });
      await code().fill(page.sentCode());
      await isShown(/^Your account may still have been created/);
      await verify().click();
      await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
      await screen.viewport(320, 700);
      const login = screen.getByRole('link', { name: 'Try to log in' });
      expect(login.element().getClientRects(), 'on one line').toHaveLength(1);
      await login.click();
      await hasReached('/');
    },
  );

  test('without a stored signup it says so and leads back', { tags: ['ACC-5.28'] }, async () => {
    await page.put('dict-otp');
    await isShown('Signup data is not valid.');
    await button('Back to signup').click();
    await hasReached('/signup');
  });

  describe('the trial', () => {
    test(
      'that fails shows the server message, or the generic text if there is no status, has the focus, and can be started again',
      { tags: ['ACC-4.15', 'ACC-8.14', 'ACC-8.15', 'A11Y-31'] },
      async () => {
        await toSignupOtp(page);
        const Message = { Code: 'S0009', Message: 'You have had a trial of this product.' };
        page.sandbox.faults.add(
          { call: 'startFreeTrial', ...answer({ Message, SubscriptionId: null, SubscriptionExpiredOn: null }) },
          { call: 'startFreeTrial', ...answer({ Message: null }) },
        );
        await code().fill(page.sentCode());
        for (const text of [
          'You have had a trial of this product.',
          'Something went wrong. Please contact the team.',
        ]) {
          await isShown(text);
          await isFocused(heading('Verify OTP'));
          await button('Try again').click();
        }
        await hasReached('/congratulation');
      },
    );

    test('is not started without a product: the subscriptions open', { tags: ['ACC-4.14', 'ACC-4.23'] }, async () => {
      await toSignupOtp(page, { trial: { ...signupDraft.trial, productName: '' } });
      await code().fill(page.sentCode());
      await hasReached('/subscription');
      expect([page.calls('productPlanDetails'), page.calls('startFreeTrial')]).toEqual([0, 0]);
    });
  });
});

/* <dict-login>, the dialog of two-factor authentication: ACC-2, ACC-4, ACC-8. */

describe('two-factor authentication', () => {
  const goneOn = () => expect.poll(() => page.visited.at(-1));
  const sent = () => page.requestsTo('SingupLogin/Authenticate');
  const open = () => page.put('dict-login');

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

  // The field itself: kit/kit-form.test.tsx.
  test(
    'Submit needs six digits; a wrong OTP clears them, keeps the focus, and its message comes first in the description; Escape leads back to the form',
    { tags: ['ACC-2.10', 'ACC-2.12', 'ACC-4.22', 'ACC-5.25', 'ACC-9.6', 'A11Y-02', 'A11Y-04'] },
    async () => {
      await toModal();
      const description =
        'The OTP is valid for 10 minutes. It is sent as soon as it is complete. We sent a six-digit OTP to t';
      await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(description));
      await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
      const wrong = notOtp();
      await userEvent.keyboard(`${wrong.slice(0, 2)}a${wrong.slice(2, 5)}`);
      await expect.element(code()).toHaveValue(wrong.slice(0, 5));
      await expect.element(send()).toBeDisabled();
      await userEvent.keyboard(wrong.slice(5));
      const message = 'Invalid OTP. Please check the code and try again.';
      const said = () => within('dict-login', 'dialog .d-status')?.textContent;
      await expect.poll(said).toBe(message);
      expect(sent().slice(1)).toMatchObject([{ OTPPassword: wrong }]);
      await expect.element(code()).toHaveValue('');
      await isFocused(code());
      await expect.element(code()).toHaveAccessibleDescription(expect.stringMatching(`^${message} .*${description}`));
      await userEvent.keyboard('1');
      await expect.element(code()).not.toHaveAttribute('aria-invalid');
      await expect.poll(said).toBe('');
      await userEvent.keyboard('{Escape}');
      await submit().click();
      await expect.element(modal()).toBeVisible();
    },
  );

  test(
    'ORG07 opens the modal with the masked email; the resend button appears after 20 seconds, its OTP voids the old one and logs in; after an exception the typed digits stay',
    {
      tags: [
        'ACC-1.4',
        'ACC-2.13',
        'ACC-4.3',
        'ACC-4.4',
        'ACC-4.21',
        'ACC-5.26',
        'ACC-7.4',
        'ACC-7.6',
        'ACC-8.1',
        'ACC-8.7',
        'ACC-8.8',
        'ACC-9.7',
        'ACC-9.8',
        'NET-01',
      ],
    },
    async () => {
      await toModal();
      await isShown(/We sent a six-digit OTP to t\*+@example\.com\./);
      await isFocused(code());
      const first = page.sentCode();
      page.passTime(18_000);
      await expect.element(resend()).not.toBeInTheDocument();
      page.passTime(2500);
      page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
      await code().fill('123');
      await resend().click();
      await isShown('An error occurred while resending OTP. Please try again later.');
      await expect.element(code()).toHaveValue('123');
      await resend().click();
      await isShown(/A new code is on its way\./);
      await expect.element(code()).toHaveValue('');
      const asked = { Email: email, OTPIdtoResend: expect.any(Number), SourceApp: 'userconsole', OTPPurpose: '2FA' };
      expect(page.requestsTo('Requestotpresetpassword')).toEqual([asked, asked]);
      await expect.element(resend()).not.toBeInTheDocument();
      const typed = page.sentCode();
      expect(typed).not.toBe(first);
      page.sandbox.faults.add({ call: 'authenticate', status: 500, body: '' });
      await code().fill(typed);
      await isShown(exception);
      await expect.element(code()).toHaveValue(typed);
      await send().click();
      await goneOn().toBe('/subscription');
      const OTPId = expect.any(Number) as number;
      expect(sent()[2]).toEqual({
        UserName: email,
        OTPId,
        OTPPassword: typed,
        LoginFrom: 'userconsole',
        Password: null,
      });
    },
  );

  test('on success the email is remembered and the expiry check repeats', { tags: ['ACC-4.4'] }, async () => {
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
