import { describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { referEarnInfo } from '../../../src/core/service/endpoints/support.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, answer, button, isShown, texts } from '../support/screen.ts';

/* <dict-refer>: CON-2.12. */

const page = sandboxPage();
const call = 'referEarnInfo';
const invitation = () => screen.getByLabelText('Your invitation link');

async function open(): Promise<void> {
  await page.logIn('retail');
  await page.put('dict-refer');
}

describe('refer and earn', () => {
  test('has the code, the link, the days, rewards, steps and terms; WhatsApp is disabled, with its message [CON-1.6 CON-2.12.3 CON-2.12.4 CON-2.12.5 CON-2.12.6 CON-2.12.7 CON-2.12.8 CON-2.12.9 CON-2.12.10 CON-7.46 CON-9.16 CON-9.17 CON-9.18]', async () => {
    page.configure({
      consoleUrl: 'https://console.example',
      links: { referralTerms: 'https://console.example/terms' },
    });
    page.changeAnswers('UserReferEarnInfo', (info) => Object.assign(info, { ReferralCode: 'A&B #1+2' }));
    await open();
    await expect.element(invitation()).toHaveValue('https://console.example/Invite?rc=A%26B%20%231%2B2');
    for (const words of [
      'A&B #1+2',
      'My referral code',
      '37 days earned',
      'when a contact creates an account and starts a trial',
      'when a contact starts a paid subscription. Your contact gets 30 days too.',
      /my referral code .+ and get 30 days free on your first checkout/,
      '+7 days',
      '+30 days',
      'There is no limit to what you can earn.',
    ])
      await isShown(words);
    await expect.element(button('Share on WhatsApp')).toBeDisabled();
    const steps = screen.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    expect(steps.elements()).toHaveLength(3);
    const terms = screen.getByRole('link', { name: 'Read terms and conditions' });
    await expect.element(terms).toHaveAttribute('href', 'https://console.example/terms');
  });

  test('can be loaded again after a failure; without a code it shows the days that were earned, and no link', async () => {
    page.sandbox.faults.add({ call, status: 500 }, { call, ...answer({ EarnedDays: 37, ReferralCode: ' ' }) });
    await open();
    await isShown('Your referral code could not be loaded.');
    await button('Try again').click();
    await isShown('37 days earned');
    await expect.element(invitation()).not.toBeInTheDocument();
    await expect.element(button('Copy link')).not.toBeInTheDocument();
  });

  test.each([390, 1280])('NET-26 what is below the code stays where it is on a screen of %i px', async (width) => {
    await screen.viewport(width, 900);
    const release = page.hold(referEarnInfo.path);
    const opened = open();
    const rewards = screen.getByRole('heading', { name: 'Your rewards' });
    await expect.element(rewards).toBeVisible();
    const top = () => rewards.element().getBoundingClientRect().top;
    const before = top();
    release();
    await opened;
    await expect.element(invitation()).toBeVisible();
    // The lines of a text may differ by one between systems' fonts.
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(24);
  });
});

/** Replaces the clipboard: the browser's own asks for a permission. Returns what was written. */
function clipboard(write: () => Promise<void>): string[] {
  const written: string[] = [];
  const writeText = async (text: string) => {
    await write();
    written.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return written;
}

test('CON-2.12.3 before the disabled WhatsApp button another copies the message; what can’t be copied stays beside the reason', async () => {
  let isAllowed = true;
  const written = clipboard(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('The page may not.'))));
  await open();
  await expect.element(button('Share on WhatsApp')).toBeDisabled();
  await button('Copy message').click();
  await expect.element(button('Copied')).toBeVisible();
  await expect.element(button('Copy link')).toBeVisible();
  const message = 'Sign up with my referral code INVITE2026 and get 30 days free on your first checkout: http';
  expect(written[0]).toContain(message);
  expect(texts(screen.getByRole('button')).slice(-2)).toEqual(['Copied', 'Share on WhatsApp']);
  isAllowed = false;
  await button('Copied').click();
  const failed = 'The message could not be copied. Select it and copy it by hand.';
  await isShown(failed);
  await expect.poll(() => announced('dict-refer')).toBe(failed);
  await button('Copy link').click();
  const linkFailed = 'The link could not be copied. Select it and copy it by hand.';
  await expect.element(invitation()).toHaveAccessibleDescription(linkFailed);
  await expect.element(button('Copy message')).toBeVisible();
});
