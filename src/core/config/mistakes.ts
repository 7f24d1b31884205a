import { advise } from '../page/warn-once.ts';
import { didYouMean } from './nearest.ts';

/*
 * Warns the page's author about mistakes: one console error and one `dict-error` each, with the tag, the attribute or key,
 * and the fix. Attribute values are included only if they are names to look up.
 */

export interface Written {
  readonly tag: string;
  readonly attributes: readonly string[];
  /** True if the element links to other screens of the console. */
  readonly leadsOut: boolean;
}

export function strangeAttributes(element: Element, names: readonly string[], { tag, attributes }: Written) {
  const has = attributes.length === 0 ? 'none' : attributes.join(', ');
  for (const name of names.filter((each) => !isAnywhere(each))) {
    advise(
      `<${tag} ${name}>: '${name}' is not an attribute of it; it has ${has}.${didYouMean(name, attributes)}`,
      element,
    );
  }
}

const global =
  'accesskey anchor autocapitalize autocorrect autofocus contenteditable draggable enterkeyhint inert inputmode is itemid itemprop itemref itemscope itemtype nonce part popover role spellcheck tabindex title translate writingsuggestions xmlns';
const globals = new Set(global.split(' '));

// Attributes written by frameworks and browser extensions, such as `v-if`, `_ngcontent-abc`, `@click`, `hx-get`.
const isAnywhere = (name: string) =>
  globals.has(name) || /[^a-z\d-]|^(?:on|v-|x-|ng-|hx-|wire-|astro-|svelte-|react)|^[^a-z]/.test(name);

/** Reports a product that is missing in the configuration: the trial could not be started. */
export function unknownProduct(element: Element, name: string, known: readonly string[]): void {
  const shown = name.slice(0, longestShown);
  const complaint = `<dict-signup product="${shown}">: '${shown}' is not one of the configuration's 'products', so no trial would start`;
  advise(`${complaint}; they are ${known.join(', ')}.${didYouMean(shown, known)}`, element);
}

const longestShown = 60;

export function noConsoleUrl(element: Element): void {
  advise(
    `<${element.localName}> leads to the console, and the configuration has no 'consoleUrl': it would open ${location.origin}. Give the console's address, or '' if the console is here or the page handles dict-navigate itself.`,
    element,
  );
}

export function noLegalLine(element: Element): void {
  advise(
    "<dict-signup> has no legal line: the configuration has neither 'links.terms' nor 'links.privacy'. Give their addresses, or '' if the page names them itself.",
    element,
  );
}

export function noServiceBase(): void {
  advise(
    `the configuration has no 'serviceBase', so ${location.origin} was called, where no service answered. Give the service's address, or '' if it is this one.`,
  );
}

export async function unknownMessages(given: readonly string[]): Promise<void> {
  const { messageKeys } = await import('./message-keys.made.ts');
  const known = Object.entries(messageKeys).flatMap(([area, keys]) => keys.split(' ').map((key) => `${area}.${key}`));
  for (const key of given.filter((each) => !known.includes(each))) {
    const complaint = `the configuration's 'messages.${key}' is not a text of the library; keys look like signup.title.`;
    advise(complaint + didYouMean(key, known));
  }
}

/** Reports an unknown tag that begins with `dict-`. Waits for the page's load event: the page may define the tag itself. */
export async function unknownTag(tag: string, known: readonly string[]): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if (customElements.get(tag)) return;
  const hint = didYouMean(tag, known, (each) => `<${each}>`);
  const complaint = `<${tag}> is not an element of this library; they are ${known.join(', ')}.${hint}`;
  advise(complaint, document.querySelector(tag) ?? document);
}
