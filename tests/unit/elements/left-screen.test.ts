import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { savedScreen } from '../../../src/elements/shared/saved-screen.ts';
import { loginOf, storagePage } from '../core/session/session.world.ts';

/* The search that a list finds again when the user comes back. One search per history entry: lists.test.tsx. */

const { tab } = storagePage();
const list = savedScreen('dict.account.search-example.', { searchText: z.string() });
const at = (entry: string) => vi.stubGlobal('history', { state: { entry } });
const userOf = (UserCode: string) => loginOf({ UserCode });

beforeEach(() => {
  openSession(userOf('U1'));
  at('first');
  list.write({ searchText: 'ada' });
});
afterEach(() => vi.unstubAllGlobals());

test('a list finds the newest search of a history entry, and the oldest entries are forgotten', () => {
  list.write({ searchText: 'eve' });
  expect(list.read()).toEqual({ searchText: 'eve' });
  for (let count = 0; count < 50; count += 1) {
    at(`entry ${count}`);
    list.write({ searchText: String(count) });
  }
  expect(list.read()).toEqual({ searchText: '49' });
  at('first');
  expect(list.read()).toBe(null);
});

test('on a page that does not name its history entries a list finds the last search of the document', () => {
  vi.stubGlobal('history', { state: null });
  expect(list.read()).toBe(null);
  list.write({ searchText: 'ben' });
  expect(list.read()).toEqual({ searchText: 'ben' });
});

test(
  'a search is removed by a logout, and no other user finds it, even if the tab missed their login',
  { tags: ['NET-11'] },
  () => {
    const stored = [...tab.items];
    closeSession('asked');
    expect([...tab.items.keys()]).toEqual([]);
    openSession(userOf('U2'));
    for (const [key, text] of stored) tab.items.set(key, text);
    expect(list.read()).toBe(null);
  },
);
