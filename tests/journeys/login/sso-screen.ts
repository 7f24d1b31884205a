import type { Page } from 'playwright/test';
import { historyOf } from '../../support/engines/history.ts';
import { identityClientId } from '../../../src/sandbox/identity/client.ts';
import { expect } from '../support/console.ts';

/* The Microsoft sign-in, from the login screen to the provider's page and back. */

export const exceptionText = 'An error occurred while logging in. Please try again later.';
export const microsoft = (page: Page) => page.getByRole('button', { name: 'Sign in with Microsoft' });
export const frame = (page: Page) => page.getByRole('navigation', { name: 'Console' });
export const pathname = (page: Page) => new URL(page.url()).pathname;

/** Goes to the provider. Returns the parameters of the request. */
export async function startFlow(page: Page) {
  await page.goto('/');
  await microsoft(page).click();
  await expect(page.getByRole('heading', { name: 'Pick an account' })).toBeVisible();
  return new URL(page.url()).searchParams;
}

export async function signInAs(page: Page, name: string) {
  await startFlow(page);
  await page.getByRole('button', { name }).click();
}

/** Opens `/auth` with a fragment, as the provider does. */
export const comeBack = (page: Page, fragment: string) =>
  page.evaluate((to) => void setTimeout(() => location.assign(to)), `/auth#${fragment}`);

export async function expectRefused(page: Page, text: string) {
  await expect(page).toHaveURL('/');
  await expect(page.locator('.d-root').getByText(text, { exact: true })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const tokenOf = (claimed: object) => `${part({ alg: 'RS256' })}.${part(claimed)}.c2lnbmF0dXJl`;
const seconds = () => Math.floor(Date.now() / 1000);
export const claims = (asked: URLSearchParams) => ({
  nonce: asked.get('nonce'),
  aud: identityClientId,
  exp: seconds() + 600,
});

/** The tokens that come in with an address. */
export function watchTokens(page: Page) {
  const tokens = new Set<string>();
  page.on('framenavigated', (each) => {
    for (const token of new URLSearchParams(new URL(each.url()).hash.slice(1)).getAll('id_token')) tokens.add(token);
  });
  return tokens;
}

async function places(page: Page) {
  const read = await page.evaluate(() => ({
    address: location.href,
    referrer: document.referrer,
    state: JSON.stringify(history.state),
    performance: JSON.stringify(performance.getEntries()),
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    window: window.name,
  }));
  return { ...read, history: await historyOf(page) };
}

export async function expectNoTrace(page: Page, tokens: ReadonlySet<string>) {
  expect(tokens.size, 'a token came in').toBeGreaterThan(0);
  const found = Object.entries(await places(page)).filter(([, text]) =>
    [...tokens].some((each) => text.includes(each)),
  );
  expect(found.map(([place]) => place)).toEqual([]);
}
