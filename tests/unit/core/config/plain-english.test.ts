import { beforeEach, expect, test } from 'vitest';
import { textsOf } from '../../../../src/build/made-files.ts';
import { plainEnglish } from '../../../../src/core/config/plain-english.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { root } from '../../../build/built.ts';

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
