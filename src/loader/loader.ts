/*
 * dict.js: defines a tag when it is on the page, now or added later, also inside open shadow roots of the page's. What it
 * knows of the library is which files a tag is drawn with, and their hashes, put here by the build. It begins at
 * DOMContentLoaded: an element defined before its streamed template arrives would lose what the server drew.
 */
import { loadFailure } from '../core/page/load-failure.ts';
import { natives } from '../core/page/natives.ts';
import { page } from '../core/page/page.ts';
import { letGo, whenNeeded } from './needed.ts';
import { urlOf, verified, verify, type Chunks, type File } from './verified.ts';

/** Those of the forms that are drawn before what asks the service has come: nothing delays them. */
declare const __DICT_EARLY__: Chunks;
/** The files that hold those of all other tags, and of the parts that come later; how many of the early ones, the first, all other tags need. */
declare const __DICT_LISTS__: { readonly others: File; readonly late: File; readonly shared: number };

const early = __DICT_EARLY__;
const { others, late, shared } = __DICT_LISTS__;

async function chunksIn(list: File): Promise<Chunks> {
  await verify([list]);
  return import(/* @vite-ignore */ urlOf(list[0])) as Promise<Chunks>;
}

/** While the list comes, the largest files in it come too: it costs no round trip. */
function listOfOthers(): Promise<Chunks> {
  const list = chunksIn(others);
  tryOut(early.files.slice(0, shared));
  return list;
}

/** What fails now is asked for again when it is needed. */
const tryOut = (files: readonly File[], isLater?: boolean): void => void verify(files, isLater).catch(() => {});

/** What a file of ours is about to import. */
async function verifyUrls(urls: readonly string[]): Promise<void> {
  for (const url of urls) await verified[url];
  const fresh = urls.filter((url) => !verified[url]);
  if (fresh.length === 0) return;
  const isFresh = ([name]: File) => fresh.includes(urlOf(name));
  const parts = (await chunksIn(late)).files;
  let known = [...early.files, ...parts].filter(isFresh);
  if (known.length < fresh.length)
    known = [...early.files, ...(await chunksIn(others)).files, ...parts].filter(isFresh);
  if (known.length < fresh.length) throw new Error(`${String(fresh)} not built`);
  await verify(known);
}

const asked = new Set<string>();

async function load(element: Element): Promise<void> {
  const tag = element.localName;
  if (asked.has(tag)) return;
  asked.add(tag);
  if (customElements.get(tag)) {
    if (!('ready' in element)) console.info(`dict-elements: <${tag}> is defined already and stays.`);
    return;
  }
  try {
    const name = tag.slice(5);
    const { files: own, tags } = Object.hasOwn(early.tags, name) ? early : await listOfOthers();
    // The indices of the others go on from the early files.
    const files = [...early.files, ...own];
    // What an unknown tag was meant to be is known to what defines any other.
    const [needed, later] = tags[Object.hasOwn(tags, name) ? name : 'session']!.map((list) =>
      list.map((index) => files[index]!),
    );
    await verify(needed!);
    // Not before: it would share the line with what the visitor waits for.
    tryOut(later!, true);
    const { define } = (await import(/* @vite-ignore */ urlOf(needed!.at(-1)![0]))) as {
      define: (tag: string, run: (urls: readonly string[]) => Promise<void>) => Promise<void>;
    };
    await define(tag, verifyUrls);
  } catch (cause) {
    asked.delete(tag);
    tellFailure(tag, cause);
  }
}

function tellFailure(tag: string, cause: unknown): void {
  console.error(`dict-elements: <${tag}> could not be loaded.`, cause);
  const code = loadFailure(cause);
  for (const element of document.querySelectorAll(tag)) {
    const detail = { code, call: '', message: String(cause) };
    letGo(element);
    element.dispatchEvent(new CustomEvent('dict-error', { bubbles: true, composed: true, detail }));
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
  if (localName.startsWith('dict-')) return whenNeeded(element, load);
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
    natives();
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true });
      return;
    }
    // Every walk through an object meets it, also the bundler's own: nothing of ours could run.
    for (const name in {}) throw new Error(`Object.prototype.${name} is enumerable`);
    const { documentElement } = document;
    // Where an element of that name covers it, no tag would be found (SEC-31).
    if (documentElement.localName !== 'html') throw new Error('document.documentElement is covered');
    watch(documentElement);
  } catch (error) {
    // A page that has broken the browser's own parts: our tags stay what they are, with its words in them (HOST-06).
    console.error('dict-elements: no script can draw on this page.', error);
  }
}

/** The same as `configure` of the package. What reads it comes with the first tag and finds it kept (core/config/config.ts). */
export const configure = (input: unknown): void => void page<unknown[]>('early-inputs', () => []).push(input);

start();
