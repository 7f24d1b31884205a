import { expect, test } from 'vitest';
import { guides } from '../../../src/build/guides.ts';
import { root } from '../../build/built.ts';

test('the guides are Markdown: their tables, lists of the code and links, and nothing of their components', async () => {
  const texts = await guides(root);
  const outsideCode = Object.values(texts)
    .map((text) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, ''))
    .join('\n');
  expect(outsideCode).not.toMatch(/%part|<[A-Z]|^import |^\/>|&lt;|\?path=|className/m);
  expect(texts['docs/events.md']).toContain('| `signup` | `otp-requested` |');
  expect(texts['docs/service.md']).toContain('### `authenticate`');
  expect(texts['docs/configuration.md']).toContain('| `theme.accent` |');
  expect(texts['docs/hosting.md']).toContain('server_name console.example.com;');
  expect(texts['docs/security.md']).toContain('Content-Security-Policy: default-src');
  expect(texts['docs/upgrading.md']).toContain('### 1.0.0');
  expect(texts['docs/languages.md']).toContain('](configuration.md)');
  const linked = Array.from(texts['docs/README.md']!.matchAll(/\]\((.+?)\)/g), ([, file]) => `docs/${file}`);
  expect(linked.sort()).toEqual(
    Object.keys(texts)
      .filter((file) => file !== 'docs/README.md')
      .sort(),
  );
});
