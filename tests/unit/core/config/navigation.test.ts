import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { consoleAddress, consolePathOf, openConsole, routeOf } from '../../../../src/core/config/navigation.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';

const put = (name: 'origin' | 'location', value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, value });

beforeEach(resetPage);
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'origin');
  Reflect.deleteProperty(globalThis, 'location');
});

describe('the full console’s address', () => {
  test.each([
    ['', '/subscription?x=1', 'https://page.example/subscription?x=1'],
    ['https://console.example/shop//', '/signup#a', 'https://console.example/shop/signup#a'],
    ['/shop', '/signup', 'https://page.example/shop/signup'],
  ])('of %j and %s is %s', (consoleUrl, to, address) => {
    put('origin', 'https://page.example');
    configure({ consoleUrl });
    expect(consoleAddress(to)).toBe(address);
  });

  // All others: tests/unit/core/page/addresses.test.ts.
  test.each(['@evil.example/x', '//evil.example', '/.//evil.example'])(
    'never leads to another host: %j',
    { tags: ['SEC-06'] },
    (to) => {
      put('origin', 'https://page.example');
      expect(consoleAddress(to)).toBe('https://page.example/');
      configure({ consoleUrl: 'https://console.example' });
      expect(consoleAddress(to)).toBe('https://console.example/');
    },
  );

  test.each([
    ['/app', '/app/signup', '/app', '/signup'],
    ['https://page.example/app/', '/app/', '/app', '/'],
    ['https://page.example/app', '/application', '/app', '/application'],
    ['https://page.example/app', '/signup', '/app', '/signup'],
    ['https://page.example/a/b', '/a/b/signup', '/a/b', '/signup'],
    ['https://console.example/app', '/app/signup', '', '/app/signup'],
  ])(
    'console %j, page %s: the console’s path %j, the route %s',
    { tags: ['DEC-6.7'] },
    (consoleUrl, pathname, path, route) => {
      put('origin', 'https://page.example');
      configure({ consoleUrl });
      expect([consolePathOf(consoleUrl), routeOf(pathname)]).toEqual([path, route]);
    },
  );

  test.each([undefined, 'null'])('without an origin (%s) the path is not resolved', (origin) => {
    put('origin', origin);
    expect(consoleAddress('/signup')).toBe('/signup');
    expect([consolePathOf(''), routeOf('/signup')]).toEqual(['', '/signup']);
  });

  test('it is opened, or replaces the history entry', () => {
    const location = { assign: vi.fn<(to: string) => void>(), replace: vi.fn<(to: string) => void>() };
    put('location', location);
    configure({ consoleUrl: 'https://console.example' });
    openConsole('/signup');
    expect(location.assign.mock.calls).toEqual([['https://console.example/signup']]);
    openConsole('/', true);
    expect(location.replace.mock.calls).toEqual([['https://console.example/']]);
  });
});
