import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { referEarnInfo } from '../../../src/core/service/endpoints/support.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, answer, button, isShown, texts } from '../support/screen.ts';

/* <dict-refer> */

const page = sandboxPage();

beforeEach(() => page.logIn('retail'));

const call = 'referEarnInfo';
const invitation = () => screen.getByLabelText('Your invitation link');
const openRefer = () => page.put('dict-refer');

describe('refer and earn', () => {
  async function openReferOf(code?: string) {
    page.configure({
      consoleUrl: 'https://console.example',
      links: { referralTerms: 'https://console.example/terms' },
    });
    if (code !== undefined)
      page.changeAnswers('UserReferEarnInfo', (info) => Object.assign(info, { ReferralCode: code }));
    await openRefer();
  }

  test('has the code, and a link with it', { tags: ['CON-1.6', 'CON-2.12.4', 'CON-7.46'] }, async () => {
    await openReferOf('A&B #1+2');
    await expect.element(invitation()).toHaveValue('https://console.example/Invite?rc=A%26B%20%231%2B2');
    await isShown('My referral code');
    await isShown('A&B #1+2');
  });

  test(
    'has the rewards, and the days that were earned',
    {
      tags: ['CON-2.12.5', 'CON-2.12.6', 'CON-2.12.7', 'CON-2.12.8', 'CON-9.16', 'CON-9.17', 'CON-9.18'],
    },
    async () => {
      await openReferOf();
      for (const words of [
        '37 days earned',
        'when a contact creates an account and starts a trial',
        'when a contact starts a paid subscription. Your contact gets 30 days too.',
        '+7 days',
        '+30 days',
        'There is no limit to what you can earn.',
      ])
        await isShown(words);
    },
  );

  test('has three steps and the terms', { tags: ['CON-2.12.9', 'CON-2.12.10'] }, async () => {
    await openReferOf();
    await expect.element(invitation()).toBeVisible();
    expect(screen.getByRole('region', { name: 'How it works' }).getByRole('listitem').elements()).toHaveLength(3);
    const terms = screen.getByRole('link', { name: 'Read terms and conditions' });
    await expect.element(terms).toHaveAttribute('href', 'https://console.example/terms');
  });

  test('shows the message for WhatsApp, and the button for it is disabled', { tags: ['CON-2.12.3'] }, async () => {
    await openReferOf();
    await isShown(/my referral code .+ and get 30 days free on your first checkout/);
    await expect.element(button('Share on WhatsApp')).toBeDisabled();
  });

  test('can be loaded again after a failure', async () => {
    page.sandbox.faults.add({ call, status: 500 });
    await openRefer();
    await isShown('Your referral code could not be loaded.');
    await button('Try again').click();
    await isShown('37 days earned');
  });

  test('without a code shows the days that were earned, and no link', async () => {
    page.sandbox.faults.add({ call, ...answer({ EarnedDays: 37, ReferralCode: ' ' }) });
    await openRefer();
    await isShown('37 days earned');
    await expect.element(invitation()).not.toBeInTheDocument();
    await expect.element(button('Copy link')).not.toBeInTheDocument();
  });

  test.each([390, 1280])(
    'nothing below the code moves when it arrives, on a screen of %i px',
    { tags: ['NET-26'] },
    async (width) => {
      await screen.viewport(width, 900);
      const release = page.hold(referEarnInfo.path);
      const opened = openRefer();
      const rewards = screen.getByRole('heading', { name: 'Your rewards' });
      await expect.element(rewards).toBeVisible();
      const top = () => rewards.element().getBoundingClientRect().top;
      const before = top();
      release();
      await opened;
      await expect.element(invitation()).toBeVisible();
      // The height of one line is allowed, because a text may need one line more in another system's font.
      expect(Math.abs(top() - before)).toBeLessThanOrEqual(24);
    },
  );
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

const allowed = () => Promise.resolve();
const forbidden = () => Promise.reject(new Error('The page may not.'));

test('a button before the disabled WhatsApp button copies the message', { tags: ['CON-2.12.3'] }, async () => {
  const written = clipboard(allowed);
  await openRefer();
  await expect.element(button('Share on WhatsApp')).toBeDisabled();
  await button('Copy message').click();
  await expect.element(button('Copied')).toBeVisible();
  await expect.element(button('Copy link')).toBeVisible();
  const message = 'Sign up with my referral code INVITE2026 and get 30 days free on your first checkout: http';
  expect(written[0]).toContain(message);
  expect(texts(screen.getByRole('button')).slice(-2)).toEqual(['Copied', 'Share on WhatsApp']);
});

test('a message that can’t be copied stays beside the reason', { tags: ['CON-2.12.3'] }, async () => {
  clipboard(forbidden);
  await openRefer();
  await button('Copy message').click();
  const failed = 'The message could not be copied. Select it and copy it by hand.';
  await isShown(failed);
  await expect.poll(() => announced('dict-refer')).toBe(failed);
  await expect.element(button('Copy message')).toBeVisible();
});

test('a link that can’t be copied stays beside the reason', async () => {
  clipboard(forbidden);
  await openRefer();
  await button('Copy link').click();
  const failed = 'The link could not be copied. Select it and copy it by hand.';
  await expect.element(invitation()).toHaveAccessibleDescription(failed);
  await expect.element(screen.getByText(/^The message could not be copied/)).not.toBeInTheDocument();
});

/* <dict-referral-activated> */

test.each([
  ['Subscribe Now', true],
  ['Not right now', false],
] as const)(
  "'%s' leads to /subscription with navigateToCheckout %s",
  { tags: ['ACC-2.61', 'ACC-2.63', 'CON-2.12.11', 'CON-2.12.12', 'ACC-2.62', 'ACC-2.64', 'CON-2.12.13'] },
  async (label, navigateToCheckout) => {
    await page.logIn('referral');
    const element = await page.put('dict-referral-activated');
    const heading = screen.getByRole('heading', { name: 'Referral Activated! You just earned 30 days.' });
    await expect.element(heading).toBeVisible();
    await isShown('Subscribe to any plan and claim your 30 day FREE extension.');
    await button(label).click();
    expect(page.navigations).toEqual([{ to: '/subscription', state: { navigateToCheckout }, replace: false }]);
    // A page that does not handle `dict-navigate`: the address passes the state on.
    const opened = vi.spyOn(window, 'open').mockReturnValueOnce(null);
    page.configure({ consoleUrl: 'https://console.example' });
    element.addEventListener('dict-navigate', (event) => event.stopPropagation());
    await button(label).click();
    const address = `https://console.example/subscription?navigateToCheckout=${navigateToCheckout}`;
    await expect.poll(() => opened).toHaveBeenLastCalledWith(address);
  },
);
