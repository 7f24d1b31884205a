import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field, fillSignup } from '../support/screen.ts';
import { country, referralCode, signupOf, submit } from './signup-screen.ts';

/* <dict-signup>: the referral code and the consent, from the page, an invitation or the form that was sent before. */

const page = sandboxPage();

const { open, requests, isSent } = signupOf(page);

const consent = () => screen.getByRole('checkbox');

/** Opens the form that was sent for a product before, now by an invitation with a code. */
async function openSent(productName: string, prefilledReferral = ''): Promise<void> {
  const trial = { ...signupDraft.trial, productName };
  keepDraft({ ...signupDraft, trial, prefilledReferral, wantsWhatsapp: false }, null);
  await open({ product: 'dictation', 'referral-code': 'INVITE2026' });
  await expect.element(field('Full name')).toHaveValue(person.fullName);
}

describe('a form that was left before it was sent', { tags: ['DEC-3.3'] }, () => {
  async function leave() {
    const element = await open();
    await fillSignup({ mobile: '07400 123456' });
    await userEvent.selectOptions(country(), country().getByRole('option', { name: /\+44/ }).first());
    await consent().click();
    element.remove();
    await open();
  }

  test('is filled in again as it was typed, but for the password', async () => {
    await leave();
    await expect.element(field('Full name')).toHaveValue(person.fullName);
    await expect.element(field('Mobile number')).toHaveValue('07400 123456');
    await expect.element(country()).toHaveDisplayValue(/\+44/);
    await expect.element(field('Email')).toHaveValue(person.email);
    await expect.element(consent()).not.toBeChecked();
    await expect.element(field('Password')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(person.password);
  });

  test('is not there for the user who logs in meanwhile', { tags: ['NET-11'] }, async () => {
    await leave();
    document.querySelector('dict-signup')!.remove();
    await page.logIn('retail');
    await open();
    await expect.element(field('Full name')).toHaveValue('');
  });
});

describe('the referral code', () => {
  test('of an invitation that was opened since the form was sent is filled in', { tags: ['ACC-2.29'] }, async () => {
    await openSent('voice-services');
    await expect.element(referralCode()).toHaveValue('INVITE2026');
  });

  test('that was deleted before the form was sent stays deleted', { tags: ['ACC-2.25'] }, async () => {
    await openSent('dictation', 'INVITE2026');
    await expect.element(referralCode()).toHaveValue('');
  });

  test('that the page changes is filled in', async () => {
    const element = await open({ product: 'dictation', 'referral-code': 'INVITE2025' });
    element.setAttribute('referral-code', 'INVITE2026');
    await expect.element(referralCode()).toHaveValue('INVITE2026');
  });

  test('that is cleared is neither filled in again nor sent as prefilled', async () => {
    const element = await open({ product: 'dictation', 'referral-code': 'INVITE2026' });
    await fillSignup();
    await referralCode().fill('');
    element.setAttribute('referral-code', 'INVITE2027');
    await submit();
    await isSent();
    expect(requests()).toMatchObject([{ IsReferralPreFilled: false }]);
    await expect.element(referralCode()).toHaveValue('');
  });

  test('is behind a question', async () => {
    await open();
    await expect.element(referralCode()).not.toBeVisible();
    await screen.getByText('Have a referral code?').click();
    await expect.element(referralCode()).toBeVisible();
  });

  test('is open for a visitor who came with one', async () => {
    await open({ product: 'dictation', 'referral-code': 'INVITE2026' });
    await expect.element(referralCode()).toBeVisible();
  });
});

describe('the consent', () => {
  test('is as it was sent', { tags: ['ACC-2.27'] }, async () => {
    await openSent('dictation');
    expect(consent().element()).toHaveProperty('checked', false);
  });

  test('is on if a form for voice services, without it, was sent', { tags: ['ACC-2.27'] }, async () => {
    await openSent('voice-services');
    expect(consent().element()).toHaveProperty('checked', true);
  });

  test('is hidden for voice services', { tags: ['ACC-2.27', 'ACC-5.19'] }, async () => {
    const element = await open();
    await expect.element(consent()).toBeVisible();
    element.setAttribute('product', 'voice-services');
    await expect.element(consent()).not.toBeInTheDocument();
  });

  test(
    'that is unchecked is sent as null, also after the page has changed the product',
    { tags: ['ACC-3.2'] },
    async () => {
      const element = await open();
      await fillSignup();
      await consent().click();
      element.setAttribute('product', 'voice-services');
      await expect.element(consent()).not.toBeInTheDocument();
      element.setAttribute('product', 'dictation');
      await submit();
      await isSent();
      expect(requests()).toMatchObject([{ WhatsappOptInStatus: null, IsWhatsOptInChecked: false }]);
    },
  );
});
