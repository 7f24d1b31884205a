import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { textsOf } from '../../../../src/build/made-files.ts';
import { plainEnglish } from '../../../../src/core/config/plain-english.ts';
import { passwordRules } from '../../../../src/core/format/credentials.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const own = new Map(textsOf(root).map(({ area, key, text }) => [`${area}.${key}`, text]));
const plain: Readonly<Record<string, string>> = plainEnglish;

beforeEach(() => resetPage());

test('every sentence differs from the default and has the same placeholders', () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const [key, text] of Object.entries(plain)) {
    expect(own.get(key), key).toBeDefined();
    expect(text, key).not.toBe(own.get(key));
    expect(valuesIn(text), key).toEqual(valuesIn(own.get(key)!));
  }
});

test('no odd sentence is left', () => {
  const shown = [...own].map(([key, text]) => plain[key] ?? text);
  const odd =
    / ,| : |\(s\)|-string|-id\b|Oops|Please Enter|Email ID|OTPId|complying|UPPERCASE|Numeral|should be same|Something wrong/;
  expect(shown.filter((text) => odd.test(text))).toEqual([]);
});

test('the hint of a password has a place for each rule, so that they tick', () => {
  for (const rule of Object.keys(passwordRules)) {
    expect(own.get('kit.passwordHint')).toContain(`{${rule}}`);
    expect(plain['kit.passwordHint']).toContain(`{${rule}}`);
  }
});
