/*
 * Decides whether a form can be drawn early, and in which view: only where its attributes, its language and the page's
 * configuration lead to one of the views that the build has rendered.
 */
import { configuredLink } from '../core/page/addresses.ts';
import { findInPage, rootOf } from '../core/page/named-elements.ts';
import { natives } from '../core/page/natives.ts';
import { earlyInputs, vendorInput } from '../core/page/singletons.ts';

export interface EarlyViews {
  /** The version mark of prerendered views (elements/runtime/prerendered/wrapper.ts). */
  readonly by: string;
  /** The CSS rules that the views need. */
  readonly css: string;
  /** The CSS rules of the vendor's theme, or ''. */
  readonly theme: string;
  /** The texts of each language, one per line. */
  readonly languages: Readonly<Record<string, { readonly dir: string; readonly texts: string }>>;
  /** Nodes that occur more than once. */
  readonly nodes: readonly ElementNode[];
  /** By tag without `dict-`. */
  readonly tags: Readonly<Record<string, EarlyTag>>;
}

export interface EarlyTag {
  /** Attributes with several views: value → its digit in the key of `views`. Without the attribute the digit is 0. */
  readonly several: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Attributes that change the view → the value that doesn't; null if each does. */
  readonly single: Readonly<Record<string, string | null>>;
  /** Keys of the configuration that change the view, as paths. */
  readonly keys: readonly string[];
  /**
   * Keys of the configured addresses that the view contains. True if a digit in the key of `views` says whether the
   * address is set: 0 or 1.
   */
  readonly addresses: Readonly<Record<string, boolean>>;
  readonly views: Readonly<Record<string, Child>>;
  /** At this path, also below the console's own path, the element begins with another view. */
  readonly otherViewAt?: string;
}

/** An element, a text, the index of an element in `nodes`, or `~index` of a text of the language. */
export type Child = ElementNode | string | number;
export type ElementNode = readonly [tag: string, attributes: Readonly<Record<string, Value>>, ...children: Child[]];
/**
 * The value of an attribute: a text, `~index` of a text of the language, or the key of a configured address and what
 * follows the address.
 */
export type Value = string | number | readonly [key: string, rest: string];

export interface Plan {
  /** Equal views have equal ids. */
  readonly id: string;
  readonly view: Child;
  readonly language: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** null if the element may begin with any other view than a rendered one. */
export function planOf(element: Element, { tags, languages }: EarlyViews): Plan | null {
  const tag = tags[element.localName.slice(5)];
  if (!tag || element.ownerDocument !== document || !(element instanceof HTMLElement)) return null;
  const ofPage = [blockOfThePage(), ...earlyInputs()];
  const { otherViewAt } = tag;
  if (otherViewAt && `${location.pathname}/`.toLowerCase().includes(`${otherViewAt}/`)) return null;
  if (tag.keys.some((path) => valueIn(ofPage, path) !== undefined)) return null;
  const configured = (path: string) => valueIn([vendorInput(), ...ofPage], path) || '';

  let key = '';
  for (const name of Object.keys({ ...tag.several, ...tag.single })) {
    const given = element.getAttribute(name);
    // A property that was set before the definition will become an attribute, and may lead to another view.
    if (Object.hasOwn(element, camelCase(name))) return null;
    if (name in tag.several) key += given === null ? 0 : tag.several[name]![given];
    else if (given !== null && given !== tag.single[name]) return null;
  }
  const addresses: Record<string, string> = {};
  for (const path of Object.keys(tag.addresses)) {
    const address = configured(path) && configuredLink(configured(path) as string);
    if (address === null) return null;
    addresses[path] = address as string;
    if (tag.addresses[path]) key += address ? 1 : 0;
  }

  const configuredLanguage = configured('language');
  const wanted = element.lang || (configuredLanguage as string) || rootOf(document).lang || 'en';
  // Throws for anything but a language tag: then nothing is drawn early.
  let language = Intl.getCanonicalLocales(wanted)[0]!;
  while (language !== '' && !Object.hasOwn(languages, language))
    language = language.slice(0, Math.max(0, language.lastIndexOf('-')));
  language ||= 'en';
  const { dir } = languages[language]!;
  const isMirrored = element.matches(':dir(rtl)') && !element.lang && !configuredLanguage;
  const view = tag.views[key];
  if (view === undefined || (element.dir || (isMirrored ? 'rtl' : dir)) !== dir) return null;
  return { id: JSON.stringify([key, language, addresses]), view, language, addresses };
}

function blockOfThePage(): unknown {
  const block = findInPage('script#dict-config[type="application/json"]');
  return block ? natives().parse(block.textContent) : undefined;
}

/** The value at a path such as 'links.terms' in the last input that has one. Loops, because Prototype.js replaces `reduce`. */
function valueIn(inputs: readonly unknown[], path: string): unknown {
  let found: unknown;
  for (const input of inputs) {
    let value = input;
    for (const name of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
    found = value ?? found;
  }
  return found;
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
