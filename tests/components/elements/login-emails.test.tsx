import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { rememberedEmails, rememberEmail } from '../../../src/core/session/remembered-emails.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, isFocused, texts } from '../support/screen.ts';
import { identifier, password } from './login-screen.ts';

/* <dict-login>, the emails that it remembers: ACC-2, ACC-4. */

const page = sandboxPage();

const open = () => page.put('dict-login');

const three = ['anna@clinic.example', 'bruno@clinic.example', 'anna@hospital.example'];
const list = () => screen.getByRole('listbox', { name: 'Saved emails' });
const rows = () => expect.poll(() => texts(screen.getByRole('option')));
const active = () => expect.poll(() => texts(screen.getByRole('option', { selected: true })));
const removing = () => dialog('Remove email?');

async function openWith(emails: readonly string[] = three) {
  for (const email of emails.toReversed()) rememberEmail(email);
  await open();
  await expect.element(identifier()).toHaveAttribute('role', 'combobox');
}

test('SEC-30 A11Y-18 it opens on focus, filters as the user types, and announces how many match; before and after no email is in the document [ACC-2.4]', async () => {
  await openWith();
  const element = document.querySelector('dict-login')!;
  const html = () => element.getHTML({ serializableShadowRoots: true, shadowRoots: [element.shadowRoot!] });
  expect(html()).not.toContain('clinic.example');
  await expect.element(identifier()).toHaveAttribute('aria-expanded', 'false');
  await identifier().click();
  await rows().toEqual(three);
  await expect.poll(() => announced('dict-login')).toBe('3 saved emails');
  await userEvent.keyboard('anna');
  await rows().toEqual(['anna@clinic.example', 'anna@hospital.example']);
  await userEvent.keyboard('@H');
  await rows().toEqual(['anna@hospital.example']);
  await expect.poll(() => announced('dict-login')).toBe('1 saved email');
  await userEvent.keyboard('x');
  await rows().toEqual([]);
  await expect.poll(() => announced('dict-login')).toBe('No matches found');
  await identifier().fill('');
  await rows().toEqual(three);
  await userEvent.keyboard('{Tab}');
  await expect.poll(html).not.toContain('clinic.example');
});

test('A11Y-18 a click on a row fills it in, and so does Enter, without sending; arrows move, End jumps, Escape closes', async () => {
  await openWith();
  await identifier().fill(three[0]!);
  await rows().toEqual([]);
  await password().click();
  await identifier().click();
  await rows().toEqual([three[0]]);
  await identifier().fill('');
  await screen.getByRole('option').nth(1).click();
  await expect.element(identifier()).toHaveValue('bruno@clinic.example');
  await expect.element(list()).not.toBeInTheDocument();
  await isFocused(identifier());
  await identifier().fill('');
  await active().toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await active().toEqual(['anna@clinic.example']);
  await userEvent.keyboard('{End}');
  await active().toEqual(['anna@hospital.example']);
  await userEvent.keyboard('{ArrowDown}');
  await active().toEqual([]);
  await userEvent.keyboard('{Escape}');
  await rows().toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(identifier()).toHaveValue('anna@clinic.example');
  expect(page.calls('authenticate')).toBe(0);
});

test('A11Y-19 A11Y-21 Remove deletes the entry, Cancel does not; the last one leaves a plain field [ACC-2.5 ACC-4.38]', async () => {
  await openWith(three.slice(0, 2));
  await identifier().click();
  const remove = () => button('Remove bruno@clinic.example');
  const { width, height } = remove().element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await remove().click();
  await removing().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(removing()).not.toBeInTheDocument();
  expect(rememberedEmails()).toEqual(three.slice(0, 2));
  await isFocused(identifier());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  await isFocused(remove());
  await userEvent.keyboard('{Enter}');
  await isFocused(removing().getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Tab}{Enter}');
  await rows().toEqual(['anna@clinic.example']);
  expect(rememberedEmails()).toEqual(['anna@clinic.example']);
  await isFocused(identifier());
  await button('Remove anna@clinic.example').click();
  await removing().getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(identifier()).not.toHaveAttribute('role', 'combobox');
});
