import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Areas } from '../../../src/core/config/language.ts';
import { languages } from '../../../src/languages/languages.ts';
import { root } from '../../build/built.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-element-'));
const routeTable = 'tests/components/host/router.test.ts';
for (const file of ['src/languages', 'src/elements/registry.ts', 'package.json', routeTable])
  cpSync(join(root, file), join(folder, file), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(root, 'src/build/new-element.mjs');

test.each(['payments', 'host', 'export', 'react', 'x-a /auth'])('%s is refused: it is taken or reserved', (words) => {
  expect(spawnSync(process.execPath, [script, ...words.split(' ')], { cwd: folder }).status).toBe(1);
  expect(existsSync(join(folder, 'src/elements', words.split(' ')[0]!))).toBe(false);
});

describe('npm run new-element with an address', () => {
  let made: number | null = null;
  beforeAll(() => void (made = spawnSync(process.execPath, [script, 'x-made', '/x-made'], { cwd: folder }).status));

  test('makes an element without an error', () => {
    expect(made).toBe(0);
  });

  test('adds it to the registry', () => {
    expect(readFileSync(join(folder, 'src/elements/registry.ts'), 'utf8')).toContain('x-made.element.ts');
  });

  test('adds it to the test of all routes', () => {
    expect(readFileSync(join(folder, routeTable), 'utf8')).toContain('\n/x-made | dict-x-made | user\n');
  });

  test.each(Object.keys(languages))('adds its texts and the title of its page in %s', async (tag) => {
    const made = (file: string) =>
      import(/* @vite-ignore */ join(folder, 'src/languages', tag, file)) as Promise<Areas>;
    expect((await made('rest.ts'))['x-made']).toMatchObject({ title: 'X made', about: 'About {topic}' });
    expect((await made('kit.ts')).page).toMatchObject({ xMade: 'X made' });
  });
});
