import { execSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browsers } from '../../../.storybook/docs/browsers.ts';
import { browsers as targets } from '../../../src/build/outputs.ts';
import { integrityFaults, report, versionFaults } from '../../../src/build/check-release.mjs';
import { layOut, withAddresses } from '../../../src/build/release.mjs';
import { read, root } from '../../build/built.ts';

describe('the version', () => {
  const right = { version: '1.2.0', changes: '# Changes\n\n## 1.2.0\n\n## 1.1.0\n', readme: '/dict/1.2.0/dict.js' };

  test.each([
    ['no version', { version: '1.2' }],
    ['a change log without the version', { changes: '# Changes\n\n## 1.1.0\n' }],
    ['an empty change log', { changes: '' }],
    ['a snippet of another version', { readme: '/dict/1.1.0/dict.js' }],
  ])('%s is a fault', (_, change) => expect(versionFaults({ ...right, ...change })).not.toEqual([]));
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

  describe('a version', () => {
    const released = (version: string) => readFileSync(join(to, 'dict', version, 'dict.js'), 'utf8');

    beforeEach(() => {
      writeFileSync(join(cdn, 'Signup-aaaaaaaa.js'), '');
      layOut(cdn, to, '1.1.0');
      rmSync(join(cdn, 'Signup-aaaaaaaa.js'));
      writeFileSync(join(cdn, 'dict.js'), 'two');
      layOut(cdn, to, '1.2.0');
    });

    test('that is out never changes', { tags: ['DEC-9.3'] }, () => {
      layOut(cdn, to, '1.2.0');
      expect(readdirSync(join(to, 'dict')).sort()).toEqual(['1', '1.1.0', '1.2.0']);
      expect(['1', '1.1.0'].map(released)).toEqual(['two', 'one']);
      expect(() => layOut(cdn, to, '1.1.0')).toThrow(/Raise the version/);
    });

    test('leaves the files of earlier pages in the folder of its major version', { tags: ['DEC-9.3'] }, () => {
      expect(readdirSync(join(to, 'dict/1')).sort()).toEqual(['Signup-aaaaaaaa.js', 'dict.js']);
    });

    test('is rolled back by a copy', { tags: ['DEC-9.4'] }, () => {
      const command = /^cp -R dict.*$/m.exec(read('stories/docs/Hosting.mdx'))![0].replace('1.0.0', '1.1.0');
      execSync(command, { cwd: to });
      expect(['1', '1.1.0', '1.2.0'].map(released)).toEqual(['one', 'one', 'two']);
    });
  });

  test('has the hash of each script', () => {
    const integrity = (hash: string) => writeFileSync(join(cdn, 'integrity.json'), JSON.stringify({ 'dict.js': hash }));
    integrity('sha384-Xby+2wDRMaKeBZP5dvK0N5QpOSORmtQnZt6Bf+yCSmJieZ/sjQTLmxfEjo6ukSZY');
    expect(integrityFaults(cdn)).toEqual([]);
    integrity('sha384-AAAA');
    expect(integrityFaults(cdn)).toEqual(['dict.js is not what integrity.json says.']);
    writeFileSync(join(cdn, 'more.js'), '');
    expect(integrityFaults(cdn)).toContain('integrity.json has no more.js.');
  });
});

