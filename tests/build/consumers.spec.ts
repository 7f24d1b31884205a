import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { nameOf } from '../../src/build/elements.ts';
import { elements } from '../../src/elements/tags/elements.ts';
import { relativeLinks } from '../support/snippets.ts';
import { filesIn, read, root } from './built.ts';

/* The package as its consumers use it: packed, installed, imported and compiled against. */

const run = promisify(execFile);
const names = elements.map(({ tag }) => nameOf(tag));
const entries = [
  'dict-elements',
  'dict-elements/react',
  'dict-elements/server',
  'dict-elements/sandbox',
  'dict-elements/sandbox/node',
  ...names.map((name) => `dict-elements/${name}`),
];

test('publint finds nothing in the package', { tag: '@all' }, async () => {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('every import of the package finds its types, in Node and in bundlers', { tag: '@all' }, async () => {
  const folder = await mkdtemp(join(root, '.cache/pack-'));
  try {
    await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
    const [packed = ''] = filesIn(folder.slice(root.length), '.tgz');
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    await run(process.execPath, [attw, join(root, packed), '--profile', 'esm-only', '--no-emoji', '--no-color']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test(
  'TypeScript code that uses the package knows its tags, properties and events, and JSX knows the tags as elements of React',
  { tag: '@all' },
  async () => {
    const folder = join(root, '.cache/consumer');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'consumer.ts'), consumer);
    await writeFile(join(folder, 'page.tsx'), reactConsumer);
    expect(await complaintsAbout(folder, ['consumer.ts', 'page.tsx'])).toEqual([]);
  },
);

/**
 * The compiler's errors in `files` of `folder`, with the module resolution of Node and of bundlers. The package's own
 * types are checked too.
 */
async function complaintsAbout(folder: string, files: readonly string[]): Promise<string[]> {
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
  };
  const found: string[] = [];
  for (const how of [{ module: 'nodenext' }, { module: 'esnext', moduleResolution: 'bundler' }]) {
    const tsconfig = { compilerOptions: { ...compilerOptions, ...how }, files };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
    if (stdout !== '') found.push(`${how.module}: ${stdout}`);
  }
  return found;
}

const consumer = `
import { configure, defineAll, type DictJsxElements } from 'dict-elements';
import 'dict-elements/signup';
import 'dict-elements/dict.css';
import { createSandbox } from 'dict-elements/sandbox';
import { renderElement } from 'dict-elements/server';
configure({ brand: 'Example', links: { terms: 'https://example.com' } });
// @ts-expect-error It is a text.
configure({ brand: 3 });
void renderElement('dict-signup', { cdn: '/cdn' });
createSandbox().faults.add({ call: 'authenticate', cut: 'body' });
// @ts-expect-error Nothing is cut there.
createSandbox().faults.add({ call: 'authenticate', cut: 'half' });
void defineAll(['dict-signup']);
const signup = document.createElement('dict-signup');
signup.product = 'dictation';
signup.addEventListener('dict-navigate', (event) => event.detail.to.toUpperCase());
signup.ready.then(() => {});
// @ts-expect-error There is no such property.
signup.flavour = 'none';
const attributes: DictJsxElements['dict-signup'] = { layout: 'form', light: true };
// @ts-expect-error It is 'panel' or 'form'.
attributes.layout = 'wide';
document.querySelector('dict-callback')?.show();
// @ts-expect-error It has no layout.
const login: DictJsxElements['dict-login'] = { layout: 'form' };
`;

const reactConsumer = `
import { useRef } from 'react';
import 'dict-elements/signup';
import { DictCallback, DictSignup } from 'dict-elements/react';
export function Page() {
  const signup = useRef<HTMLElementTagNameMap['dict-signup']>(null);
  const callback = useRef<HTMLElementTagNameMap['dict-callback']>(null);
  callback.current?.show();
  return (
    <>
      <dict-signup key="tag" ref={signup} className="a" style={{ color: 'red' }} hidden lang="en" role="region" title="a" slot="a"
        onClick={() => {}} suppressHydrationWarning plan-id={3} planId="3" layout="form" light
        ondict-session={(event) => event.detail.status.trim()}>Please wait</dict-signup>
      {/* @ts-expect-error It is 'panel' or 'form'. */}
      <dict-signup layout="wide" />
      {/* @ts-expect-error It has no layout. */}
      <dict-login layout="form" />
      {/* @ts-expect-error An event is no number. */}
      <dict-signup ondict-session={(event: number) => event} />
      <DictSignup key="component" ref={signup} className="a" plan-id={3} planId="3" layout="panel" light onClick={() => {}}
        onDictSession={(event) => event.detail.reason.trim()} />
      {/* @ts-expect-error It is 'panel' or 'form'. */}
      <DictSignup layout="wide" />
      {/* @ts-expect-error Nothing is paid in it. */}
      <DictSignup onDictPayment={() => {}} />
      <DictCallback ref={callback} open />
      {/* @ts-expect-error Another element. */}
      <DictCallback ref={signup} open />
    </>
  );
}
`;

for (const entry of entries) {
  test(`importing '${entry}' in Node touches no DOM global and logs nothing`, { tag: '@all' }, async () => {
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', `await import('${entry}')`], {
      cwd: root,
    });
    expect(stdout + stderr).toBe('');
  });
}

test(
  'a project that installs the package installs no other one, can use it, and has its types without React’s',
  { tag: '@all' },
  async () => {
    // Packs, installs and type-checks.
    test.setTimeout(180_000);
    const folder = await mkdtemp(join(tmpdir(), 'installed-'));
    try {
      await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
      const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz'))!;
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], { cwd: folder });
      const installed = await readdir(join(folder, 'node_modules'));
      expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['dict-elements']);
      await writeFile(join(folder, 'page.mjs'), drawing);
      const { stdout, stderr } = await run(process.execPath, ['page.mjs'], { cwd: folder });
      expect(stderr).toBe('');
      expect(stdout).toContain('<dict-signup product="dictation"');
      expect(stdout).toContain('<template shadowrootmode="open"');
      await writeFile(join(folder, 'consumer.ts'), consumer);
      expect(await complaintsAbout(folder, ['consumer.ts'])).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test(
  'the packed files are for embedders: no console, no server of ours, types that an import leads to, files that the README links',
  { tag: '@all' },
  async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: root, maxBuffer: 2 ** 26 });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const packed = files.map(({ path }) => path);
    expect(packed.filter((path) => /^dist\/(?:host|release|cdn\/snippets)\/|sandbox-start/.test(path))).toEqual([]);
    expect(packed.filter((path) => path.startsWith('dist/types/')).length).toBeLessThanOrEqual(37);
    const links = ['README.md', 'CHANGELOG.md'].flatMap((file) => relativeLinks(read(file)));
    expect(links).toContain('dist/configuration.md');
    expect(packed).toEqual(expect.arrayContaining(links));
    expect(packed).toEqual(
      expect.arrayContaining(['dist/cdn/dict.js', 'dist/cdn/dict.css', 'dist/react.js', 'dist/angular.js']),
    );
  },
);

const drawing = `
import { defineAll } from 'dict-elements';
import 'dict-elements/signup';
import { renderElement } from 'dict-elements/server';
const Signup = customElements.get('dict-signup');
const signup = new Signup();
signup.setAttribute('product', 'dictation');
if (!(signup instanceof HTMLElement) || signup.product !== 'dictation') throw new Error('no class in Node');
await defineAll(['dict-login']);
if (!Signup.observedAttributes.includes('product') || !customElements.get('dict-login')) throw new Error('no class in Node');
process.stdout.write(await renderElement('dict-signup', { attributes: { product: 'dictation' }, cdn: '/cdn' }));
`;
