import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** The colour of the images' middle, as the screen shows it. */
async function colourOf(element: HTMLElement): Promise<string> {
  const [first] = imagesOf(element);
  for (const [at, each] of imagesOf(element).entries()) {
    each.src = image(at === 0 ? '#ff0000' : '#0000ff');
    await each.decode();
  }
  const base64 = await screen.screenshot({ element: first!.parentElement!, save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  canvas.drawImage(picture, 0, 0);
  const [red, , blue] = canvas.getImageData(picture.width / 2, picture.height / 2, 1, 1).data;
  return red! > 200 ? 'light' : blue! > 200 ? 'dark' : 'neither';
}

describe.each(['dict-login', 'dict-forgot-password', 'dict-payment-link', 'dict-nav', 'dict-checkout'] as const)(
  '%s',
  (tag) => {
    const put = async () => {
      if (tag === 'dict-nav' || tag === 'dict-checkout') await page.logIn('enterprise');
      return page.put(tag, tag === 'dict-checkout' ? { 'subscription-id': 'none', 'product-id': '1' } : {});
    };

    test('DEC-6.5 shows the logo in the place of the mark and the name', async () => {
      page.configure({ brand: 'Sampleton Console', logo });
      const element = await put();
      const [light, dark] = imagesOf(element);
      expect([light!.src, dark!.src]).toEqual([
        `${location.origin}/logo-light.svg`,
        `${location.origin}/logo-dark.svg`,
      ]);
      expect([light!.alt, dark!.alt]).toEqual(['Sampleton', '']);
      expect(element.shadowRoot!.textContent).not.toContain('Sampleton Console');
    });

    test('DEC-6.5 shows the built-in mark and the name without one', async () => {
      page.configure({ brand: 'Sampleton Console' });
      const element = await put();
      expect(imagesOf(element)).toEqual([]);
      expect(element.shadowRoot!.textContent).toContain('Sampleton Console');
    });
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
  expect(await colourOf(await page.put('dict-login'))).toBe(scheme);
});

test.each([240, 320, 640])('A11Y-23 a wide logo makes nothing wider than %i px', async (width) => {
  await screen.viewport(width, 800);
  page.configure({ logo: { light: '/logo.svg' } });
  await page.logIn('enterprise');
  const element = await page.put('dict-nav');
  const [only] = imagesOf(element);
  only!.src = image('#f00').replace('120', '600');
  await only!.decode();
  const header = element.shadowRoot!.querySelector('header')!;
  expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  expect(only!.getBoundingClientRect().width).toBeGreaterThan(16);
});
