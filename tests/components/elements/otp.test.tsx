import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { requestOtpResetPassword } from '../../../src/core/service/endpoints/access/passwords.ts';
import { service } from '../../../src/core/service.ts';
import { keepResetDraft } from '../../../src/core/session/drafts/reset-draft.ts';
import { keepDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-otp> */

const page = sandboxPage();

const code = () => screen.getByRole('textbox', { name: 'Code' });
const verify = () => screen.getByRole('button', { name: 'Verify OTP' });

async function toSignupOtp(password: string | null = person.password) {
  const answer = await service().send(requestMobileOtp, {
    ...signupDraft,
    encodedPassword: btoa(person.password),
    clientUniqueCode: 'x',
    clientVersion: '1',
  });
  if (!answer.ok) throw new Error(answer.problem.text);
  keepDraft({ ...signupDraft, otpId: answer.data.otpId }, password);
  return page.put('dict-otp');
}

async function toResetOtp() {
  const email = 'retail@example.com';
  const answer = await service().send(requestOtpResetPassword, {
    purpose: 'password-reset',
    email,
    otpIdToResend: '-1',
    clientVersion: '1',
  });
  if (!answer.ok) throw new Error(answer.problem.text);
  keepResetDraft({ email, otpId: answer.data.otpId!, isForced: false });
  return page.put('dict-otp');
}

describe('the focus', () => {
  test('is in the code field when the step appears', async () => {
    const element = await toSignupOtp();
    expect(element.shadowRoot!.activeElement).toBe(code().element());
    await expect
      .element(code())
      .toHaveAccessibleDescription(
        /^The code expires in 10 minutes\. It is sent as soon as it is complete\. We sent a six-digit code to/,
      );
  });

  test('stays where the visitor is elsewhere on the page', async () => {
    const search = document.createElement('input');
    document.body.append(search);
    search.focus();
    const element = await toSignupOtp();
    expect(document.activeElement).toBe(search);
    expect(element.shadowRoot!.activeElement).toBe(null);
  });
});

test.each([
  ['a signup', toSignupOtp],
  ['a password reset', toResetOtp],
] as const)('ACC-4.16 ACC-4.17 Back and Forward start no new wait for the code of %s', async (_, open) => {
  const first = await open();
  page.passTime(8000);
  first.remove();
  await page.put('dict-otp');
  page.passTime(12_000);
  const resend = screen.getByRole('button', { name: 'Resend', exact: true });
  await expect.element(resend, { timeout: 3000 }).toBeEnabled();
});

describe('the sixth digit', () => {
  test('sends the code of a signup by itself, once', async () => {
    await toSignupOtp();
    await userEvent.keyboard(page.sentCode());
    await expect.element(verify()).toBeEnabled();
    await expect.poll(() => page.visited).toEqual(['/congratulation']);
    expect(page.calls('signupByMobileOtp')).toBe(1);
  });

  test('NET-27 and Verify OTP pressed at once, twice, send one request', async () => {
    page.sandbox.faults.add({ call: 'signupByMobileOtp', delayMs: 800 });
    await toSignupOtp();
    await code().fill(page.sentCode());
    await verify().click();
    await userEvent.keyboard('{Enter}');
    // The answer comes after the pause in which the code would have been sent by itself.
    await expect.poll(() => page.visited, { timeout: 5000 }).toEqual(['/congratulation']);
    expect(page.calls('signupByMobileOtp')).toBe(1);
  });

  test('sends the code of a password reset by itself', async () => {
    await toResetOtp();
    await userEvent.keyboard(page.sentCode());
    await expect.poll(() => page.visited).toEqual(['/resetpassword']);
    expect(page.calls('setPasswordByUsingOtp')).toBe(1);
  });

  test('A11Y-04 a refused code empties the boxes and keeps the focus, and the next one is sent again', async () => {
    const element = await toSignupOtp();
    await userEvent.keyboard(page.sentCode() === '000000' ? '000001' : '000000');
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(code()).toHaveValue('');
    expect(element.shadowRoot!.activeElement).toBe(code().element());
    await userEvent.keyboard(page.sentCode());
    await expect.poll(() => page.visited).toEqual(['/congratulation']);
  });

  test('waits for the visitor where a password stands beside the code', async () => {
    await toSignupOtp(null);
    await expect.element(code()).toHaveAccessibleDescription(/^The code expires in 10 minutes\. We sent/);
    await code().fill(page.sentCode());
    await screen.getByLabelText('Your password').fill(person.password);
    await verify().click();
    await expect.poll(() => page.visited).toEqual(['/congratulation']);
    expect(page.calls('signupByMobileOtp')).toBe(1);
  });
});
