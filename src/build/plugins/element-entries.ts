import type { Plugin } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { definitionOf, exportOf, nameOf, viewOf } from '../names.ts';

const prefix = '\0element:';

export const elementInputs = (elements: readonly AnyElement[]) =>
  Object.fromEntries(elements.map(({ tag }) => [`elements/${nameOf(tag)}`, prefix + tag]));

export function elementEntries(elements: readonly AnyElement[]): Plugin {
  return {
    name: 'dict:element-entries',
    resolveId: (id) => (id.startsWith(prefix) ? { id, moduleSideEffects: true } : undefined),
    load: (id) => (id.startsWith(prefix) ? sourceOf(id.slice(prefix.length)) : undefined),
    generateBundle() {
      // The types of `dict-elements/signup` include all tags.
      for (const { tag } of elements) {
        const fileName = `elements/${nameOf(tag)}.d.ts`;
        this.emitFile({ type: 'asset', fileName, source: "import '../types/elements/index.js';\n" });
      }
      // What Node imports in place of the same files: a DOM for the classes first (tags/node-dom.ts).
      const inNode = (from: string) => `import '../node-dom.js';\nexport * from '../${from}';\n`;
      this.emitFile({ type: 'asset', fileName: 'node/index.js', source: inNode('index.js') });
      for (const entry of Object.keys(elementInputs(elements)))
        this.emitFile({
          type: 'asset',
          fileName: `${entry.replace('elements/', 'node/')}.js`,
          source: inNode(`${entry}.js`),
        });
    },
  };
}

const sourceOf = (tag: string) => `
import { ${exportOf(tag)} } from '${definitionOf(tag)}';
import { register } from '/src/elements/runtime/register.ts';
import { createRouteResolver } from '/src/elements/tags/route-resolver.ts';
import * as view from '${viewOf(tag)}';
register(${exportOf(tag)}, view, createRouteResolver(async (tag) => (await import('/src/elements/tags/define.ts')).define(tag)));
`;
