import { expect, test } from 'vitest';
import { sentBy } from '../../../.storybook/docs/sent-fields.ts';
import { storedKeys } from '../../../.storybook/docs/stored-keys.ts';
import * as endpoints from '../../../src/core/service/endpoints.ts';
import { filesIn, read } from '../../build/built.ts';

/* The page “What is stored in the browser”, on which sites base their privacy notices. */

/** All sources that run in a visitor's browser. */
const sources = filesIn('src', '.ts', '.tsx').filter(
  (file) => !/^src\/(?:build|commands|prerender|sandbox)\//.test(file),
);

/** Names that look like stored keys but are channels between tabs, locks, or the beginning of keys. */
const namesOfOthers = ['dict.payments.', 'dict.account.', 'dict.'];

test('every key that the code has is in the list, and no other', { tags: ['SEC-42'] }, () => {
  const literals = sources.flatMap((file) => keysIn(read(file)));
  const written = new Set(literals.filter((key) => !namesOfOthers.includes(key)));
  expect(storedKeys.map(({ key }) => key).sort()).toEqual([...written].sort());
});

test('nothing but storage.ts and cookies.ts writes into the browser', () => {
  const writing = sources.filter((file) => /document\.cookie|indexedDB|\.setItem\(/.test(read(file)));
  expect(writing.sort()).toEqual(['src/core/page/cookies.ts', 'src/core/session/storage.ts']);
});

test('the fields of each call are those of its request', () => {
  expect(sentBy(endpoints.resendOtp)).toEqual(['Mobile', 'CountryCode', 'OTPId']);
  expect(sentBy(endpoints.assignSeatsByCsv)).toEqual(['the CSV file']);
  for (const each of Object.values(endpoints)) expect(sentBy(each).join(), each.name).not.toContain('undefined');
});

const keysIn = (text: string) =>
  Array.from(
    text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .matchAll(
        /(?:stored|storedOfAccount|shortLived|savedScreen|keyOfService)\(\s*'(dict\.[\w.-]+)'|[`'](dict\.(?:payment|open)\.)/g,
      ),
    ([, key, prefix]) => key ?? prefix!,
  );
