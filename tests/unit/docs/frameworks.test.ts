import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const folder = new URL('tests/frameworks/', root);
const measured = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/bare`, folder)));

/* `npm run test:frameworks -- --bytes` writes the table. */

test('the bytes in the documentation were measured with the versions that the projects have now', () => {
  const table = readFileSync(new URL('stories/docs/frameworks.md', root), 'utf8');
  const rows = table.trim().split('\n').slice(2);
  expect(rows).toHaveLength(measured.length);
  const installed = measured.flatMap((name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.entries(dependencies).map(([each, version]) => `${each} ${version}`);
  });
  const named = rows.flatMap((row) => row.split('|')[1]!.trim().split(', ')).filter((each) => /\d$/.test(each));
  expect(named.length).toBeGreaterThan(measured.length);
  expect(named.filter((each) => !installed.includes(each))).toEqual([]);
});
