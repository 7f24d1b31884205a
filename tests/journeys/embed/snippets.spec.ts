import { person } from '../../../stories/person.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { hold, pageWithSnippet, snippetOf, watchViolations, whenAlive } from './snippet-page.ts';

/* The built snippets under a strict policy, with another version of the library, and without scripts. */

test('SEC-04 the snippets work under a policy that allows no inline style or script @all', async ({
  page,
  origins,
}) => {
  const policy = [
    "default-src 'none'",
    `script-src ${origins.cdn}`,
    `style-src ${origins.cdn}`,
    `connect-src ${origins.service.url}`,
    `img-src ${origins.service.url}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const tags = ['dict-signup', 'dict-login', 'dict-otp', 'dict-payment-link', 'dict-subscriptions'];
  const html = pageWithSnippet(origins, tags.map(snippetOf).join(''));
  const site = await servePages({ '/': { html, headers: { 'Content-Security-Policy': policy } } });
  const violations = await watchViolations(page);
  await page.goto(site.url);
  for (const tag of tags) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await whenAlive(page, tag);
    await expect(page.locator(`${tag} .d-root`).first()).toBeVisible();
  }
  expect(await violations()).toEqual([]);
  await site.close();
});

test('the snippet of another version is rendered again; typed and chosen values stay, and so does the focus @all', async ({
  page,
  origins,
}) => {
  const older = snippetOf('dict-signup')
    .replace(/data-drawn="\w+"/, 'data-drawn="older"')
    .replace('Full name', 'Your name')
    .replaceAll('d-form', 'form-of-then');
  const release = await hold(page, '**/dict.js');
  const site = await servePages({ '/': { html: pageWithSnippet(origins, older) } });
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel('Your name').fill('Ada Exam');

  release();
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.type('ple');
  const name = page.getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(person.fullName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.locator('dict-signup form')).toHaveCount(1);
  await expect(page.locator('dict-signup .d-form')).toHaveCount(1);
  await site.close();
});

test('the ready snippets take the page’s links, sign-in, brand and console without an error @all', async ({
  page,
  origins,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const given = {
    serviceBase: origins.service.url,
    consoleUrl: 'https://console.example/app',
    links: { terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' },
    sso: { authorizeUrl: 'https://login.example/a', clientId: 'c' },
    brand: 'Quillbrook',
  };
  const html = pageWithSnippet(origins, snippetOf('dict-login') + snippetOf('dict-signup'), given);
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  const login = page.locator('dict-login');
  const signup = page.locator('dict-signup');
  for (const each of [login, signup]) await expect(each).toHaveAttribute('data-state', 'ready');
  await expect(signup.getByText('Terms').first()).toBeVisible();
  await expect(login.getByText('Microsoft').first()).toBeVisible();
  await expect(login.getByText('Quillbrook').first()).toBeVisible();
  await expect(login.locator('a.d-link').first()).toHaveAttribute('href', /^https:\/\/console\.example\/app\//);
  expect(logged).toEqual([]);
  await site.close();
});

test('with scripts off a snippet shows its form and says what to do @all', async ({ browser, origins }) => {
  needs('pages without script');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const words = page.locator('dict-login noscript .d-notice');
  await expect(words).toBeVisible();
  await expect(words).toContainText('needs JavaScript');
  await site.close();
  await context.close();
});
