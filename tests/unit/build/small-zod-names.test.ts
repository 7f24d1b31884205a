import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as small from '../../../src/build/small-zod.ts';

/* What the visitors' code asks of zod, and its stand-in of the CDN build does not have, is undefined there. */

const root = fileURLToPath(new URL('../../../src/', import.meta.url));
const typesOfZod = new Set(['output', 'input', 'ZodMiniType']);

test('every function of zod that the core and the elements call is in its stand-in', () => {
  const files = ['core', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const missing = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bz\.(\w+)/g), ([, name]) => name!)
      .filter((name) => !typesOfZod.has(name) && !(name in small))
      .map((name) => `${file.slice(root.length)}: z.${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
