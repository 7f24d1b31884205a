import { expect, test } from 'vitest';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, field, isShown } from '../support/screen.ts';
import { openAccount } from './account-screen.ts';
import { openSubscription, renewing } from './checkout-screen.ts';
import { purchased } from './subscriptions-screen.ts';

/* Texts of the service that are far too long: no screen draws more of them than 1,000 characters. */

const page = sandboxPage();

const long = 'x'.repeat(20_000);

/** Makes the texts of some fields long, wherever they are in the answers to a call. */
function lengthen(call: string, names: readonly string[]): void {
  const within = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (names.includes(name)) Object.assign(value, { [name]: `${String(inner)}${long}` });
      else within(inner);
    }
  };
  page.changeAnswers(call, within);
}

/** The length of the longest text or title in an element, except in text areas and drawings. */
function longest(tag: string): number {
  const nodes = [...document.querySelector(tag)!.shadowRoot!.querySelectorAll('.d-root :not(textarea, svg *)')];
  const texts = nodes.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  const lengths = [...texts.map(({ textContent }) => textContent), ...nodes.map((node) => node.getAttribute('title'))];
  return Math.max(...lengths.map((each) => each?.length ?? 0));
}

test('the checkout shows no more than 1,000 characters of a text of the service', { tags: ['NET-32'] }, async () => {
  const names = ['ProductDisplayName', 'PlanDisplayName', 'TaxDetail', 'AppliedMessage', 'TaxNumberDisplayName'];
  lengthen('CheckoutData', names);
  await openSubscription(page, renewing);
  await button('Add promo code').click();
  await field(/^Promo code/).fill('NONE');
  await button('Apply').click();
  await expect.element(field(/^Promo code/)).toHaveAttribute('aria-invalid', 'true');
  expect(longest('dict-checkout')).toBe(1000);
});

test(
  'the billing details show no more than 1,000 characters of a text of the service',
  { tags: ['NET-32'] },
  async () => {
    lengthen('GetContactAndPayment', ['TaxNumberDisplayName', 'Address']);
    lengthen('countrylist', ['CountryName']);
    await openAccount(page, 'retail', 'billing');
    await button('Edit Details').click();
    await expect.element(dialog().getByLabelText('Country')).toBeVisible();
    expect(longest('dict-account')).toBe(1000);
  },
);

test(
  'the subscriptions show no more than 1,000 characters of a text of the service',
  { tags: ['NET-32'] },
  async () => {
    lengthen('UserSubscrpitionOverViewAC', ['ProductDisplayName', 'PlanInternalName', 'OrgName', 'StageName']);
    await page.logIn('admin');
    await page.put('dict-subscriptions');
    await expect.element(purchased().getByRole('row').nth(1)).toBeVisible();
    await isShown('Export CSV');
    expect(longest('dict-subscriptions')).toBe(1000);
  },
);
