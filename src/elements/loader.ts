/*
 * dict.js: defines a tag when it is on the page, now or added later, also inside open shadow roots of the page's. What it
 * knows of the library is a map from tag to files, put here by the build. It begins at DOMContentLoaded: an element defined
 * before its streamed template arrives would lose what the server drew.
 */
import { preload } from './preload.ts';

/** Files beside dict.js, without `chunks/` and `.js`; the first is what defines a tag. */
declare const __DICT_FILES__: readonly string[];
/** Tag without `dict-` → indices in the files: of what it is drawn with, and of what it asks the service with. */
declare const __DICT_TAGS__: Readonly<Record<string, readonly [needed: readonly number[], later: readonly number[]]>>;

const fileUrl = (index: number) =>
  new URL(/* @vite-ignore */ `chunks/${__DICT_FILES__[index]}.js`, import.meta.url).href;
const asked = new Set<string>();

async function load(element: Element): Promise<void> {
  const tag = element.localName;
  const files = __DICT_TAGS__[tag.slice(5)];
  if (!files || asked.has(tag)) return;
  asked.add(tag);
  if (customElements.get(tag)) {
    if (!('ready' in element)) console.info(`dict-elements: <${tag}> is defined already and stays what it is.`);
    return;
  }
  try {
    // Without this each level of imports would cost a round trip.
    for (const index of files[0]) preload(fileUrl(index));
    for (const index of files[1]) preload(fileUrl(index), { isLater: true });
    const { define } = (await import(/* @vite-ignore */ fileUrl(0))) as { define: (tag: string) => Promise<void> };
    await define(tag);
  } catch (cause) {
    asked.delete(tag);
    console.error(`dict-elements: <${tag}> could not be loaded.`, cause);
    for (const element of document.querySelectorAll(tag)) {
      element.dispatchEvent(
        new CustomEvent('dict-error', {
          bubbles: true,
          composed: true,
          detail: { code: 'load', call: '', message: String(cause) },
        }),
      );
    }
  }
}

let observer: MutationObserver | undefined;

function look(root: Element | ShadowRoot): void {
  if (root instanceof Element) see(root);
  root.querySelectorAll('*').forEach(see);
}

function see(element: Element): void {
  const { localName, shadowRoot } = element;
  // What ours hold is their own.
  if (localName.startsWith('dict-')) return void load(element);
  if (shadowRoot) watch(shadowRoot);
  else if (element.matches(':not(:defined)'))
    customElements.whenDefined(localName).then(
      () => element.shadowRoot && watch(element.shadowRoot),
      () => {},
    );
}

function watch(root: Element | ShadowRoot): void {
  look(root);
  observer ??= new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function start(): void {
  try {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    // Every walk through an object meets it, also the bundler's own: nothing of ours could run.
    for (const name in {}) throw new Error(`Object.prototype.${name} is enumerable`);
    watch(document.documentElement);
  } catch (error) {
    // A page that has broken the browser's own parts: our tags stay what they are, with its words in them (HOST-06).
    console.error('dict-elements: no script can draw on this page.', error);
  }
}

start();
