import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
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

  test('NET-16 when it is full, it keeps no older session in the place of the new one', async () => {
    const tab = await tabWith('');
    tab.signIn('U1', 'canary-1');
    const filler = 'x'.repeat(1000);
    const fill = () => {
      for (let index = 0; ; index += 1) localStorage.setItem(`filler.${index}`, filler);
    };
    expect(fill).toThrow(/quota/i);
    tab.signIn('U2', `canary-2${'y'.repeat(10_000)}`);
    expect(tab.who()).toBe('U2');
    expect(localStorage.getItem(keyOfService('dict.session'))).toBeNull();
    localStorage.clear();
    expect((await tabWith('')).who()).toBeNull();
  });

  test('NET-18 a corrupt stored session is ignored, removed and can be written again', async () => {
    localStorage.setItem(keyOfService('dict.session'), '{"v":1,"session":{}}');
    const tab = await tabWith('');
    expect(tab.who()).toBeNull();
    expect(localStorage.getItem(keyOfService('dict.session'))).toBeNull();
    tab.signIn('U1');
    expect((await tabWith('')).who()).toBe('U1');
  });
});

describe('a page’s own settings', () => {
  test('are read from its JSON block', async () => {
    const tab = await tabWith(
      '',
      '<script type="application/json" id="dict-config">{"brand":"From the page"}</script>',
    );
    expect(tab.config.config().brand).toBe('From the page');
  });

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
