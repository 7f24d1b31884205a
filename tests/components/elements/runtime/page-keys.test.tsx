import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { rememberEmail } from '../../../../src/core/session/remembered-emails.ts';
import { sandboxPage } from '../../support/sandbox-page.ts';
import { button, dialog, field } from '../../support/screen.ts';
import { identifier } from '../login-screen.ts';

/* Keys that are pressed in an element inside a modal of the page, whose handlers are as in Bootstrap. */

const page = sandboxPage();
const reached: string[] = [];
let modal: HTMLElement;
let closes: readonly string[];

beforeEach(() => {
  reached.length = 0;
  closes = [];
  modal = document.createElement('div');
  modal.tabIndex = -1;
  // Bootstrap 3 to 5 close on `keydown`, Bootstrap 2 on `keyup`.
  for (const type of ['keydown', 'keyup'] as const)
    modal.addEventListener(type, (event) => {
      if (event.key === 'Escape') closes = [...closes, type];
    });
  document.addEventListener('keydown', note);
});

afterEach(() => document.removeEventListener('keydown', note));

const note = ({ key }: KeyboardEvent) => void reached.push(key);

async function inModal(tag: 'dict-login' | 'dict-account' | 'dict-session', attributes = {}) {
  const element = await page.put(tag, attributes);
  document.body.append(modal);
  modal.append(element);
  return element;
}

const press = (name: string, more: KeyboardEventInit) => {
  const target = identifier().element();
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }));
  return reached.includes(name);
};

describe.each([
  ['a shadow root', {}],
  ['the light DOM', { light: '' }],
])('from a field in %s', (_, attributes) => {
  beforeEach(async () => {
    await inModal('dict-login', attributes);
    await userEvent.click(identifier());
  });

  test('Escape closes a modal of the page', { tags: ['HOST-15'] }, async () => {
    await userEvent.keyboard('{Escape}');
    expect(closes).toEqual(['keydown', 'keyup']);
  });

  test.each(['F1', 'F5', 'Tab', 'Shift', 'AudioVolumeUp'])('%s reaches the page', { tags: ['HOST-15'] }, (key) => {
    expect(press(key, {})).toBe(true);
  });

  test.each([
    ['k', { ctrlKey: true }],
    ['K', { ctrlKey: true, shiftKey: true }],
    ['k', { metaKey: true }],
    ['s', { altKey: true }],
    ['/', { altKey: true }],
    ['m', { ctrlKey: true, altKey: true }],
    ['Enter', { ctrlKey: true }],
    [' ', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('the shortcut %s with %o reaches the page', { tags: ['HOST-15'] }, (key, modifiers) => {
    expect(press(key, modifiers)).toBe(true);
  });

  test.each([
    ['a', {}],
    ['?', { shiftKey: true }],
    ['ع', {}],
    ['😀', {}],
    [' ', {}],
    ['Enter', {}],
    ['Backspace', {}],
    ['ArrowLeft', { shiftKey: true }],
    ['Process', { keyCode: 229 }],
    ['k', { isComposing: true, ctrlKey: true }],
    ['Dead', { altKey: true }],
    ['Unidentified', {}],
  ])('%s with %o types, and does not reach the page', { tags: ['HOST-15'] }, (key, modifiers) => {
    expect(press(key, modifiers)).toBe(false);
  });

  test.each([
    ['@', { ctrlKey: true, altKey: true }],
    ['€', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ['e', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ['ą', { modifierAltGraph: true }],
  ])('%s with AltGr, as browsers report it (%o), does not reach the page', { tags: ['HOST-15'] }, (key, modifiers) => {
    expect(press(key, modifiers)).toBe(false);
  });

  test('an event without a key, as of autofill, does not reach the page', { tags: ['HOST-15'] }, () => {
    identifier()
      .element()
      .dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
    expect(reached).toEqual([]);
  });

  test('Space and Enter press a button, and do not reach the page', { tags: ['HOST-15'] }, async () => {
    button('Log in').element().focus();
    await userEvent.keyboard(' {Enter}');
    expect(reached).toEqual([]);
  });
});

describe('Escape closes only what is open in the element', { tags: ['HOST-15'] }, () => {
  test('a list', async () => {
    rememberEmail('ada@clinic.example');
    await inModal('dict-login');
    await userEvent.click(identifier());
    await expect.element(screen.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
    expect(closes).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(closes).toEqual(['keydown', 'keyup']);
  });

  test('a menu, and a dialog', async () => {
    await page.logIn('retail');
    await inModal('dict-account');
    await button('Account options').click();
    await expect.element(screen.getByRole('menuitem')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menuitem')).not.toBeInTheDocument();
    await button('Change Password').click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(closes).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(closes).toEqual(['keydown', 'keyup']);
  });
});

test('what is typed into the page’s own field in a slot of ours reaches the page', { tags: ['HOST-15'] }, async () => {
  const element = await inModal('dict-session');
  const own = Object.assign(document.createElement('input'), { slot: 'signed-out', ariaLabel: 'Search' });
  element.append(own);
  await field('Search').click();
  await userEvent.keyboard('a');
  expect(reached).toEqual(['a']);
});
