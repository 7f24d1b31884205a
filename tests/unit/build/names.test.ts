import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesFile, namesOf, textsOf } from '../../../src/build/made-files.ts';
import { text as t } from '../../../src/elements/signup/signup.text.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the names to suggest corrections from are those of the calls and of the texts', async () => {
  expect(readFileSync(`${root}${namesFile}`, 'utf8')).toBe(await namesOf(root));
});

test('the texts read from the sources are the ones shown', () => {
  const read = textsOf(root).find(({ area, key }) => area === 'signup' && key === 'title')!;
  expect(read.text).toBe(t('title'));
});
