import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { viewNameOf, viewOf } from '../elements.ts';

export const embeddedId = (tag: string) => `\0embedded:${tag}`;

export const embeddedInputs = (elements: readonly AnyElement[]) =>
  Object.fromEntries(elements.map(({ tag }) => [viewNameOf(tag), embeddedId(tag)]));

/**
 * Generates the CDN chunk of each element from its view and its definition, so that a page with one element doesn't load
 * the registry.
 */
export function embeddedElements(root: string, elements: readonly AnyElement[]): Plugin {
  const tagOfView = new Map(elements.map(({ tag }) => [join(root, viewOf(tag)), tag]));
  const byId = new Map(elements.map((element) => [embeddedId(element.tag), element]));
  return {
    name: 'dict:embedded-elements',
    enforce: 'pre',
    resolveId(source, importer) {
      if (byId.has(source)) return { id: source, moduleSideEffects: false };
      // When a definition imports its view, it gets this chunk too: pages with scripts of their own load the same
      // files.
      const tag = importer?.endsWith('.element.ts') && tagOfView.get(join(importer, '..', source));
      return tag ? { id: embeddedId(tag), moduleSideEffects: false } : undefined;
    },
    load(id) {
      const element = byId.get(id);
      return element && sourceOf(element);
    },
  };
}

/** The part of a definition that an element's class reads. The rest is for the host, the build and the documentation. */
export const readOf = ({ tag, attributes, events, light, methods, journey }: AnyElement) => ({
  tag,
  attributes,
  // Kept only to warn authors whose configuration has no console.
  events: events.filter((name) => name === 'dict-navigate'),
  light,
  methods,
  journey,
});

const sourceOf = (element: AnyElement) => `
import { embed } from '/src/elements/tags/embed.ts';
import * as view from '${viewOf(element.tag)}';
export * from '${viewOf(element.tag)}';
export { default } from '${viewOf(element.tag)}';
export const define = (tag, verify) => embed(tag, ${JSON.stringify(readOf(element))}, view, verify);
`;

/** Replaces Vite's helper around `import()` by src/loader/preload.ts, which also lets the loader verify the files. */
export function preloadHelper(root: string): Plugin {
  return {
    name: 'dict:preload-helper',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(root, 'src/loader/preload.ts') : undefined),
  };
}
