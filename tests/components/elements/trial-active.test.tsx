import jsQR from 'jsqr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { currentAccount, currentSession, replaceSession } from '../../../src/core/session/session.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { referEarnInfo } from '../../../src/core/service/endpoints/support.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { pageCss } from '../support/page-css.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, answer, button, isGone, isShown, link, texts } from '../support/screen.ts';

const page = sandboxPage();

beforeEach(() => page.logIn('retail'));

async function openSuccess(referralValidationCode = '') {
  writeContext({ productName: 'dictation', subscriptionExpiresOn: '2027-01-31T00:00:00Z', referralValidationCode });
  return page.put('dict-trial-active');
}

/** Reads the code like a camera: paints the drawing with its styles, pixel by pixel. */
function read(code: Element): string | undefined {
  const [, , size = 0] = code.getAttribute('viewBox')!.split(' ').map(Number);
  const { backgroundColor, fill } = getComputedStyle(code);
  const scale = 6;
  const canvas = document.createElement('canvas');
  // Beyond the drawing the canvas is black, as a dark surface.
  canvas.width = canvas.height = (size + 8) * scale;
  const paint = canvas.getContext('2d')!;
  paint.scale(scale, scale);
  paint.translate(4, 4);
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, size, size);
  paint.fillStyle = fill;
  paint.fill(new Path2D(code.querySelector('path')!.getAttribute('d')!));
  const { data, width, height } = paint.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

test.each(['light', 'dark'])('the QR codes open the apps for phones, %s', { tags: ['ACC-2.66'] }, async (theme) => {
  pageCss(`html { color-scheme: ${theme}; --dict-surface: #0f1917 }`);
  await openSuccess();
  for (const [system, store] of Object.entries({ Android: 'play.google.com', iOS: 'apps.apple.com' })) {
    const code = screen.getByRole('img', { name: `QR code: Download for ${system}` });
    await expect.element(code).toBeVisible();
    const { href, host } = screen.getByRole('link', { name: `Download for ${system}` }).element() as HTMLAnchorElement;
    expect([read(code.element()), host]).toEqual([href, store]);
  }
});

test(
  'names the end of the trial and lists what is included, or with a referral code the bonus; the app for this computer comes first, then the button to all apps',
  {
    tags: [
      'ACC-2.66',
      'ACC-2.68',
      'ACC-2.69',
      'ACC-2.70',
      'CON-2.13.1',
      'CON-2.13.2',
      'CON-2.13.3',
      'CON-4.54',
      'CON-9.38',
    ],
  },
  async () => {
    await openSuccess();
    await isShown('Your trial subscription is active');
    await isShown('You have access until 31 Jan 2027.');
    for (const item of ['Full access on all platforms', 'Macros, templates and vocabulary features', '24/7 assistance'])
      await isShown(item);
    await isShown('99% accuracy');
    await expect
      .element(link(/^(Open web application|Download for Windows)/))
      .toHaveAttribute('part', 'button primary');
    await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button secondary');
    await button('Proceed to Installation').click();
    expect(page.visited).toEqual(['/installation']);
    document.body.replaceChildren();
    await openSuccess('INVITE2026');
    await isShown('Bonus: Referral Activated - You will get extra 30 days free on your first purchase');
    await isGone('99% accuracy');
    await expect.element(button('Proceed to Installation')).toBeVisible();
  },
);

test(
  'nothing moves when the addresses of the apps arrive, and their links can be followed then',
  { tags: ['NET-26'] },
  async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', delayMs: 1000 });
    await openSuccess();
    const own = screen.getByRole('link', { name: /^(Open web application|Download for Windows)/ });
    await expect.element(own).toHaveAttribute('aria-disabled', 'true');
    const tops = () =>
      [button('Proceed to Installation'), screen.getByText('Download for iOS'), screen.getByText('99% accuracy')].map(
        (each) => each.element().getBoundingClientRect().top,
      );
    const before = tops();
    await expect.element(screen.getByRole('img', { name: 'QR code: Download for iOS' })).toBeVisible();
    await expect.element(own).not.toHaveAttribute('aria-disabled');
    expect(tops()).toEqual(before);
  },
);

test(
  'on Windows the web application comes first for a user who may not have the Windows app',
  { tags: ['CON-6.12'] },
  async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
    replaceSession({ ...currentSession()!, availableApps: ['web', 'mobapp'] });
    await page.put('dict-trial-active');
    await expect.element(link(/^Open web application/)).toHaveAttribute('part', 'button primary');
    await expect.element(link(/^Open web application/)).toHaveAttribute('target', '_blank');
    await expect.element(screen.getByRole('img', { name: 'QR code: Download for Android' })).toBeVisible();
    // Shows the property of the prototype again.
    Reflect.deleteProperty(navigator, 'userAgent');
  },
);

