import '@lit-labs/ssr-dom-shim';
import { renderToString } from 'react-dom/server';
import { atom } from 'nanostores';
import { trimEnd } from '../core/format/trim-end.ts';
import { readAttributes, type AnyElement } from './runtime/element.ts';
import { elements, type DictTagNameMap } from './elements.ts';
import { Frame } from './runtime/Frame.tsx';
import { serverHandle } from './runtime/handle.ts';
import { language } from './runtime/wrapper.ts';

export interface RenderOptions {
  /** The element's attributes as on the page; true is a flag that is on. */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  /** Where `dist/cdn` is served: its `css/` folder styles what is drawn until the script has come. */
  readonly cdn: string;
}

/**
 * Draws an element on a server: the tag with its view in a declarative shadow root (in the light DOM with `light`), ready to be
 * sent in a page. It shows without script; with it the element is hydrated: every node, the typed text and the focus stay.
 *
 * Throws a TypeError for a tag that is not of this library. DESIGN.md sections 2 and 3.
 */
export async function renderElement(
  tag: keyof DictTagNameMap,
  { attributes = {}, cdn }: RenderOptions,
): Promise<string> {
  const definition = elements.find((each) => each.tag === tag);
  if (!definition) throw new TypeError(`<${String(tag)}> is not an element of this library.`);
  const given = Object.entries(attributes).filter(([, value]) => value !== false);
  const markup = given
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
  const isLight = definition.light === true && attributes.light !== undefined && attributes.light !== false;
  const sheet = `<link rel="stylesheet" data-drawn href="${escape(cssUrl(cdn, definition, isLight))}">`;
  const drawn = `${sheet}<div class="d-root" part="root" lang="${language()}" data-drawn>${await draw(definition, new Map(given))}</div>`;
  const content = isLight ? drawn : `<template shadowrootmode="open">${drawn}</template>`;
  return `<${tag}${markup} data-state="loading">${content}</${tag}>`;
}

async function draw(definition: AnyElement, given: ReadonlyMap<string, string | boolean>): Promise<string> {
  const view = await definition.view();
  const props = readAttributes(definition.tag, definition.attributes, (name) => {
    const value = given.get(name);
    return value === undefined ? null : value === true ? '' : String(value);
  });
  return renderToString(<Frame handle={serverHandle} view={view.default} props={props} $inPlace={atom(null)} />, {
    identifierPrefix: definition.tag,
  });
}

const cssUrl = (cdn: string, { tag }: AnyElement, isLight: boolean) =>
  `${trimEnd(cdn, '/')}/css/${tag.replace(/^dict-/, '')}${isLight ? '.light' : ''}.css`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
