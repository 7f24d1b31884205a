import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* The configured logo replaces the built-in mark. */

const page = sandboxPage();

const image = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" fill="${colour}"/></svg>`)}`;
const logo = { light: '/logo-light.svg', dark: '/logo-dark.svg', alt: 'Sampleton' };

beforeEach(() => screen.viewport(1280, 800));
afterEach(() => document.documentElement.style.removeProperty('color-scheme'));

const imagesOf = (element: HTMLElement) => [...(element.shadowRoot ?? element).querySelectorAll('img')];

/** The image that its mask leaves visible. */
const seen = (element: HTMLElement) =>
  imagesOf(element)
    .filter((each) => !getComputedStyle(each).maskImage.includes('rgba(0, 0, 0, 0)'))
    .map(({ src }) => new URL(src).pathname);

test.each(['dict-login', 'dict-payment-link', 'dict-nav', 'dict-checkout'] as const)(
  'DEC-6.5 %s shows the name, or the logo in its place, or what the page puts into the slot `logo` in the place of both',
  async (tag) => {
    page.configure({ brand: 'Sampleton Console' });
    if (tag === 'dict-nav' || tag === 'dict-checkout') await page.logIn('enterprise');
    const element = await page.put(
      tag,
      tag === 'dict-checkout' ? { 'subscription-id': 'none', 'product-id': '1' } : {},
    );
    expect(imagesOf(element)).toEqual([]);
    expect(element.shadowRoot!.textContent).toContain('Sampleton Console');

    page.configure({ logo });
    await expect
      .poll(() => imagesOf(element).map(({ src, alt, ariaHidden }) => [src, alt, ariaHidden]))
      .toEqual([
        [`${location.origin}/logo-light.svg`, 'Sampleton', null],
        [`${location.origin}/logo-dark.svg`, 'Sampleton', 'true'],
      ]);
    expect(element.shadowRoot!.textContent).not.toContain('Sampleton Console');

    const own = document.createElement('b');
    own.slot = 'logo';
    own.textContent = 'Our own';
    element.append(own);
    await expect.element(screen.getByText('Our own')).toBeVisible();
    expect(imagesOf(element).map((each) => each.checkVisibility())).toEqual([false, false]);
  },
);

test('DEC-6.5 one image serves both themes, and the brand is its text', async () => {
  page.configure({ brand: 'Sampleton Console', logo: { light: '/logo.svg' } });
  const element = await page.put('dict-login');
  const images = imagesOf(element);
  expect(images.map(({ src, alt }) => [src, alt])).toEqual([[`${location.origin}/logo.svg`, 'Sampleton Console']]);
});

test.each(['light', 'dark'] as const)('DEC-6.5 the image follows a page that is %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  page.configure({ logo });
  expect(seen(await page.put('dict-login'))).toEqual([logo[scheme]]);
});

test('A11Y-23 a wide logo makes nothing wider than the page', async () => {
  page.configure({ logo: { light: '/logo.svg' } });
  await page.logIn('enterprise');
  const element = await page.put('dict-nav');
  const [only] = imagesOf(element);
  only!.src = image('#f00').replace('120', '600');
  await only!.decode();
  const header = element.shadowRoot!.querySelector('header')!;
  for (const width of [240, 320, 640]) {
    await screen.viewport(width, 800);
    expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    expect(only!.getBoundingClientRect().width).toBeGreaterThan(16);
  }
});
