import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { clearDraft, clearPendingTrial } from '../../../src/core/session/drafts/signup-draft.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, field, heading, isFocused, isShown } from '../support/screen.ts';
import { toResetOtp, toSignupOtp } from './otp-screen.ts';

const page = sandboxPage();

/*
 * <dict-otp> after <dict-signup>. Its flow is tested by tests/unit/elements/signup-otp-flow.test.ts, its use after a
 * forgotten password by forgot-password.test.tsx.
 */

const code = () => field('Code');
const verify = () => button('Verify OTP');
const hasReached = (path: string) => expect.poll(() => page.visited.at(-1)).toBe(path);

afterEach(() => {
  clearDraft();
  clearPendingTrial();
});

test('the code field has the focus when the step appears', async () => {
  const element = await toSignupOtp(page);
  expect(element.shadowRoot!.activeElement).toBe(code().element());
});

test('the code field says how long the code is valid, and that it was sent', async () => {
  await toSignupOtp(page);
  await expect
    .element(code())
    .toHaveAccessibleDescription(
      /^The code expires in 10 minutes\. It is sent as soon as it is complete\. We sent a six-digit code to/,
    );
});

test('the focus stays with a visitor who is elsewhere on the page', async () => {
  const search = document.createElement('input');
  document.body.append(search);
  search.focus();
  const element = await toSignupOtp(page);
  expect(document.activeElement).toBe(search);
  expect(element.shadowRoot!.activeElement).toBe(null);
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

test('Verify OTP with five digits says what is wrong', { tags: ['ACC-2.32', 'ACC-5.24', 'ACC-9.6'] }, async () => {
  await toSignupOtp(page);
  await userEvent.keyboard('12345');
  await verify().click();
  await expect.element(code()).toHaveAccessibleDescription(/^Please enter correct OTP\./);
  await isFocused(code());
  expect(page.calls('signupByMobileOtp')).toBe(0);
});

test('a wrong code is marked, clears the boxes and keeps the focus', { tags: ['A11Y-04'] }, async () => {
  await toSignupOtp(page);
  await code().fill(page.sentCode() === '000000' ? '000001' : '000000');
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code()).toHaveValue('');
  await isFocused(code());
});

test('Back does not throw away a code that is being checked', async () => {
  await toSignupOtp(page);
  page.hold('signupbymobileOTP');
  await code().fill(page.sentCode());
  await expect.element(button('Checking…')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Back').element().closest('[inert]')).not.toBe(null);
});

test(
  'the right code, sent by every way at once, is one request',
  { tags: ['ACC-4.12', 'ACC-5.18', 'ACC-7.9', 'ACC-7.25', 'NET-27'] },
  async () => {
    await toSignupOtp(page);
    const sent = page.sentCode();
    const release = page.hold('signupbymobileOTP');
    const press = verify().element() as HTMLElement;
    await code().fill(sent);
    // Doesn't wait for the button to be enabled: the code may be on its way already.
    press.click();
    await expect.element(button('Checking…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    code().element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    // The answer comes only after the pause that follows a complete code: the code is not sent a second time by itself.
    page.passTime(600);
    release();
    await hasReached('/congratulation');
    expect(page.requestsTo('signupbymobileOTP').at(-1)).toMatchObject({ OTP: sent, Mobile: person.mobile });
    expect([page.calls('signupByMobileOtp'), page.calls('startFreeTrial')]).toEqual([1, 1]);
  },
);

test('the next step takes the place of this one in the history', { tags: ['ACC-4.13'] }, async () => {
  await toSignupOtp(page);
  await code().fill(page.sentCode());
  await expect.poll(() => page.navigations.at(-1)).toMatchObject({ to: '/congratulation', replace: true });
});

describe.each([
  ['a shadow root', {}],
  ['the light DOM', { light: '' }],
])('a password that is asked for again, in %s', (_, attributes) => {
  beforeEach(() => toSignupOtp(page, {}, null, attributes));

  test('has the focus first', { tags: ['A11Y-31'] }, async () => {
    await isFocused(screen.getByLabelText('Your password'));
  });

  test('keeps the code from being sent by itself', async () => {
    await expect.element(code()).toHaveAccessibleDescription(/^The code expires in 10 minutes\. We sent/);
    await isFocused(screen.getByLabelText('Your password'));
    await userEvent.keyboard(person.password);
    await code().fill(page.sentCode());
    expect(page.calls('signupByMobileOtp')).toBe(0);
    await userEvent.keyboard('{Enter}');
    await hasReached('/congratulation');
  });

  test('leads to the code by Enter, which says what is missing', { tags: ['ACC-5.24'] }, async () => {
    await isFocused(screen.getByLabelText('Your password'));
    await userEvent.keyboard(`${person.password}{Enter}`);
    await expect.element(code()).toHaveAccessibleDescription(/^Please enter correct OTP\./);
    await isFocused(code());
  });
});

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

describe('without an answer', { tags: ['NET-03'] }, () => {
  beforeEach(async () => {
    await toSignupOtp(page);
    page.sandbox.faults.add({ call: 'signupByMobileOtp', strikes: 'after', status: 503, body: 'lost' });
    await code().fill(page.sentCode());
    await isShown(/^Your account may still have been created/);
  });

  const login = () => screen.getByRole('link', { name: 'Try to log in' });

  test('it says that the account may have been created, and leads to the login', async () => {
    await login().click();
    await hasReached('/');
  });

  test('the way to the login stays when the code is refused as used', async () => {
    await verify().click();
    await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(login()).toBeVisible();
  });

  test('the way to the login is on one line at 320 px', async () => {
    await screen.viewport(320, 700);
    expect(login().element().getClientRects(), 'on one line').toHaveLength(1);
  });
});

test('without a stored signup it says so and leads back', { tags: ['ACC-5.28'] }, async () => {
  await page.put('dict-otp');
  await isShown('Signup data is not valid.');
  await button('Back to signup').click();
  await hasReached('/signup');
});

describe('the trial', () => {
  const refused = {
    Message: { Code: 'S0009', Message: 'You have had a trial of this product.' },
    SubscriptionId: null,
    SubscriptionExpiredOn: null,
  };

  async function failWith(data: unknown): Promise<void> {
    await toSignupOtp(page);
    page.sandbox.faults.add({ call: 'startFreeTrial', ...answer(data) });
    await code().fill(page.sentCode());
  }

  test.each([
    ['the message of the server', refused, 'You have had a trial of this product.'],
    ['the generic text if there is no status', { Message: null }, 'Something went wrong. Please contact the team.'],
  ])('that fails shows %s', { tags: ['ACC-4.15', 'ACC-8.14', 'ACC-8.15'] }, async (_, data, text) => {
    await failWith(data);
    await isShown(text);
  });

  test('that fails has the focus', { tags: ['A11Y-31'] }, async () => {
    await failWith(refused);
    await isFocused(heading('Verify OTP'));
  });

  test('that fails can be started again', async () => {
    await failWith(refused);
    await button('Try again').click();
    await hasReached('/congratulation');
  });

  test('is not started without a product: the subscriptions open', { tags: ['ACC-4.14', 'ACC-4.23'] }, async () => {
    await toSignupOtp(page, { trial: { ...signupDraft.trial, productName: '' } });
    await code().fill(page.sentCode());
    await hasReached('/subscription');
    expect([page.calls('productPlanDetails'), page.calls('startFreeTrial')]).toEqual([0, 0]);
  });
});
