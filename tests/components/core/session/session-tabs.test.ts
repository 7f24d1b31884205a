import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { until } from '../../../support/wait.ts';
import { openTab, type Tab } from './tab.ts';

/* Two pages of one origin, each with a core of its own. */

const open: Tab[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => open.splice(0).forEach((tab) => tab.close()));

async function twoTabs(missing = ''): Promise<[Tab, Tab]> {
  const tabs: [Tab, Tab] = [await openTab({ before: missing }), await openTab({ before: missing })];
  open.push(...tabs);
  return tabs;
}

/** Milliseconds until a tab has the session of this user, or none. */
async function follows(tab: Tab, userCode: string | null): Promise<number> {
  const began = performance.now();
  await until(`the other tab knows ${userCode ?? 'nobody'}`, () => tab.who() === userCode);
  return performance.now() - began;
}

const noChannel = 'delete window.BroadcastChannel;';
const channelThrows = 'window.BroadcastChannel = function () { throw new Error("no"); };';
const noStorage =
  'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });';
const noStorageEvents = 'addEventListener("storage", (event) => event.stopImmediatePropagation(), true);';

describe('two tabs', () => {
  test.each([
    ['', 1000],
    [noChannel, 2000],
    [channelThrows, 2000],
    [noStorageEvents, 1000],
  ])(
    'NET-10 NET-12 a sign-in in one tab signs in the other, and a sign-out signs it out, once and in time (%s %i ms)',
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
      expect(localStorage.getItem(keyOfService('dict.session'))).toBeNull();
    },
  );

  test('NET-11 another user who signs in in one tab is signed in in the other, with one event; no token of the first is left', async () => {
    const [here, there] = await twoTabs();
    here.signIn('U1', 'canary-1');
    await follows(there, 'U1');
    here.signIn('U2', 'canary-2');
    await follows(there, 'U2');
    expect(there.changes).toEqual([
      ['elsewhere', 'U1'],
      ['elsewhere', 'U2'],
    ]);
    expect(there.session.currentSession()).toMatchObject({ token: 'canary-2' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('canary-1');
  });

  test('a new token of the same user is taken over without an event', async () => {
    const [here, there] = await twoTabs();
    here.signIn('U1', 'one');
    await follows(there, 'U1');
    here.signIn('U1', 'two');
    await until('the new token is there', () => there.session.currentSession()?.token === 'two');
    expect(there.changes).toEqual([['elsewhere', 'U1']]);
  });

  test('NET-10 a tab that got no message reads the storage when it becomes visible, and when it returns from the back/forward cache', async () => {
    const [here, there] = await twoTabs(`${noChannel} ${noStorageEvents}`);
    here.signIn('U1');
    there.window.document.dispatchEvent(new Event('visibilitychange'));
    expect(there.changes).toEqual([['elsewhere', 'U1']]);
    here.session.closeSession('asked');
    expect(there.changes).toHaveLength(1);
    there.window.dispatchEvent(new Event('pageshow'));
    expect(there.changes.at(-1)).toEqual(['elsewhere', null]);
  });

  test('NET-10 a storage that is cleared from elsewhere signs the user out', async () => {
    const [here, there] = await twoTabs();
    here.signIn('U1');
    await follows(there, 'U1');
    localStorage.clear();
    await Promise.all([follows(here, null), follows(there, null)]);
    expect(here.changes.at(-1)).toEqual(['elsewhere', null]);
  });

  test('NET-18 a corrupt value written from elsewhere signs nobody in, and is removed', async () => {
    const [here] = await twoTabs();
    here.signIn('U1');
    localStorage.setItem(keyOfService('dict.session'), '{"v":1,"session":');
    await follows(here, null);
    expect(localStorage.getItem(keyOfService('dict.session'))).toBeNull();
  });

  test('NET-16 without any storage each tab has a session of its own, and a sign-out still ends them all', async () => {
    const [here, there] = await twoTabs(noStorage);
    here.signIn('U1');
    there.signIn('U2');
    await until('messages have passed', () => here.who() === 'U1' && there.who() === 'U2');
    here.session.closeSession('asked');
    expect(await follows(there, null)).toBeLessThan(1000);
    expect(there.changes.at(-1)).toEqual(['elsewhere', null]);
  });

  test.each(['memory', 'session'] as const)(
    'with persistence %s a sign-out still ends them all',
    async (persistence) => {
      const [here, there] = await twoTabs();
      for (const tab of [here, there]) tab.config.configure({ persistence });
      here.signIn('U1');
      there.signIn('U1');
      there.session.closeSession('asked');
      expect(await follows(here, null)).toBeLessThan(1000);
      expect(localStorage.length).toBe(0);
    },
  );

  test('a page without any element informs the other tabs too', async () => {
    const [here] = await twoTabs(noStorageEvents);
    const empty = await openTab({ isEmpty: true });
    open.push(empty);
    empty.signIn('U1');
    await follows(here, 'U1');
    empty.session.closeSession('asked');
    await follows(here, null);
    expect(here.changes).toEqual([
      ['elsewhere', 'U1'],
      ['elsewhere', null],
    ]);
  });

  test('SEC-09 a message between tabs is a single word', async () => {
    const received: unknown[] = [];
    const channel = new BroadcastChannel(keyOfService('dict.session'));
    channel.addEventListener('message', ({ data }) => received.push(data));
    const [here, there] = await twoTabs();
    here.signIn('U1', 'canary');
    await follows(there, 'U1');
    here.session.closeSession('asked');
    await until('both messages are received', () => received.length === 2);
    expect(received).toEqual(['changed', 'ended']);
    channel.close();
  });

  test('any other message on the channel only makes the tab read the storage again', async () => {
    const [here] = await twoTabs();
    here.signIn('U1');
    const channel = new BroadcastChannel(keyOfService('dict.session'));
    for (const message of [null, {}, 'signed-in as U2', { session: { userCode: 'U2' } }, 'x'.repeat(1_000_000)])
      channel.postMessage(message);
    const echo = await openTab();
    open.push(echo);
    expect([here.who(), echo.who()]).toEqual(['U1', 'U1']);
    expect(here.changes).toEqual([['signed-in', 'U1']]);
    channel.close();
  });
});
