import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  callAddress,
  configuredLink,
  onThisOrigin,
  safeAddress,
  safeRoutePath,
} from '../../../../src/core/page/addresses.ts';

const isKnown = (path: string) => /^\/(?:signup|subscription|account)(?:[?#]|$)/.test(path);

const hostile = [
  '',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'mailto:evil@evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/subscription/..//evil.example',
  'http://evil.example',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://evil.example#localhost',
  'http:evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:word@evil.example',
  'https://pay.example:443@evil.example',
  'https://pay.example\\@evil.example',
  'https://pay.exa\tmple/',
  'https://pay.example/\u0001',
  ' https://pay.example/',
  'https://exa mple.example/',
  'https://[bad/',
  `https://pay.example/${'a'.repeat(2048)}`,
  '@evil.example',
  'evil.example',
  '?to=//evil.example',
  '#/subscription',
  'subscription',
  '/unknown',
  '/subscription/unknown',
  `/subscription?${'a'.repeat(2048)}`,
];

describe('addresses from others', () => {
  test.each(hostile.map((address) => [JSON.stringify(address).slice(0, 60), address]))(
    'neither a redirect, a link nor a route: %s',
    { tags: ['SEC-06'] },
    (_, address) => {
      expect(safeAddress(address)).toBeNull();
      expect(safeRoutePath(address, isKnown)).toBeNull();
    },
  );

  test.each([
    ['https://pay.example/session?id=1#part', 'https://pay.example/session?id=1#part'],
    ['HTTPS://Pay.Example', 'https://pay.example/'],
    ['http://localhost:3000/pay', 'http://localhost:3000/pay'],
    ['http://[::1]:3000/pay', 'http://[::1]:3000/pay'],
    // An internationalised domain name is shown and followed in its ASCII form.
    ['https://pаypal.example/', 'https://xn--pypal-4ve.example/'],
  ])('https, or http on this machine, is followed: %s', { tags: ['SEC-06'] }, (address, followed) => {
    expect(safeAddress(address)).toBe(followed);
  });

  test('a missing address is not a link', { tags: ['SEC-07'] }, () => {
    expect([safeAddress(null), safeRoutePath(undefined, isKnown)]).toEqual([null, null]);
  });

  test.each([
    ['/subscription', '/subscription'],
    ['/signup?product=dictation#form', '/signup?product=dictation#form'],
    ['/x/../account', '/account'],
    ['/account?next=https://evil.example', '/account?next=https://evil.example'],
  ])('a path of the route table is followed on this origin: %s', { tags: ['SEC-06'] }, (path, followed) => {
    expect(safeRoutePath(path, isKnown)).toBe(followed);
  });

  test('even if every path is known, the result stays on this origin', { tags: ['SEC-06'] }, () => {
    const followed = hostile.map((address) => safeRoutePath(address, () => true)).filter((path) => path !== null);
    expect(followed.length).toBeGreaterThan(0);
    for (const path of followed) {
      expect(new URL(path, 'https://console.example').origin).toBe('https://console.example');
    }
  });

  describe('of the page’s author', () => {
    afterEach(() => vi.unstubAllGlobals());
    const onPage = (origin: string) => vi.stubGlobal('origin', origin);

    test.each([
      ['/terms', 'https://page.example/terms'],
      ['/en/../terms?v=2#top', 'https://page.example/terms?v=2#top'],
      ['https://vendor.example/terms', 'https://vendor.example/terms'],
      ['http://localhost:3000/terms', 'http://localhost:3000/terms'],
    ])('%s is a link to %s', { tags: ['DEC-6.2'] }, (address, href) => {
      onPage('https://page.example');
      expect(configuredLink(address)).toBe(href);
    });

    test.each(['', 'null'])('a path stays a path without an origin (%j)', { tags: ['DEC-6.2'] }, (origin) => {
      onPage(origin);
      expect([configuredLink('/terms'), onThisOrigin('/api')]).toEqual(['/terms', '/api']);
    });

    test('no address leads to another place than it shows', { tags: ['DEC-6.3'] }, () => {
      onPage('https://page.example');
      const origins = hostile.map((address) => configuredLink(address)).filter((href) => href !== null);
      expect(origins.length).toBeGreaterThan(0);
      expect(new Set(origins.map((href) => new URL(href).origin))).toEqual(new Set(['https://page.example']));
    });
  });
});

test.each([
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+91 55501000 ext. 12', 'tel:+9155501000'],
  ['+49 30 1234567 / 89', 'tel:+49301234567'],
  ['٠٨٠٠ ١٢٣٤', 'tel:08001234'],
])('a link calls %j by %j', (written, address) => expect(callAddress(written)).toBe(address));
