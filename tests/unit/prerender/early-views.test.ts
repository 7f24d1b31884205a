import { afterAll, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { login as german } from '../../../src/languages/de/access.ts';
import { earlyViews } from '../../../src/prerender/early/early-views.ts';
import { readMarkup } from '../../../src/prerender/early/markup.ts';
import { createNumberedTexts, oneTree, withSharedNodes } from '../../../src/prerender/early/trees.ts';

/* The views that dict.js draws itself, without their styles, which Vite makes. */

const noStyles = () => Promise.resolve('');
const usual = await earlyViews({}, noStyles);

afterAll(resetPage);

test('the attributes that change a view are found by rendering with each', () => {
  const { several, single } = usual.tags.signup!;
  expect(several).toEqual({
    product: { '': 0, dictation: 0, 'voice-services': 1, 'mobile-app': 0 },
    layout: { panel: 0, form: 1 },
  });
  expect(single).toEqual({ 'referral-code': '', 'with-brand': null, 'heading-level': '2', light: null });
  expect(usual.tags.login!.single).toEqual({ 'heading-level': '1', light: null });
});

test('the keys that change a view are found by rendering with each, alone and beside all others', () => {
  const ofLogin = [
    'brand',
    'logo.light',
    'logo.dark',
    'logo.alt',
    'sso.authorizeUrl',
    'sso.clientId',
    'messages',
    'theme',
  ];
  expect(usual.tags.login!.keys).toEqual(ofLogin);
  expect(usual.tags.signup!.keys).toEqual(['partners', 'messages', 'theme']);
});

test('the addresses of links are left open, with a view for each of the legal links that are there', () => {
  expect(usual.tags.signup!.addresses).toEqual({ 'links.terms': true, 'links.privacy': true });
  expect(usual.tags.login!.addresses).toEqual({ consoleUrl: false });
  expect(Object.keys(usual.tags.signup!.views)).toHaveLength(16);
  const whole = JSON.stringify([usual.nodes, usual.tags]);
  expect(whole).toContain('["links.terms",""]');
  expect(whole).toContain('["consoleUrl","/signup"]');
});

test('a text that differs between languages stands once per language, and the tree has its number', () => {
  expect(usual.languages.de!.texts.split('\n')).toContain(german.title);
  expect(usual.languages.ar!.dir).toBe('rtl');
  expect(JSON.stringify([usual.nodes, usual.tags])).not.toContain(german.title);
  const counts = Object.values(usual.languages).map(({ texts }) => texts.split('\n').length);
  expect(new Set(counts).size).toBe(1);
});

test('the vendor’s configuration is in the views, with its languages', async () => {
  const views = await earlyViews(
    {
      brand: 'Quillbrook',
      sso: { authorizeUrl: 'https://login.example/a', clientId: 'c' },
      messages: { 'login.title': { nl: 'Aanmelden' } },
      products: { cardiology: { listingId: 9, name: 'Cardiology' } },
    },
    noStyles,
  );
  const whole = JSON.stringify([views.nodes, views.tags]);
  expect(whole).toContain('Quillbrook');
  expect(whole).toContain('d-login-mark');
  expect(views.languages.nl!.texts.split('\n')).toContain('Aanmelden');
  expect(views.tags.signup!.several.product).toHaveProperty('cardiology', 0);
});

const treeOf = (...markups: readonly string[]) =>
  oneTree(markups.map(readMarkup), createNumberedTexts(), (value) => value);

test.each([
  ['tags', '<p>One</p>', '<b>Eins</b>'],
  ['attributes', '<p>One</p>', '<p class="x">Eins</p>'],
  ['elements', '<p>One<br/></p>', '<p>Eins</p>'],
  ['texts', '<p>One<!-- -->two</p>', '<p>Eins</p>'],
])('two languages that differ in %s stop the build', (what, english, other) => {
  expect(() => treeOf(english, other)).toThrow(`The languages differ in ${what}`);
});

test('texts that React keeps apart stay apart, and entities are read', () => {
  expect(treeOf('<p title="a &amp; b">1 &lt; 2<!-- --> </p>')).toEqual(['p', { title: 'a & b' }, '1 < 2', ' ']);
});

test('an empty text of one language is no other tree', () => {
  expect(treeOf('<p><b>x</b></p>', '<p>und <b>x</b></p>')).toEqual(['p', {}, -1, ['b', {}, 'x']]);
});

test('a view that begins lazily can’t be drawn early', () => {
  expect(() => readMarkup('<p><!--$-->x<!--/$--></p>')).toThrow('lazy view');
});

test('nodes that occur twice are kept once', () => {
  const icon = ['svg', {}, ['path', { d: 'M0 0' }]] as const;
  expect(
    withSharedNodes([
      ['p', {}, icon, 'one'],
      ['p', {}, icon, 'two'],
    ]),
  ).toEqual({
    roots: [
      ['p', {}, 0, 'one'],
      ['p', {}, 0, 'two'],
    ],
    nodes: [icon],
  });
});
