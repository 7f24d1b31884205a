import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { askForAssistance, endAssistance } from '../../../src/core/session/assistance.ts';
import { until } from '../../support/wait.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-callback>: its attribute `open` reflects whether the popup is open, and opens and closes it. */

const page = sandboxPage();
let element: HTMLElementTagNameMap['dict-callback'];

beforeEach(async () => {
  await page.logIn('retail');
  element = await page.put('dict-callback');
});

afterEach(endAssistance);

const popup = () => screen.getByRole('dialog', { name: 'Need assistance?' });
const isOpen = () => expect.element(popup()).toBeVisible();
const isClosed = () => expect.element(popup()).not.toBeInTheDocument();

test('the open property and the open attribute open and close it', async () => {
  element.open = true;
  await isOpen();
  element.open = false;
  await isClosed();
  element.setAttribute('open', '');
  await isOpen();
  element.removeAttribute('open');
  await isClosed();
});

test('show() and close() set and remove the open attribute', async () => {
  element.show();
  await isOpen();
  expect(element.open).toBe(true);
  element.close();
  await isClosed();
  expect(element.hasAttribute('open')).toBe(false);
});

test('its button and a request from elsewhere on the page set the open attribute, and removing it closes the popup', async () => {
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

test('CON-7.47 DEC-1.19 the service gets the English label of the reason, whatever the screen says', async () => {
  page.configure({ messages: { 'callback.installation': 'Hilfe bei der Installation' } });
  element.show();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Hilfe bei der Installation');
  await screen.getByRole('button', { name: 'Schedule a callback' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Your call is scheduled!' })).toBeVisible();
  expect(page.sandbox.world.tickets.map(({ reason }) => reason)).toEqual(['Need Help With Installation']);
});
