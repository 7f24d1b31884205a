import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { docsByTag } from '../../../src/elements/tags/docs.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { renderElement } from '../../../src/elements/tags/server.tsx';
import { wordpressKeys, wordpressKeysOf, wordpressTags, wordpressTagsOf } from '../../../src/build/wordpress-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const plugin = 'integrations/wordpress/dict-elements';

test('the WordPress plugin has the tags and the keys of this version: npm run build writes them', () => {
  expect(read(wordpressTags)).toBe(wordpressTagsOf(elements, docsByTag));
  expect(read(wordpressKeys)).toBe(wordpressKeysOf());
});

test('the WordPress plugin has the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^ \* Version: (.+)$/m.exec(read(`${plugin}/dict-elements.php`))![1]).toBe(version);
});

test('attributes with which the WordPress plugin uses a drawing change nothing of it', async () => {
  const [, list = ''] = /UNDRAWN_ATTRIBUTES = array\((.*?)\)/s.exec(read(`${plugin}/includes/markup.php`))!;
  const undrawn = Array.from(list.matchAll(/'([\w-]+)'\s+=> (?:'(\w+)'|null)/g), ([, name = '', value = '7']) => ({
    name,
    value,
  }));
  expect(undrawn.length).toBeGreaterThan(0);
  for (const { tag, attributes } of elements)
    for (const { name, value } of undrawn.filter((each) => each.name in attributes)) {
      const drawn = (given: Record<string, string>) =>
        renderElement(tag as 'dict-signup', { attributes: given, cdn: 'https://cdn.example', state: 'signed-out' });
      const withIt = (await drawn({ [name]: value })).replace(` ${name}="${value}"`, '');
      expect(withIt, `${tag} ${name}`).toBe(await drawn({}));
    }
});
