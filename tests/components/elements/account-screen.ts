import { expect } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isShown, within } from '../support/screen.ts';

/* Helpers of the tests of <dict-account>. */

/** Logs a documented user in and opens their account, at `tab` if given. */
export async function openAccount(page: SandboxPage, user: DocumentedUserKey = 'retail', tab?: string): Promise<void> {
  await page.logIn(user);
  await page.put('dict-account', tab ? { tab } : {});
}

/** The value beside a label in a list of facts. */
export function fact(name: string): string | undefined {
  const pairs = document.querySelector('dict-account')!.shadowRoot!.querySelectorAll('dl > div');
  return [...pairs]
    .find((pair) => pair.querySelector('dt')?.textContent === name)
    ?.querySelector('dd')
    ?.textContent.trim();
}

export const update = () => button('Update');
export const tabs = () =>
  screen
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);

/** The error in the open dialog. */
export const notice = () =>
  document.querySelector('dict-account')!.shadowRoot!.querySelector('dialog .d-notice')?.textContent;

/** The announcement in the open dialog. */
export const spoken = () => within('dict-account', 'dialog .d-status')?.textContent;

/** Waits until the dialog is closed and the message of its success is shown. */
export async function isDone(text: string): Promise<void> {
  await expect.element(dialog()).not.toBeInTheDocument();
  await isShown(text);
}

export const pressUpdate = () => userEvent.click(update());
