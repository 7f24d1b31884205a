import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { root } from './built.ts';

/* A release of a vendor with products, a theme, a name and logos of its own (stories/docs/Hosting.mdx). */

const cdn = 'https://cdn.vendor.example/dict';
const vendor = {
  serviceBase: 'https://api.vendor.example',
  consoleUrl: 'https://console.vendor.example',
  brand: 'Quillbrook <Dictation>',
  products: {
    radiology: { listingId: 1, name: 'Quill Radiology' },
    pathology: { listingId: 2, name: 'Quill Pathology' },
  },
  logo: { light: `${cdn}/1/assets/logo.svg` },
  theme: { accent: '#7a1f5c', radius: '4px' },
  links: { terms: 'https://vendor.example/terms', privacy: 'https://vendor.example/privacy' },
  contact: { phone: '+1 555 0100' },
};

interface Released {
  readonly read: (file: string) => string;
  /** Makes a release into the same folder, with another phone number. */
  readonly again: (
    ...options: readonly string[]
  ) => Promise<{ readonly status: number | null; readonly stderr: string }>;
}

// In one worker, because every worker would make a release of its own.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { released: Released }>({
  released: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dict-vendor-'));
      const config = join(folder, 'vendor.json');
      const logos = join(folder, 'logos');
      const to = join(folder, 'release');
      const command = ['src/build/release.mjs', '--config', config, '--cdn', cdn, '--to', to];
      await mkdir(logos);
      await writeFile(join(logos, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await writeFile(config, JSON.stringify(vendor));
      execFileSync(process.execPath, [...command, '--assets', logos], { cwd: root });
      await use({
        read: (file) => readFileSync(join(to, file), 'utf8'),
        async again(...options) {
          await writeFile(config, JSON.stringify({ ...vendor, contact: { phone: '+1 555 0199' } }));
          return spawnSync(process.execPath, [...command, ...options], { cwd: root, encoding: 'utf8' });
        },
      });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('the vendor’s products lead in the README, and each has a prerendered signup', ({ released: { read } }) => {
  const readme = read('README.md');
  expect(readme).toContain('<dict-signup product="radiology"></dict-signup>\n```');
  expect(readme).toContain('The other products: `<dict-signup product="pathology">`.');
  for (const [file, product] of Object.entries({
    '': 'radiology',
    '.radiology': 'radiology',
    '.pathology': 'pathology',
  }))
    for (const folder of ['', 'inline/', 'de/'])
      expect(productIn(read(`dict/1/snippets/${folder}dict-signup${file}.html`))).toBe(product);
});

const productIn = (markup: string) => /<dict-signup[^>]* product="(\w+)"/.exec(markup)?.[1];

test('the README is for authors of pages: it names no command of the repository', ({ released: { read } }) => {
  expect(read('README.md')).not.toMatch(/npm (?:run|ci|start|test)|CONTRIBUTING|<img/);
  expect(read('docs/hosting.md')).toContain('| `dict/1.0.0/` |');
});

test('the theme is in dict.css, in dict.js and in snippets with their style inside', ({ released: { read } }) => {
  const rule = '@property --dict-accent{syntax:"*";inherits:true;initial-value:#7a1f5c}';
  for (const file of ['dict.css', 'snippets/inline/dict-login.html']) expect(read(`dict/1/${file}`)).toContain(rule);
  expect(read('dict/1/dict.js')).toContain(JSON.stringify(rule).slice(1, -1));
});

test('the brand is the title of the console before any script', ({ released: { read } }) => {
  expect(read('host/index.html')).toContain('<title>Quillbrook &lt;Dictation></title>');
});

test('logos lie on the CDN, and the console’s policy allows them', ({ released: { read } }) => {
  expect(read('dict/1/assets/logo.svg')).toContain('<svg');
  expect(read('nginx.conf')).toContain("img-src 'self' data: https://cdn.vendor.example;");
});

test(
  'another phone number is refused for a version that is out, and is a revision of it',
  { tag: '@all' },
  async ({ released }) => {
    expect(await released.again()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/has other files.*--revision/),
    });
    expect(await released.again('--revision', '2')).toMatchObject({ status: 0 });
    const phoneIn = (version: string) => /\+1 555 \d+/.exec(released.read(`dict/${version}/dict.js`))![0];
    expect(['1.0.0', '1.0.0-r2', '1'].map(phoneIn)).toEqual(['+1 555 0100', '+1 555 0199', '+1 555 0199']);
    expect(released.read('README.md')).toContain(`${cdn}/1.0.0-r2/dict.js`);
  },
);

for (const [key, config] of [
  ['serviceBase', { serviceBase: 'api.vendor.example' }],
  ['logo.light', { logo: { light: 'logo.svg' } }],
  ['messages.signup.titel', { messages: { 'signup.titel': 'Join' } }],
] as const)
  test(`a mistake in ${key} stops a release with its name, and nothing is written`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dict-vendor-'));
    const file = join(folder, 'vendor.json');
    const to = join(folder, 'release');
    await writeFile(file, JSON.stringify({ ...vendor, ...config }));
    const command = ['src/build/release.mjs', '--config', file, '--cdn', cdn, '--to', to];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`'${key}'`)]);
    expect(readdirSync(to)).toEqual([]);
    await rm(folder, { recursive: true });
  });
