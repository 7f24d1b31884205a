import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { configure, defaults, type ConfigurationInput } from '../../../src/core/config/config.ts';
import { docsByTag } from '../../../src/elements/tags/collected.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { renderElement } from '../../../src/elements/tags/server.tsx';
import { readCommand } from '../../../src/prerender/arguments.ts';
import { wordpressTagsOf } from '../../../src/build/wordpress-files.ts';
import { read, readJson, root } from '../../build/built.ts';

const plugin = 'integrations/wordpress/dict-elements';

test('WordPress pages can contain every element except those that frame parts of a page', () => {
  const tags = (JSON.parse(wordpressTagsOf(elements, docsByTag)) as { tag: string }[]).map(({ tag }) => tag);
  expect(elements.map(({ tag }) => tag).filter((tag) => !tags.includes(tag))).toEqual(['dict-session', 'dict-nav']);
});

test.each(['integrations/wordpress/README.md', 'stories/docs/Start.mdx'])(
  '%s says which elements the WordPress plugin lacks',
  (file) => expect(read(file)).toContain('but `dict-session` and `dict-nav`'),
);

test('the WordPress plugin has the version of the package', () => {
  const { version } = readJson<{ version: string }>('package.json');
  expect(/^ \* Version: (.+)$/m.exec(read(`${plugin}/dict-elements.php`))![1]).toBe(version);
});

test('the WordPress plugin has one server-side fetch, which refuses private addresses', { tags: ['SEC-38'] }, () => {
  const php = readdirSync(`${root}/${plugin}/includes`)
    .map((file) => read(`${plugin}/includes/${file}`))
    .join('\n');
  expect(
    php
      .match(/wp_(?:safe_)?remote_\w+\(|file_get_contents\( *['"$]|curl_\w+\(/g)
      ?.filter((call) => !/retrieve/.test(call)),
  ).toEqual(['wp_safe_remote_get(']);
  expect(php).toContain('is_private( $host )');
});

test('attributes that the WordPress plugin allows with a prerendered element do not change its markup', async () => {
  const [, list = ''] = /UNDRAWN_ATTRIBUTES = array\((.*?)\)/s.exec(read(`${plugin}/includes/markup.php`))!;
  const undrawn = Array.from(list.matchAll(/'([\w-]+)'\s+=> (?:'(\w+)'|null)/g), ([, name = '', value = '7']) => ({
    name,
    value,
  }));
  expect(undrawn.length).toBeGreaterThan(0);
  for (const { tag, attributes } of elements)
    for (const { name, value } of undrawn.filter((each) => each.name in attributes)) {
      const drawn = (given: Record<string, string>) =>
        renderElement(tag as 'dict-signup', { attributes: given, cdn: 'https://cdn.example', state: 'signed-out' });
      const withIt = (await drawn({ [name]: value })).replace(` ${name}="${value}"`, '');
      expect(withIt, `${tag} ${name}`).toBe(await drawn({}));
    }
});

describe('the configurations with which the WordPress plugin uses prerendered markup', () => {
  const php = read(`${plugin}/includes/markup.php`);
  const namesIn = (list: string) => Array.from(list.matchAll(/'([\w-]+)'/g), ([, name = '']) => name);
  /** The tags whose markup changes with a configuration key, by key. */
  const changed = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const before = await drawings();
    for (const [name, value] of Object.entries(otherConfiguration)) {
      configure({ [name]: value });
      const after = await drawings();
      configure({ [name]: defaults[name as keyof typeof defaults] });
      const tags = Object.keys(before).filter((tag) => after[tag] !== before[tag]);
      if (tags.length > 0) changed.set(name, tags);
    }
  });

  test('are all tried here', () => {
    // `encodePassword` is a function, which can't be in the JSON of a page.
    expect([...Object.keys(otherConfiguration), 'encodePassword'].sort()).toEqual(Object.keys(defaults).sort());
  });

  test('have another address of the console for the tags without links', () => {
    const [, linking = ''] = /TAGS_WITH_LINKS = array\((.*?)\)/s.exec(php)!;
    expect(namesIn(linking).sort()).toEqual([...changed.get('consoleUrl')!].sort());
  });

  test('are just those that do not change it', () => {
    const [, keys = ''] = /DRAWN_KEYS = array\((.*?)\)/s.exec(php)!;
    const changing = [...changed.keys()].filter((name) => name !== 'consoleUrl');
    // The plug-in compares `language` with that of the CDN's prerendered snippets.
    expect([...namesIn(keys), 'language'].sort()).toEqual(changing.sort());
  });
});

/** The prerendered views in the CDN's snippets. */
async function drawings(): Promise<Record<string, string>> {
  const given = elements.map(({ tag }) => readCommand([tag, ...(tag === 'dict-signup' ? ['product=dictation'] : [])]));
  const drawn = given.map(async ({ requests: [wish], state, cdn }): Promise<[string, string]> => {
    const { definition, attributes } = wish!;
    return [definition.tag, await renderElement(definition.tag as 'dict-signup', { attributes, cdn, state })];
  });
  return Object.fromEntries(await Promise.all(drawn));
}

const address = 'https://vendor.example';
/**
 * A value for each key that differs from its default. `messages` comes last, because a replaced text can't be restored.
 */
const otherConfiguration: ConfigurationInput = {
  serviceBase: address,
  consoleUrl: address,
  brand: 'Vale',
  logo: { light: '/logo.svg', dark: '/dark.svg', alt: 'Vale' },
  clientVersion: '2.0.0',
  clientUniqueCode: 'vale',
  support: 'Vale',
  products: { dictation: { listingId: 7, name: 'Vale' } },
  contact: { phone: '+1 555 0100', email: 'support@vendor.example', offices: [{ name: 'Vale', phone: '1' }] },
  links: { terms: address, privacy: address, developerPortal: address, referralTerms: address },
  partners: [{ name: 'Aldersea', logo: '/a.svg' }],
  sso: { authorizeUrl: address, clientId: 'console' },
  payments: { cardWidgetUrl: address },
  endpoints: { authenticate: '/other' },
  pageSize: 3,
  timeoutMs: 5,
  messageMs: 0,
  persistence: 'memory',
  language: 'de',
  languages: ['de', 'en'],
  locale: 'de',
  index: true,
  requestIdHeader: 'X-Request-Id',
  analytics: 'dataLayer',
  theme: { accent: '#7a1f5c' },
  messages: { 'signup.submit': 'Vale' },
};
