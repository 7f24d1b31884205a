import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyElement } from '../../elements/runtime/element.ts';
import { viewNameOf, viewOf } from '../names.ts';

/** The module behind an element's chunk of the CDN. */
export const embeddedId = (tag: string) => `\0embedded:${tag}`;

/** `{ Signup: '\0embedded:dict-signup', … }`: an entry for every element. */
export const embeddedInputs = (elements: readonly AnyElement[]) =>
  Object.fromEntries(elements.map(({ tag }) => [viewNameOf(tag), embeddedId(tag)]));

/** An element's chunk holds its view and its line of the registry, so that a page of one element needs no registry of all. */
export function embeddedElements(root: string, elements: readonly AnyElement[]): Plugin {
  const tagOfView = new Map(elements.map(({ tag }) => [join(root, viewOf(tag)), tag]));
  const byId = new Map(elements.map((element) => [embeddedId(element.tag), element]));
  return {
    name: 'dict:embedded-elements',
    enforce: 'pre',
    resolveId(source, importer) {
      if (byId.has(source)) return { id: source, moduleSideEffects: false };
      // The registry, for pages that have code of their own, loads the same chunk.
      const tag = importer?.endsWith('.element.ts') && tagOfView.get(join(importer, '..', source));
      return tag ? { id: embeddedId(tag), moduleSideEffects: false } : undefined;
    },
    load(id) {
      const element = byId.get(id);
      return element && sourceOf(element);
    },
  };
}

/** What the class of an element reads; the rest of its line is for the host, the build and the documentation. */
const readOf = ({ tag, attributes, events, light, methods, journey }: AnyElement) => ({
  tag,
  attributes,
  // Whether it leads out of the page: its author is told where no console is configured.
  events: events.filter((name) => name === 'dict-navigate'),
  light,
  methods,
  journey,
});

const sourceOf = (element: AnyElement) => `
import { embed } from '/src/elements/embed.ts';
import * as view from '${viewOf(element.tag)}';
export * from '${viewOf(element.tag)}';
export { default } from '${viewOf(element.tag)}';
export const define = (tag, verify) => embed(tag, ${JSON.stringify(readOf(element))}, view, verify);
`;
