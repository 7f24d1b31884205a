import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';
import { checkoutOf } from './checkout-screen.ts';

/* A11Y-29: the headings of an element in the outline of its page. */

const page = sandboxPage();

interface Screen {
  readonly tag: keyof DictTagNameMap;
  /** The heading that appears last. */
  readonly until: string;
  readonly as?: DocumentedUserKey;
  readonly attributes?: () => Readonly<Record<string, string>>;
  /** Steps to take first. */
  readonly act?: () => Promise<void>;
  /** The default level of its highest heading; 1 if omitted. */
  readonly usual?: number;
}

/* A form, a screen with cards, a list, dialogs, and a page of several steps. The order of all others: axe, by their stories. */
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
  'A11Y-29 the headings of <$tag>, "$until", follow heading-level',
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

test('A11Y-29 HOST-10 an invalid level is reported once, and the default stays', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = await page.put('dict-signup');
  await expect.poll(() => outline(element)).toEqual([[2, 'Create your Free Account']]);
  for (const wrong of ['0', '7', 'h2', '']) {
    element.setAttribute('heading-level', wrong);
    await expect.poll(() => outline(element)).toEqual([[2, 'Create your Free Account']]);
  }
  const lines = () => complaints.mock.calls.filter(([line]) => String(line).includes('<dict-signup heading-level>'));
  await expect.poll(() => lines().length).toBe(1);
  complaints.mockRestore();
});
