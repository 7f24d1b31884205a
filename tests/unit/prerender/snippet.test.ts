import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signup as arabic } from '../../../src/languages/ar/access.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { snippet, styleSources } from '../../../src/prerender/snippet.ts';

const linked = { cdn: 'https://cdn.example/dict/', inlineStyle: false };
const states = ['loading', 'signed-out'] as const;

describe.each(states)('a snippet of every element, %s', (state) => {
  test.each(elements.map((definition) => [definition.tag, definition] as const))('%s', async (tag, definition) => {
    const markup = await snippet({ definition, attributes: {} }, { ...linked, state }, null);

    expect(markup).toContain(`<script type="module" src="https://cdn.example/dict/dict.js"></script>`);
    expect(markup).toContain(`href="https://cdn.example/dict/css/${tag.slice(5)}.css"`);
    expect(markup).toMatch(new RegExp(`<${tag} data-state="loading"[^>]*><template shadowrootmode="open">`));
    // A strict policy of the page forbids both.
    expect(markup).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:/);
    const view = /data-drawn="[^"]*"[^>]*>(.*)<\/div><\/template>/s.exec(markup)![1]!;
    if (state === 'signed-out' && definition.isProtected) expect(view).toContain('You are signed out.');
    else expect(view).not.toBe('');
  });
});

const definitionOf = (tag: string) => elements.find((each) => each.tag === tag)!;

test('a final view has its own height; for a skeleton, dict.css reserves the height', async () => {
  const isReserved = async (tag: string, state: (typeof states)[number]) =>
    !(await snippet({ definition: definitionOf(tag), attributes: {} }, { ...linked, state }, null)).includes(
      '<' + tag + ' data-state="loading" data-drawn>',
    );
  expect(await isReserved('dict-signup', 'loading')).toBe(false);
  expect(await isReserved('dict-login', 'loading')).toBe(false);
  expect(await isReserved('dict-payment-link', 'loading')).toBe(true);
  for (const tag of ['dict-subscriptions', 'dict-contact', 'dict-installation'])
    expect(await isReserved(tag, 'loading')).toBe(true);
  expect(await isReserved('dict-subscriptions', 'signed-out')).toBe(false);
});

test('in Arabic the texts are Arabic and right-to-left before any script', async () => {
  const asked = { ...linked, state: 'loading', language: 'ar' } as const;
  const markup = await snippet({ definition: definitionOf('dict-signup'), attributes: {} }, asked, null);
  expect(markup).toMatch(/^<dict-signup lang="ar" /m);
  expect(markup).toMatch(/<div class="d-root" part="root" lang="ar" dir="rtl"/);
  expect(markup).toContain(arabic.title);
  expect(markup).not.toContain('Create your Free Account');
});

test('with light, the form is in the light DOM, with the sheet for it', async () => {
  const definition = definitionOf('dict-login');
  const markup = await snippet({ definition, attributes: { light: true } }, { ...linked, state: 'loading' }, null);
  expect(markup).not.toContain('<template');
  expect(markup).toContain('<dict-login light data-state="loading"');
  expect(markup).toContain('/css/login.light.css"');
});

test('with inline rules it links no sheet, and returns the hashes for the policy', async () => {
  const definition = definitionOf('dict-payment-link');
  const inside = { ...linked, inlineStyle: true, state: 'loading' } as const;
  const markup = await snippet({ definition, attributes: {} }, inside, null);
  expect(markup).not.toContain('<link');
  const [reserved = '', rules = ''] = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css]) => css);
  expect(reserved).toContain('min-block-size');
  const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(styleSources(markup)).toEqual([hashOf(reserved), hashOf(rules)]);
});

test('no text of the configuration ends its block early', async () => {
  const config = { brand: '</script><script>alert(1)</script>' };
  const markup = await snippet(
    { definition: definitionOf('dict-otp'), attributes: {} },
    { ...linked, state: 'loading' },
    config,
  );
  const [, block = ''] = /id="dict-config">(.*?)<\/script>/.exec(markup)!;
  expect(JSON.parse(block)).toEqual(config);
});

test('SEC-19 with the hashes of the CDN, script and sheets carry integrity, and addresses are escaped', async () => {
  const definition = definitionOf('dict-login');
  const integrity = { 'dict.js': 'sha384-one', 'dict.css': 'sha384-two', 'css/login.css': 'sha384-three' };
  const options = { cdn: 'https://cdn.example/a"b&c', inlineStyle: false, state: 'loading' } as const;
  const markup = await snippet({ definition, attributes: {} }, options, null, integrity);
  expect(markup).toContain('/dict.js" integrity="sha384-one" crossorigin>');
  expect(markup).toContain('/dict.css" integrity="sha384-two" crossorigin>');
  expect(markup).toContain('/css/login.css" integrity="sha384-three" crossorigin>');
  expect(markup).not.toContain('a"b');
});
