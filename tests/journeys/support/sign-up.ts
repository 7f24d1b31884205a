import { expect, type Page } from 'playwright/test';
import type { SandboxServer } from '../../../src/sandbox/server/node.ts';
import { person } from '../../../stories/person.ts';

export async function fill(page: Page, other: Partial<typeof person> = {}): Promise<void> {
  const { fullName, mobile, email, password } = { ...person, ...other };
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Create free account' }).click();

export async function fillSignup(page: Page, other: Partial<typeof person> = {}): Promise<void> {
  await fill(page, other);
  await submit(page);
}

/** Completes the signup in the page's `dict-signup`, with its code, up to the active trial. */
export async function signUp(page: Page, service: SandboxServer, other: Partial<typeof person> = {}): Promise<void> {
  await fillSignup(page, other);
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await page.getByLabel('Code').fill(service.sandbox.world.outbox.at(-1)!.otp!);
  await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
}
