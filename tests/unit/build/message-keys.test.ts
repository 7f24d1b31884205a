import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageKeys, messageKeysOf, textsOf } from '../../../src/build/made-files.ts';
import { t } from '../../../src/elements/signup/signup.text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the keys of the messages are those of the texts', () => {
  expect(readFileSync(`${root}${messageKeys}`, 'utf8')).toBe(messageKeysOf(root));
});

test('the texts read from the sources are the ones shown', () => {
  const read = textsOf(root).find(({ area, key }) => area === 'signup' && key === 'title')!;
  expect(read.text).toBe(t('title'));
});
