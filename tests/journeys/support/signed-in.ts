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
  // A page on the console's origin without the console, to access its storage.
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

/** Presses Tab until the focused control is named `name`; fails once it has passed all controls. */
export async function tabTo(page: Page, name: string | RegExp, most = 40): Promise<void> {
  const fits = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  const met: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    met.push(await focusedName(page));
    if (fits(met.at(-1)!)) return;
  }
  throw new Error(`No Tab led to ${String(name)}; it went over ${met.join(' | ')}`);
}

/** The name of the focused control: its label, else its text. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active) return '';
    const labels = 'labels' in active ? (active.labels as NodeListOf<HTMLLabelElement> | null) : null;
    const text = active.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (active as HTMLElement).innerText;
    return text.trim();
  });
