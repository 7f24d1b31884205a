import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { define } from '../../../src/elements/define.ts';
import { askForAssistance, endAssistance } from '../../../src/core/session/assistance.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';
import { until } from '../../support/wait.ts';

/* <dict-callback>: its attribute says whether the popup is open, and opens and closes it (DESIGN.md section 2). */

let element: HTMLElementTagNameMap['dict-callback'];

beforeEach(async () => {
  openSession(loginOf());
  await define('dict-callback');
  element = document.createElement('dict-callback');
  document.body.append(element);
  await element.ready;
});

afterEach(() => {
  document.body.replaceChildren();
  endAssistance();
  closeSession('asked');
});

const popup = () => screen.getByRole('dialog', { name: 'Need assistance?' });
const isOpen = () => expect.element(popup()).toBeVisible();
const isClosed = () => expect.element(popup()).not.toBeInTheDocument();

test('the property opens and closes it', async () => {
  element.open = true;
  await isOpen();
  element.open = false;
  await isClosed();
  element.setAttribute('open', '');
  await isOpen();
  element.removeAttribute('open');
  await isClosed();
});

test('show() and close() are seen on the attribute', async () => {
  element.show();
  await isOpen();
  expect(element.open).toBe(true);
  element.close();
  await isClosed();
  expect(element.hasAttribute('open')).toBe(false);
});

test('its own button and a wish from elsewhere on the page are seen there too, and it closes by the attribute', async () => {
  await screen.getByRole('button', { name: 'Need assistance?' }).click();
  await isOpen();
  expect(element.open).toBe(true);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await isClosed();
  askForAssistance();
  await isOpen();
  await until('the attribute says so', () => element.open);
  element.open = false;
  await isClosed();
});
