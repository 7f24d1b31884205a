import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* Addresses of the configuration, as a visitor finds them on the screens. */

const page = sandboxPage();

afterEach(() => document.querySelector('base')?.remove());

const link = (name: string) => screen.getByRole('link', { name });

test('DEC-6.2 paths of the page’s own origin are links of the signup, under a base address too', async () => {
  const base = document.createElement('base');
  base.href = 'https://elsewhere.example/';
  document.head.append(base);
  page.configure({ links: { terms: '/terms', privacy: 'https://vendor.example/privacy' } });
  await page.put('dict-signup');
  await expect.element(link('Terms')).toHaveAttribute('href', `${location.origin}/terms`);
  await expect.element(link('Privacy')).toHaveAttribute('href', 'https://vendor.example/privacy');
});

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
