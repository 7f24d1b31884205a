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
