import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { readDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { person } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  announced,
  answer,
  button,
  field,
  fillSignup,
  isFocused,
  isGone,
  isShown,
  refusal,
  texts,
  within,
} from '../support/screen.ts';
import { country, referralCode, signupOf, submit } from './signup-screen.ts';

/*
 * <dict-signup>: the form and its errors. The panel: signup-layout.test.tsx; prefilled fields:
 * signup-prefilled.test.tsx.
 */

const page = sandboxPage();
const call = 'requestMobileOtp';

const { open, requests, isSent } = signupOf(page);

const dialCode = () => expect.poll(() => (country().element() as HTMLSelectElement).selectedOptions[0]?.textContent);
const busy = () => button('Sending your code…');
const wrongNumber = 'Please Enter Correct Mobile Number';
const longPassword = ` Pässwort 1 🔑 ${'x'.repeat(112)} `;

/** Gives the visitor an IP address that the sandbox locates in the United Kingdom. */
const locateInTheUnitedKingdom = () =>
  page.sandbox.faults.add({ call: 'fetchRegionInfo', ...answer({ ip: '192.0.2.44' }) });

async function sendFailing(): Promise<void> {
  page.sandbox.faults.add({ call, status: 500, body: 'oops' });
  await open();
  await fillSignup();
  await submit();
  await isShown('An error occurred while requesting the OTP. Please try again later.');
}

describe('wrong input in the signup', () => {
  test(
    'every required field has its message, and the first takes the focus',
    { tags: ['ACC-4.10', 'ACC-5.1', 'ACC-5.3', 'ACC-5.5', 'ACC-5.7', 'A11Y-09'] },
    async () => {
      await open();
      await fillSignup({ fullName: ' ', mobile: ' ', email: '', password: '' });
      await submit();
      for (const [label, message] of [
        ['Full name', 'Please Enter Full Name'],
        ['Mobile number', 'Please Enter Mobile Number'],
        ['Email', 'Please Enter Email ID'],
        ['Password', 'Please Enter Password'],
      ] as const)
        await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await isFocused(field('Full name'));
      await field('Full name').fill('Ada');
      await expect.element(field('Full name')).not.toHaveAccessibleDescription();
      expect(requests()).toEqual([]);
    },
  );

  test('wrong fields are shown together', { tags: ['ACC-5.4', 'ACC-5.6', 'ACC-5.8'] }, async () => {
    await open();
    await fillSignup({ mobile: '0151 23456789', email: 'ada@nowhere', password: 'sandbox2026' });
    await submit();
    await isShown(wrongNumber);
    await isShown('Invalid Email Address');
    await expect.element(field('Password')).toHaveAccessibleDescription(/^Please Enter Strong Password\./);
    await isFocused(field('Mobile number'));
  });

  test('nothing typed is lost when a field is wrong', async () => {
    await open();
    await fillSignup({ mobile: '0151 23456789', password: 'sandbox2026' });
    await submit();
    await isShown(wrongNumber);
    await expect.element(field('Password')).toHaveValue('sandbox2026');
  });

  test('the error of the mobile number disappears with the right country', { tags: ['ACC-5.4'] }, async () => {
    await open();
    await fillSignup({ mobile: '0151 23456789', email: 'ada@nowhere' });
    await submit();
    await isShown(wrongNumber);
    await expect.element(country()).toHaveValue(expect.stringMatching(/\d+/));
    await userEvent.selectOptions(country(), country().getByRole('option', { name: /\+49/ }).first());
    await isGone(wrongNumber);
    await isShown('Invalid Email Address');
  });

  test('a number typed with its code chooses the country, and loses its error', { tags: ['ACC-5.4'] }, async () => {
    await open();
    await fillSignup({ mobile: '12345' });
    await submit();
    await isShown(wrongNumber);
    await field('Mobile number').fill('+44 7400 123456');
    await expect.element(country()).toHaveDisplayValue('United Kingdom (+44)');
    await isGone(wrongNumber);
    await expect.poll(() => announced('dict-signup')).toBe('United Kingdom (+44)');
    await submit();
    await isSent();
    expect(requests()).toMatchObject([{ CountryCode: '+44', Mobile: '7400123456' }]);
  });
});

