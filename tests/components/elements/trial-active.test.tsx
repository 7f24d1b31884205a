import jsQR from 'jsqr';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { currentAccount, currentSession, replaceSession } from '../../../src/core/session/session.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { pageCss } from '../support/page-css.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, isGone, isShown, link } from '../support/screen.ts';

/* <dict-trial-active> */

const page = sandboxPage();

beforeEach(() => page.logIn('retail'));

async function openSuccess(referralValidationCode = '') {
  writeContext({ productName: 'dictation', subscriptionExpiresOn: '2027-01-31T12:00:00Z', referralValidationCode });
  return page.put('dict-trial-active');
}

/**
 * Opens the screen after the trial of the voice services has started; `signup` is the product of the signup that was
 * opened since then.
 */
async function openVoiceServices(signup = 'voice-services') {
  page.configure({ links: { developerPortal: 'https://developers.example/' } });
  await page.logIn('voice');
  const started = { account: currentAccount(), productName: 'voice-services' };
  writeContext({ productName: signup, subscriptionExpiresOn: '', referralValidationCode: '', started });
  return page.put('dict-trial-active');
}

/** Reads the code like a camera: paints the drawing with its styles, pixel by pixel. */
function read(code: Element): string | undefined {
  const [, , size = 0] = code.getAttribute('viewBox')!.split(' ').map(Number);
  const { backgroundColor, fill } = getComputedStyle(code);
  const scale = 6;
  const canvas = document.createElement('canvas');
  // The canvas is larger than the code. Its edge stays black, like a dark theme around the code.
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

test('the success of a trial names its end', { tags: ['ACC-2.66', 'CON-2.13.1'] }, async () => {
  await openSuccess();
  await isShown('Your trial subscription is active');
  await isShown('You have access until 31 Jan 2027.');
});

test('the success of a trial lists what is included', { tags: ['ACC-2.70', 'CON-2.13.3', 'CON-9.38'] }, async () => {
  await openSuccess();
  for (const item of ['Full access on all platforms', 'Macros, templates and vocabulary features', '24/7 assistance'])
    await isShown(item);
  await isShown('99% accuracy');
});

test(
  'the success of a trial names the bonus of a referral code in the place of what is included',
  { tags: ['ACC-2.68', 'CON-2.13.2', 'CON-4.54'] },
  async () => {
    await openSuccess('INVITE2026');
    await isShown('Bonus: Referral Activated - You will get extra 30 days free on your first purchase');
    await isGone('99% accuracy');
    await expect.element(button('Proceed to Installation')).toBeVisible();
  },
);

test(
  'the app for this computer comes first, then the button to all apps',
  { tags: ['ACC-2.69', 'CON-2.13.3'] },
  async () => {
    await openSuccess();
    await expect
      .element(link(/^(Open web application|Download for Windows)/))
      .toHaveAttribute('part', 'button primary');
    await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button secondary');
    await button('Proceed to Installation').click();
    expect(page.visited).toEqual(['/installation']);
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
    // Restores the browser's `userAgent`, which this test has replaced.
    Reflect.deleteProperty(navigator, 'userAgent');
  },
);

test(
  'the success of a trial of the voice services leads to the developer portal in a new tab',
  { tags: ['ACC-2.71', 'CON-2.13.4'] },
  async () => {
    await openVoiceServices();
    await isShown('Log in to the developer portal for your keys, the APIs and the SDKs.');
    const portal = link(/^Proceed to Developer Portal/);
    await expect.element(portal).toHaveAttribute('href', 'https://developers.example/');
    await expect.element(portal).toHaveAttribute('target', '_blank');
    await expect.element(portal).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test(
  'a signup for dictation in another tab does not change the product of the success',
  { tags: ['ACC-2.71'] },
  async () => {
    await openVoiceServices('dictation');
    await expect.element(link(/^Proceed to Developer Portal/)).toBeVisible();
  },
);

describe('after a reload, when only the product of another user is known', () => {
  beforeEach(async () => {
    page.sandbox.faults.add({ call: 'productGettingStart', status: 500, times: -1 });
    const started = { account: 'another', productName: 'voice-services' };
    writeContext({ subscriptionExpiresOn: '2027-01-31T12:00:00Z', referralValidationCode: 'INVITE2026', started });
    await page.put('dict-trial-active');
  });

  test('the apps are offered, and nothing of that user is shown', { tags: ['ACC-2.70', 'NET-11'] }, async () => {
    await expect.element(button('Proceed to Installation')).toBeVisible();
    await isGone(/^You have access until/);
    await isGone(/^Bonus/);
    await expect.element(link(/developer portal/i)).not.toBeInTheDocument();
  });

  test('the button to the installation is the primary one if the addresses of the apps are missing', async () => {
    await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button primary');
  });
});

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
