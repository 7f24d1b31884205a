import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { currentSession, replaceSession } from '../../../src/core/session/session.ts';
import { writeContext } from '../../../src/core/session/drafts/signup-context.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, isGone, isShown, link } from '../support/screen.ts';

/* <dict-trial-active> */

const page = sandboxPage();

async function openSuccess(referralValidationCode = '') {
  await page.logIn('retail');
  writeContext({ productName: 'dictation', subscriptionExpiresOn: '2027-01-31T00:00:00Z', referralValidationCode });
  return page.put('dict-trial-active');
}

/** Reads the code like a camera: paints the drawing with its styles, pixel by pixel. */
function read(code: Element): string | undefined {
  const [, , size = 0] = code.getAttribute('viewBox')!.split(' ').map(Number);
  const { backgroundColor, fill } = getComputedStyle(code);
  const scale = 6;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const paint = canvas.getContext('2d')!;
  paint.scale(scale, scale);
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, size, size);
  paint.fillStyle = fill;
  paint.fill(new Path2D(code.querySelector('path')!.getAttribute('d')!));
  const { data, width, height } = paint.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

test.each(['light', 'dark'])('ACC-2.66 the QR codes open the apps for phones, %s', async (theme) => {
  await emulateMedia({ 'prefers-color-scheme': theme });
  await openSuccess();
  for (const name of ['Download for Android', 'Download for iOS']) {
    const code = screen.getByRole('img', { name: `QR code: ${name}` });
    await expect.element(code).toBeVisible();
    expect(read(code.element())).toBe((screen.getByRole('link', { name }).element() as HTMLAnchorElement).href);
  }
  await emulateMedia({});
});

test('names the end of the trial and lists what is included; the app for this computer comes first, then the button to all apps [ACC-2.66 ACC-2.69 ACC-2.70 CON-2.13.1 CON-2.13.3 CON-9.38]', async () => {
  await openSuccess();
  await isShown('Your trial subscription is active');
  await isShown('You have access until 31 Jan 2027.');
  for (const item of ['Full access on all platforms', 'Macros, templates and vocabulary features', '24/7 assistance'])
    await isShown(item);
  await isShown('99% accuracy');
  await expect.element(link(/^(Open web application|Download for Windows)/)).toHaveAttribute('part', 'button primary');
  await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button secondary');
  await button('Proceed to Installation').click();
  expect(page.visited).toEqual(['/installation']);
});

test('with a referral code it shows the bonus in the place of what is included [ACC-2.68 CON-2.13.2 CON-4.54]', async () => {
  await openSuccess('INVITE2026');
  await isShown('Bonus: Referral Activated - You will get extra 30 days free on your first purchase');
  await isGone('99% accuracy');
  await expect.element(button('Proceed to Installation')).toBeVisible();
});

test('NET-26 nothing moves when the addresses of the apps arrive, and their links can be followed then', async () => {
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
});

test('on Windows the web application comes first for a user who may not have the Windows app [CON-6.12]', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  await page.logIn('retail');
  replaceSession({ ...currentSession()!, availableApps: ['web', 'mobapp'] });
  await page.put('dict-trial-active');
  await expect.element(link(/^Open web application/)).toHaveAttribute('part', 'button primary');
  await expect.element(screen.getByRole('img', { name: 'QR code: Download for Android' })).toBeVisible();
  // Shows the property of the prototype again.
  Reflect.deleteProperty(navigator, 'userAgent');
});

test('another product leads to the developer portal in a new tab [ACC-2.71 CON-2.13.4]', async () => {
  page.configure({ links: { developerPortal: 'https://developers.example/' } });
  await page.logIn('voice');
  writeContext({ productName: 'voice-services', subscriptionExpiresOn: '', referralValidationCode: '' });
  await page.put('dict-trial-active');
  await isShown('Log in to the developer portal for your keys, the APIs and the SDKs.');
  const portal = link(/^Proceed to Developer Portal/);
  await expect.element(portal).toHaveAttribute('href', 'https://developers.example/');
  await expect.element(portal).toHaveAttribute('target', '_blank');
  await expect.element(portal).toHaveAttribute('rel', 'noopener noreferrer');
});

test('after a reload, when the product is not known any more, the apps are offered; without their addresses the button to the installation is the primary one [ACC-2.70]', async () => {
  page.sandbox.faults.add({ call: 'productGettingStart', status: 500, times: -1 });
  await page.logIn('retail');
  writeContext({ productName: '', subscriptionExpiresOn: '', referralValidationCode: '' });
  await page.put('dict-trial-active');
  await expect.element(button('Proceed to Installation')).toHaveAttribute('part', 'button primary');
  await isGone(/^You have access until/);
  await expect.element(link(/developer portal/i)).not.toBeInTheDocument();
});

test('A11Y-25 the success mark is animated once, and not at all under reduced motion', async () => {
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
