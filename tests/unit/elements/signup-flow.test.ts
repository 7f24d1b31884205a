import { describe, expect, test } from 'vitest';
import { keepResetDraft, readResetDraft } from '../../../src/core/session/drafts/reset-draft.ts';
import { readContext, writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { countryOf, createSignupFlow } from '../../../src/elements/signup/signup.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { storagePage } from '../core/session/session.world.ts';
import { needsOf } from './signup.world.ts';
import { person } from '../../../stories/person.ts';

/* The signup's form against the sandbox, without a screen. */

storagePage();

const selection = { product: 'dictation', planId: '-1', billingCycleId: '-1', prefilledReferral: '' };

async function formOf() {
  const sandbox = createSandbox();
  const world = needsOf(sandbox);
  const flow = createSignupFlow(world.needs, () => Promise.resolve('203.0.113.7'));
  await flow.loadCountries();
  const countries = flow.$countries.get();
  if (countries.at !== 'ready') throw new Error(countries.at);
  const countryId = (phoneCode: string) => countries.value.find((each) => each.phoneCode === phoneCode)!.countryId;
  const filled = {
    fullName: person.fullName,
    countryId: countryId('+91'),
    mobile: person.mobile,
    email: person.email,
    password: 'Sandbox2026',
    referralCode: '',
    wantsWhatsapp: true,
  };
  return { ...world, sandbox, flow, filled, countryId, listed: countries };
}

test('the form shows the chosen country, and at first that of the visitor’s address', async () => {
  const { listed, countryId } = await formOf();
  const reversed = { ...listed, value: listed.value.toReversed() };
  const phoneCodes = [countryId('+44'), undefined, 'unknown'].map((id) => countryOf(reversed, id)?.phoneCode);
  expect(phoneCodes).toEqual(['+44', '+91', '+91']);
});

test('the form shows no country before the list is loaded', async () => {
  const { countryId } = await formOf();
  expect(countryOf({ at: 'loading' }, countryId('+44'))).toBeUndefined();
});

test('a full name of 100 characters is valid, one of 101 is not', { tags: ['ACC-5.2', 'ACC-9.12'] }, async () => {
  const { flow, filled } = await formOf();
  const tooLong = await flow.submit({ ...filled, fullName: 'a'.repeat(101) }, selection);
  expect(tooLong).toEqual({ fullName: 'Please Enter Full Name' });
  // A character of two UTF-16 units counts once.
  expect(flow.check({ ...filled, fullName: `${'a'.repeat(99)}𠮷` })).toEqual({});
});

test('what was pasted is sent as it is meant', async () => {
  const { flow, filled, sent } = await formOf();
  const pasted = {
    fullName: '\ufeffZoe\u0308\u00a0Rao\u200b',
    mobile: '९८७६५ ४३२१०',
    email: 'zoe@mu\u0308ller.example\u200b',
    referralCode: '\u200b',
  };
  expect(await flow.submit({ ...filled, ...pasted }, selection)).toEqual({});
  expect(sent('requestmobileOTP')).toMatchObject([
    { FullName: 'Zo\u00eb Rao', Mobile: '9876543210', Email: 'zoe@m\u00fcller.example', ReferralCode: '' },
  ]);
});

test('an invitation link in place of a referral code is sent as its code', async () => {
  const { flow, filled, sent } = await formOf();
  const referralCode = 'https://console.example/Invite?utm_source=mail&rc=REF-01.';
  expect(await flow.submit({ ...filled, referralCode }, selection)).toEqual({});
  expect(sent('requestmobileOTP')).toMatchObject([{ ReferralCode: 'REF-01' }]);
});

test('a signup drops a password reset that was begun before', { tags: ['ACC-4.18'] }, async () => {
  const { flow, filled } = await formOf();
  keepResetDraft({ email: person.email, otpId: '1', isForced: false });
  await flow.submit(filled, selection);
  expect(readResetDraft()).toBeNull();
});

test('a signup without an invitation is sent as one whose referral code was not prefilled', async () => {
  const { flow, filled, sent } = await formOf();
  await flow.submit(filled, selection);
  expect(sent('requestmobileOTP')).toMatchObject([{ IsReferralPreFilled: false }]);
});

describe('a form submitted before the countries are loaded', () => {
  test('is sent with the country of a number that was typed with its code', async () => {
    const { flow, filled, sent } = await formOf();
    expect(await flow.submit({ ...filled, countryId: '', mobile: '+44 7400 123456' }, selection)).toEqual({});
    expect(sent('requestmobileOTP')).toMatchObject([{ PhoneCode: '+44', Mobile: '7400123456' }]);
  });

  test('waits for them, and is sent with the preselected one', async () => {
    const { flow, filled, sent, navigated } = await formOf();
    void flow.loadCountries();
    expect(flow.check({ ...filled, countryId: '' })).toEqual({});
    expect(await flow.submit({ ...filled, countryId: '' }, selection)).toEqual({});
    expect(sent('requestmobileOTP')).toMatchObject([{ PhoneCode: '+91' }]);
    expect(navigated).toEqual(['/signupotp']);
  });

  test('has its email sent without spaces and invisible characters', { tags: ['ACC-5.6'] }, async () => {
    const { flow, filled, sent } = await formOf();
    void flow.loadCountries();
    expect(await flow.submit({ ...filled, countryId: '', email: ` \u200b${person.email}` }, selection)).toEqual({});
    expect(sent('requestmobileOTP')).toMatchObject([{ Email: person.email }]);
  });

  test('requests them again if they failed to load, and is not sent if they fail again', async () => {
    const { flow, filled, sandbox, sent, navigated } = await formOf();
    sandbox.faults.add({ call: 'regionSignupFormData', status: 500, times: 2 });
    await flow.loadCountries();
    expect(await flow.submit({ ...filled, countryId: '' }, selection)).toEqual({});
    expect([flow.$state.get(), flow.$countries.get().at, navigated]).toEqual([
      { at: 'form', busy: false },
      'failed',
      [],
    ]);
    await flow.submit({ ...filled, countryId: '' }, selection);
    expect(sent('requestmobileOTP')).toHaveLength(1);
  });
});

describe('the stored product', { tags: ['DEC-3.7'] }, () => {
  const stored = { productName: 'voice-services', planId: '7', billingCycleId: '8' };

  test('stays as it is when a form without a product is sent', async () => {
    writeContext(stored);
    const { flow, filled, navigated } = await formOf();
    await flow.submit(filled, { ...selection, product: '' });
    expect(navigated).toEqual(['/signupotp']);
    expect(readContext()).toMatchObject(stored);
  });

  test('is replaced when a form with a product is sent', async () => {
    writeContext(stored);
    const { flow, filled } = await formOf();
    await flow.submit(filled, selection);
    expect(readContext()).toMatchObject({ productName: 'dictation', planId: '-1', billingCycleId: '-1' });
  });
});
