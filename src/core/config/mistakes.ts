import { findInPage } from '../page/named-elements.ts';
import { reportUsage } from '../page/warn-once.ts';
import * as kinds from './kinds.ts';
import type { TypeGuard } from './kinds.ts';

/*
 * Reports mistakes in the page's markup and configuration by a console error and a `dict-error`, with the fix. A report
 * quotes an attribute value only if it is a name that the configuration should contain, such as a product's: others may be
 * secret, such as the id of a payment link.
 */

export interface Written {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, { readonly kind: string }>>;
  readonly events: readonly string[];
}

export function mistakenAttributes(element: Element, names: readonly string[], { tag, attributes }: Written) {
  const known = Object.keys(attributes);
  for (const name of names) {
    if (name in attributes)
      reportUsage(
        `<${tag} ${name}="false">: '${name}' is on whatever its value. Leave it out to switch it off.`,
        element,
      );
    // Reports 'plan_id' as a mistake for 'plan-id'. Ignores other names with a '_': browser extensions add them.
    else if (known.includes(name.replaceAll('_', '-')) || !isAnywhere(name))
      reportUsage(
        `<${tag} ${name}>: '${name}' is not an attribute of it; it has ${known.join(', ') || 'none'}.${didYouMean(name, known)}`,
        element,
      );
  }
}

const global =
  'accesskey anchor autocapitalize autocorrect autofocus contenteditable draggable enterkeyhint inert inputmode is itemid itemprop itemref itemscope itemtype nonce part popover role spellcheck tabindex title translate writingsuggestions xmlns';
const globals = new Set(global.split(' '));

// True for global attributes, and for those of frameworks and browser extensions: `v-if`, `_ngcontent-abc`, `@click`.
const isAnywhere = (name: string) =>
  globals.has(name) || /[^a-z\d-]|^(?:on|v-|x-|ng-|hx-|wire-|astro-|svelte-|react)|^[^a-z]/.test(name);

export function warnUnknownProduct(element: Element, name: string, known: readonly string[]): void {
  const shown = name.slice(0, longestShown);
  const complaint = `<dict-signup product="${shown}">: '${shown}' is not one of the configuration's 'products', so no trial would start`;
  reportUsage(`${complaint}; they are ${known.join(', ')}.${didYouMean(shown, known)}`, element);
}

const longestShown = 60;

export function warnNoConsoleUrl(element: Element): void {
  reportUsage(
    `<${element.localName}> leads to the console, and the configuration has no 'consoleUrl': it would open ${location.origin}. Give the console's address, or '' if the console is here or the page handles dict-navigate itself.`,
    element,
  );
}

export function warnNoLegalLine(element: Element): void {
  reportUsage(
    "<dict-signup> has no legal line: the configuration has neither 'links.terms' nor 'links.privacy'. Give their addresses, or '' if the page names them itself.",
    element,
  );
}

export function warnLateServiceBase(used: string): void {
  reportUsage(
    `the configuration's 'serviceBase' was given too late: this page already uses '${used || location.origin}', and keeps it. Give it before the first element is on the page, best in <script id="dict-config">.`,
  );
}

export function warnNoServiceBase(): void {
  reportUsage(
    `the configuration has no 'serviceBase', so ${location.origin} was called, where no service answered. Give the service's address, or '' if it is this one.`,
  );
}

export async function warnUnknownMessages(given: readonly string[]): Promise<void> {
  const { messageKeys } = await import('./names.made.ts');
  const known = Object.entries(messageKeys).flatMap(([area, keys]) => keys.split(' ').map((key) => `${area}.${key}`));
  for (const key of given.filter((each) => !known.includes(each))) {
    const complaint = `the configuration's 'messages.${key}' is not a text of the library; keys look like signup.title.`;
    reportUsage(complaint + didYouMean(key, known));
  }
}

/** Waits for the page's load event, because the page may define the tag itself. */
export async function warnUnknownTag(tag: string, known: readonly string[]): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (customElements.get(tag)) return;
  const hint = didYouMean(tag, known, (each) => `<${each}>`);
  const complaint = `<${tag}> is not an element of this library; they are ${known.join(', ')}.${hint}`;
  reportUsage(complaint, findInPage(tag) ?? document);
}

export const warnBlockType = (): void =>
  reportUsage('<script id="dict-config"> is ignored: its type must be exactly "application/json".');

