import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { accessibilityTree } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* The two-factor dialog of <dict-login>. */

const page = sandboxPage();

async function toDialog() {
  const element = await page.put('dict-login');
  await userEvent.fill(screen.getByLabelText('Mobile number or email'), 'twofactor@example.com');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), seedPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.element(screen.getByRole('dialog', { name: 'Two-factor authentication' })).toBeVisible();
  return () => element.shadowRoot!.activeElement;
}

test('A11Y-02 the code field is described by the recipient and the validity of the code', async () => {
  await toDialog();
  const field = (await accessibilityTree()).find(({ role, name }) => role === 'textbox' && name === 'OTP');
  expect(field?.description).toMatch(/It is valid for 10 minutes\. We sent a six-digit OTP to t\*+@example\.com\./);
});

test('A11Y-04 a wrong code clears the boxes, keeps the focus, and its error comes first in the description', async () => {
  const focused = await toDialog();
  const field = screen.getByLabelText('OTP');
  const right = page.sandbox.world.outbox.at(-1)!.text.match(/\d{6}/)![0];
  await userEvent.fill(field, right === '000000' ? '000001' : '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('');
  await expect.poll(focused).toBe(field.element());
  await expect
    .element(field)
    .toHaveAccessibleDescription(/^Invalid OTP\. .* It is valid for 10 minutes\. We sent a six-digit OTP to/);
});
