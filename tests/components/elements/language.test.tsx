import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { leaveFlash } from '../../../src/core/session/drafts/flash.ts';
import * as ar from '../../../src/languages/ar/access.ts';
import * as de from '../../../src/languages/de/access.ts';
import * as rest from '../../../src/languages/de/rest.ts';
import { languages } from '../../../src/languages/languages.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, cells, dialog, field, isGone, isShown, table, within } from '../support/screen.ts';
import { openSubscription, payNow, renewing } from './checkout-screen.ts';
import { toResetOtp } from './otp-screen.ts';

/* The language of an element: its texts, and their `lang` and `dir`. */

const page = sandboxPage();
const loaders = Object.entries(languages).map(([tag, loader]) => [tag, { ...loader }] as const);

afterEach(() => {
  document.documentElement.lang = 'en';
  for (const node of [document.documentElement, document.body]) node.removeAttribute('dir');
  for (const [tag, loader] of loaders) Object.assign(languages[tag]!, loader);
});

/** Keeps the texts of a language from arriving until the returned function is called. */
function hold(tag: string): () => void {
  const { access } = languages[tag]!;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  Object.assign(languages[tag]!, { access: () => released.then(access) });
  return release;
}

const title = (text: string) => screen.getByRole('heading', { name: text });
const rootOf = (element: HTMLElement) => element.shadowRoot!.querySelector<HTMLElement>('.d-root')!;
const marksOf = (element: HTMLElement) => [rootOf(element).lang, rootOf(element).dir];

describe('an element is rendered', () => {
  test('in its own language, right to left if that is written so', async () => {
    page.configure({ language: 'de' });
    const element = await page.put('dict-signup', { lang: 'ar' });
    await expect.element(title(ar.signup.title)).toBeVisible();
    expect(marksOf(element)).toEqual(['ar', 'rtl']);
    expect(getComputedStyle(rootOf(element)).direction).toBe('rtl');
  });

  test('in English where there are no other texts, and says so', { tags: ['A11Y-30'] }, async () => {
    document.documentElement.lang = 'he';
    expect(marksOf(await page.put('dict-signup'))).toEqual(['en', 'ltr']);
    await expect.element(title('Create your Free Account')).toBeVisible();
  });

  test.each([
    ['from right to left on such a page', 'rtl', {}],
    ['from left to right even there, if such a language is chosen', 'ltr', { lang: 'en' }],
  ])('%s', { tags: ['HOST-13'] }, async (_, dir, attributes) => {
    document.documentElement.lang = 'he';
    document.documentElement.dir = 'rtl';
    expect(marksOf(await page.put('dict-login', attributes))).toEqual(['en', dir]);
  });

  test.each([
    ['page', () => document.documentElement],
    ['body of the page', () => document.body],
  ])('from right to left once the %s turns round', { tags: ['HOST-13'] }, async (_, turned) => {
    const element = await page.put('dict-login');
    turned().dir = 'rtl';
    await expect.poll(() => marksOf(element)).toEqual(['en', 'rtl']);
  });

  test('once its texts are loaded, and not in another language before', async () => {
    const release = hold('es');
    const rendered = page.put('dict-login', { lang: 'es' });
    const element = await vi.waitUntil(() => document.querySelector('dict-login'));
    await new Promise(requestAnimationFrame);
    expect(element.shadowRoot?.textContent ?? '').toBe('');
    release();
    expect(marksOf(await rendered)).toEqual(['es', 'ltr']);
  });

  test('in its former language until the texts of the next one are loaded', async () => {
    const element = await page.put('dict-login', { lang: 'es' });
    const releaseNext = hold('fr');
    element.lang = 'fr';
    await new Promise(requestAnimationFrame);
    expect(marksOf(element)).toEqual(['es', 'ltr']);
    releaseNext();
    await expect.poll(() => marksOf(element)).toEqual(['fr', 'ltr']);
  });
});

