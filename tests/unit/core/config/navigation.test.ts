import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { consoleAddress, openConsole } from '../../../../src/core/config/navigation.ts';
import { resetPage } from '../../../../src/core/page/page.ts';

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
    ['https://console.example', '/signup', 'https://console.example/signup'],
    ['https://console.example/', '/signup', 'https://console.example/signup'],
    ['https://console.example/shop//', '/signup#a', 'https://console.example/shop/signup#a'],
    ['/shop', '/signup', 'https://page.example/shop/signup'],
  ])('of %j and %s is %s', (consoleUrl, to, address) => {
    put('origin', 'https://page.example');
    configure({ consoleUrl });
    expect(consoleAddress(to)).toBe(address);
  });

  test.each([
    '.evil.example',
    '@evil.example/x',
    ':8080@evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    'evil',
    '',
    '/\n/evil.example',
  ])('SEC-06 never leads to another host: %j', (to) => {
    put('origin', 'https://page.example');
    expect(consoleAddress(to)).toBe('https://page.example/');
    configure({ consoleUrl: 'https://console.example' });
    expect(consoleAddress(to)).toBe('https://console.example/');
  });

  test.each([undefined, 'null'])('where there is no origin (%s) the path stays as it is', (origin) => {
    put('origin', origin);
    expect(consoleAddress('/signup')).toBe('/signup');
  });

  test('it is opened, or takes the page’s place', () => {
    const location = { assign: vi.fn<(to: string) => void>(), replace: vi.fn<(to: string) => void>() };
    put('location', location);
    configure({ consoleUrl: 'https://console.example' });
    openConsole('/signup');
    expect(location.assign.mock.calls).toEqual([['https://console.example/signup']]);
    openConsole('/', true);
    expect(location.replace.mock.calls).toEqual([['https://console.example/']]);
  });
});
