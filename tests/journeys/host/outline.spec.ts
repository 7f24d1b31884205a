import type { Page } from 'playwright/test';
import { activationCode, paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { expect, test, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { checkoutPath, subscriptionOf } from '../checkout/checkout.ts';
import { subscriptionId } from '../seats/seats-screen.ts';
import { routeTable } from './route-table.ts';

/* The heading levels of every element in the outline of its page, and the help on every screen. */

interface Screen {
  readonly tag: string;
  readonly path: string | ((server: ConsoleServer) => string);
  /** The documented user who is signed in; signed out if omitted. */
  readonly as?: string;
  /** Steps to take first. */
  readonly act?: (page: Page) => Promise<void>;
  /** The heading that appears last. */
  readonly until: string | RegExp;
  /** The default level of its highest heading; 1 if omitted. */
  readonly usual?: number;
}

const owner = 'retail@example.com';
const admin = 'enterprise@example.com';

const screens: readonly Screen[] = [
  { tag: 'dict-login', path: '/', until: /./ },
  { tag: 'dict-signup', path: '/signup', until: 'Create your Free Account', usual: 2 },
  { tag: 'dict-otp', path: '/forgotpasswordotp', until: 'Verify OTP' },
  { tag: 'dict-forgot-password', path: '/forgotpassword', until: 'Forgot Password?' },
  { tag: 'dict-reset-password', path: `/activate/${activationCode}`, until: 'Set Password' },
  { tag: 'dict-trial-active', path: '/congratulation', as: owner, until: 'What is included' },
  { tag: 'dict-referral-activated', path: '/referralactivation', as: owner, until: /Referral Activated!/ },
  { tag: 'dict-subscriptions', path: '/subscription', as: owner, until: 'Subscriptions' },
  { tag: 'dict-organizations', path: '/organizations', as: 'admin@example.com', until: 'Organizations' },
  {
    tag: 'dict-seats',
    path: (server) => `/subscription/seatuser?subscription=${subscriptionId(server)}`,
    as: admin,
    until: 'Total seats',
  },
  { tag: 'dict-contact', path: '/contactus', as: owner, until: 'Legal' },
  { tag: 'dict-refer', path: '/referearn', as: owner, until: 'How it works' },
  { tag: 'dict-installation', path: '/installation', as: owner, until: 'Windows' },
  { tag: 'dict-install-guide', path: '/installationguide/windowsapp', as: owner, until: 'Steps' },
  { tag: 'dict-account', path: '/account', as: owner, until: 'Personal details' },
  {
    tag: 'dict-account',
    path: '/account',
    as: owner,
    act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
    until: 'Change Password',
  },
  {
    tag: 'dict-callback',
    path: '/contactus',
    as: owner,
    act: (page) => page.getByRole('button', { name: 'Need assistance?' }).click(),
    until: 'Need assistance?',
    usual: 2,
  },
  { tag: 'dict-payment-result', path: '/paymentconfirmation/cs_1/failed', until: 'Payment failed' },
  { tag: 'dict-payment-link', path: `/payment/${paymentLinkIds.unpaid}`, until: 'Dictation' },
  { tag: 'dict-payment-link', path: `/payment/${paymentLinkIds.paid}`, until: 'PAYMENT SUCCESSFUL' },
  {
    tag: 'dict-checkout',
    path: (server) => checkoutPath(subscriptionOf(server, owner)),
    as: owner,
    until: 'Price details',
  },
];

type Outline = readonly (readonly [level: number, text: string])[];

const outlineOf = (page: Page, tag: string): Promise<Outline> =>
  page
    .locator(tag)
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map((each) => [Number(each.localName[1]), each.textContent ?? ''] as const));

for (const { tag, path, as, act, until, usual = 1 } of screens) {
  test(`A11Y-29 <${tag}>, "${String(until)}": its headings follow heading-level`, async ({ page, server }) => {
    if (as) await keepSession(page, as);
    await page.goto(typeof path === 'string' ? path : path(server));
    await act?.(page);
    const element = page.locator(tag);
    await expect(element.getByRole('heading', { name: until }).first()).toBeVisible();
    await expect(element).not.toHaveAttribute('data-state', 'loading');
    await element.evaluate((node) => node.removeAttribute('heading-level'));
    await expect.poll(async () => (await outlineOf(page, tag))[0]![0]).toBe(usual);
    const own = await outlineOf(page, tag);
    own.slice(1).forEach(([level], at) => expect(level - own[at]![0]).toBeLessThanOrEqual(1));

    for (const wanted of [1, 3, 6]) {
      await element.evaluate((node, level) => node.setAttribute('heading-level', String(level)), wanted);
      const below = own.map(([level, text]) => [Math.min(level - usual + wanted, 6), text]);
      await expect.poll(() => outlineOf(page, tag), `heading-level="${wanted}"`).toEqual(below);
    }
  });
}

test('A11Y-29 every element that draws a heading has heading-level', () => {
  const having = elements.filter(({ attributes }) => 'heading-level' in attributes).map(({ tag }) => tag);
  expect(new Set(having)).toEqual(new Set(screens.map(({ tag }) => tag)));
});

test('A11Y-29 the next step of a journey in place has the heading level of its element', async ({ page }) => {
  await page.goto('/');
  const element = page.locator('dict-login');
  await element.evaluate((node) => node.setAttribute('heading-level', '3'));
  // As on a page that routes nothing.
  await page.evaluate(() => addEventListener('dict-navigate', (event) => event.stopImmediatePropagation(), true));
  await element.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(element.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  expect(await outlineOf(page, 'dict-login')).toEqual([[3, 'Forgot Password?']]);
});

test('A11Y-29 an invalid level is reported once, and the default stays', async ({ page, complaints }) => {
  await page.goto('/signup');
  const element = page.locator('dict-signup');
  await expect(element.getByRole('heading', { level: 1 })).toBeVisible();
  for (const wrong of ['0', '7', 'h2', '']) {
    await element.evaluate((node, level) => node.setAttribute('heading-level', level), wrong);
    await expect.poll(() => outlineOf(page, 'dict-signup')).toEqual([[2, 'Create your Free Account']]);
  }
  expect(complaints.splice(0)).toEqual([expect.stringContaining('<dict-signup heading-level>')]);
});

/** Every heading of the page, in reading order. */
const levelsOf = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => Number(each.localName[1])));

