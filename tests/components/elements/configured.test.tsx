import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { callback } from '../../../src/elements/callback/callback.element.ts';
import { login } from '../../../src/elements/login/login.element.ts';
import { reserving } from '../../../src/elements/runtime/reserving.ts';
import { define } from '../../../src/elements/tags/define.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';
import { pageCss } from '../support/page-css.ts';
import { checkoutOf } from './checkout-screen.ts';

/* Choices of a page's author: the logo, addresses, the level of the headings, and the place of an element. */

const page = sandboxPage();

describe('the logo', () => {
  const image = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" fill="${colour}"/></svg>`)}`;
  const logo = { light: '/logo-light.svg', dark: '/logo-dark.svg', alt: 'Sampleton' };

  beforeEach(() => screen.viewport(1280, 800));
  afterEach(() => document.documentElement.style.removeProperty('color-scheme'));

  const imagesOf = (element: HTMLElement) => [...(element.shadowRoot ?? element).querySelectorAll('img')];

  /** Paths of the images that are not hidden by their `mask-image`: of a light and a dark logo only one is visible. */
  const seen = (element: HTMLElement) =>
    imagesOf(element)
      .filter((each) => !getComputedStyle(each).maskImage.includes('rgba(0, 0, 0, 0)'))
      .map(({ src }) => new URL(src).pathname);

  describe.each(['dict-login', 'dict-payment-link', 'dict-nav', 'dict-checkout'] as const)('of %s', (tag) => {
    async function put(): Promise<HTMLElement> {
      page.configure({ brand: 'Sampleton Console' });
      if (tag === 'dict-nav' || tag === 'dict-checkout') await page.logIn('enterprise');
      return page.put(tag, tag === 'dict-checkout' ? { 'subscription-id': 'none', 'product-id': '1' } : {});
    }

    test('stands in the place of the name', { tags: ['DEC-6.5'] }, async () => {
      const element = await put();
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
    });

    test('gives way to what the page puts into the slot `logo`', { tags: ['DEC-6.5'] }, async () => {
      page.configure({ logo });
      const element = await put();
      const own = document.createElement('b');
      own.slot = 'logo';
      own.textContent = 'Our own';
      element.append(own);
      await expect.element(screen.getByText('Our own')).toBeVisible();
      expect(imagesOf(element).map((each) => each.checkVisibility())).toEqual([false, false]);
    });
  });

  test('one image serves both themes, and the brand is its text', { tags: ['DEC-6.5'] }, async () => {
    page.configure({ brand: 'Sampleton Console', logo: { light: '/logo.svg' } });
    const element = await page.put('dict-login');
    const images = imagesOf(element);
    expect(images.map(({ src, alt }) => [src, alt])).toEqual([[`${location.origin}/logo.svg`, 'Sampleton Console']]);
  });

  test.each(['light', 'dark'] as const)(
    'the image follows a page that is %s',
    { tags: ['DEC-6.5'] },
    async (scheme) => {
      document.documentElement.style.colorScheme = scheme;
      page.configure({ logo });
      expect(seen(await page.put('dict-login'))).toEqual([logo[scheme]]);
    },
  );

  test('a wide logo makes nothing wider than the page', { tags: ['A11Y-23'] }, async () => {
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
});

describe('the addresses', () => {
  afterEach(() => document.querySelector('base')?.remove());

  const link = (name: string) => screen.getByRole('link', { name });

  test(
    'paths of the page’s own origin are links of the signup, under a base address too',
    { tags: ['DEC-6.2'] },
    async () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
      page.configure({ links: { terms: '/terms', privacy: 'https://vendor.example/privacy' } });
      await page.put('dict-signup');
      await expect.element(link('Terms')).toHaveAttribute('href', `${location.origin}/terms`);
      await expect.element(link('Privacy')).toHaveAttribute('href', 'https://vendor.example/privacy');
    },
  );

  test.each([
    'dict-signup',
    'dict-contact',
    'dict-refer',
    'dict-installation',
    'dict-install-guide',
    'dict-trial-active',
  ] as const)('each link of <%s> that opens a new tab says so', async (tag) => {
    page.configure({ links: { terms: '/terms', referralTerms: '/referral' } });
    await page.logIn('retail');
    const element = await page.put(tag, tag === 'dict-install-guide' ? { app: 'windowsapp' } : {});
    const opening = () =>
      [...element.shadowRoot!.querySelectorAll('a[href][target]')].map(({ textContent }) => textContent);
    await expect.poll(opening).not.toEqual([]);
    for (const text of opening()) expect.soft(text).toMatch(/ \(opens in a new tab\)$/);
  });
});

/* The headings of an element in the outline of its page. */

interface Screen {
  readonly tag: keyof DictTagNameMap;
  /** The heading that appears last. */
  readonly until: string;
  readonly as?: DocumentedUserKey;
  readonly attributes?: () => Readonly<Record<string, string>>;
  /** Steps to take first. */
  readonly act?: () => Promise<void>;
  /** The default level of the screen's highest heading; 1 if omitted. */
  readonly usual?: number;
}

/*
 * A form, a screen with cards, a list, dialogs, and a page of several steps. axe checks the order of headings on all
 * other screens, in their stories.
 */
const screens: readonly Screen[] = [
  { tag: 'dict-signup', until: 'Create your Free Account', usual: 2 },
  { tag: 'dict-contact', as: 'retail', until: 'Legal' },
  { tag: 'dict-subscriptions', as: 'retail', until: 'Subscriptions' },
  { tag: 'dict-account', as: 'retail', act: () => button('Change Password').click(), until: 'Change Password' },
  {
    tag: 'dict-callback',
    as: 'retail',
    act: () => button('Need assistance?').click(),
    until: 'Need assistance?',
    usual: 2,
  },
  { tag: 'dict-checkout', as: 'retail', attributes: () => checkoutOf(page, 'retail'), until: 'Price details' },
];

function outline(element: HTMLElement) {
  const headings = (element.shadowRoot ?? element).querySelectorAll('h1, h2, h3, h4, h5, h6');
  return [...headings].map((each) => [Number(each.localName[1]), each.textContent] as const);
}

test.each(screens)(
  'the headings of <$tag>, "$until", follow heading-level',
  { tags: ['A11Y-29'] },
  async ({ tag, until, as, attributes, act, usual = 1 }) => {
    page.configure({
      links: { terms: 'https://console.example/terms' },
      contact: { email: 'support@console.example' },
    });
    if (as) await page.logIn(as);
    const element = await page.put(tag, attributes?.());
    await act?.();
    await expect.element(screen.getByRole('heading', { name: until }).first()).toBeVisible();
    await expect.poll(() => element.dataset.state).not.toBe('loading');
    await expect.poll(() => outline(element)[0]?.[0]).toBe(usual);
    const own = outline(element);
    own.slice(1).forEach(([level], at) => expect(level - own[at]![0]).toBeLessThanOrEqual(1));
    for (const wanted of [1, 3, 6]) {
      element.setAttribute('heading-level', String(wanted));
      const below = own.map(([level, text]) => [Math.min(level - usual + wanted, 6), text]);
      await expect.poll(() => outline(element), { message: `heading-level="${wanted}"` }).toEqual(below);
    }
  },
);

test('an invalid level is reported once, and the default stays', { tags: ['A11Y-29', 'HOST-10'] }, async () => {
  using complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = await page.put('dict-signup');
  await expect.poll(() => outline(element)).toEqual([[2, 'Create your Free Account']]);
  for (const wrong of ['0', '7', 'h2', '']) {
    element.setAttribute('heading-level', wrong);
    await expect.poll(() => outline(element)).toEqual([[2, 'Create your Free Account']]);
  }
  const lines = () => complaints.mock.calls.filter(([line]) => String(line).includes('<dict-signup heading-level>'));
  await expect.poll(() => lines().length).toBe(1);
});

/* Places of a page in which an element shrinks to its content. */

function place(css: string, element: HTMLElement): HTMLElement {
  pageCss(`body { margin: 16px } ${css}`);
  const main = document.createElement('main');
  main.append(element);
  document.body.append(main);
  return element;
}

async function widthIn(css: string, tag: 'dict-login' | 'dict-callback', light = false) {
  await define(tag);
  const element = Object.assign(document.createElement(tag), { light });
  place(css, element);
  await element.ready;
  return element.getBoundingClientRect().width;
}

describe.each([
  ['in a shadow root', false],
  ['in the light DOM', true],
])('%s', { tags: ['HOST-17'] }, (_, light) => {
  test.each([
    ['a grid of a phone', 320, 'main { display: grid }', 288],
    ['a centred row of a phone', 320, 'main { display: flex; justify-content: center }', 288],
    ['the width of a dialog on a phone', 320, 'main { inline-size: fit-content }', 288],
    ['a centred row with room for a form', 1280, 'main { display: flex; justify-content: center }', 420],
    ['a tag that the page makes a flex container', 1280, 'dict-login { display: flex; inline-size: 500px }', 500],
  ])('an element in %s is as wide as the page lets it be', async (_place, room, css, width) => {
    await screen.viewport(room, 900);
    expect(await widthIn(css, 'dict-login', light)).toBe(width);
    expect(document.documentElement.scrollWidth).toBe(room);
    const login = document.querySelector('dict-login')!;
    const root = (login.shadowRoot ?? login).querySelector('.d-root')!;
    expect(root.getBoundingClientRect().left).toBe(login.getBoundingClientRect().left);
  });
});

test('a button stays as wide as its words', async () => {
  expect(await widthIn('main { display: flex }', 'dict-callback')).toBeLessThan(280);
});

describe('`dict.css` in a centred row', () => {
  function placeInRow(): HTMLElement {
    const rules = reserving(login, 'dict-later');
    return place(`main { display: flex; justify-content: center } ${rules}`, document.createElement('dict-later'));
  }

  test.each([
    [1280, 420],
    [320, 288],
  ])('reserves for a form in a window of %i px a width of %i px', { tags: ['NET-26'] }, async (room, width) => {
    await screen.viewport(room, 900);
    expect(placeInRow().getBoundingClientRect().width).toBe(width);
  });

  test('reserves nothing for a hidden element', { tags: ['HOST-04'] }, () => {
    const later = placeInRow();
    later.hidden = true;
    expect(later.checkVisibility()).toBe(false);
  });
});

test(
  '`dict.css` reserves the height of the button, and the page may place it inside a line',
  { tags: ['NET-26'] },
  () => {
    const rules = reserving(callback, 'dict-later');
    const later = place(rules, document.createElement('dict-later'));
    expect([later.offsetWidth, later.offsetHeight]).toEqual([document.body.clientWidth, 40]);
    place(`main > dict-later { display: inline-block } ${rules}`, later);
    expect([later.offsetWidth, later.offsetHeight]).toEqual([0, 40]);
  },
);
