import { tags, type DictTagNameMap } from '../elements/index.ts';
import { load } from './lost.ts';

/* The frame of the console: <dict-nav> with the page in its slot, and <dict-callback>, the offer of assistance. */

const page = document.querySelector('.page')!;
const menu = ['organizations', 'subscription', 'installation', 'account', 'referearn', 'contactus'] as const;

const main = document.querySelector('main')!;
// If the screen failed to load as well, its message is enough.
const nav = once('dict-nav', (words) => main.querySelector('.lost') ?? main.prepend(words));
// The offer is optional: no message if it fails to load.
const assistance = once('dict-callback');

export function showFrame(isConsole: boolean, path: string): void {
  document.body.dataset.frame = isConsole ? 'console' : 'bare';
  if (!isConsole) {
    nav()?.replaceWith(page);
    assistance()?.remove();
    return;
  }
  const frame = nav();
  if (!frame) return;
  frame.setAttribute('active', menu.find((item) => path.startsWith(`/${item}`)) ?? 'none');
  if (page.parentElement !== frame) {
    const { parentNode, nextSibling } = page;
    // The page is inserted first, so that the frame renders synchronously and the page's <main> can be focused.
    frame.append(page);
    parentNode!.insertBefore(frame, nextSibling);
  }
  const offer = assistance();
  if (offer && offer.parentElement !== page) page.append(offer);
}

/** Returns a function that gives the element of `tag`, created on first use; null if the library has no such tag. */
function once(tag: string, onLost?: (words: HTMLElement) => void): () => HTMLElement | null {
  const made = { element: null as HTMLElement | null, isAsked: false };
  return () => {
    if (!tags.includes(tag)) return null;
    if (!made.isAsked) {
      made.isAsked = true;
      load(tag as keyof DictTagNameMap, (words) => {
        made.isAsked = false;
        onLost?.(words);
      });
    }
    made.element ??= document.createElement(tag);
    return made.element;
  };
}
