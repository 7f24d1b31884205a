import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as shell from '../../../src/host/shell.ts';
import { placeOf } from '../../../src/elements/tags/routes.ts';
import html from '../../../src/host/index.html?raw';

/* The screen that the console shows for an address. Which element that is: router.test.ts. */

let showPlace: typeof shell.showPlace;

beforeAll(async () => {
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  // The page comes first: the shell finds its places in it when it is loaded.
  ({ showPlace } = await import('../../../src/host/shell.ts'));
});
afterAll(() => document.body.replaceChildren());

const open = (path: string) => {
  showPlace({ place: placeOf(path), path: path.replace(/\?.*/, ''), opened: '', entry: path });
  return document.querySelector('main')!.firstElementChild!;
};

test('a screen that stays takes the attributes of the next address, and loses those that it does not name', () => {
  const screen = open('/subscription?navigateToCheckout=true');
  expect(screen.hasAttribute('navigate-to-checkout')).toBe(true);
  expect(open('/subscription')).toBe(screen);
  expect(screen.hasAttribute('navigate-to-checkout')).toBe(false);
  const account = open('/account?tab=billing');
  expect(account.getAttribute('tab')).toBe('billing');
  expect(open('/account')).toBe(account);
  expect(account.getAttribute('tab')).toBe('personal');
});
