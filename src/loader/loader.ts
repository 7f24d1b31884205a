/*
 * The entry of dict.js (README.md). It waits for DOMContentLoaded, because an element that is defined before its streamed
 * template arrives would lose its server-rendered view.
 */
import { loadFailure } from '../core/page/events.ts';
import { findAll } from '../core/page/named-elements.ts';
import { natives } from '../core/page/natives.ts';
import { earlyInputs, vendorInput } from '../core/page/singletons.ts';
import type { EarlyViews } from './early-plan.ts';
import { drawEarly, removeEarly, updateEarly } from './early-view.ts';
import { releaseClick, whenNeeded } from './needed.ts';
import { urlOf, verified, verify, type Chunks, type File } from './verified.ts';

/**
 * The tags that other pages carry, with their files, inlined: these tags need no request for a list. `others` is the
 * file that lists all other tags, `late` the file that lists lazily loaded chunks. `shared` is the number of files at
 * the start of `early.files` that every tag needs: they are fetched in parallel with `others`, to save a round trip.
 */
declare const __DICT_EARLY__: Chunks;
declare const __DICT_LISTS__: { readonly others: File; readonly late: File; readonly shared: number };

/** A placeholder string: a release replaces it by the vendor's configuration (src/build/release.mjs). */
declare const __DICT_VENDOR__: unknown;

/** A placeholder string: the build and each release replace it (src/build/early-views.mjs). */
declare const __DICT_VIEWS__: EarlyViews;

const views = __DICT_VIEWS__;
const early = __DICT_EARLY__;
const { others, late, shared } = __DICT_LISTS__;

async function chunksIn(list: File): Promise<Chunks> {
  await verify([list]);
  return import(/* @vite-ignore */ urlOf(list[0])) as Promise<Chunks>;
}

function listOfOthers(): Promise<Chunks> {
  const list = chunksIn(others);
  verify(early.files.slice(0, shared)).catch(() => {});
  return list;
}

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

/** Tag → the elements that wait for it, also those in shadow roots. */
const requested = new Map<string, Set<Element>>();

async function load(element: Element): Promise<void> {
  if ('ready' in element) return;
  const tag = element.localName;
  const others = requested.get(tag);
  const isDefined = customElements.get(tag);
  if (others && !isDefined) {
    others.add(element);
    drawEarly(element, views);
  }
  if (others) return;
  const waiting = new Set(isDefined ? [] : [element]);
  requested.set(tag, waiting);
  if (isDefined) return console.info(`dict-elements: <${tag}> is defined already and stays.`);
  const draw = () => waiting.forEach((each) => drawEarly(each, views));
  try {
    const name = tag.slice(5);
    const list = Object.hasOwn(early.tags, name) ? null : listOfOthers();
    if (list) draw();
    const { files: own, tags } = list ? await list : early;
    // In the list of the other tags, indices count the early files first, then its own.
    const files = [...early.files, ...own];
    // For an unknown tag loads the smallest element, `session`, to report the tag (elements/tags/embed.ts).
    const needed = tags[Object.hasOwn(tags, name) ? name : 'session']!.map((index) => files[index]!);
    const arriving = verify(needed);
    // Draws after the files are requested, because drawing takes time.
    draw();
    await arriving;
    // The build writes this export (src/build/plugins/embedded-elements.ts).
    const { define } = (await import(/* @vite-ignore */ urlOf(needed.at(-1)![0]))) as {
      define: (tag: string, run: (urls: readonly string[]) => Promise<void>) => Promise<void>;
    };
    await define(tag, verifyUrls);
  } catch (cause) {
    console.error(`dict-elements: <${tag}> could not be loaded.${isCombined() ? combined : ''}`, cause);
    const detail = { code: loadFailure(cause), call: '', path: '', message: String(cause), requestId: '' };
    for (const each of waiting) {
      releaseClick(each);
      removeEarly(each);
      each.dispatchEvent(new CustomEvent('dict-error', { bubbles: true, composed: true, detail }));
    }
    // After any failure: a file that was cut off half way has a wrong hash, too.
    addEventListener('online', () => waiting.forEach((each) => void load(each)), { once: true });
  } finally {
    requested.delete(tag);
  }
}

// An optimiser may combine this code into a script of its own. The chunks are then not beside it.
const isCombined = () => !/\/dict\.js(?:[?#]|$)/.test(import.meta.url);
const combined = ' dict.js was combined into another script: exclude it from your optimiser.';

let observer: MutationObserver | undefined;

function scan(root: Element | Document | ShadowRoot): void {
  // Skips forms: they are never ours, and a field named `localName` hides that member of its form (DOM clobbering).
  if (root instanceof Element && !(root instanceof HTMLFormElement)) inspect(root);
  findAll(root, ':not(form)').forEach(inspect);
}

function inspect(element: Element): void {
  const { localName, shadowRoot } = element;
  // Do not search inside our elements: they load their own nested tags.
  if (localName.startsWith('dict-')) return whenNeeded(element, load, Object.hasOwn(views.tags, localName.slice(5)));
  if (shadowRoot) watch(shadowRoot);
  else if (element.matches(':not(:defined)'))
    customElements.whenDefined(localName).then(
      () => element.shadowRoot && watch(element.shadowRoot),
      () => {},
    );
}

function watch(root: Document | ShadowRoot): void {
  scan(root);
  observer ??= new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) scan(node);
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
    watch(document);
  } catch (error) {
    // If the start fails, tags stay undefined, so the page's fallback content inside them stays visible (HOST-06).
    console.error('dict-elements: no element can be loaded on this page.', error);
  }
}

/** Like the package's `configure`. Stores the input until the first tag has loaded the configuration's code. */
export function configure(input: unknown): void {
  earlyInputs().push(input);
  updateEarly(views);
}

vendorInput(__DICT_VENDOR__);
start();
