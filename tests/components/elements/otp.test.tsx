import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { person } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isFocused } from '../support/screen.ts';
import { toResetOtp, toSignupOtp } from './otp-screen.ts';

/* <dict-otp> */

const page = sandboxPage();

const code = () => screen.getByRole('textbox', { name: 'Code' });
const verify = () => screen.getByRole('button', { name: 'Verify OTP' });

describe('the focus', () => {
  test('is in the code field when the step appears', async () => {
    const element = await toSignupOtp(page);
    expect(element.shadowRoot!.activeElement).toBe(code().element());
    await expect
      .element(code())
      .toHaveAccessibleDescription(
        /^The code expires in 10 minutes\. It is sent as soon as it is complete\. We sent a six-digit code to/,
      );
  });

  test('does not move if the visitor is elsewhere on the page', async () => {
    const search = document.createElement('input');
    document.body.append(search);
    search.focus();
    const element = await toSignupOtp(page);
    expect(document.activeElement).toBe(search);
    expect(element.shadowRoot!.activeElement).toBe(null);
  });
});

test('A11Y-23 the country code stays on one line with the number, and nothing overflows at any width', async () => {
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
});

test.each([
  ['a signup', toSignupOtp],
  ['a password reset', toResetOtp],
] as const)('ACC-4.16 ACC-4.17 Back and Forward start no new wait for the code of %s', async (_, open) => {
  const first = await open(page);
  page.passTime(8000);
  first.remove();
  await page.put('dict-otp');
  page.passTime(12_000);
  const resend = screen.getByRole('button', { name: 'Resend', exact: true });
  await expect.element(resend, { timeout: 3000 }).toBeEnabled();
});

test('Enter before the sixth digit says what is missing, and sends nothing [ACC-5.24]', async () => {
  await toSignupOtp(page, {}, null);
  await isFocused(screen.getByLabelText('Your password'));
  await userEvent.keyboard(`${person.password}{Enter}`);
  await expect.element(code()).toHaveAccessibleDescription(/^Please enter correct OTP\./);
  await isFocused(code());
  expect(page.calls('signupByMobileOtp')).toBe(0);
  await userEvent.keyboard(`${page.sentCode()}{Enter}`);
  await expect.poll(() => page.visited).toEqual(['/congratulation']);
});

describe('the sixth digit', () => {
  test('NET-27 and Verify OTP and Enter pressed at once send one request', async () => {
    page.sandbox.faults.add({ call: 'signupByMobileOtp', delayMs: 800 });
    await toSignupOtp(page);
    await code().fill(page.sentCode());
    await verify().click();
    await userEvent.keyboard('{Enter}');
    code().element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    // The answer comes after the pause in which the code would have been sent by itself.
    await expect.poll(() => page.visited, { timeout: 5000 }).toEqual(['/congratulation']);
    expect(page.calls('signupByMobileOtp')).toBe(1);
  });

  test.each([
    ['a shadow root', {}],
    ['the light DOM', { light: '' }],
  ])('A11Y-31 does not submit if a password is asked for, which has the focus first, in %s', async (_, attributes) => {
    await toSignupOtp(page, {}, null, attributes);
    await expect.element(code()).toHaveAccessibleDescription(/^The code expires in 10 minutes\. We sent/);
    await isFocused(screen.getByLabelText('Your password'));
    await code().fill(page.sentCode());
    await screen.getByLabelText('Your password').fill(person.password);
    await verify().click();
    await expect.poll(() => page.visited).toEqual(['/congratulation']);
    expect(page.calls('signupByMobileOtp')).toBe(1);
  });
});
