import { expect } from 'vitest';
import { page as screen, userEvent, type Locator } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';

/* Helpers of the tests of <dict-account>. */

/** Adds the account of a documented user to the page, opened at a tab. */
export async function openAccount(page: SandboxPage, user: DocumentedUserKey = 'retail', tab?: string): Promise<void> {
  await page.logIn(user);
  await page.put('dict-account', tab ? { tab } : {});
}

export const userOf = ({ sandbox }: SandboxPage, email = 'retail@example.com') =>
  sandbox.world.users.find((user) => user.email === email)!;

/** The value beside a label in a list of facts. */
export function fact(name: string): string | undefined {
  const pairs = document.querySelector('dict-account')!.shadowRoot!.querySelectorAll('dl > div');
  return [...pairs]
    .find((pair) => pair.querySelector('dt')?.textContent === name)
    ?.querySelector('dd')
    ?.textContent.trim();
}

export const button = (name: string) => screen.getByRole('button', { name, exact: true });
export const dialog = () => screen.getByRole('dialog');
export const update = () => button('Update');
export const tabs = () =>
  screen
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);

/** The error in the open dialog. */
export const notice = () =>
  document.querySelector('dict-account')!.shadowRoot!.querySelector('dialog .d-notice')?.textContent;

export const isTold = (text: string) => expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();

/** `toHaveFocus` looks at the document only, whose focused node is the host of a shadow root. */
export const isFocused = (field: Locator) =>
  expect.poll(() => (field.element().getRootNode() as ShadowRoot).activeElement).toBe(field.element());

/** The dialog closes and its success is shown. */
export async function isDone(text: string): Promise<void> {
  await expect.element(dialog()).not.toBeInTheDocument();
  await isTold(text);
}

export const pressUpdate = () => userEvent.click(update());

/** An answer with Status 1. */
export const refusal = (message: string, code: string | null = 'X1', answer: unknown = null) => ({
  body: JSON.stringify({ Status: 1, Data: answer, ErrorCode: code, ErrorMessage: message }),
});