describe('a later change of the language', () => {
  test('of the element, of the configuration or of the page keeps the typed text', async () => {
    const element = await page.put('dict-signup');
    await field('Full name').fill('Ada Lovelace');
    const input = field('Full name').element();

    element.lang = 'de';
    await expect.element(title(de.signup.title)).toBeVisible();
    expect(field(de.signup.fullName).element()).toBe(input);
    await expect.element(field(de.signup.fullName)).toHaveValue('Ada Lovelace');

    element.removeAttribute('lang');
    await expect.element(title('Create your Free Account')).toBeVisible();
    page.configure({ language: 'ar' });
    await expect.element(title(ar.signup.title)).toBeVisible();
    expect(marksOf(element)).toEqual(['ar', 'rtl']);

    page.configure({ language: '' });
    document.documentElement.lang = 'de';
    await expect.element(title(de.signup.title)).toBeVisible();
    expect(marksOf(element)).toEqual(['de', 'ltr']);
  });

  test('translates the errors of a form too', async () => {
    const element = await page.put('dict-signup');
    await button('Create free account').click();
    await isShown('Please Enter Full Name');
    element.lang = 'de';
    await isShown(de.signup.nameMissing);
    await field(de.signup.fullName).fill('Ada Lovelace');
    await isGone(de.signup.nameMissing);
    element.lang = 'ar';
    await isShown(ar.signup.emailMissing);
    await isGone(ar.signup.nameMissing);
    element.remove();
    const otp = await toResetOtp(page);
    await userEvent.keyboard('12{Enter}');
    await isShown('Please enter correct OTP.');
    otp.lang = 'de';
    await isShown(de.otp.codeWrong);
  });
});

test('a message left by another screen is shown in the language of the login, also when that changes', async () => {
  leaveFlash({ tone: 'success', key: 'passwordSet' });
  const element = await page.put('dict-login', { lang: 'de' });
  await isShown(de.login.passwordSet);
  element.lang = 'ar';
  await isShown(ar.login.passwordSet);
});

test('dates of a list follow a later `locale` of the configuration', async () => {
  await page.logIn('retail');
  await page.put('dict-subscriptions');
  await hasDates(/^\d\d \p{Lu}\p{L}+ \d{4}$/u);
  page.configure({ locale: 'de' });
  await hasDates(/^\d\d\. \p{Lu}\p{L}+\.? \d{4}$/u);
});

const hasDates = (form: RegExp) =>
  expect.poll(() => cells(table('Purchased subscriptions'), 'Expiry')[0]).toMatch(form);

test('two elements of one page each have their own language, errors and plural forms included', async () => {
  page.configure({ language: 'ar' });
  await page.put('dict-signup', { lang: 'de' });
  await page.put('dict-login');
  await button(de.signup.submit).click();
  await isShown(de.signup.nameMissing);
  await expect.poll(() => announced('dict-signup')).toBe(de.kit.fieldsToMend.other.replace('{count}', '4'));
  await button(ar.login.submit).click();
  await isShown(ar.login.passwordMissing);
});

/* A message that is shown already follows the language of the page, like every other text of its screen (A11Y-30). */

const switchToGerman = () => (document.documentElement.lang = 'de');
const failed = 'Something wrong happened in setting up the request';

test('messages beside Pay now and below the promo code follow the language', { tags: ['A11Y-30'] }, async () => {
  await openSubscription(page, renewing);
  page.sandbox.faults.add({ call: 'checkoutData', times: 2, status: 500, body: '' });
  await payNow().click();
  await isShown(failed);
  await button('Add promo code').click();
  await field(/^Promo code/).fill('WELCOME10');
  await button('Apply').click();
  await expect.element(field(/^Promo code/)).toHaveAccessibleDescription(failed);
  expect(within('dict-checkout', '.d-notice')?.textContent).toContain(failed);
  switchToGerman();
  await isShown(de.service.failed);
  await isGone(failed);
});

test(
  'the question before a payment, its labels and its amounts follow the language',
  { tags: ['A11Y-30'] },
  async () => {
    await openSubscription(page, renewing);
    page.sandbox.world.pricePercent = 110;
    await payNow().click();
    await expect.element(dialog('Please check before you pay')).toHaveTextContent('₹35,385.84');
    switchToGerman();
    const question = dialog(rest.payment.changed);
    await expect.element(question).toHaveTextContent(rest.checkout.subtotal);
    const [before = '', now = ''] = ['35.385,84', '38.924,42'].map((amount) => `${amount}\u00a0₹`);
    const sentence = rest.checkout.totalChanged.replace('{before}', before).replace('{now}', now);
    await expect.element(question).toHaveTextContent(sentence.replaceAll('\u00a0', ' '));
    await expect.element(question).not.toHaveTextContent('Subtotal');
  },
);
