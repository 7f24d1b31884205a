import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { cssParts, cssProperties } from '../../../src/build/plugins/manifest.ts';
import { elements } from '../../../src/elements/tags/elements.ts';
import { filesIn, read, readJson, root } from '../../build/built.ts';
import { relativeLinks, snippets, type Snippet } from '../../support/snippets.ts';

const isOfFixture = ({ kind }: Snippet) => kind.startsWith('of ');
const inLanguage = (...languages: string[]) =>
  snippets().filter((each) => languages.includes(each.language) && !isOfFixture(each));

/* The code that readers copy from the documentation. HTML is opened by tests/journeys/embed/docs.spec.ts. */

describe('scripts', () => {
  const files = new Map(
    inLanguage('ts', 'js').map(({ at, code }, index) => [
      `${root}snippet${index}.ts`,
      { at, code: `${code}\nexport {};\n` },
    ]),
  );
  const program = programOf(files);

  test.each([...files].map(([file, { at }]) => [at, file]))(
    '%s fits the types of the package',
    (_at, file) => {
      const source = program.getSourceFile(file)!;
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    },
    120_000,
  );
});

describe('frameworks', () => {
  const bare = (text: string) => text.replace(/\s+/g, '');

  test.each(
    snippets()
      .filter(isOfFixture)
      .map((each) => [each.at, each]),
  )('%s is a part of its project', (_at, { kind, code }) => {
    expect(bare(read(`tests/frameworks/${kind.replace('of ', '')}`))).toContain(bare(code));
  });
});

describe('style sheets', () => {
  const tokens = cssProperties(read('src/elements/kit/tokens.css')).map(({ name }) => name);
  const known = new Set<string>([...tokens, ...cssParts.map(({ name }) => name)]);

  test.each(inLanguage('css', 'html').map(({ at, code }) => [at, code]))(
    '%s names tokens and parts that exist',
    (_at, code) => {
      const named = [...code.matchAll(/(--dict-[\w-]+)|::part\(([\w-]+)\)/g)].map(([, token, part]) => token ?? part!);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

/** A TypeScript program of these files that resolves the package to its sources. */
function programOf(files: ReadonlyMap<string, { readonly code: string }>): ts.Program {
  const entries = elements.map(({ tag }) => `declare module 'dict-elements/${tag.slice(5)}' {}`).join('\n');
  const ambient = `${root}snippets.d.ts`;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node', 'vite/client'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    paths: {
      'dict-elements': [`${root}src/elements/index.ts`],
      'dict-elements/messages/plain-english': [`${root}src/core/config/plain-english.ts`],
      'dict-elements/server': [`${root}src/elements/tags/server.tsx`],
      'dict-elements/sandbox': [`${root}src/sandbox/sandbox.ts`],
      'dict-elements/sandbox/node': [`${root}src/sandbox/server/node.ts`],
      'dict-elements/sandbox/vite': [`${root}src/sandbox/server/vite-plugin.ts`],
    },
  };
  const host = ts.createCompilerHost(options);
  const own = (file: string) => (file === ambient ? entries : files.get(file)?.code);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, version) => {
    const code = own(file);
    return code === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, code, version, true);
  };
  host.fileExists = (file) => own(file) !== undefined || fileExists(file);
  host.readFile = (file) => own(file) ?? readFile(file);
  return ts.createProgram([...files.keys(), ambient, `${root}src/elements/index.ts`], options, host);
}

const top = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ACCESSIBILITY.md'];
const folders = ['src', 'stories', 'bench', 'integrations', 'tests/frameworks'];
const pages = [...top, ...folders.flatMap((folder) => filesIn(folder, '.md', '.mdx'))];

test('every file that a page of the documentation links or shows is there', () => {
  const linked = pages.flatMap((page) => {
    const text = read(page).replaceAll(/^```[^]*?^```/gm, '');
    const shown = Array.from(text.matchAll(/<(?:img|source)[^>]* src(?:set)?="([^"]+)"/g), ([, file]) => file!);
    return [...relativeLinks(text), ...shown].map((file) => join(dirname(page), file));
  });
  expect(linked.length).toBeGreaterThan(15);
  expect(linked.filter((file) => !/\?path=/.test(file) && !existsSync(root + file))).toEqual([]);
});

test('every npm script that the documentation names is in package.json', () => {
  const { scripts: known } = readJson<{ scripts: Record<string, string> }>('package.json');
  const named = [...pages, 'deploy/workflow.yaml'].flatMap((file) =>
    [...read(file).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name!),
  );
  const own = new Set([...Object.keys(known), 'ci', 'init', 'install', 'pack', 'package']);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !own.has(name))).toEqual([]);
});
