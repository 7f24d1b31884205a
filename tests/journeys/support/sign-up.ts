import { expect, type Page } from 'playwright/test';
import type { SandboxServer } from '../../../src/sandbox/server/node.ts';

/** Fills in the `dict-signup` of a page and sends it. */
export async function fillSignup(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Email').fill('ada@new.example');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
  await page.getByRole('button', { name: 'Create free account' }).click();
}

/** Signs up in the `dict-signup` of a page, through its code, to the active trial. */
export async function signUp(page: Page, service: SandboxServer): Promise<void> {
  await fillSignup(page);
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  const code = /\b\d{6}\b/.exec(service.sandbox.world.outbox.at(-1)!.text)![0];
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
}
