import '@lit-labs/ssr-dom-shim';
import { renderToString } from 'react-dom/server';
import { atom } from 'nanostores';
import { trimEnd } from '../core/format/trim-end.ts';
import { readAttributes, type AnyElement } from './runtime/element.ts';
import { elements, type DictTagNameMap } from './elements.ts';
import { Frame } from './runtime/Frame.tsx';
import { drawnBy } from './runtime/drawn-ahead/drawn-by.ts';
import type { ElementHandle, ElementState } from './kit/context.ts';
import { serverHandle } from './runtime/handle.ts';
import { language } from './runtime/drawn-ahead/wrapper.ts';
import { kitSheets, lightSheets } from './runtime/sheets/kit-sheets.ts';
import { scopedTo } from './runtime/sheets/sheet.ts';
import { t } from './server.text.ts';

export interface RenderOptions {
  /** The element's attributes as on the page; true is a flag that is on. */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  /** Where `dist/cdn` is served: its `css/` folder styles what is drawn until the script has come. */
  readonly cdn: string;
  /**
   * What an element that needs a session shows: 'loading' (the default), which suits every visitor, or 'signed-out', the way to
   * the login, for pages that few open signed in. Other elements show the same in both.
   */
  readonly state?: 'loading' | 'signed-out';
  /**
   * Puts the rules that the drawing needs into it, in place of a link to its sheet: it is seen a round trip earlier. The page's
   * policy has to allow the style, by its hash for instance; without this all that is drawn passes `style-src` with the CDN alone.
   */
  readonly inlineStyle?: boolean;
}

/**
 * Draws an element on a server or ahead: the tag with its view in a declarative shadow root (in the light DOM with `light`), ready
 * to be sent in a page. It shows without script; with it the element is hydrated: every node, the typed text and the focus stay.
 *
 * Throws a TypeError for a tag that is not of this library. DESIGN.md sections 2 and 3.
 */
export async function renderElement(tag: keyof DictTagNameMap, options: RenderOptions): Promise<string> {
  const { start, content } = await render(tag, options);
  return `${start}${content}</${tag}>`;
}

/** What `renderElement` puts inside of the tag, for an application whose framework writes the tag itself. The attributes must be the same. */
export async function renderContent(tag: keyof DictTagNameMap, options: RenderOptions): Promise<string> {
  return (await render(tag, options)).content;
}

async function render(
  tag: keyof DictTagNameMap,
  { attributes = {}, cdn, state = 'loading', inlineStyle = false }: RenderOptions,
): Promise<{ readonly start: string; readonly content: string }> {
  const definition = elements.find((each) => each.tag === tag);
  if (!definition) throw new TypeError(`<${String(tag)}> is not an element of this library.`);
  const given = Object.entries(attributes).filter(([, value]) => value !== false);
  const markup = given
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
  const isLight = definition.light === true && attributes.light !== undefined && attributes.light !== false;
  const { view, css, isLoading } = await draw(definition, new Map(given), state === 'signed-out');
  const marks = `data-drawn="${drawnBy}"${state === 'signed-out' ? ' data-signed-out' : ''}`;
  const box = `${noScript()}<div class="d-root" part="root" lang="${language()}" ${marks}>${view}</div>`;
  const sheet = inlineStyle
    ? `<style data-drawn>${await styleOf(definition.tag, isLight, css, box)}</style>`
    : `<link rel="stylesheet" data-drawn href="${escape(cssUrl(cdn, definition, isLight))}">`;
  const drawn = sheet + box;
  const content = isLight ? drawn : `<template shadowrootmode="open">${drawn}</template>`;
  // What is drawn as it stays has its own height; a skeleton keeps the place that dict.css reserves.
  const isFinal = view !== '' && !isLoading;
  return { start: `<${tag}${markup} data-state="loading"${isFinal ? ' data-drawn' : ''}>`, content };
}

async function draw(
  definition: AnyElement,
  given: ReadonlyMap<string, string | boolean>,
  isDrawnSignedOut: boolean,
): Promise<{ readonly view: string; readonly css: readonly string[]; readonly isLoading: boolean }> {
  const { default: view, css = [] } = await definition.view();
  const props = readAttributes(definition.tag, definition.attributes, (name) => {
    const value = given.get(name);
    return value === undefined ? null : value === true ? '' : String(value);
  });
  const sheets = new Set(css);
  let first: ElementState = 'ready';
  const handle: ElementHandle = {
    ...serverHandle,
    // Of this drawing alone: flows listen to it, and nothing ever takes them off.
    signal: new AbortController().signal,
    isDrawnSignedOut,
    setState: (state) => void (first = state),
    adoptSheet: (sheet) => void sheets.add(sheet),
  };
  const frame = <Frame handle={handle} view={view} props={props} $inPlace={atom(null)} />;
  const markup = renderToString(frame, { identifierPrefix: definition.tag });
  return { view: markup, css: [...sheets], isLoading: first === ('loading' as ElementState) };
}

/** What of the sheets that the element adopts applies to what is drawn. */
async function styleOf(tag: string, isLight: boolean, css: readonly string[], drawn: string): Promise<string> {
  const { usedRules, withoutUnread } = await import('./runtime/drawn-ahead/used-rules.ts');
  const used = [...(isLight ? lightSheets : []), ...kitSheets, ...css].map((sheet) => usedRules(sheet, drawn));
  const sheets = used.filter((sheet) => sheet !== '').map((sheet) => (isLight ? scopedTo(tag, sheet) : sheet));
  // In a string of CSS the escaped slash is the same one: nothing ends the style early.
  return withoutUnread(sheets.join(''), drawn).replaceAll('</', '<\\/');
}

const noScript = () =>
  `<noscript data-drawn><div class="d-root" lang="${language()}"><div class="d-notice d-tone-warning">${escape(t('noScript'))}</div></div></noscript>`;

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
