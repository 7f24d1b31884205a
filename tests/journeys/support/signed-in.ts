import type { Page } from 'playwright/test';
import { toJson } from '../../../src/core/format/json.ts';
import { deriveSession } from '../../../src/core/session/open-session.ts';
import { createCaller } from '../../unit/sandbox/sandbox-caller.ts';
import { defaultConfiguration, expect } from './console.ts';
import { identityClientId } from '../../../src/sandbox/identity/client.ts';
import { keyOn } from './kept.ts';

/** The console with the sandbox's identity provider instead of Microsoft's. */
export const withMicrosoft = {
  ...defaultConfiguration,
  sso: { authorizeUrl: '/sandbox/identity/authorize', clientId: identityClientId },
};

/**
 * Signs a documented user in through the API and stores the session as the login screen would. A second faster than the
 * screen (`signIn`), which only journeys about the login need.
 */
export async function keepSession(page: Page, email = 'retail@example.com'): Promise<void> {
  // Opens a page of the console's origin, to write into the origin's storage. That page does not run the console.
  await page.goto('/sandbox/outbox');
  const login = await createCaller(fetch, new URL(page.url()).origin).logIn(email);
  const session = deriveSession(login.read(), Date.now());
  const text = toJson({ v: 1, session });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [keyOn(page, 'dict.session'), text] as const);
}

export async function enterConsole(page: Page, email = 'retail@example.com'): Promise<void> {
  await keepSession(page, email);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}
