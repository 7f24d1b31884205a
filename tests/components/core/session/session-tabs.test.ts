import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { until } from '../../../support/wait.ts';
import { openTab, type Tab } from './tab.ts';

/* Two pages of one origin, each with a core of its own. */

const open: Tab[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => open.splice(0).forEach((tab) => tab.close()));

async function tabWith(options: Parameters<typeof openTab>[0] = {}): Promise<Tab> {
  const tab = await openTab(options);
  open.push(tab);
  return tab;
}

const twoTabs = async (before = ''): Promise<[Tab, Tab]> => [await tabWith({ before }), await tabWith({ before })];

/** Milliseconds until a tab has the session of this user; null: until it has no session. */
async function follows(tab: Tab, userCode: string | null): Promise<number> {
  const began = performance.now();
  await until(`the other tab knows ${userCode ?? 'nobody'}`, () => tab.who() === userCode);
  return performance.now() - began;
}

const key = () => keyOfService('dict.session');
const noChannel = 'window.BroadcastChannel = function () { throw new Error("no"); };';
const noStorage =
  'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });';
const noStorageEvents = 'addEventListener("storage", (event) => event.stopImmediatePropagation(), true);';

describe('two tabs', () => {
  test.each([
    ['', 1000],
    [noChannel, 2000],
    [noStorageEvents, 1000],
  ])(
    'a sign-in in one tab signs in the other, and a sign-out signs it out, once and in time (%s %i ms)',
    { tags: ['NET-10', 'NET-12'] },
    async (missing, withinMs) => {
      const [here, there] = await twoTabs(missing);
      here.signIn('U1');
      await follows(there, 'U1');
      here.session.closeSession('asked');
      expect(await follows(there, null)).toBeLessThan(withinMs);
      expect(there.changes).toEqual([
        ['elsewhere', 'U1'],
        ['elsewhere', null],
      ]);
      expect(here.changes.at(-1)).toEqual(['asked', null]);
      expect(localStorage.getItem(key())).toBeNull();
    },
  );

  test('without messages read the storage when they become visible', { tags: ['NET-10'] }, async () => {
    const [here, there] = await twoTabs(`${noChannel} ${noStorageEvents}`);
    here.signIn('U1');
    there.window.document.dispatchEvent(new Event('visibilitychange'));
    expect(there.changes).toEqual([['elsewhere', 'U1']]);
  });

  test(
    'without messages read the storage when they return from the back/forward cache',
    { tags: ['NET-10'] },
    async () => {
      const [here, there] = await twoTabs(`${noChannel} ${noStorageEvents}`);
      here.signIn('U1');
      there.window.document.dispatchEvent(new Event('visibilitychange'));
      here.session.closeSession('asked');
      expect(there.changes).toHaveLength(1);
      there.window.dispatchEvent(new Event('pageshow'));
      expect(there.changes.at(-1)).toEqual(['elsewhere', null]);
    },
  );

  test('are signed out when their storage is cleared from elsewhere', { tags: ['NET-10'] }, async () => {
    const [here, there] = await twoTabs();
    here.signIn('U1');
    await follows(there, 'U1');
    localStorage.clear();
    await Promise.all([follows(here, null), follows(there, null)]);
    expect(here.changes.at(-1)).toEqual(['elsewhere', null]);
  });

  test('are signed out by a corrupt value, which is removed', { tags: ['NET-10', 'NET-18'] }, async () => {
    const here = await tabWith();
    here.signIn('U1');
    localStorage.setItem(key(), '{"v":1,"session":');
    await follows(here, null);
    expect(localStorage.getItem(key())).toBeNull();
  });

  test.each([
    ['without any storage', noStorage, 'local'],
    ['with persistence memory', '', 'memory'],
    ['with persistence session', '', 'session'],
  ] as const)(
    '%s each tab has a session of its own, and a sign-out still ends them all',
    { tags: ['NET-16'] },
    async (_how, missing, persistence) => {
      const [here, there] = await twoTabs(missing);
      for (const tab of [here, there]) tab.config.configure({ persistence });
      here.signIn('U1');
      there.signIn('U2');
      await until('messages have passed', () => here.who() === 'U1' && there.who() === 'U2');
      here.session.closeSession('asked');
      expect(await follows(there, null)).toBeLessThan(1000);
      expect(there.changes.at(-1)).toEqual(['elsewhere', null]);
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe('two tabs of which one signs in again', { tags: ['NET-11'] }, () => {
  async function signedIn() {
    const [here, there] = await twoTabs();
    here.signIn('U1', 'canary-1');
    await follows(there, 'U1');
    return { here, there };
  }

  test('share the new token of the same user without an event', async () => {
    const { here, there } = await signedIn();
    here.signIn('U1', 'canary-2');
    await until('the new token is there', () => there.session.currentSession()?.token === 'canary-2');
    expect(there.changes).toEqual([['elsewhere', 'U1']]);
  });

  test('change to another user with one event', async () => {
    const { here, there } = await signedIn();
    here.signIn('U2', 'token');
    await follows(there, 'U2');
    expect(there.changes).toEqual([
      ['elsewhere', 'U1'],
      ['elsewhere', 'U2'],
    ]);
  });

  test('keep no token of the user before', async () => {
    const { here, there } = await signedIn();
    here.signIn('U1', 'canary-2');
    here.signIn('U2', 'token');
    await follows(there, 'U2');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('canary');
  });
});

describe('what a user has typed', { tags: ['NET-11', 'DEC-3.2'] }, () => {
  async function withDraft() {
    const [here, there] = await twoTabs();
    here.signIn('U1', 'canary');
    await follows(there, 'U1');
    const draft = keyOfService(`dict.account.name.${there.session.currentAccount()}`);
    sessionStorage.setItem(draft, 'typed');
    onTestFinished(() => sessionStorage.removeItem(draft));
    return { here, there, typed: () => sessionStorage.getItem(draft) };
  }

  test('stays in a tab when the session expires in another one, until another user logs in', async () => {
    const { here, there, typed } = await withDraft();
    here.session.expireSession('canary');
    await follows(there, null);
    expect([there.session.hasSessionExpired(), typed()]).toEqual([true, 'typed']);
    here.signIn('U2', 'token');
    await follows(there, 'U2');
    expect([there.session.hasSessionExpired(), typed()]).toEqual([false, null]);
  });

  test('is cleared in a tab by a logout in another one, also by the one after an expiry', async () => {
    const { here, there, typed } = await withDraft();
    here.session.expireSession('canary');
    await follows(there, null);
    here.signIn('U1', 'token');
    await follows(there, 'U1');
    expect(typed()).toBe('typed');
    here.session.closeSession('asked');
    await follows(there, null);
    expect([there.session.hasSessionExpired(), typed()]).toEqual([false, null]);
  });
});

describe('two tabs that hear of each other by messages alone', { tags: ['SEC-09'] }, () => {
  function listen() {
    const received: unknown[] = [];
    const channel = new BroadcastChannel(key());
    channel.addEventListener('message', ({ data }) => received.push(data));
    onTestFinished(() => channel.close());
    return { channel, received };
  }

  test('send one word for a sign-in and one for a sign-out, also from a page without an element', async () => {
    const { received } = listen();
    const here = await tabWith({ before: noStorageEvents, isEmpty: true });
    const there = await tabWith({ before: noStorageEvents });
    here.signIn('U1', 'canary');
    await follows(there, 'U1');
    here.session.closeSession('asked');
    await follows(there, null);
    await until('both messages are received', () => received.length === 2);
    expect(received).toEqual(['changed', 'ended']);
  });

  test('ignore all other messages', async () => {
    const { channel } = listen();
    const [here, there] = await twoTabs(noStorageEvents);
    here.signIn('U1', 'canary');
    await follows(there, 'U1');
    for (const message of [null, {}, 'signed-in as U2', { session: { userCode: 'U2' } }]) channel.postMessage(message);
    here.session.closeSession('asked');
    await follows(there, null);
    expect(there.changes).toEqual([
      ['elsewhere', 'U1'],
      ['elsewhere', null],
    ]);
  });
});

test('a page’s settings come from no element that only has the same id or name', { tags: ['SEC-31'] }, async () => {
  const clobbering = '<form id="dict-config"><input name="brand" value="x"></form><img name="querySelector">';
  const tab = await tabWith({ head: `<meta>${clobbering}` });
  expect(tab.config.config().brand).toBe('Dictation Console');
});

test('a page’s <base href> does not change the addresses of the console', { tags: ['HOST-12'] }, async () => {
  const tab = await tabWith({ head: '<base href="https://elsewhere.example/deep/">' });
  expect(tab.navigation.consoleAddress('/signup')).toBe(`${location.origin}/signup`);
});
