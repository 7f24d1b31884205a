import { expect } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, field, isShown, within } from '../support/screen.ts';

/* Helpers of the tests of <dict-seats>. */

const planOf = { large: 103, full: 101, speech: 202 } as const;

/**
 * Id of a subscription: the hospital's `large` one has 120 seats, 75 of them taken, and its `full` one has no free
 * seat. The seats of the `speech` one have tags.
 */
export const subscriptionId = ({ sandbox }: SandboxPage, kind: keyof typeof planOf = 'large'): string => {
  const { subscriptions } = sandbox.world;
  const found = subscriptions.find(
    ({ organizationId, planId }) => planId === planOf[kind] && (kind === 'speech' || organizationId === 4101),
  );
  return String(found!.id);
};

export async function openSeats(
  page: SandboxPage,
  kind: keyof typeof planOf = 'large',
  user: DocumentedUserKey = kind === 'speech' ? 'voice' : 'enterprise',
): Promise<HTMLElement> {
  await page.logIn(user);
  const element = await page.put('dict-seats', { 'subscription-id': subscriptionId(page, kind) });
  if (kind === 'large' && user === 'enterprise') await isShowing('25 of 120');
  return element;
}

export const showIn = (language: string) => (document.querySelector<HTMLElement>('dict-seats')!.lang = language);

/** Opens the hospital's large subscription with short pages, for tests that begin at the list. */
export async function openFewSeats(page: SandboxPage): Promise<void> {
  page.configure({ pageSize: 5 });
  await page.logIn('enterprise');
  await page.put('dict-seats', { 'subscription-id': subscriptionId(page) });
}

export const counter = (name: 'Assigned' | 'Empty' | 'Total Seats') =>
  screen.getByRole('group', { name: 'Show seats' }).getByRole('button', { name });
export const searchBox = () => field('Search seats');
export const rows = () => [...document.querySelector('dict-seats')!.shadowRoot!.querySelectorAll('tbody tr')];

/** Waits for the count below the list, '25 of 120'. */
export const isShowing = (count: string) =>
  expect.poll(() => within('dict-seats', '.d-list-end')?.textContent).toContain(`Showing ${count}`);

/** A user with a seat of the hospital's large subscription. */
export const seated = 'assigned@example.com';

export const emailField = () => dialog().getByLabelText('Email', { exact: true });
export const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

export async function openAssign(): Promise<void> {
  await counter('Empty').click();
  await button(/^Assign user to seat/)
    .first()
    .click();
}

export async function choose(menuItem: string, user = seated): Promise<void> {
  await button(`Actions for ${user}`).click();
  await screen.getByRole('menuitem', { name: menuItem }).click();
}

export async function enterEmail(email: string): Promise<void> {
  await emailField().fill(email);
  await inDialog('Continue').click();
}

export async function enterUser(email: string): Promise<void> {
  await enterEmail(email);
  await userEvent.click(screen.getByRole('checkbox', { name: 'This is the right person' }));
}

export async function openCsv(): Promise<void> {
  await button('Assign User').click();
  await screen.getByRole('menuitem', { name: 'Assign multiple users (CSV)' }).click();
}

const filesOf = (content: BlobPart, ...names: readonly string[]) => {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File([content], name, { type: 'text/csv' }));
  return transfer;
};

export function chooseFile(content: BlobPart, name = 'team.csv'): void {
  const input = screen.getByLabelText('CSV file').element() as HTMLInputElement;
  input.files = filesOf(content, name).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops a file. Returns false if the browser would open it in the place of the page. */
export const dropFile = (content: BlobPart, name: string, at = '.d-csv-drop'): boolean => dropAt(at, content, name);

export function dropAt(at: string, content: BlobPart, ...names: readonly string[]): boolean {
  const area = within('dict-seats', at)!;
  const dataTransfer = filesOf(content, ...names);
  const isTaken = (type: string) =>
    !area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  return isTaken('dragover') && isTaken('drop');
}

/** The announcement in the open dialog. */
export const saidInDialog = () => within('dict-seats', 'dialog .d-status')?.textContent;

export const isAssigned = (email: string) => isShown(`Assigned seat to user ${email}`);
