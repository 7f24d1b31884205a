import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('README.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  test('has at most 90 lines, and begins with its pictures', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
    expect(readme.indexOf('<picture>')).toBeLessThan(readme.indexOf('```'));
  });

  test('has four pictures, which together have less than 400 kB', () => {
    const files = [...readme.matchAll(/(?:src|srcset)="(stories\/[^"]+)"/g)].map(([, file]) => file!);
    expect(readme.match(/<img /g)).toHaveLength(4);
    expect(files).toHaveLength(7);
    expect(files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThan(400_000);
  });
});