describe('what the signup sends', () => {
  // The whole request: tests/unit/core/service/samples/signup.ts.
  test(
    'the call carries what was typed, and the referral code of an invitation',
    { tags: ['ACC-2.25', 'ACC-3.1', 'ACC-4.11', 'ACC-7.8', 'ACC-7.25', 'ACC-9.9'] },
    async () => {
      writeContext({ referralCode: 'INVITE2026' });
      await open();
      await expect.element(referralCode()).toHaveValue('INVITE2026');
      await fillSignup();
      await submit();
      await isSent();
      expect(requests()).toMatchObject([
        {
          FullName: person.fullName,
          Email: person.email,
          MobileDisplay: `+91 ${person.mobile}`,
          WhatsappOptInStatus: true,
          IsReferralPreFilled: true,
          ReferralCode: 'INVITE2026',
          ClientUniqueCode: 'dict-elements',
          OTPVersion: 6,
        },
      ]);
    },
  );

  test('a password of 128 characters, spaces and emoji is sent unchanged', { tags: ['SEC-27'] }, async () => {
    await open();
    await fillSignup({ password: longPassword });
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await submit();
    await isSent();
    const Password = btoa(String.fromCharCode(...new TextEncoder().encode(longPassword)));
    expect(requests()).toMatchObject([{ Password }]);
  });

  test('the password can be shown', { tags: ['ACC-2.25'] }, async () => {
    await open();
    await button('Show password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
  });

  test('the draft has all but the password', async () => {
    writeContext({ referralCode: 'INVITE2026' });
    await open();
    await fillSignup({ password: longPassword });
    await submit();
    await isSent();
    expect(readDraft()).toMatchObject({ email: person.email, referralCode: 'INVITE2026' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Pässwort');
  });

  test('until the code is sent another click or Enter sends nothing', async () => {
    const release = page.hold('requestmobileOTP');
    await open();
    await fillSignup();
    await submit();
    await expect.element(busy()).toHaveAttribute('aria-disabled', 'true');
    (busy().element() as HTMLElement).click();
    field('Email').element().focus();
    await userEvent.keyboard('{Enter}');
    release();
    await isSent();
    expect(requests()).toHaveLength(1);
  });

  test('a form that the page has kept can be sent again by a visitor who returns to it', async () => {
    await open();
    await fillSignup();
    await submit();
    await isSent();
    await expect.element(busy()).toBeVisible();
    await field('Mobile number').fill('9876543211');
    await submit();
    await expect.poll(() => requests().length).toBe(2);
  });
});

test(
  'a signup by keyboard alone: one Tab leads from field to field, and Enter sends the form',
  { tags: ['A11Y-21'] },
  async () => {
    await open();
    await expect.element(country()).toHaveValue(expect.stringMatching(/\d+/));
    field('Full name').element().focus();
    await userEvent.keyboard(`${person.fullName}{Tab}`);
    await isFocused(country());
    await userEvent.keyboard(`{Tab}${person.mobile}{Tab}${person.email}{Tab}${person.password}{Enter}`);
    await isSent();
    expect(requests()).toMatchObject([{ Mobile: person.mobile, Email: person.email }]);
  },
);

describe('a refusal of the signup', () => {
  const refused = 'This number has an account.';
  const notice = () => within('dict-signup', '.d-notice');

  async function sendRefused(): Promise<void> {
    page.sandbox.faults.add({ call, ...refusal(refused) });
    await open();
    await fillSignup();
    field('Full name').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => notice()?.textContent).toContain(refused);
  }

  test('is scrolled into view on a small screen', { tags: ['ACC-8.9'] }, async () => {
    await screen.viewport(320, 480);
    await sendRefused();
    const { top, bottom } = notice()!.getBoundingClientRect();
    // A page scrolls by whole pixels.
    expect([top > -1, bottom < innerHeight + 1]).toEqual([true, true]);
  });

  test('is announced, and disappears after 3 seconds', { tags: ['ACC-8.9'] }, async () => {
    await sendRefused();
    await expect.poll(() => announced('dict-signup')).toBe(refused);
    page.passTime(2000);
    expect(notice()!.checkVisibility()).toBe(true);
    page.passTime(1100);
    await expect.poll(() => notice()?.checkVisibility() ?? false).toBe(false);
  });
});

test('a signup whose request fails is not sent again by itself', { tags: ['ACC-8.10', 'NET-03'] }, async () => {
  await sendFailing();
  expect(requests()).toHaveLength(1);
});

test(
  'a signup whose request fails keeps the form, which can be sent again',
  { tags: ['ACC-8.10', 'NET-03'] },
  async () => {
    await sendFailing();
    await expect.element(field('Email')).toHaveValue(person.email);
    await expect.element(field('Password')).toHaveValue(person.password);
    await submit();
    await isSent();
  },
);

describe('the countries of the signup', () => {
  test('are those for the visitor’s IP address, whose country is selected', { tags: ['ACC-7.16'] }, async () => {
    locateInTheUnitedKingdom();
    await open();
    await dialCode().toContain('+44');
    expect(page.requestsTo('regionsingupformdata')).toEqual([{ IpAddress: '192.0.2.44' }]);
    expect(country().getByRole('option').elements().length).toBeGreaterThan(3);
  });

  test('are announced while they load', async () => {
    page.hold('regionsingupformdata');
    await open();
    await expect.element(country()).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => texts(country().getByRole('option'))).toEqual(['Loading']);
  });

  test('move nothing when they arrive', async () => {
    locateInTheUnitedKingdom();
    const release = page.hold('regionsingupformdata');
    await open();
    await expect.poll(() => texts(country().getByRole('option'))).toEqual(['Loading']);
    const place = () => JSON.stringify(field('Mobile number').element().getBoundingClientRect());
    const before = place();
    release();
    await dialCode().toContain('+44');
    expect(place()).toBe(before);
  });

  test(
    'are those of singupformdata if the IP address is late, and the signup works',
    { tags: ['ACC-7.15', 'DEC-1.15'] },
    async () => {
      page.sandbox.faults.add({ call: 'fetchRegionInfo', times: -1, delayMs: 20_000 });
      await open();
      await dialCode().toContain('+91');
      await fillSignup();
      await submit();
      await isSent();
      expect([page.calls('signupFormData'), page.calls('regionSignupFormData')]).toEqual([1, 0]);
    },
  );

  test('that could not be loaded can be loaded again', async () => {
    page.sandbox.faults.add({ call: 'regionSignupFormData', status: 500 });
    await open();
    await isShown('The list of countries could not be loaded.');
    await button('Try again').click();
    await dialCode().toContain('+91');
  });

  test('that came without a country can be loaded again', { tags: ['NET-21'] }, async () => {
    page.sandbox.faults.add({ call: 'regionSignupFormData', ...answer({ Countries: [] }) });
    await open();
    await isShown('The list of countries could not be loaded.');
    await button('Try again').click();
    await dialCode().toContain('+91');
  });
});

describe('the hint for the signup’s password', () => {
  const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
  const rules = () => within('dict-signup', 'form')!.querySelectorAll('.d-rule').length;

  test('is one line until the field is used', async () => {
    await open();
    await expect.element(field('Password')).toHaveAccessibleDescription(hint);
    expect(rules()).toBe(0);
  });

  test('marks each rule once the field is used, and stays', async () => {
    await open();
    await field('Password').click();
    await expect.poll(rules).toBe(4);
    await field('Email').click();
    expect(rules()).toBe(4);
    await expect.element(field('Password')).toHaveAccessibleDescription(hint);
  });
});