for (const [who, guard, as] of [
  ['a visitor', 'open', ''],
  ['a user', 'signed-in', owner],
] as const) {
  test(`A11Y-29 every screen of ${who} has one h1, which comes first, and skips no level`, async ({ page }) => {
    test.setTimeout(120_000);
    if (as) await keepSession(page, as);
    for (const { path } of [...routeTable.filter((line) => line.guard === guard), { path: '/nowhere' }]) {
      // A landing address goes on to another one, which ends what is under way.
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page.locator('[data-state="loading"]'), path).toHaveCount(0);
        const levels = await levelsOf(page);
        const wrong = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1 || (level === 1) !== (at === 0));
        expect(wrong, `${path}: ${levels.join(' ')}`).toEqual([]);
      }).toPass({ timeout: 30_000 });
    }
  });
}

/** The help of a screen, in the order of the page. */
const helpOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, footer a[href^="tel:"], footer a[href^="mailto:"], dict-callback')].map(
      (each) => each.getAttribute('href')?.split(':')[0] ?? each.localName,
    ),
  );

for (const [who, as, help] of [
  ['a visitor', '', ['main', 'tel', 'mailto']],
  ['a user', owner, ['main', 'tel', 'mailto', 'dict-callback']],
] as const) {
  test(`A11Y-29 contact and help stand at the same place on every screen of ${who}`, async ({ page }) => {
    if (as) await keepSession(page, as);
    const open = routeTable.filter(({ guard, bare }) => (as ? guard === 'signed-in' && !bare : guard === 'open'));
    for (const { path } of open) {
      await page.goto(path);
      // A screen may lead on while it is read.
      await expect(async () => expect(await helpOn(page), path).toEqual(help)).toPass({ timeout: 10_000 });
    }
  });
}
