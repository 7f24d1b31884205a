import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signup as arabic } from '../../../src/languages/ar/access.ts';
import { text as signup } from '../../../src/elements/signup/signup.text.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { snippet, styleSources } from '../../../src/prerender/snippet.ts';

interface Asked extends Partial<Parameters<typeof snippet>[1]> {
  readonly attributes?: Readonly<Record<string, string | true>>;
  readonly config?: unknown;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The snippet of an element that is loading, with linked styles and without a configuration, unless asked for. */
function snippetOf(tag: string, { attributes = {}, config = null, integrity, ...options }: Asked = {}) {
  const definition = elements.find((each) => each.tag === tag)!;
  const linked = { cdn: 'https://cdn.example/dict/', inlineStyle: false, state: 'loading' } as const;
  return snippet({ definition, attributes }, { ...linked, ...options }, config, integrity);
}

test.each([
  ['dict-signup', 'loading', signup.english.submit],
  ['dict-subscriptions', 'loading', 'd-skeleton'],
  ['dict-subscriptions', 'signed-out', 'You are signed out.'],
] as const)('the snippet of %s, %s, needs nothing that a strict policy forbids', async (tag, state, shown) => {
  const markup = await snippetOf(tag, { state });
  expect(markup).toContain(`<script type="module" src="https://cdn.example/dict/dict.js"></script>`);
  expect(markup).toContain(`href="https://cdn.example/dict/css/${tag.slice(5)}.css"`);
  expect(markup).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:/);
  expect(markup).toContain(shown);
  // A skeleton is not marked as a final view. The button that a signed-out visitor gets is marked as replaced, because
  // the later view has another height.
  const marks = { 'dict-signup': ' data-drawn', loading: '', 'signed-out': ' data-drawn data-replaced' };
  const expected = tag === 'dict-signup' ? marks[tag] : marks[state];
  expect(markup).toContain(`<${tag} data-state="loading"${expected}><template shadowrootmode="open">`);
});

test('in Arabic the texts are Arabic and right-to-left before any script', async () => {
  const markup = await snippetOf('dict-signup', { language: 'ar' });
  expect(markup).toMatch(/^<dict-signup lang="ar" /m);
  expect(markup).toMatch(/<div class="d-root" part="root" lang="ar" dir="rtl"/);
  expect(markup).toContain(arabic.title);
  expect(markup).not.toContain(signup.english.title);
});

test('with light, the form is in the light DOM, with the sheet for it', async () => {
  const markup = await snippetOf('dict-login', { attributes: { light: true } });
  expect(markup).not.toContain('<template');
  expect(markup).toContain('<dict-login light data-state="loading"');
  expect(markup).toContain('/css/login.light.css"');
});

test('with inline rules it links no sheet, and returns the hashes for the policy', async () => {
  const markup = await snippetOf('dict-payment-link', { inlineStyle: true });
  expect(markup).not.toContain('<link');
  const [reserved = '', rules = ''] = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css]) => css);
  expect(reserved).toContain('min-block-size');
  const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(styleSources(markup)).toEqual([hashOf(reserved), hashOf(rules)]);
});

test('no text of the configuration ends its block early', async () => {
  const config = { brand: '</script><script>alert(1)</script>' };
  const markup = await snippetOf('dict-otp', { config });
  const [, block = ''] = /id="dict-config">(.*?)<\/script>/.exec(markup)!;
  expect(JSON.parse(block)).toEqual(config);
});

test(
  'with the hashes of the CDN, script and sheets carry integrity, and addresses are escaped',
  { tags: ['SEC-19'] },
  async () => {
    const integrity = { 'dict.js': 'sha384-one', 'dict.css': 'sha384-two', 'css/login.css': 'sha384-three' };
    const markup = await snippetOf('dict-login', { cdn: 'https://cdn.example/a"b&c', integrity });
    expect(markup).toContain('/dict.js" integrity="sha384-one" crossorigin>');
    expect(markup).toContain('/dict.css" integrity="sha384-two" crossorigin>');
    expect(markup).toContain('/css/login.css" integrity="sha384-three" crossorigin>');
    expect(markup).not.toContain('a"b');
  },
);

test.each(['dict-signup', 'dict-login'])('each drawing of %s has a size without our style sheet', async (tag) => {
  const drawings = (await snippetOf(tag)).match(/<svg[^>]*>/g)!;
  for (const drawing of drawings) expect(drawing).toMatch(/ width="\d+" height="\d+"/);
});
