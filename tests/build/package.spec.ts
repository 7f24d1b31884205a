import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { nameOf } from '../../src/build/plugins/manifest.ts';
import { elements } from '../../src/elements/tags/elements.ts';
import { chunkMap, dist, filesIn, matches, read, readJson, root } from './built.ts';

const names = elements.map(({ tag }) => nameOf(tag));

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

test('the manifest describes each event, slot, part and token', () => {
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

// esbuild refuses such names for browsers without them, so Angular could not build an application.
test('no file exports a name in quotes', () => {
  const exported = /\bexport ?\{[^}]* as ?["'][^}]*\}/g;
  expect(matches(filesIn('dist', '.js'), exported)).toEqual([]);
});

test('no output contains two copies of a library', () => {
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

test('integrity.json has the hash of every file of the CDN', { tag: '@SEC-22' }, () => {
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

test('no dependency needs an install script', { tag: '@SEC-33' }, () => {
  const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>('package-lock.json');
  const scripted = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
  // These packages work without their install scripts: esbuild's checks its binary, msw's copies a worker script, which
  // the Storybook build copies itself, and fsevents is for macOS alone.
  expect(scripted.filter((name) => !/node_modules\/(?:esbuild|msw|fsevents)$/.test(name))).toEqual([]);
});

test('dist/sbom.json names every package in the built files, with its version', { tag: '@SEC-33' }, () => {
  const bill = readJson<{ components: { name: string; version: string }[] }>('dist/sbom.json');
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('package.json');
  const carried = ['react', 'react-dom', '@r2wc/react-to-web-component', 'zod', 'ofetch', 'hono', 'jose', 'papaparse'];
  expect(named).toEqual(expect.arrayContaining(carried.map((name) => `${name}@${devDependencies[name]}`)));
  expect(named.filter((each) => /^(?:vite|vitest|playwright|storybook)@/.test(each))).toEqual([]);
  expect(read('dist/sbom.json')).not.toContain(root);
});
