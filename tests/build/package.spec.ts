import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { nameOf } from '../../src/build/names.ts';
import { elements } from '../../src/elements/elements.ts';
import { chunkMap, dist, filesIn, matches, read, readJson, root } from './built.ts';

const run = promisify(execFile);
const names = elements.map(({ tag }) => nameOf(tag));
const entries = [
  'dict-elements',
  'dict-elements/react',
  'dict-elements/testing',
  'dict-elements/server',
  'dict-elements/sandbox',
  'dict-elements/sandbox/node',
  ...names.map((name) => `dict-elements/${name}`),
];

test('publint finds nothing in the package', async () => {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('every import of the package finds its types, in Node and in bundlers', async () => {
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

test('what uses the package in TypeScript knows its tags, properties and events', async () => {
  const folder = join(root, '.cache/consumer');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'consumer.ts'), consumer);
  expect(await complaintsAbout(folder, 'consumer.ts')).toEqual([]);
});

test('JSX knows the tags as elements of React, with their attributes, properties, events and refs', async () => {
  const folder = join(root, '.cache/consumer');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'consumer.tsx'), reactConsumer);
  expect(await complaintsAbout(folder, 'consumer.tsx')).toEqual([]);
});

/** What the compiler finds in a file of `folder`, as Node and as bundlers look for types; the package's own are checked too. */
async function complaintsAbout(folder: string, file: string): Promise<string[]> {
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
    const tsconfig = { compilerOptions: { ...compilerOptions, ...how }, files: [file] };
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
  test(`importing '${entry}' in Node touches no DOM global and says nothing`, async () => {
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', `await import('${entry}')`], {
      cwd: root,
    });
    expect(stdout + stderr).toBe('');
  });
}

test('a project that installs the package gets no other one with it, can use it, and has its types without React’s', async () => {
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
    expect(await complaintsAbout(folder, 'consumer.ts')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what is packed is for embedders: no console, no server of ours, and only types that an import leads to', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: root, maxBuffer: 2 ** 26 });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const packed = files.map(({ path }) => path);
  expect(packed.filter((path) => /^dist\/(?:host|release|cdn\/snippets)\/|sandbox-start/.test(path))).toEqual([]);
  expect(packed.filter((path) => path.startsWith('dist/types/')).length).toBeLessThanOrEqual(32);
  expect(packed).toEqual(
    expect.arrayContaining(['dist/cdn/dict.js', 'dist/cdn/dict.css', 'dist/react.js', 'dist/angular.js']),
  );
});

const drawing = `
import { renderElement } from 'dict-elements/server';
process.stdout.write(await renderElement('dict-signup', { attributes: { product: 'dictation' }, cdn: '/cdn' }));
`;

test('every line of the registry is in the package, its manifest and its editor files', () => {
  const tags = elements.map(({ tag }) => tag).sort();
  for (const name of names) {
    expect(existsSync(join(dist, `elements/${name}.js`)), name).toBe(true);
    expect(existsSync(join(dist, `elements/${name}.d.ts`)), name).toBe(true);
  }
  const manifest = readJson<{ modules: { declarations: { tagName: string }[] }[] }>('dist/custom-elements.json');
  expect(manifest.modules.map(({ declarations }) => String(declarations[0]?.tagName)).sort()).toEqual(tags);
  const vscode = readJson<{ tags: { name: string }[] }>('dist/vscode.html-custom-data.json');
  expect(vscode.tags.map(({ name }) => name).sort()).toEqual(tags);
  const webTypes = readJson<{ contributions: { html: { elements: { name: string }[] } } }>('dist/web-types.json');
  expect(webTypes.contributions.html.elements.map(({ name }) => name).sort()).toEqual(tags);
  expect(Object.keys(chunkMap()).sort()).toEqual(tags);
});

test('the manifest says what each event, slot, part and token is for', () => {
  type Described = readonly { readonly name: string; readonly description?: string }[];
  type Declaration = Readonly<Record<'events' | 'slots' | 'cssParts' | 'cssProperties', Described>>;
  const manifest = readJson<{ modules: { declarations: Declaration[] }[] }>('dist/custom-elements.json');
  for (const { declarations } of manifest.modules) {
    const { events, slots, cssParts, cssProperties } = declarations[0]!;
    const all = [events, slots, cssParts, cssProperties];
    expect(all.map((each) => each.length > 0)).toEqual([true, true, true, true]);
    expect(all.flat().filter(({ description }) => !description)).toEqual([]);
  }
});

test('no output carries two copies of a library', () => {
  const inText = (file: string) => [...read(file).matchAll(/^## (\S+) - /gm)].map(([, name]) => name!);
  const inJson = (file: string) => readJson<{ name: string }[]>(file).map(({ name }) => name);
  for (const names of [
    inText('dist/cdn/licenses.md'),
    inText('dist/host/licenses.md'),
    inJson('dist/licenses.json'),
    inJson('dist/licenses-node.json'),
  ]) {
    expect(names).toContain('react-dom');
    expect(names).toEqual([...new Set(names)]);
  }
});

test('no import() is taken apart where its chunk gives a module by another name: Vite 6 takes the names from the chunk', () => {
  const files = filesIn('dist/chunks', '.js').filter((file) => !file.startsWith('dist/chunks/node/'));
  expect(matches(files, /\{[^{}]*\} = await import\([^)]*\)\.then/g)).toEqual([]);
});

test('SEC-22 integrity.json holds the hash of every file of the CDN', () => {
  const listed = readJson<Record<string, string>>('dist/cdn/integrity.json');
  const files = filesIn('dist/cdn', '.js', '.css');
  expect(
    Object.keys(listed)
      .map((file) => `dist/cdn/${file}`)
      .sort(),
  ).toEqual(files.sort());
  for (const file of files) {
    const sum = createHash('sha384')
      .update(readFileSync(join(root, file)))
      .digest('base64');
    expect(listed[file.replace('dist/cdn/', '')], file).toBe(`sha384-${sum}`);
  }
});

test('SEC-22 the same sources give the same files', async () => {
  const folder = join(root, '.cache/cdn-again');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', '--mode', 'cdn', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root },
  );
  // The loader and its list of files follow from these.
  const again = filesIn('.cache/cdn-again', '.js', '.css').map((file) => file.replace('.cache/cdn-again', 'dist/cdn'));
  const first = filesIn('dist/cdn', '.js', '.css').filter(
    (file) => !/\/(?:dict|chunks\/(?:others|late)-.*)\.js$/.test(file),
  );
  expect(again.sort()).toEqual(first.sort());
});

test('SEC-33 no dependency needs an install script', () => {
  const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>('package-lock.json');
  const scripted = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
  // Both work without: esbuild's checks its binary, msw's copies a worker's script that the Storybook build copies itself.
  expect(scripted.filter((name) => !/node_modules\/(?:esbuild|msw|fsevents)$/.test(name))).toEqual([]);
});

test('SEC-33 dist/sbom.json names every package that the built files came from, with its version', () => {
  const bill = readJson<{ components: { name: string; version: string }[] }>('dist/sbom.json');
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('package.json');
  const carried = ['react', 'react-dom', '@r2wc/react-to-web-component', 'zod', 'ofetch', 'hono', 'jose', 'papaparse'];
  expect(named).toEqual(expect.arrayContaining(carried.map((name) => `${name}@${devDependencies[name]}`)));
  expect(named.filter((each) => /^(?:vite|vitest|playwright|storybook)@/.test(each))).toEqual([]);
  expect(read('dist/sbom.json')).not.toContain(root);
});
