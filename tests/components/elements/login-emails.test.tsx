import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { leaveFlash } from '../../../src/core/session/drafts/flash.ts';
import { rememberedEmails, rememberEmail } from '../../../src/core/session/remembered-emails.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isFocused, texts } from '../support/screen.ts';
import { identifier, password, said } from './login-screen.ts';

/* <dict-login>: the remembered emails. */

const page = sandboxPage();

const three = ['anna@clinic.example', 'bruno@clinic.example', 'anna@hospital.example'];
const list = () => screen.getByRole('listbox', { name: 'Saved emails' });
const rows = () => expect.poll(() => texts(screen.getByRole('option')));
const active = () => expect.poll(() => texts(screen.getByRole('option', { selected: true })));
const removing = () => dialog('Remove email?');

async function openWith(emails: readonly string[] = three) {
  for (const email of emails.toReversed()) rememberEmail(email);
  await page.put('dict-login');
  await expect.element(identifier()).toHaveAttribute('role', 'combobox');
}

test('saved emails are in the document only while their list is open', { tags: ['SEC-30'] }, async () => {
  await openWith();
  const element = document.querySelector('dict-login')!;
  const html = () => element.getHTML({ serializableShadowRoots: true, shadowRoots: [element.shadowRoot!] });
  expect(html()).not.toContain('clinic.example');
  await expect.element(identifier()).toHaveAttribute('aria-expanded', 'false');
  await identifier().click();
  await rows().toEqual(three);
  await userEvent.keyboard('{Tab}');
  await expect.poll(html).not.toContain('clinic.example');
});

test(
  'the list of saved emails opens on focus, and shows and announces those that match the typed text',
  { tags: ['ACC-2.4', 'A11Y-18'] },
  async () => {
    await openWith();
    await identifier().click();
    await rows().toEqual(three);
    await expect.poll(said).toBe('3 saved emails');
    await userEvent.keyboard('anna');
    await rows().toEqual(['anna@clinic.example', 'anna@hospital.example']);
    await userEvent.keyboard('@H');
    await rows().toEqual(['anna@hospital.example']);
    await expect.poll(said).toBe('1 saved email');
    await userEvent.keyboard('x');
    await rows().toEqual([]);
    await expect.poll(said).toBe('No matches found');
    await identifier().fill('');
    await rows().toEqual(three);
  },
);

test('the list has a saved email that is typed in full once its field is entered again', async () => {
  await openWith();
  await identifier().fill(three[0]!);
  await rows().toEqual([]);
  await password().click();
  await identifier().click();
  await rows().toEqual([three[0]]);
});

test('a click on a saved email fills it in', async () => {
  await openWith();
  await identifier().click();
  await screen.getByRole('option').nth(1).click();
  await expect.element(identifier()).toHaveValue('bruno@clinic.example');
  await expect.element(list()).not.toBeInTheDocument();
  await isFocused(identifier());
});

test('arrows and End move in the list of saved emails, and Escape closes it', { tags: ['A11Y-18'] }, async () => {
  await openWith();
  await identifier().click();
  await active().toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await active().toEqual(['anna@clinic.example']);
  await userEvent.keyboard('{End}');
  await active().toEqual(['anna@hospital.example']);
  await userEvent.keyboard('{ArrowDown}');
  await active().toEqual([]);
  await userEvent.keyboard('{Escape}');
  await rows().toEqual([]);
});

test('Enter fills the active saved email in, without sending the form', { tags: ['A11Y-18'] }, async () => {
  await openWith();
  await identifier().click();
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(identifier()).toHaveValue('anna@clinic.example');
  expect(page.calls('authenticate')).toBe(0);
});

test(
  'the list of saved emails stays beside its field when a message above it disappears',
  { tags: ['HOST-17'] },
  async () => {
    leaveFlash({ tone: 'success', key: 'passwordSet' });
    await openWith();
    await identifier().click();
    const top = (node: ReturnType<typeof list>) => node.element().getBoundingClientRect().top;
    await rows().toEqual(three);
    const [shownAt, listAt] = [top(identifier()), top(list())];
    page.passTime(3100);
    await expect.poll(() => top(identifier())).toBeLessThan(shownAt);
    await expect.poll(() => top(identifier()) - top(list())).toBe(shownAt - listAt);
  },
);

test('Shift and Home select the typed text while the list of saved emails is open', { tags: ['A11Y-18'] }, async () => {
  await openWith();
  await identifier().click();
  await userEvent.keyboard('anna');
  await rows().toEqual(['anna@clinic.example', 'anna@hospital.example']);
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  const { selectionStart, selectionEnd } = identifier().element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 4]);
});

test('Enter, which sends the form, closes the list of saved emails', async () => {
  await openWith();
  await password().fill('Wrong2026');
  await identifier().click();
  await rows().toEqual(three);
  await userEvent.keyboard('anna{Enter}');
  await expect.poll(() => page.calls('authenticate')).toBe(1);
  await expect.element(list()).not.toBeInTheDocument();
});

describe('the removal of a saved email', () => {
  const remove = () => button('Remove bruno@clinic.example');
  const confirm = () => removing().getByRole('button', { name: 'Remove', exact: true });

  beforeEach(async () => {
    await openWith(three.slice(0, 2));
    await identifier().click();
  });

  test('has a button of at least 24 px', { tags: ['A11Y-19'] }, async () => {
    await expect.element(remove()).toBeVisible();
    const { width, height } = remove().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  test('can be cancelled: the email stays', { tags: ['ACC-2.5'] }, async () => {
    await remove().click();
    await removing().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(removing()).not.toBeInTheDocument();
    expect(rememberedEmails()).toEqual(three.slice(0, 2));
    await isFocused(identifier());
  });

  test(
    'can be done by keyboard, and the list is without the email',
    { tags: ['ACC-2.5', 'ACC-4.38', 'A11Y-21'] },
    async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}{Enter}');
      await isFocused(removing().getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Tab}{Enter}');
      await rows().toEqual(['anna@clinic.example']);
      expect(rememberedEmails()).toEqual(['anna@clinic.example']);
      await isFocused(identifier());
    },
  );

  test('is left by Escape, from its button back to the field', { tags: ['A11Y-21'] }, async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await isFocused(remove());
    await userEvent.keyboard('{Escape}');
    await isFocused(identifier());
    await rows().toEqual([]);
  });

  test('leaves a plain field if it was the last email', { tags: ['ACC-4.38'] }, async () => {
    await remove().click();
    await confirm().click();
    await rows().toEqual(['anna@clinic.example']);
    await button('Remove anna@clinic.example').click();
    await confirm().click();
    await expect.element(identifier()).not.toHaveAttribute('role', 'combobox');
  });
});
