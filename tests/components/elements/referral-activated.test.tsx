import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, isShown } from '../support/screen.ts';

/* <dict-referral-activated>: CON-2.12; ACC-2, /referralactivation. */

const page = sandboxPage();

test.each([
  ['Subscribe Now', true, 'ACC-2.61 ACC-2.63 CON-2.12.11 CON-2.12.12'],
  ['Not right now', false, 'ACC-2.62 ACC-2.64 CON-2.12.13'],
] as const)(
  "'%s' leads to /subscription with navigateToCheckout %s [%s]",
  async (label, navigateToCheckout, _proves) => {
    await page.logIn('referral');
    await page.put('dict-referral-activated');
    const heading = screen.getByRole('heading', { name: 'Referral Activated! You just earned 30 days.' });
    await expect.element(heading).toBeVisible();
    await isShown('Subscribe to any plan and claim your 30 day FREE extension.');
    await button(label).click();
    expect(page.navigations).toEqual([{ to: '/subscription', state: { navigateToCheckout }, replace: false }]);
  },
);
