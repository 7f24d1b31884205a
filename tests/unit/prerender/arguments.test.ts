import { expect, test } from 'vitest';
import { exampleCdn, readCommand } from '../../../src/prerender/arguments.ts';

const read = (line: string) => readCommand(line.split(' '));
const wishesOf = (line: string) =>
  read(line).requests.map(({ definition, attributes }) => [definition.tag, attributes] as const);

test('prerender takes tags, each with its attributes', () => {
  expect(wishesOf('dict-signup product=dictation layout=form light dict-otp')).toEqual([
    ['dict-signup', { product: 'dictation', layout: 'form', light: true }],
    ['dict-otp', {}],
  ]);
});

test('prerender takes options anywhere, with a space or an equals sign', () => {
  const command = read('--cdn=https://cdn.test dict-login --config dict.json --state loading --out built');
  expect(command).toMatchObject({ cdn: 'https://cdn.test', config: 'dict.json', state: 'loading', out: 'built' });
  const usual = { cdn: exampleCdn, state: 'signed-out', inlineStyle: false, isAll: false };
  expect(read('dict-login')).toEqual({ requests: [expect.anything()], ...usual });
});

test('prerender without tags gives the signup a product and the payment link a placeholder id', () => {
  const all = Object.fromEntries(wishesOf('--out built'));
  expect(all['dict-signup']).toEqual({ product: 'dictation' });
  expect(all['dict-payment-link']).toEqual({ 'payment-id': 'PAYMENT-ID' });
});

test.each([
  ['--state loading', /Which tag\?/],
  ['signup', /no <signup>\. Did you mean 'dict-signup'\?/],
  ['dict-signup prduct=x', /no attribute 'prduct'\. Did you mean 'product'\?/],
  ['dict-signup layout=pannel', /one of panel, form\. Did you mean 'panel'\?/],
  ['dict-signup product', /needs a value: product=/],
  ['dict-signup light=yes', /is a flag/],
  ['dict-signup --cnd https://x', /Unknown option '--cnd'[^]*--cdn URL/],
  ['dict-signup --cdn //cdn.example.com', /--cdn is an address with https/],
  ['dict-signup --cdn javascript:alert(1)', /--cdn is an address with https/],
  ['dict-signup --state away', /'signed-out' or 'loading', not 'away'/],
])('prerender %s: says what is wrong', (line, words) => {
  expect(() => read(line)).toThrow(words);
});
