import type { Plugin } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { viewOf } from '../elements.ts';
import { nameOf } from './manifest.ts';
import { embeddedDefinition } from './embedded-elements.ts';

const prefix = '\0element:';

export const elementInputs = (elements: readonly AnyElement[]) =>
  Object.fromEntries(elements.map(({ tag }) => [`elements/${nameOf(tag)}`, prefix + tag]));

export function elementEntries(elements: readonly AnyElement[]): Plugin {
  const sources = new Map(elements.map((element) => [prefix + element.tag, sourceOf(element)]));
  return {
    name: 'dict:element-entries',
    resolveId: (id) => (sources.has(id) ? { id, moduleSideEffects: true } : undefined),
    load: (id) => sources.get(id),
  };
}

export function entryFiles(elements: readonly AnyElement[]): Record<string, string> {
  const entries = Object.keys(elementInputs(elements));
  // Node imports `node/….js` instead of the entries: that file defines a DOM first, which the classes need (node-dom.ts).
  const inNode = (entry: string) => [
    `node/${entry.replace('elements/', '')}.js`,
    `import '../node-dom.js';\nexport * from '../${entry}.js';\n`,
  ];
  const types = (entry: string) => [`${entry}.d.ts`, "import '../types/elements/index.js';\n"];
  return Object.fromEntries([inNode('index'), ...entries.map(inNode), ...entries.map(types)]);
}

/*
 * The entry contains the element's definition, but not its routes: routes read stored drafts with schemas, which an
 * application with one tag doesn't need at its start.
 */
const sourceOf = (element: AnyElement) => `
import { register } from '/src/elements/runtime/element-class.ts';
import { createRouteResolver } from '/src/elements/tags/route-resolver.ts';
import * as view from '${viewOf(element.tag)}';
register(${JSON.stringify(embeddedDefinition(element))}, view, createRouteResolver(async (tag) => (await import('/src/elements/tags/define.ts')).define(tag)));
`;

const named = /await import\(([^()]*)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g;

/**
 * The bundler writes an `import()` from a shared chunk as `const { a } = await import('./b.js').then((n) => n.t)`.
 * Vite 6 (Astro 5) mistakes `a` for an export of the chunk and drops the `then`. `(await import('./b.js')).t` works.
 */
export function plainImports(): Plugin {
  return {
    name: 'dict:plain-imports',
    renderChunk: (code) => ({ code: code.replace(named, '(await import($1)).$3'), map: null }),
  };
}
