import { trimEnd } from '../../core/format/text.ts';
import type { AnyElement } from '../runtime/element.ts';
import { elements, type DictTagNameMap } from './elements.ts';
import { prerenderedBy } from '../runtime/prerendered/wrapper.ts';
import { readLanguageTag } from '../../core/config/language-tag.ts';
import {
  activeLanguage,
  directionOf,
  languageOfContent,
  loadTexts,
  offerLanguages,
} from '../../core/config/language.ts';
import { languages } from '../../languages/languages.ts';
import { kitSheets, lightSheets } from '../runtime/sheets/kit-sheets.ts';
import { scopedTo } from '../runtime/sheets/sheet.ts';
import { renderView } from './render-view.tsx';
import { text } from './server.text.ts';

offerLanguages(languages);

export interface RenderOptions {
  /** BCP 47 tag, set as the `lang` attribute. */
  readonly language?: string;
  /** `true` sets a boolean attribute; `false`, null and undefined leave it out. */
  readonly attributes?: Readonly<Record<string, string | boolean | null | undefined>>;
  /** The address of `dist/cdn`: its `css/` folder styles the element until the script is loaded. */
  readonly cdn: string;
  /**
   * The rendering of an element that needs a session: 'loading' (the default) suits all visitors; 'signed-out', a link to
   * the login, suits pages opened mostly by signed-out visitors. Other elements ignore it.
   */
  readonly state?: 'loading' | 'signed-out';
  /**
   * Inlines the needed CSS rules instead of linking a sheet, which saves a round trip. The page's policy must allow the
   * style, for instance by its hash. Without this option `style-src` needs only the CDN.
   */
  readonly inlineStyle?: boolean;
  /** The content of the CDN folder's `integrity.json`. If given, the link to the sheet carries its hash. */
  readonly integrity?: Readonly<Record<string, string>>;
  /**
   * True if the page's configuration may differ from the one used here. Content that differs is then rendered again in
   * the browser without a `dict-error`.
   */
  readonly mayDiffer?: boolean;
}

/**
 * Renders an element on a server or at build time: the tag with its view in a declarative shadow root (in the light DOM
 * with `light`). It is visible without a script; the script hydrates it and keeps its nodes, typed text and focus.
 * Throws a TypeError for an unknown tag, attribute or option, and without `cdn`.
 */
export async function renderElement(tag: keyof DictTagNameMap, options: RenderOptions): Promise<string> {
  const { start, content } = await render(tag, options);
  return `${start}${content}</${tag}>`;
}

/**
 * The content that `renderElement` puts into the tag, for frameworks that render the tag itself. They must give it the
 * same attributes.
 */
export async function renderContent(tag: keyof DictTagNameMap, options: RenderOptions): Promise<string> {
  return (await render(tag, options)).content;
}

async function render(tag: keyof DictTagNameMap, options: RenderOptions) {
  const definition = elements.find((each) => each.tag === tag);
  if (!definition) throw new TypeError(`<${String(tag)}> is not an element of this library.`);
  checkOptions(definition, options);
  const { language: lang, cdn, state = 'loading', inlineStyle = false, integrity = {}, mayDiffer = false } = options;
  const attributes: NonNullable<RenderOptions['attributes']> = {
    ...(lang !== undefined && { lang: readLanguageTag(lang) ?? lang }),
    ...options.attributes,
  };
  const language = activeLanguage(typeof attributes.lang === 'string' ? attributes.lang : '');
  await loadTexts(language, definition.isAccess);
  const given = Object.entries(attributes).filter((entry): entry is [string, string | true] => isSet(entry[1]));
  const markup = given
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
  const isLight = definition.light === true && isSet(attributes.light);
  const { view, css, isLoading } = await renderView(definition, new Map(given), language, state === 'signed-out');
  const marks = `data-drawn="${prerenderedBy}"${state === 'signed-out' ? ' data-signed-out' : ''}${mayDiffer ? ' data-may-differ' : ''}`;
  const root = langAndDir(language, attributes.dir);
  const box = `${noScript(language, root)}<div class="d-root" part="root" ${root} ${marks}>${view}</div>`;
  const sheet = inlineStyle
    ? `<style data-drawn>${await styleOf(definition.tag, isLight, css, box)}</style>`
    : linkTo(cdn, sheetFileOf(definition, isLight), integrity);
  const whole = sheet + box;
  const content = isLight ? whole : `<template shadowrootmode="open">${whole}</template>`;
  const isFinal = view !== '' && !isLoading;
  const isLogin = definition.isProtected && state === 'signed-out';
  const drawn = isFinal ? ` data-drawn${isLogin ? ' data-replaced' : ''}` : '';
  return { start: `<${tag}${markup} data-state="loading"${drawn}>`, content };
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false;

const optionNames = ['language', 'attributes', 'cdn', 'state', 'inlineStyle', 'integrity', 'mayDiffer'];
// The attributes that every element accepts. They can't run a script.
const usual = /^(?:id|class|lang|dir|slot|part|(?:data|aria)-[a-z][\w.-]*)$/;

function checkOptions({ tag, attributes, light }: AnyElement, options: Partial<RenderOptions> | undefined): void {
  const call = `renderElement('${tag}', { cdn, attributes })`;
  const stray = Object.keys(options ?? {}).find((name) => !optionNames.includes(name));
  if (stray !== undefined)
    throw new TypeError(`${call}: '${stray}' is not an option. Put attributes into \`attributes\`.`);
  if (typeof options?.cdn !== 'string' || options.cdn === '')
    throw new TypeError(`${call}: \`cdn\` is missing. Give the address where dist/cdn is served.`);
  const names = [...Object.keys(attributes), ...(light ? ['light'] : [])];
  const unknown = Object.keys(options.attributes ?? {}).find((name) => !names.includes(name) && !usual.test(name));
  if (unknown !== undefined)
    throw new TypeError(
      `${call}: <${tag}> has no attribute '${unknown}'. It has ${names.join(', ') || 'none of its own'}.`,
    );
}

async function styleOf(tag: string, isLight: boolean, css: readonly string[], html: string): Promise<string> {
  const { usedRules } = await import('../runtime/prerendered/used-rules.ts');
  const used = [...(isLight ? lightSheets : []), ...kitSheets, ...css].map((sheet) => usedRules(sheet, html));
  const sheets = used.filter((sheet) => sheet !== '').map((sheet) => (isLight ? scopedTo(tag, sheet) : sheet));
  // Keeps `</style` from ending the block: in a CSS string `<\/` means the same.
  return sheets.join('').replaceAll('</', '<\\/');
}

const langAndDir = (language: string, dir: unknown) =>
  `lang="${escape(languageOfContent(language))}" dir="${escape(typeof dir === 'string' ? dir : directionOf(languageOfContent(language)))}"`;

const noScript = (language: string, root: string) =>
  `<noscript data-drawn><div class="d-root" ${root}><div class="d-notice d-tone-warning">${escape(text('noScript', {}, language))}</div></div></noscript>`;

const linkTo = (cdn: string, file: string, integrity: Readonly<Record<string, string>>) =>
  `<link rel="stylesheet" data-drawn href="${escape(`${trimEnd(cdn, '/')}/${file}`)}"${integrityOf(integrity, file)}>`;

const sheetFileOf = ({ tag }: AnyElement, isLight: boolean) =>
  `css/${tag.replace(/^dict-/, '')}${isLight ? '.light' : ''}.css`;

export const integrityOf = (hashes: Readonly<Record<string, string>>, file: string): string =>
  hashes[file] ? ` integrity="${escape(hashes[file])}" crossorigin` : '';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);
