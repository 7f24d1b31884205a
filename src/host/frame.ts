import { defineAll, tags, type DictTagNameMap } from '../elements/index.ts';

/* What stands around the screens of the console: <dict-nav> with the page in its slot, and the offer of assistance. */

const page = document.querySelector('.page')!;
const menu = ['organizations', 'subscription', 'installation', 'account', 'referearn', 'contactus'] as const;

const nav = once('dict-nav');
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
    page.replaceWith(frame);
    frame.append(page);
  }
  const offer = assistance();
  if (offer && offer.parentElement !== page) page.append(offer);
}

/** The element of a tag, made the first time; null where the library has none. */
function once(tag: string): () => HTMLElement | null {
  const made = { element: null as HTMLElement | null };
  return () => {
    if (made.element || !tags.includes(tag)) return made.element;
    void defineAll([tag as keyof DictTagNameMap]);
    made.element = document.createElement(tag);
    return made.element;
  };
}
