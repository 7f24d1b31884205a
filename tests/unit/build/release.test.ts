import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browsers } from '../../../.storybook/docs/browsers.ts';
import { browsers as targets } from '../../../src/build/browser.ts';
import { integrityFaults, layOut, packFaults, versionFaults } from '../../../src/build/release.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the version', () => {
  const right = { version: '1.2.0', changes: '# Changes\n\n## 1.2.0\n\n## 1.1.0\n', readme: '/dict/1.2.0/dict.js' };

  test('is right when the change log and the snippets name it', () => expect(versionFaults(right)).toEqual([]));

  test.each([
    ['no version', { version: '1.2' }],
    ['a change log without it', { changes: '# Changes\n\n## 1.1.0\n' }],
    ['an empty change log', { changes: '' }],
    ['a snippet of another', { readme: '/dict/1.1.0/dict.js' }],
  ])('%s is a fault', (_, change) => expect(versionFaults({ ...right, ...change })).not.toEqual([]));

  test('of the repository is right', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(versionFaults({ version, changes: read('CHANGELOG.md'), readme: read('README.md') })).toEqual([]);
  });
});

describe('the package', () => {
  const right = ['dist/index.js', 'dist/server.js', 'dist/cdn/dict.js', 'dist/cdn/integrity.json', 'CHANGELOG.md'];

  test('holds what users need', () => expect(packFaults([...right, 'package.json', 'README.md'])).toEqual([]));
  test('without one of them is a fault', () =>
    expect(packFaults(right.slice(1))).toEqual(['dist/index.js is not packed.']));
  test.each(['tests/a.ts', 'dist/index.js.map', 'dist/release/dict/1/dict.js', '.env'])('with %s is a fault', (file) =>
    expect(packFaults([...right, file])).toEqual([`${file} is packed.`]),
  );
});

describe('the folder of the CDN', () => {
  let cdn = '';
  let to = '';
  beforeEach(() => {
    cdn = mkdtempSync(join(tmpdir(), 'dict-cdn-'));
    to = mkdtempSync(join(tmpdir(), 'dict-release-'));
    writeFileSync(join(cdn, 'dict.js'), 'one');
  });
  afterEach(() => [cdn, to].forEach((folder) => rmSync(folder, { recursive: true })));

  test('is laid out for the version and for its major one, which keeps what earlier pages ask for', () => {
    writeFileSync(join(cdn, 'Signup-aaaaaaaa.js'), '');
    layOut(cdn, to, '1.1.0');
    rmSync(join(cdn, 'Signup-aaaaaaaa.js'));
    writeFileSync(join(cdn, 'dict.js'), 'two');
    layOut(cdn, to, '1.2.0');
    expect(readdirSync(join(to, 'dict')).sort()).toEqual(['1', '1.1.0', '1.2.0']);
    expect(readdirSync(join(to, 'dict/1')).sort()).toEqual(['Signup-aaaaaaaa.js', 'dict.js']);
    expect(readFileSync(join(to, 'dict/1/dict.js'), 'utf8')).toBe('two');
    expect(readFileSync(join(to, 'dict/1.1.0/dict.js'), 'utf8')).toBe('one');
  });

  test('of a version that is out never changes', () => {
    layOut(cdn, to, '1.1.0');
    layOut(cdn, to, '1.1.0');
    writeFileSync(join(cdn, 'dict.js'), 'other');
    expect(() => layOut(cdn, to, '1.1.0')).toThrow(/never changes/);
    expect(readFileSync(join(to, 'dict/1.1.0/dict.js'), 'utf8')).toBe('one');
  });

  test('has the hash of each script', () => {
    const integrity = (hash: string) => writeFileSync(join(cdn, 'integrity.json'), JSON.stringify({ 'dict.js': hash }));
    integrity('sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=');
    expect(integrityFaults(cdn)).toEqual([]);
    integrity('sha256-AAAA');
    expect(integrityFaults(cdn)).toEqual(['dict.js is not what integrity.json says.']);
    writeFileSync(join(cdn, 'more.js'), '');
    expect(integrityFaults(cdn)).toContain('integrity.json has no more.js.');
  });
});

test('the browsers are written once: README.md and the build have those of package.json', () => {
  expect(read('README.md')).toContain(`Browsers: ${browsers},`);
  expect(targets).toContain('ios17.5');
  expect(targets).toHaveLength(browsers.split(/, | and /).length);
});
