import { afterEach, expect, test } from 'vitest';
import * as de from '../../../src/languages/de/rest.ts';
import * as access from '../../../src/languages/de/access.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, field, isGone, isShown, within } from '../support/screen.ts';
import { openSubscription, payNow, renewing } from './checkout-screen.ts';

/* A message that is shown already follows the language of the page, like every other text of its screen (A11Y-30). */

const page = sandboxPage();

afterEach(() => {
  document.documentElement.lang = 'en';
});

const switchToGerman = () => (document.documentElement.lang = 'de');
const failed = 'Something wrong happened in setting up the request';

test('A11Y-30 messages beside Pay now and below the promo code follow the language', async () => {
  await openSubscription(page, renewing);
  page.sandbox.faults.add({ call: 'checkoutData', times: 2, status: 500, body: '' });
  await payNow().click();
  await isShown(failed);
  await field(/^Promo code/).fill('WELCOME10');
  await button('Apply').click();
  await expect.element(field(/^Promo code/)).toHaveAccessibleDescription(failed);
  expect(within('dict-checkout', '.d-notice')?.textContent).toContain(failed);
  switchToGerman();
  await isShown(access.service.failed);
  await isGone(failed);
});

test('A11Y-30 the question before a payment, its labels and its amounts follow the language', async () => {
  await openSubscription(page, renewing);
  page.sandbox.world.pricePercent = 110;
  await payNow().click();
  await expect.element(dialog('Please check before you pay')).toHaveTextContent('₹35,385.84');
  switchToGerman();
  const question = dialog(de.payment.changed);
  await expect.element(question).toHaveTextContent(de.checkout.subtotal);
  const [before = '', now = ''] = ['35.385,84', '38.924,42'].map((amount) => `${amount}\u00a0₹`);
  const sentence = de.checkout.totalChanged.replace('{before}', before).replace('{now}', now);
  await expect.element(question).toHaveTextContent(sentence.replaceAll('\u00a0', ' '));
  await expect.element(question).not.toHaveTextContent('Subtotal');
});
