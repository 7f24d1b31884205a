import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyElement, RunTimeDefinition } from '../../elements/runtime/element.ts';
import { viewNameOf, viewOf } from '../elements.ts';

export const embeddedId = (tag: string) => `\0embedded:${tag}`;

export const embeddedInputs = (elements: readonly AnyElement[]) =>
  Object.fromEntries(elements.map(({ tag }) => [viewNameOf(tag), embeddedId(tag)]));

export function embeddedElements(root: string, elements: readonly AnyElement[]): Plugin {
  const tagOfView = new Map(elements.map(({ tag }) => [join(root, viewOf(tag)), tag]));
  const sources = new Map(elements.map((element) => [embeddedId(element.tag), sourceOf(element)]));
  return {
    name: 'dict:embedded-elements',
    enforce: 'pre',
    resolveId(source, importer) {
      if (sources.has(source)) return { id: source, moduleSideEffects: false };
      // The view that a definition imports is replaced by the tag's own chunk: pages that import all definitions and pages
      // with one tag then load the same file.
      const tag = importer?.endsWith('.element.ts') && tagOfView.get(join(importer, '..', source));
      return tag ? { id: embeddedId(tag), moduleSideEffects: false } : undefined;
    },
    load: (id) => sources.get(id),
  };
}

export const embeddedDefinition = ({
  tag,
  attributes,
  events,
  light,
  methods,
  journey,
  isAccess,
  isRenewed,
}: AnyElement) =>
  ({
    tag,
    attributes,
    // Only this event is read at run time: an element that navigates warns if `consoleUrl` is not configured.
    events: events.filter((name) => name === 'dict-navigate'),
    light,
    methods,
    journey,
    isAccess,
    isRenewed,
  }) satisfies Record<keyof RunTimeDefinition, unknown>;

const sourceOf = (element: AnyElement) => `
import { embed } from '/src/elements/tags/embed.ts';
import * as view from '${viewOf(element.tag)}';
export * from '${viewOf(element.tag)}';
export { default } from '${viewOf(element.tag)}';
export const define = (tag, verify) => embed(tag, ${JSON.stringify(embeddedDefinition(element))}, view, verify);
`;

export function preloadHelper(root: string): Plugin {
  return {
    name: 'dict:preload-helper',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(root, 'src/loader/preload.ts') : undefined),
  };
}
