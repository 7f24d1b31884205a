import { describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { activationCode, paymentLinkIds, type DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { keepResetDraft } from '../../../src/core/session/drafts/reset-draft.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import type { DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button } from '../support/screen.ts';
import { checkoutOf } from './checkout-screen.ts';
import { subscriptionId } from './seats-screen.ts';

/* A11Y-29: the heading levels of every element in the outline of its page. */

const page = sandboxPage();

interface Screen {
  readonly tag: keyof DictTagNameMap;
  /** The heading that appears last. */
  readonly until: string | RegExp;
  readonly as?: DocumentedUserKey;
  readonly attributes?: () => Readonly<Record<string, string>>;
  /** Before the element is there. */
  readonly before?: () => void;
  /** Steps to take first. */
  readonly act?: () => Promise<void>;
  /** The default level of its highest heading; 1 if omitted. */
  readonly usual?: number;
}

/* Elements whose heading needs something first, or is not of level 1. */
const special: readonly Screen[] = [
  { tag: 'dict-signup', until: 'Create your Free Account', usual: 2 },
  {
    tag: 'dict-otp',
    before: () => keepResetDraft({ email: 'retail@example.com', otpId: '7', isForced: false }),
    until: 'Verify OTP',
  },
  { tag: 'dict-forgot-password', until: 'Forgot Password?' },
  { tag: 'dict-reset-password', attributes: () => ({ 'activation-code': activationCode }), until: 'Set Password' },
  { tag: 'dict-trial-active', as: 'retail', until: 'What is included' },
  { tag: 'dict-referral-activated', as: 'retail', until: /Referral Activated!/ },
  { tag: 'dict-subscriptions', as: 'retail', until: 'Subscriptions' },
  { tag: 'dict-organizations', as: 'admin', until: 'Organizations' },
  {
    tag: 'dict-seats',
    as: 'enterprise',
    attributes: () => ({ 'subscription-id': subscriptionId(page) }),
    until: 'Total seats',
  },
  { tag: 'dict-contact', as: 'retail', until: 'Legal' },
  { tag: 'dict-refer', as: 'retail', until: 'How it works' },
  { tag: 'dict-installation', as: 'retail', until: 'Windows' },
  { tag: 'dict-install-guide', as: 'retail', attributes: () => ({ app: 'windowsapp' }), until: 'Steps' },
  { tag: 'dict-account', as: 'retail', until: 'Personal details' },
  { tag: 'dict-account', as: 'retail', act: () => button('Change Password').click(), until: 'Change Password' },
  {
    tag: 'dict-callback',
    as: 'retail',
    act: () => button('Need assistance?').click(),
    until: 'Need assistance?',
    usual: 2,
  },
  {
    tag: 'dict-payment-result',
    attributes: () => ({ 'session-id': 'cs_1', status: 'failed' }),
    until: 'Payment failed',
  },
  { tag: 'dict-payment-link', attributes: () => ({ 'payment-id': paymentLinkIds.unpaid }), until: 'Dictation' },
  { tag: 'dict-payment-link', attributes: () => ({ 'payment-id': paymentLinkIds.paid }), until: 'PAYMENT SUCCESSFUL' },
  { tag: 'dict-checkout', as: 'retail', attributes: () => checkoutOf(page, 'retail'), until: 'Price details' },
];

const screens = [
  ...special,
  ...elements
    .filter(({ tag, attributes }) => 'heading-level' in attributes && !special.some((screen) => screen.tag === tag))
    .map(({ tag, isProtected }): Screen => {
      const screen = { tag: tag as Screen['tag'], until: /./ };
      return isProtected ? { ...screen, as: 'retail' } : screen;
    }),
];

function outline(element: HTMLElement) {
  const headings = (element.shadowRoot ?? element).querySelectorAll('h1, h2, h3, h4, h5, h6');
  return [...headings].map((each) => [Number(each.localName[1]), each.textContent] as const);
}

describe.each(screens)('<$tag>, "$until"', ({ tag, until, as, attributes, before, act, usual = 1 }) => {
  test('A11Y-29 its headings follow heading-level', async () => {
    page.configure({
      links: { terms: 'https://console.example/terms' },
      contact: { email: 'support@console.example' },
    });
    if (as) await page.logIn(as);
    before?.();
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
  });
});

test('A11Y-29 an invalid level is reported once, and the default stays', async () => {
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