test('the check of a release names every fault, and ends with the sizes', { tags: ['DEC-9.6'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dict-cdn-'));
  const tags = { 'dict-demo': [] };
  writeFileSync(join(folder, 'elements.json'), JSON.stringify({ files: [], index: { file: 'index.js' }, tags }));
  writeFileSync(join(folder, 'dict.js'), randomBytes(1000));
  const lines: string[] = [];
  const checks = [
    { what: 'Version', faultsOf: () => ['No version.', 'No change.'] },
    { what: 'Types', faultsOf: () => Promise.resolve([]) },
  ];
  expect(await report(checks, folder, (line: string) => lines.push(line))).toBe(false);
  expect(lines.slice(0, 4)).toEqual(['FAULT Version', '      No version.', '      No change.', 'ok    Types']);
  expect(lines.at(-1)).toMatch(/^dict-demo +1\.0 kB$/);
  expect(await report(checks.slice(1), folder, () => {})).toBe(true);
  rmSync(folder, { recursive: true });
});

const vendor = {
  serviceBase: 'https://api.vendor.example/v2',
  consoleUrl: 'https://console.vendor.example',
  logo: { light: '/logo.svg' },
  partners: [{ name: 'Aldersea', logo: 'https://logos.vendor.example/a.svg' }],
  links: { videos: { mic: 'https://video.vendor.example/mic' } },
};
const addresses = [
  'server_name console.vendor.example;',
  'server_name cdn.vendor.example;',
  'connect-src https://api.vendor.example;',
  "img-src 'self' data: 'self' https://logos.vendor.example;",
  'https://video.vendor.example; base-uri',
];
const examples = ['api', 'console', 'cdn', 'logos', 'videos'].map((name) => `${name}.example.com`);
const below = ['try_files $uri /console/index.html;', 'return 302 /console/account;'];
const cardsFrom = (scripts: string, frames = scripts) => [`script-src 'self' ${scripts};`, `frame-src ${frames};`];
const cardsOf = (cardWidgetUrl?: string) => ({ payments: { cardWidgetUrl } });
const ofRazorpay = cardsFrom('https://checkout.razorpay.com', 'https://api.razorpay.com https://checkout.razorpay.com');
const ofVendor = cardsFrom('https://cards.vendor.example');

test.each([
  ['the addresses of the configuration', vendor, addresses, examples],
  ['the path of a console', { consoleUrl: 'https://a.example/console/' }, below, []],
  [
    'the path of a console on its own origin',
    { consoleUrl: '/console' },
    ['server_name console.example.com;', ...below],
    [],
  ],
  ['no logos or videos that are not configured', {}, ["connect-src 'self';", "img-src 'self' data:;"], ['videos']],
  ['another card widget alone', cardsOf('https://cards.vendor.example/v2/w.js'), ofVendor, ['razorpay']],
  ['the card widget of the console’s own server', cardsOf('/card/widget.js'), cardsFrom("'self'"), ['razorpay']],
  ['both origins of the default card widget', cardsOf(), ofRazorpay, []],
  ['both at another path', cardsOf('https://checkout.razorpay.com/v2/checkout.js'), ofRazorpay, []],
])('the file for nginx has %s', { tags: ['DEC-9.5', 'DEC-6.7'] }, (_, configuration, lines, others) => {
  const file = withAddresses(read('deploy/nginx.conf'), 'https://cdn.vendor.example/dict', configuration);
  for (const line of lines) expect(file).toContain(line);
  for (const other of others) expect(file).not.toContain(other);
});

test('README.md and the build have the browsers of package.json', () => {
  expect(read('README.md')).toContain(`Browsers: ${browsers},`);
  expect(targets).toContain('ios17.5');
  expect(targets).toHaveLength(browsers.split(/, | and /).length);
});

test.each([
  ['--cdn', '/dict', /^--cdn is the https:.* address of the folder dict, not '.dict'\.\n$/],
  ['--config', '/gone.json', /^The configuration .gone\.json can't be read: ENOENT.*\n$/],
  ['--conifg', 'vendor.json', /^Unknown option '--conifg'.*\n$/],
  ['--assets', 'package.json', /^--assets is a folder of images, not 'package.json'\.\n$/],
])('%s %s is refused in one line, before anything is written', (option, value, line) => {
  const folder = mkdtempSync(join(tmpdir(), 'dict-release-'));
  const command = ['src/build/release.mjs', option, value, '--to', folder];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(line);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('npm run release -- --help lists the options that the guide names', () => {
  const commands = read('stories/docs/Hosting.mdx').match(/npm run release -- .+|`--assets/g)!;
  const named = [...new Set(commands.join(' ').match(/--[a-z]+/g))];
  expect(named.toSorted()).toEqual(['--assets', '--cdn', '--config', '--revision']);
  const { stdout } = spawnSync(process.execPath, ['src/build/release.mjs', '--help'], { cwd: root, encoding: 'utf8' });
  expect(named.filter((option) => !stdout.includes(`\n  ${option} `))).toEqual([]);
});
