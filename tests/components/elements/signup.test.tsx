import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { pageSingleton as shared } from '../../../src/core/page/singletons.ts';
import { clearDraft, keepDraft, readDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { person, signupDraft } from '../../../stories/person.ts';
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

/* <dict-signup>: the panel, the form and its troubles. */

const page = sandboxPage();
const call = 'requestMobileOtp';

const country = () => field('Country code');
const dialCode = () => expect.poll(() => (country().element() as HTMLSelectElement).selectedOptions[0]?.textContent);
const submit = () => button('Create free account').click();
const requests = () => page.requestsTo('requestmobileOTP');
const isSent = () => expect.poll(() => page.visited).toEqual(['/signupotp']);

// The page asks for the visitor's IP address once.
beforeEach(() => void Object.assign(shared<object>('region', Object), { address: '', isAsked: false, asked: null }));

afterEach(() => {
  clearDraft();
  writeContext({ productName: '', referralCode: '', referralValidationCode: '', subscriptionExpiresOn: '' });
});

async function open(attributes: Readonly<Record<string, string>> = { product: 'dictation' }): Promise<HTMLElement> {
  return page.put('dict-signup', attributes);
}

test.each([
  [
    'dictation',
    [
      '55+ specialties, with their own vocabulary',
      '99% accuracy, from the first report on',
      'No credit card needed for the trial',
    ],
  ],
  ['voice-services', ['APIs and SDKs for web, desktop and mobile']],
])(
  'the panel of %s has %j and the partners',
  { tags: ['ACC-1.1', 'ACC-2.16', 'ACC-2.21', 'ACC-2.23', 'ACC-9.17', 'CON-9.38', 'ACC-1.2'] },
  async (product, claims) => {
    page.configure({ partners: [{ name: 'Aldersea', logo: '/aldersea.svg' }] });
    await open({ product });
    await expect.element(screen.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
    for (const claim of claims) await isShown(claim);
    await expect.element(screen.getByRole('img', { name: 'Aldersea' })).toBeInTheDocument();
    if (product === 'voice-services') await isGone(/specialties/);
  },
);

describe('the form', () => {
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

  test(
    'wrong fields are shown together, and nothing typed is lost; the error of the mobile number disappears with the right country, chosen or typed with its code',
    { tags: ['ACC-5.4', 'ACC-5.6', 'ACC-5.8'] },
    async () => {
      const wrong = 'Please Enter Correct Mobile Number';
      await open();
      await fillSignup({ mobile: '0151 23456789', email: 'ada@nowhere', password: 'sandbox2026' });
      await submit();
      await isShown(wrong);
      await isShown('Invalid Email Address');
      await expect.element(field('Password')).toHaveAccessibleDescription(/^Please Enter Strong Password\./);
      await expect.element(field('Password')).toHaveValue('sandbox2026');
      await isFocused(field('Mobile number'));
      await expect.element(country()).toHaveValue(expect.stringMatching(/\d+/));
      await userEvent.selectOptions(country(), country().getByRole('option', { name: /\+49/ }).first());
      await isGone(wrong);
      await isShown('Invalid Email Address');
      await fillSignup({ mobile: '12345' });
      await submit();
      await isShown(wrong);
      await field('Mobile number').fill('+44 7400 123456');
      await expect.element(field('Country code')).toHaveDisplayValue('United Kingdom (+44)');
      await isGone(wrong);
      await expect.poll(() => announced('dict-signup')).toBe('United Kingdom (+44)');
      await submit();
      await isSent();
      expect(requests()).toMatchObject([{ CountryCode: '+44', Mobile: '7400123456' }]);
    },
  );

  // All of the call: tests/unit/core/service/samples/signup.ts.
  test(
    'the call carries what was typed, a password of 128 characters, spaces and emoji unchanged, and the referral code of an invitation; the draft has all but the password',
    { tags: ['ACC-2.25', 'ACC-3.1', 'ACC-4.11', 'ACC-7.8', 'ACC-7.25', 'ACC-9.9', 'SEC-27'] },
    async () => {
      const password = ` Pässwort 1 🔑 ${'x'.repeat(112)} `;
      writeContext({ referralCode: 'INVITE2026' });
      await open();
      await expect.element(field(/^Referral code/)).toHaveValue('INVITE2026');
      await fillSignup({ password });
      await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password');
      await button('Show password').click();
      await expect.element(field('Password')).toHaveAttribute('type', 'text');
      await submit();
      await isSent();
      expect(requests()).toMatchObject([
        {
          FullName: person.fullName,
          Email: person.email,
          Password: btoa(String.fromCharCode(...new TextEncoder().encode(password))),
          MobileDisplay: `+91 ${person.mobile}`,
          WhatsappOptInStatus: true,
          IsReferralPreFilled: true,
          ReferralCode: 'INVITE2026',
          ClientUniqueCode: 'dict-elements',
          OTPVersion: 6,
        },
      ]);
      expect(readDraft()).toMatchObject({ email: person.email, referralCode: 'INVITE2026' });
      expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Pässwort');
    },
  );

  test(
    'an invitation opened since the form was sent fills in its code; a code deleted before it was sent stays deleted; the consent is as it was sent, but on if a form for voice services, without it, was sent',
    { tags: ['ACC-2.25', 'ACC-2.27', 'ACC-2.29'] },
    async () => {
      for (const prefilledReferral of ['', 'INVITE2026']) {
        const productName = prefilledReferral ? 'dictation' : 'voice-services';
        const trial = { ...signupDraft.trial, productName };
        keepDraft({ ...signupDraft, trial, prefilledReferral, wantsWhatsapp: false }, null);
        const element = await open({ product: 'dictation', 'referral-code': 'INVITE2026' });
        await expect.element(field('Full name')).toHaveValue(person.fullName);
        await expect.element(field(/^Referral code/)).toHaveValue(prefilledReferral ? '' : 'INVITE2026');
        expect(screen.getByRole('checkbox').element()).toHaveProperty('checked', productName === 'voice-services');
        element.remove();
      }
    },
  );

  test(
    'the consent is checked, and hidden for voice services; unchecked, it stays so if the page changes the product, and is sent as null, a referral code that the page changes is filled in, one that is cleared not again, nor sent as prefilled; until the code is sent another click or Enter sends nothing; a visitor who returns to a form that the page has kept can send it again',
    { tags: ['ACC-2.27', 'ACC-3.2', 'ACC-5.19'] },
    async () => {
      const release = page.hold('requestmobileOTP');
      const element = await open({ product: 'dictation', 'referral-code': 'INVITE2025' });
      element.setAttribute('referral-code', 'INVITE2026');
      await expect.element(field(/^Referral code/)).toHaveValue('INVITE2026');
      await fillSignup();
      await field(/^Referral code/).fill('');
      element.setAttribute('referral-code', 'INVITE2027');
      await screen.getByRole('checkbox').click();
      element.setAttribute('product', 'voice-services');
      await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
      element.setAttribute('product', 'dictation');
      await submit();
      const busy = button('Sending your code…');
      await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
      (busy.element() as HTMLElement).click();
      field('Email').element().focus();
      await userEvent.keyboard('{Enter}');
      release();
      await isSent();
      expect(requests()).toMatchObject([
        { WhatsappOptInStatus: null, IsWhatsOptInChecked: false, IsReferralPreFilled: false },
      ]);
      await expect.element(busy).toBeVisible();
      await expect.element(field(/^Referral code/)).toHaveValue('');
      await field('Mobile number').fill('9876543211');
      await submit();
      await expect.poll(() => requests().length).toBe(2);
    },
  );
});

test(
  'by keyboard alone: one Tab leads from field to field, and Enter sends the form',
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

test(
  'on a small screen a refusal is scrolled into view, announced, and disappears after 3 seconds; a request that fails is not sent again by itself, and can be sent again',
  { tags: ['ACC-8.9', 'ACC-8.10', 'NET-03'] },
  async () => {
    const refused = 'This number has an account.';
    await screen.viewport(320, 480);
    page.sandbox.faults.add({ call, ...refusal(refused) });
    await open();
    await fillSignup();
    field('Full name').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => within('dict-signup', '.d-notice')?.textContent).toContain(refused);
    const banner = within('dict-signup', '.d-notice')!;
    const { top, bottom } = banner.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    await expect.poll(() => announced('dict-signup')).toBe(refused);
    page.passTime(2000);
    expect(banner.checkVisibility()).toBe(true);
    page.passTime(1100);
    await expect.poll(() => within('dict-signup', '.d-notice')?.checkVisibility() ?? false).toBe(false);
    page.sandbox.faults.add({ call, status: 500, body: 'oops' });
    await submit();
    await isShown('An error occurred while requesting the OTP. Please try again later.');
    await expect.element(field('Email')).toHaveValue(person.email);
    await expect.element(field('Password')).toHaveValue(person.password);
    expect(requests()).toHaveLength(2);
    await submit();
    await isSent();
  },
);

describe('the countries', () => {
  test(
    'are those for the visitor’s IP address, whose country is selected; while they load it is announced, and nothing moves when they arrive',
    { tags: ['ACC-7.16'] },
    async () => {
      // An address that the sandbox locates in the United Kingdom.
      page.sandbox.faults.add(
        { call: 'fetchRegionInfo', ...answer({ ip: '192.0.2.44' }) },
        { call: 'regionSignupFormData', delayMs: 300 },
      );
      await open();
      await expect.element(country()).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => texts(country().getByRole('option'))).toEqual(['Loading']);
      const place = () => JSON.stringify(field('Mobile number').element().getBoundingClientRect());
      const before = place();
      await dialCode().toContain('+44');
      expect(place()).toBe(before);
      expect(page.requestsTo('regionsingupformdata')).toEqual([{ IpAddress: '192.0.2.44' }]);
      expect(country().getByRole('option').elements().length).toBeGreaterThan(3);
    },
  );

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
});

// On a slow network the browser paints the first part of the document before it has the rest.
test(
  'nothing that is painted moves when the rest of the form arrives; with-brand shows the console’s brand above it',
  { tags: ['NET-26'] },
  async () => {
    await screen.viewport(760, 900);
    const element = await page.put('dict-signup', { product: 'dictation', 'with-brand': '' });
    const root = element.shadowRoot!;
    const brand = screen.getByText('Dictation Console').element().getBoundingClientRect();
    expect(brand.bottom).toBeLessThan(root.querySelector('.d-signup-headline')!.getBoundingClientRect().top);
    const form = root.querySelector('form')!;
    const painted = [root.querySelector('.d-signup-headline')!, ...[...form.children].slice(0, 3)];
    const tops = () => painted.map((node) => Math.round(node.getBoundingClientRect().top));
    const whole = tops();
    const late = [...form.children].slice(3) as HTMLElement[];
    late.forEach((node) => node.style.setProperty('display', 'none'));
    expect(tops()).toEqual(whole);
  },
);

test('the fields are evenly apart, before the first attempt and after it, and nothing is reserved below them', async () => {
  const element = await page.put('dict-signup', { product: 'dictation', layout: 'form' });
  const root = element.shadowRoot!;
  const gaps = () => {
    const boxes = [...root.querySelectorAll('.d-signup-form > .d-field')].map((field) => field.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom));
  };
  const foot = () => {
    const last = screen.getByText(/^Already have an account/).element();
    return element.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  };
  expect(new Set(gaps()).size).toBe(1);
  expect(foot()).toBeLessThanOrEqual(24);
  await submit();
  await expect.poll(() => root.querySelectorAll('[aria-invalid]').length).toBe(4);
  expect(new Set(gaps()).size).toBe(1);
  expect(foot()).toBeLessThanOrEqual(24);
});

