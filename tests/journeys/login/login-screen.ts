import type { Page } from 'playwright/test';
import type { ConsoleServer } from '../support/console.ts';

/** Opens every documented account. */
export const password = 'Sandbox2026';

/* The login's parts, as a visitor knows them. */
export const identifier = (page: Page) => page.getByLabel('Mobile number or email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
export const rememberBox = (page: Page) => page.getByRole('checkbox', { name: 'Remember my email' });

export async function logIn(page: Page, userName: string, typedPassword = password): Promise<void> {
  await identifier(page).fill(userName);
  await passwordField(page).fill(typedPassword);
  await logInButton(page).click();
}

/** Everything that the browser keeps of this origin, and what the page shows of it in its address and history. */
export const keptByTheBrowser = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title, history.state]),
  );

/** The service forgets every login: the next protected call is a 401. */
export const endLoginsOnTheServer = ({ sandbox }: ConsoleServer) => void (sandbox.world.logins.length = 0);

/** From here on time stands still but for `page.clock.runFor`: what takes 3 seconds is counted on a slow machine too. */
export async function stopTheClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
