import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config, configure, defaults, type ConfigurationInput } from '../../../../src/core/config/config.ts';
import { pageSingleton, resetPage } from '../../../../src/core/page/singletons.ts';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
/** The messages for the page's author, which are loaded after a mistake. */
async function logged(): Promise<string[]> {
  await vi.dynamicImportSettled();
  return complaints.mock.calls.map(([complaint]) => String(complaint));
}

beforeEach(() => {
  resetPage();
  complaints.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sets up a page with this text in its `<script type="application/json" id="dict-config">`; null for no block. */
function putBlock(textContent: string | null, type = 'application/json'): void {
  const selectors = ['script#dict-config', `script#dict-config[type="${type}"]`];
  const querySelector = (selector: string) =>
    textContent !== null && selectors.includes(selector) ? { textContent } : null;
  const prototype = { querySelector };
  vi.stubGlobal('Document', { prototype });
  vi.stubGlobal('document', Object.create(prototype));
}

describe('the configuration', () => {
  test('is the defaults if a page sets nothing', async () => {
    expect(config()).toEqual(defaults);
    putBlock(null);
    resetPage();
    expect(config()).toEqual(defaults);
    expect(await logged()).toEqual([]);
  });

  test(
    'includes the vendor’s configuration in dict.js, with lower precedence than the page’s',
    { tags: ['DEC-9.1'] },
    async () => {
      pageSingleton('vendor-configuration', () => ({
        brand: 'Vendor',
        links: { terms: '/terms', privacy: '/privacy' },
      }));
      putBlock('{ "links": { "terms": "/page-terms" } }');
      expect(config()).toMatchObject({ brand: 'Vendor', links: { terms: '/page-terms', privacy: '/privacy' } });
      configure({ brand: 'Page' });
      expect(config().brand).toBe('Page');
      expect(await logged()).toEqual([]);
    },
  );

  test.each(['application/json; charset=utf-8', 'text/json'])(
    'a block of the type %s is reported with the right one',
    async (type) => {
      putBlock('{ "brand": "Page" }', type);
      expect(config().brand).toBe(defaults.brand);
      expect(await logged()).toEqual([
        'dict-elements: <script id="dict-config"> is ignored: its type must be exactly "application/json".',
      ]);
    },
  );

  test('has the documented defaults', { tags: ['ACC-9.18', 'DEC-1.10', 'DEC-6.1'] }, async () => {
    expect(config()).toMatchObject({
      serviceBase: '',
      consoleUrl: '',
      brand: 'Dictation Console',
      clientUniqueCode: 'dict-elements',
      support: 'Dictation',
      products: { dictation: { listingId: 1 }, 'voice-services': { listingId: 2 }, 'mobile-app': { listingId: 3 } },
      payments: { cardWidgetUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
      pageSize: 25,
      timeoutMs: 30_000,
      messageMs: 3000,
      persistence: 'local',
      index: false,
    });
  });

  test('the page’s JSON overrides the defaults, and code overrides both', async () => {
    putBlock('{"brand":"From the page","pageSize":10}');
    expect(config()).toMatchObject({ brand: 'From the page', pageSize: 10, messageMs: 3000 });
    configure({ brand: 'From code' });
    expect(config()).toMatchObject({ brand: 'From code', pageSize: 10 });
    configure({ pageSize: 50 });
    expect(config()).toMatchObject({ brand: 'From code', pageSize: 50 });
    expect(await logged()).toEqual([]);
  });

  test('a known product may be given in part, a new one has to be complete, and the others stay', async () => {
    configure({ products: { dictation: { listingId: 77 }, radiology: { listingId: 9, name: 'Radiology' } } });
    expect(config().products).toEqual({
      dictation: { listingId: 77, name: 'Dictation' },
      'voice-services': { listingId: 2, name: 'Voice Services' },
      'mobile-app': { listingId: 3, name: 'Mobile App' },
      radiology: { listingId: 9, name: 'Radiology' },
    });
    expect(await logged()).toEqual([]);
  });
});

describe('a mistake in the configuration', () => {
  const wrong: [string, unknown, RegExp, RegExp][] = [
    ['a key that is none', { brnad: 'x' }, /'brnad' is not a configuration key/, /brand/],
    ['an inner key that is none', { links: { trems: 'https://a.example' } }, /'links\.trems'/, /terms, privacy/],
    ['a message that has less than no time', { messageMs: -1 }, /'messageMs'/, /whole number, 0 or above/],
    ['a page size as text', { pageSize: '25' }, /'pageSize'/, /whole number above 0/],
    ['an unknown persistence', { persistence: 'cookie' }, /'persistence'/, /'local', 'session' or 'memory'/],
    ['languages that are none', { languages: ['en', ''] }, /'languages'/, /list of BCP 47/],
    ['a text where a function belongs', { encodePassword: 'base64' }, /'encodePassword'/, /configure\(\)/],
    ['a product without a name', { products: { radiology: { listingId: 9 } } }, /'products\.radiology'/, /listingId/],
    // All other unusable addresses: tests/unit/core/page/addresses.test.ts.
    ['plain http', { links: { terms: 'http://vendor.example' } }, /'links\.terms'/, /an https:\/\/.*a path of/],
    ['a widget of another host', { payments: { cardWidgetUrl: '//vendor.example' } }, /cardWidgetUrl'/, /a path of/],
    [
      'a header that calls have',
      { payments: { idempotencyHeader: 'Token' } },
      /'payments\.idempotencyHeader'/,
      /of its own/,
    ],
    ['no header', { payments: { idempotencyHeader: 'two words' } }, /'payments\.idempotencyHeader'/, /of its own/],
    ['a logo of another host', { partners: [{ name: 'x', logo: '//vendor.example' }] }, /'partners'/, /an address/],
    [
      'a call’s path to another host',
      { endpoints: { logout: '/\\evil.example' } },
      /endpoints\.logout'/,
      /a path below/,
    ],
    ['a call at another host', { endpoints: { logout: 'https://evil.example' } }, /endpoints\.logout'/, /a path below/],
    ['partners that are none', { partners: [{ name: 'x' }] }, /'partners'/, /\{ name, logo \}/],
    ['an office without a name', { contact: { offices: [{ phone: '1' }] } }, /'contact\.offices'/, /\{ name, email/],
    [
      'a message by no language',
      { messages: { 'signup.title': { 'german!!': 'T' } } },
      /'messages\.signup\.title'/,
      /by language/,
    ],
    ['a version that no header holds', { clientVersion: '1.0\r\nEvil: 1' }, /'clientVersion'/, /ASCII/],
    ['a prototype', JSON.parse('{"__proto__":{"x":1}}'), /'__proto__'/, /the keys are/],
    ['no object at all', null, /the configuration must be an object/, /left out/],
  ];

  test.each(wrong)(
    '%s is one console error that names it and the fix, and the value is ignored',
    { tags: ['DEC-6.3'] },
    async (_, input, name, fix) => {
      configure(input as ConfigurationInput);
      expect(config()).toEqual(defaults);
      const [error, ...others] = await logged();
      expect(others).toEqual([]);
      for (const part of [name, fix, /^dict-elements: /]) expect(error).toMatch(part);
    },
  );

  test('an unknown call causes one console error with its name and the known calls', async () => {
    configure({ endpoints: { authentcate: '/x', logout: '/y' } });
    expect(await logged()).toEqual([expect.stringMatching(/'endpoints\.authentcate'.*authenticate/)]);
    expect(config().endpoints.logout).toBe('/y');
  });

  test('is reported once, however often the configuration is read', async () => {
    configure({ brnad: 'x' } as ConfigurationInput);
    configure({ brand: 'A' });
    configure({ brand: 'B' });
    expect(await logged()).toHaveLength(1);
  });

  test('does not affect other keys', async () => {
    configure({ brand: 5, pageSize: 10, links: { terms: 5, privacy: '/privacy' } } as unknown as ConfigurationInput);
    expect(config()).toMatchObject({ brand: defaults.brand, pageSize: 10, links: { terms: '', privacy: '/privacy' } });
    expect(await logged()).toHaveLength(2);
  });

  test('its value is not repeated: it may be a secret', { tags: ['SEC-09'] }, async () => {
    configure({ serviceBase: 'ftp://user:canary-secret@x.example' });
    expect((await logged()).join()).not.toContain('canary-secret');
  });

  describe.each(['', '[]', '5'])('a block with the content %j', (text) => {
    beforeEach(() => putBlock(text));

    test('leaves the defaults', () => expect(config()).toEqual(defaults));

    test('causes one console error, however often the configuration is read', async () => {
      const dispatchEvent = vi.fn();
      Object.assign(document, { dispatchEvent });
      config();
      config();
      expect(await logged()).toHaveLength(1);
      expect(dispatchEvent).toHaveBeenCalledOnce();
    });
  });

  test('prototype keys of the block have no effect', { tags: ['SEC-36'] }, async () => {
    putBlock(
      '{"__proto__":{"x":1},"links":{"__proto__":{"x":1}},"messages":{"__proto__":"x"},"products":{"__proto__":{"listingId":1,"name":"x"}}}',
    );
    config();
    expect(({} as { x?: number }).x).toBeUndefined();
    expect((config().links as { x?: number }).x).toBeUndefined();
    expect((config().products as { name?: unknown }).name).toBeUndefined();
  });
});

describe('the password’s encoding', () => {
  // The last password has more bytes than a function call may have arguments: `String.fromCharCode(...bytes)` would throw.
  test.each(['', ' leading and trailing ', '🔐👩‍⚕️ 密码', 'a\u0000b', 'ü'.repeat(200_000)])(
    'is base64 of the UTF-8 bytes (%#)',
    { tags: ['ACC-7.24', 'CON-5.23', 'DEC-2.1', 'SEC-27', 'PWD-02'] },
    (password) => expect(config().encodePassword(password)).toBe(Buffer.from(password, 'utf8').toString('base64')),
  );

  test('the page’s own function replaces it', { tags: ['DEC-2.1'] }, async () => {
    configure({ encodePassword: (password) => `own:${password.length}` });
    expect(config().encodePassword('Secret1x')).toBe('own:8');
  });
});

describe('configure of dict.js', () => {
  const give = (input: ConfigurationInput) => pageSingleton<unknown[]>('early-inputs', () => []).push(input);

  test('overrides the page’s JSON, whether it is called before or after the library is loaded', () => {
    putBlock('{"brand":"From the page","pageSize":10}');
    give({ brand: 'Early' });
    give({ messageMs: 5000 });
    expect(config()).toMatchObject({ brand: 'Early', pageSize: 10, messageMs: 5000 });
    give({ brand: 'Late' });
    expect(config()).toMatchObject({ brand: 'Late', pageSize: 10, messageMs: 5000 });
  });
});