test(
  'another product leads to the developer portal in a new tab, also when another tab opens the signup for dictation',
  { tags: ['ACC-2.71', 'CON-2.13.4'] },
  async () => {
    page.configure({ links: { developerPortal: 'https://developers.example/' } });
    await page.logIn('voice');
    const started = { account: currentAccount(), productName: 'voice-services' };
    writeContext({ productName: 'dictation', subscriptionExpiresOn: '', referralValidationCode: '', started });
    await page.put('dict-trial-active');
    await isShown('Log in to the developer portal for your keys, the APIs and the SDKs.');
    const portal = link(/^Proceed to Developer Portal/);
    await expect.element(portal).toHaveAttribute('href', 'https://developers.example/');
    await expect.element(portal).toHaveAttribute('target', '_blank');
    await expect.element(portal).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test(
  'after a reload, when the product is not known any more, or only that of another user, the apps are offered; without their addresses the button to the installation is the primary one',
  { tags: ['ACC-2.70', 'NET-11'] },
  async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', status: 500, times: -1 });
    const started = { account: 'another', productName: 'voice-services' };
    writeContext({ subscriptionExpiresOn: '2027-01-31T00:00:00Z', referralValidationCode: 'INVITE2026', started });
    await page.put('dict-trial-active');
    await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button primary');
    await isGone(/^You have access until/);
    await isGone(/^Bonus/);
    await expect.element(link(/developer portal/i)).not.toBeInTheDocument();
  },
);

test('the success mark is animated once, and not at all under reduced motion', { tags: ['A11Y-25'] }, async () => {
  const animations = (element: HTMLElement) =>
    element.shadowRoot!.querySelector('.d-trial-sign')!.getAnimations({ subtree: true });
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  const moving = await openSuccess();
  expect(animations(moving)).not.toEqual([]);
  await Promise.all(animations(moving).map(({ finished }) => finished));
  moving.remove();
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  expect(animations(await openSuccess())).toEqual([]);
  await emulateMedia({});
});

/* <dict-refer>: CON-2.12. */

const call = 'referEarnInfo';
const invitation = () => screen.getByLabelText('Your invitation link');
const openRefer = () => page.put('dict-refer');

describe('refer and earn', () => {
  test(
    'has the code, the link, the days, rewards, steps and terms; WhatsApp is disabled, with its message',
    {
      tags: [
        'CON-1.6',
        'CON-2.12.3',
        'CON-2.12.4',
        'CON-2.12.5',
        'CON-2.12.6',
        'CON-2.12.7',
        'CON-2.12.8',
        'CON-2.12.9',
        'CON-2.12.10',
        'CON-7.46',
        'CON-9.16',
        'CON-9.17',
        'CON-9.18',
      ],
    },
    async () => {
      page.configure({
        consoleUrl: 'https://console.example',
        links: { referralTerms: 'https://console.example/terms' },
      });
      page.changeAnswers('UserReferEarnInfo', (info) => Object.assign(info, { ReferralCode: 'A&B #1+2' }));
      await openRefer();
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
      expect(screen.getByRole('region', { name: 'How it works' }).getByRole('listitem').elements()).toHaveLength(3);
      const terms = screen.getByRole('link', { name: 'Read terms and conditions' });
      await expect.element(terms).toHaveAttribute('href', 'https://console.example/terms');
    },
  );

  test('can be loaded again after a failure; without a code it shows the days that were earned, and no link', async () => {
    page.sandbox.faults.add({ call, status: 500 }, { call, ...answer({ EarnedDays: 37, ReferralCode: ' ' }) });
    await openRefer();
    await isShown('Your referral code could not be loaded.');
    await button('Try again').click();
    await isShown('37 days earned');
    await expect.element(invitation()).not.toBeInTheDocument();
    await expect.element(button('Copy link')).not.toBeInTheDocument();
  });

  test.each([390, 1280])(
    'what is below the code stays where it is on a screen of %i px',
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
      // The lines of a text may differ by one between systems' fonts.
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

test(
  'before the disabled WhatsApp button another copies the message; what can’t be copied stays beside the reason',
  { tags: ['CON-2.12.3'] },
  async () => {
    let isAllowed = true;
    const written = clipboard(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('The page may not.'))));
    await openRefer();
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
  },
);

/* <dict-referral-activated>: CON-2.12; ACC-2, /referralactivation. */

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