export const warnSecondBlock = (): void =>
  reportUsage(
    'a second <script id="dict-config"> is ignored: write its keys into the first one, or give them with configure().',
  );

export const warnNotAnObject = (path: string): void => reportUsage(`${whole(path)} must be an object; it is left out.`);

export const warnInvalid = (path: string, kind: TypeGuard): void =>
  reportUsage(`${whole(path)} must be ${kindWords.get(kind)?.[1]}; it is ignored.`);

export function warnUnknownKey(path: string, name: string, known: readonly string[]): void {
  const fullName = path === '' ? name : `${path}.${name}`;
  const keys = path === '' ? 'the keys' : `those of '${path}'`;
  reportUsage(`'${fullName}' is not a configuration key; ${keys} are ${known.join(', ')}.${didYouMean(name, known)}`);
}

export async function warnUnknownCalls(path: string, names: readonly string[]): Promise<void> {
  const { callNames } = await import('./names.made.ts');
  for (const name of names.filter((each) => !callNames.includes(each))) warnUnknownKey(path, name, callNames);
}

const whole = (path: string) => (path === '' ? 'the configuration' : `the configuration’s '${path}'`);

/** Kind of value → its name in the WordPress plug-in, and its description for messages and the documentation. */
export const kindWords = new Map<TypeGuard, readonly [name: string, words: string]>([
  [kinds.isText, ['text', 'a text']],
  [kinds.isAsciiText, ['ascii', 'a text of ASCII letters']],
  [
    kinds.isAddress,
    [
      'address',
      "an https:// URL (http:// on this machine alone), a path of the page’s own origin, which begins with '/', or ''",
    ],
  ],
  [kinds.isHeaderName, ['header', "the name of a header of its own, such as 'Idempotency-Key', or ''"]],
  [kinds.isNumber, ['number', 'a number']],
  [kinds.isCount, ['count', 'a whole number above 0']],
  [kinds.isBoolean, ['boolean', 'true or false']],
  [kinds.isPersistence, ['persistence', "'local', 'session' or 'memory'"]],
  [kinds.isAnalytics, ['analytics', "'dataLayer' or ''"]],
  [
    kinds.isColour,
    [
      'colour',
      "a CSS colour: hexadecimal, a name such as 'teal', or a function such as 'light-dark(teal, aqua)', or ''",
    ],
  ],
  [kinds.isLength, ['length', "a length in px such as '8px', or ''"]],
  [kinds.isFont, ['font', "names of fonts such as 'Inter, sans-serif', or ''"]],
  [kinds.isLocale, ['locale', "a BCP 47 tag such as 'en-GB', or '' for the page’s"]],
  [kinds.isLocales, ['locales', "a list of BCP 47 tags such as ['en', 'de-CH']"]],
  [kinds.isOffices, ['offices', 'a list of { name, email, phone, address }, all texts; only the name is required']],
  [kinds.isCallPath, ['path', "a path below the service base, such as '/api/v2/login'"]],
  [kinds.isCountOrZero, ['count-or-zero', 'a whole number, 0 or above']],
  [kinds.isProduct, ['product', '{ listingId: a number, name: a text }']],
  [kinds.isPartners, ['partners', 'a list of { name, logo }: a text, and an address as links have it']],
  [
    kinds.isMessage,
    ['message', 'a text, its plural forms, a function that gives one, or an object of these by language'],
  ],
  [kinds.isEncoder, ['function', 'a function; give it with configure(), not in JSON']],
]);

function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const rated = known.map((each) => ({ each, edits: editsBetween(wanted, plain(each)) }));
  const [best] = rated.toSorted((a, b) => a.edits - b.edits);
  if (best && best.edits <= Math.max(1, Math.floor(wanted.length / 3))) return best.each;
  return wanted.length < 4 ? undefined : known.find((each) => plain(each).startsWith(wanted));
}

export function didYouMean(name: string, known: readonly string[], shown = (each: string) => `'${each}'`): string {
  const found = nearest(name, known);
  return found === undefined ? '' : ` Did you mean ${shown(found)}?`;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d.]/g, '');

function editsBetween(from: string, to: string): number {
  let last = [...`${to} `].map((_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      next[column] = Math.min(next[column - 1]! + 1, last[column]! + 1, last[column - 1]! + (isSame ? 0 : 1));
    }
    last = next;
  }
  return last[to.length]!;
}