test('on a phone of 375 × 760 the button is in view, with the console’s brand and padding above', async () => {
  await screen.viewport(375, 760);
  document.body.style.setProperty('padding', '24px 16px');
  await open({ product: 'dictation', 'with-brand': '' });
  await expect.element(country()).toHaveValue(expect.stringMatching(/\d+/));
  expect(button('Create free account').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(750);
  document.body.style.removeProperty('padding');
});

test('the referral code is behind a question, and open for a visitor who came with one', async () => {
  await open();
  await expect.element(field(/^Referral code/)).not.toBeVisible();
  await screen.getByText('Have a referral code?').click();
  await expect.element(field(/^Referral code/)).toBeVisible();
  document.body.replaceChildren();
  await open({ product: 'dictation', 'referral-code': 'INVITE2026' });
  await expect.element(field(/^Referral code/)).toBeVisible();
});

test('the password’s hint is one line until the field is used; then each rule is marked, and stays', async () => {
  await open();
  const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
  const rules = () => within('dict-signup', 'form')!.querySelectorAll('.d-rule').length;
  await expect.element(field('Password')).toHaveAccessibleDescription(hint);
  expect(rules()).toBe(0);
  await field('Password').click();
  await expect.poll(rules).toBe(4);
  await field('Email').click();
  expect(rules()).toBe(4);
  await expect.element(field('Password')).toHaveAccessibleDescription(hint);
});

test.each([
  ['dictation', 'Next: a code by text message. No card.'],
  ['voice-services', 'Next: a code by text message. Then your trial of the APIs begins.'],
])('below the button stands what comes next for %s', async (product, next) => {
  await open({ product });
  await isShown(next);
});
