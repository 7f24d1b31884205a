import type { Page } from 'playwright/test';
import { seedPassword } from '../../src/sandbox/seed/documented-users.ts';
import { defaultConfiguration, expect, signIn } from '../e2e/support/console.ts';
import { identityClientId } from '../../src/sandbox/identity/client.ts';

/** The console with the sandbox's identity provider in Microsoft's place. */
export const withMicrosoft = {
  ...defaultConfiguration,
  sso: { authorizeUrl: '/sandbox/identity/authorize', clientId: identityClientId },
};

/** Logs a documented user in and waits until the console has opened. */
export async function enterConsole(page: Page, email = 'retail@example.com'): Promise<void> {
  await signIn(page, email, seedPassword);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Presses Tab until what has the focus is called `name`; fails when the focus has been everywhere. */
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

/** What the focused control is called: its label, else its text. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active) return '';
    const labels = 'labels' in active ? (active.labels as NodeListOf<HTMLLabelElement> | null) : null;
    const text = active.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (active as HTMLElement).innerText;
    return text.trim();
  });
