import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTab, type Tab } from './tab.ts';

/* The browser's storage, broken in the ways that pages and settings break it. */

const open: Tab[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  open.splice(0).forEach((tab) => tab.close());
  localStorage.clear();
});

async function tabWith(before: string, head = ''): Promise<Tab> {
  const tab = await openTab({ before, head });
  open.push(tab);
  return tab;
}

const denied = 'throw new DOMException("denied", "SecurityError");';

describe('the browser’s storage', () => {
  test.each([
    ['throws when it is touched', `Object.defineProperty(window, 'localStorage', { get() { ${denied} } });`],
    ['throws on get', `Storage.prototype.getItem = function () { ${denied} };`],
    ['throws on set', `Storage.prototype.setItem = function () { ${denied} };`],
    [
      'throws on everything',
      `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = function () { ${denied} };`,
    ],
    ['drops what is written', 'Storage.prototype.setItem = function () {};'],
    ['is missing', 'Object.defineProperty(window, "localStorage", { value: undefined });'],
  ])('NET-16 NET-17 where it %s, a session lives as long as the page', async (_, before) => {
    const tab = await tabWith(before);
    tab.signIn('U1');
    expect(tab.who()).toBe('U1');
    tab.window.dispatchEvent(new Event('pageshow'));
    expect(tab.who()).toBe('U1');
    tab.session.closeSession('asked');
    expect(tab.who()).toBeNull();
    expect(tab.changes).toEqual([
      ['signed-in', 'U1'],
      ['asked', null],
    ]);
  });
});

describe('a page’s own settings', () => {
  test('SEC-31 are not read from an element that only has the same id or name', async () => {
    const tab = await tabWith(
      '',
      '<meta><form id="dict-config"><input name="brand" value="x"></form><img name="querySelector"><a id="config">',
    );
    expect(tab.config.config().brand).toBe('Dictation Console');
  });

  test('HOST-12 a <base href> sends neither calls nor visitors to another origin', async () => {
    const tab = await tabWith('', '<base href="https://elsewhere.example/deep/">');
    expect(tab.navigation.consoleAddress('/signup')).toBe(`${location.origin}/signup`);
  });
});
