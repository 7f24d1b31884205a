import type { Page } from 'playwright/test';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { requestMobileOtp } from '../../../src/core/service/endpoints/access/signup.ts';
import { person } from '../../../stories/person.ts';
import { readJson } from '../../build/built.ts';
import { identifier, logIn, logInButton as login, passwordField as password } from '../login/login-screen.ts';
import { keyOn } from '../support/kept.ts';
import { hold } from '../support/hold-chunk.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { fill, submit } from '../support/sign-up.ts';
import {
  asked,
  countCalls,
  pageWithSnippet,
  snippetOf,
  watchNavigations,
  watchShifts,
  whenAlive,
} from './snippet-page.ts';

/* A form that is submitted, or a button that is clicked, before hydration or even before dict.js: it is shown as busy,
 * and the click is carried out once. That no node is replaced:
 * tests/components/elements/prerendered.test.tsx. */

const held = (page: Page) => page.locator('button[data-held]');

test(
  'a signup that is submitted before hydration is sent once under a strict policy, and nothing moves',
  { tag: ['@SEC-04', '@all'] },
  async ({ page, origins, open, reports }) => {
    const { release } = await hold(page, '**/chunks/**');
    const shifts = await watchShifts(page);
    const sent = countCalls(page, requestMobileOtp.path);
    const styles = readJson<Record<string, string[]>>('dist/cdn/snippets/inline/style-src.json')['dict-signup']!;
    const policy = `default-src 'none'; script-src ${origins.cdn}; style-src ${styles.join(' ')}; connect-src ${origins.service.url}`;
    const html = pageWithSnippet(origins, snippetOf('inline/dict-signup'));
    const address = await open(html, { 'Content-Security-Policy': policy });
    await fill(page);
    await page.getByRole('checkbox').uncheck();
    await submit(page);
    await expect(page.getByText('Sending your code')).toBeVisible();
    await page.getByLabel('Full name').press('Enter');
    expect(page.url()).toBe(`${address}/`);

    const alive = whenAlive(page, 'dict-signup');
    release();
    await alive;
    expect(await shifts()).toBe(0);
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(sent()).toHaveLength(1);
    const { fullName: FullName, email: Email, mobile: Mobile } = person;
    expect(Object.values(JSON.parse(sent()[0]!) as object)).toMatchObject([
      { FullName, Email, Mobile, IsWhatsOptInChecked: false },
    ]);
    expect(reports.violations).toEqual([]);
  },
);

test(
  'a login that is submitted twice before dict.js has loaded is sent once, as it was',
  { tag: '@all' },
  async ({ page, origins, serve }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.method()));
    const sent = countCalls(page, authenticate.path);
    const loader = await hold(page, '**/dict.js');
    const chunks = await hold(page, '**/chunks/**');
    const shifts = await watchShifts(page);
    const address = await serve({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
    await page.goto(address, { waitUntil: 'commit' });
    await logIn(page, person.email, 'Wrong2026');
    await password(page).press('Enter');
    await expect(identifier(page)).toHaveValue(person.email);
    await expect(password(page)).toHaveValue('Wrong2026');
    loader.release();
    await expect(page.getByText('Logging in…')).toBeVisible();
    await expect(held(page)).toHaveCount(1);
    // The form is read-only after it was submitted.
    await expect(password(page)).not.toBeEditable();
    await page.getByText('Remember my email').click();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    const [before, alive] = [await shifts(), whenAlive(page, 'dict-login')];
    chunks.release();
    await alive;
    expect(await shifts()).toBe(before);
    await expect(page.locator('dict-login .d-notice')).toBeVisible();
    await expect(password(page)).toBeEditable();
    await expect(password(page)).toHaveValue('Wrong2026');
    expect(sent()).toEqual([expect.stringContaining(btoa('Wrong2026'))]);
    expect(documents).toEqual(['GET']);
  },
);

test(
  'a login with an empty field, submitted before dict.js has loaded, is not sent while it is filled in',
  { tag: '@all' },
  async ({ page, origins, serve }) => {
    const sent = countCalls(page, authenticate.path);
    const loader = await hold(page, '**/dict.js');
    const chunks = await hold(page, '**/chunks/**');
    const address = await serve({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
    await page.goto(address, { waitUntil: 'commit' });
    await identifier(page).fill(person.email);
    await login(page).click();
    await expect(password(page)).toBeFocused();
    const begun = page.waitForRequest('**/chunks/**');
    loader.release();
    await begun;
    await password(page).pressSequentially('Wro');
    const alive = whenAlive(page, 'dict-login');
    chunks.release();
    await alive;
    await password(page).pressSequentially('ng2026');
    expect(sent()).toEqual([]);
  },
);

test(
  'a form whose code can’t be loaded is usable again and unsubmitted, and the page gets a dict-error',
  { tag: '@all' },
  async ({ page, origins, open, reports }) => {
    const { lose } = await hold(page, '**/chunks/**');
    const inShadow = `<div><template shadowrootmode="open">${snippetOf('dict-login')}</template></div>`;
    const address = await open(pageWithSnippet(origins, inShadow));
    await identifier(page).fill(person.email);
    await login(page).click();
    await expect(held(page)).toHaveCount(1);
    lose();
    await expect(page.locator('[data-held]')).toHaveCount(0);
    expect(reports.codes).toContain('load');
    await expect(identifier(page)).toHaveValue(person.email);
    await expect(identifier(page)).toBeEditable();
    expect(page.url()).toBe(`${address}/`);
  },
);

test(
  'a Log in button that is clicked twice before hydration leads to the login once, and nothing moves',
  { tag: '@all' },
  async ({ page, origins, open }) => {
    await watchNavigations(page);
    const { release } = await hold(page, '**/chunks/**');
    const shifts = await watchShifts(page);
    await open(pageWithSnippet(origins, snippetOf('dict-subscriptions')));
    await page.getByRole('button', { name: 'Log in' }).dblclick();
    await expect(held(page)).toHaveCount(1);
    release();
    await expect.poll(() => asked(page)).toEqual(['/']);
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
    expect(await asked(page)).toEqual(['/']);
    expect(await shifts()).toBe(0);
  },
);

test(
  'what was submitted before hydration is dropped if another user has logged in meanwhile',
  { tag: ['@NET-11', '@all'] },
  async ({ page, context, origins, serve }) => {
    await watchNavigations(context);
    const sent = countCalls(page, authenticate.path);
    const { release } = await hold(page, '**/chunks/**');
    const address = await serve({
      '/': { html: pageWithSnippet(origins, snippetOf('dict-login') + snippetOf('dict-subscriptions')) },
      '/login': { html: pageWith(origins, '<dict-login></dict-login>') },
    });
    await page.goto(address);
    await logIn(page, 'enterprise@example.com');
    await page.locator('dict-subscriptions').getByRole('button', { name: 'Log in' }).click();
    await expect(held(page)).toHaveCount(2);
    const second = await context.newPage();
    await second.goto(`${address}/login`);
    await logIn(second, 'retail@example.com');
    await expect.poll(() => asked(second)).toEqual(['/subscription']);
    const opened = await session(second, origins);

    release();
    await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'done');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
    expect(await asked(page)).toEqual(['/subscription']);
    expect(sent()).toEqual([]);
    expect(opened).not.toBeNull();
    expect(await session(page, origins)).toBe(opened);
  },
);

/** The stored session, as text. */
const session = (page: Page, { service }: Origins) =>
  page.evaluate((key) => localStorage.getItem(key), keyOn(page, 'dict.session', new URL(service.url).origin));
