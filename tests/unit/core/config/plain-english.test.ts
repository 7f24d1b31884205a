import { beforeEach, expect, test } from 'vitest';
import { english } from '../../../../src/elements/tags/collected.ts';
import { plainEnglish } from '../../../../src/core/config/plain-english.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';

const own = new Map(
  english.flatMap(({ area, english: texts }) =>
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, typeof text === 'string' ? text : text.other]),
  ),
);
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
