import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { nameOf } from '../../src/build/plugins/manifest.ts';
import { elements } from '../../src/elements/tags/elements.ts';
import { relativeLinks } from '../support/snippets.ts';
import { read, root } from './built.ts';
import { run, test } from './project.ts';

/* The package as its consumers use it: packed, installed, imported and compiled against. release.spec.ts has publint and attw. */

// In one worker, because every worker would make a project folder of its own.
test.describe.configure({ mode: 'default' });

const names = elements.map(({ tag }) => nameOf(tag));
const entries = [
  'dict-elements',
  'dict-elements/react',
  'dict-elements/server',
  'dict-elements/sandbox',
  'dict-elements/sandbox/node',
  'dict-elements/sandbox/vite',
  ...names.map((name) => `dict-elements/${name}`),
];

test(
  'TypeScript code and JSX know the tags of the package with their properties and events',
  { tag: '@all' },
  async () => {
    const folder = join(root, '.cache/consumer');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'consumer.ts'), consumer);
    await writeFile(join(folder, 'page.tsx'), reactConsumer);
    for (const compiler of ['typescript', 'typescript-native'] as const)
      expect(await complaintsOf(compiler, folder, ['consumer.ts', 'page.tsx']), compiler).toBe('');
  },
);

/** Each compiler resolves modules in another way: like Node, and like a bundler. */
const compilers = {
  typescript: { module: 'nodenext' },
  'typescript-native': { module: 'esnext', moduleResolution: 'bundler' },
};

/** The errors of a compiler in `files` of `folder`. The package's own types are checked too. */
async function complaintsOf(compiler: keyof typeof compilers, folder: string, files: string[]): Promise<string> {
  const compilerOptions = {
    ...compilers[compiler],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
  return stdout;
}

const consumer = `
import { configure, defineAll, type DictJsxElements } from 'dict-elements';
import 'dict-elements/signup';
import 'dict-elements/dict.css';
import { createSandbox } from 'dict-elements/sandbox';
import { renderElement } from 'dict-elements/server';
configure({ brand: 'Example', links: { terms: 'https://example.com' } });
// @ts-expect-error brand is a text.
configure({ brand: 3 });
void renderElement('dict-signup', { cdn: '/cdn' });
// @ts-expect-error There is no such tag.
void renderElement('dict-sign', { cdn: '/cdn' });
createSandbox().faults.add({ call: 'authenticate', cut: 'body' });
// @ts-expect-error 'half' is not a place where an answer can be cut.
createSandbox().faults.add({ call: 'authenticate', cut: 'half' });
void defineAll(['dict-signup']);
const signup = document.createElement('dict-signup');
signup.product = 'dictation';
signup.addEventListener('dict-navigate', (event) => event.detail.to.toUpperCase());
signup.ready.then(() => {});
// @ts-expect-error There is no such property.
signup.flavour = 'none';
const attributes: DictJsxElements['dict-signup'] = { layout: 'form', light: true };
// @ts-expect-error layout is 'panel' or 'form'.
attributes.layout = 'wide';
document.querySelector('dict-callback')?.show();
// @ts-expect-error dict-callback has no method hide.
document.querySelector('dict-callback')?.hide();
// @ts-expect-error dict-login has no attribute layout.
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
      {/* @ts-expect-error layout is 'panel' or 'form'. */}
      <dict-signup layout="wide" />
      {/* @ts-expect-error dict-login has no attribute layout. */}
      <dict-login layout="form" />
      {/* @ts-expect-error The listener gets an event, not a number. */}
      <dict-signup ondict-session={(event: number) => event} />
      <DictSignup key="component" ref={signup} className="a" plan-id={3} planId="3" layout="panel" light onClick={() => {}}
        onDictSession={(event) => event.detail.reason.trim()} />
      {/* @ts-expect-error layout is 'panel' or 'form'. */}
      <DictSignup layout="wide" />
      {/* @ts-expect-error dict-signup does not dispatch dict-payment. */}
      <DictSignup onDictPayment={() => {}} />
      <DictCallback ref={callback} open />
      {/* @ts-expect-error signup is a ref to another element. */}
      <DictCallback ref={signup} open />
    </>
  );
}
`;

test('importing an entry in Node touches no DOM global and logs nothing', { tag: '@all' }, async () => {
  const logged = entries.map(async (entry) => {
    const script = ['--input-type=module', '-e', `await import('${entry}')`];
    const { stdout, stderr } = await run(process.execPath, script, { cwd: root });
    return [entry, stdout + stderr];
  });
  expect(await Promise.all(logged)).toEqual(entries.map((entry) => [entry, '']));
});

test('a project that installs the package installs no other one', { tag: '@all' }, ({ project }) => {
  const packages = readdirSync(join(project, 'node_modules'));
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['dict-elements']);
});

test('the installed package prerenders an element in Node', { tag: '@all' }, async ({ project }) => {
  await writeFile(join(project, 'page.mjs'), drawing);
  const { stdout, stderr } = await run(process.execPath, ['page.mjs'], { cwd: project });
  expect(stderr).toBe('');
  expect(stdout).toContain('<dict-signup product="dictation"');
  expect(stdout).toContain('<template shadowrootmode="open"');
});

test('the installed package has its types without React’s', { tag: '@all' }, async ({ project }) => {
  await writeFile(join(project, 'consumer.ts'), consumer);
  expect(await complaintsOf('typescript-native', project, ['consumer.ts'])).toBe('');
});

const packed = (project: string): readonly string[] =>
  readdirSync(join(project, 'node_modules/dict-elements'), { recursive: true, encoding: 'utf8' });

test('the package contains no console and no server of ours', { tag: '@all' }, ({ project }) => {
  expect(packed(project).filter((path) => /^dist\/(?:host|release|cdn\/snippets)\/|sandbox-start/.test(path))).toEqual(
    [],
  );
});

test('the package contains only types that an import leads to', { tag: '@all' }, ({ project }) => {
  expect(packed(project).filter((path) => /^dist\/types\/.+\.ts$/.test(path)).length).toBeLessThanOrEqual(39);
});

test(
  'the package contains what embedders load, and the files that its README links',
  { tag: '@all' },
  ({ project }) => {
    const files = packed(project);
    const links = ['README.md', 'CHANGELOG.md'].flatMap((file) => relativeLinks(read(file)));
    expect(links).toContain('SECURITY.md');
    expect(files).toEqual(expect.arrayContaining(['dist/docs/README.md', 'dist/docs/hosting.md']));
    expect(files).toEqual(expect.arrayContaining(links));
    expect(files).toEqual(
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
