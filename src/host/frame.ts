import { tags, type DictTagNameMap } from '../elements/index.ts';
import { load } from './lost.ts';

/* What stands around the screens of the console: <dict-nav> with the page in its slot, and the offer of assistance. */

const page = document.querySelector('.page')!;
const menu = ['organizations', 'subscription', 'installation', 'account', 'referearn', 'contactus'] as const;

const main = document.querySelector('main')!;
// The screen may not have come either, and have said so.
const nav = once('dict-nav', (words) => main.querySelector('.lost') ?? main.prepend(words));
// Nobody asked for the offer: without it the page is whole.
const assistance = once('dict-callback');

/** Frames the page for the screen at `path`, or leaves it alone. */
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
    // With the page already in it, the frame draws its place at once, and the page's <main> can have the focus.
    frame.append(page);
    parentNode!.insertBefore(frame, nextSibling);
  }
  const offer = assistance();
  if (offer && offer.parentElement !== page) page.append(offer);
}

/** The element of a tag, made the first time; null where the library has none. */
function once(tag: string, onLost?: (words: HTMLElement) => void): () => HTMLElement | null {
  const made = { element: null as HTMLElement | null, isAsked: false };
  return () => {
    if (!tags.includes(tag)) return null;
    if (!made.isAsked) {
      made.isAsked = true;
      load(tag as keyof DictTagNameMap, (words) => {
        // The next screen asks again.
        made.isAsked = false;
        onLost?.(words);
      });
    }
    made.element ??= document.createElement(tag);
    return made.element;
  };
}
