import {
  config,
  consolePathOf,
  isSignedIn,
  pageTitle,
  type DictTagNameMap,
  type Place,
  tags,
  defineAll,
  navItems,
} from '../elements/index.ts';
import { t, tPage } from './host.text.ts';
import type { Shown } from './router.ts';
import { enterScreen, leaveScreen } from './scroll.ts';

const main = document.querySelector('main')!;
const current = { element: null as HTMLElement | null, shows: '', screen: null as Shown | null };

const skip = document.querySelector('.skip')!;
skip.addEventListener('click', (event) => {
  // Only moves the focus: following the link would add a history entry without the screen's navigation state.
  event.preventDefault();
  main.focus();
});

export function renderTexts(): void {
  skip.textContent = t('skip');
  skip.parentElement!.ariaLabel = t('onThisPage');
  fillTexts(main);
}

export function showPlace(screen: Shown): void {
  const { place, path, opened, entry } = screen;
  current.screen = screen;
  const page = place ? pageTitle(place.route) : tPage('notFound');
  document.title = `${page} - ${config().brand}`;
  main.ariaLabel = page;
  showFrame(isSignedIn() && place?.route.navigation !== 'hidden', path);
  const shows = `${place?.definition.tag ?? 'not found'} ${path} ${opened}`;
  if (current.element && current.shows === shows) {
    if (place) setAttributes(current.element, place);
    return;
  }
  const isFirst = current.element === null;
  leaveScreen();
  current.element = place ? elementOf(place) : notFound(opened);
  current.shows = shows;
  main.replaceChildren(current.element);
  enterScreen(`${entry} ${shows}`, current.element);
  if (isFirst) return;
  // Waits: a <dict-nav> that is inserted again renders in a microtask, and until then <main> inside it can't be focused.
  queueMicrotask(() => main.contains(document.activeElement) || main.focus({ preventScroll: true }));
}

function elementOf(place: Place): HTMLElement {
  const tag = place.definition.tag as keyof DictTagNameMap;
  const element: HTMLElement = document.createElement(tag);
  load(tag, (words) => {
    if (current.element !== element) return;
    main.replaceChildren(words);
    // Forgets the screen that failed to load, so that the next visit, or the message's button, tries again.
    current.shows = '';
  });
  setAttributes(element, place);
  return element;
}

function setAttributes(element: HTMLElement, { definition, attributes }: Place): void {
  for (const name of Object.keys(definition.attributes)) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else element.setAttribute(name, value);
  }
}

const page = document.querySelector('.page')!;

// If <dict-nav> can't be loaded, its message is above the screen, unless the screen's own failure is shown already.
const nav = once('dict-nav', (words) => main.querySelector('.lost') ?? main.prepend(words));
const assistance = once('dict-callback');

function showFrame(isConsole: boolean, path: string): void {
  document.body.dataset.frame = isConsole ? 'console' : 'bare';
  if (!isConsole) {
    // Doesn't call `nav()`, which would load the navigation for a visitor who may never see it.
    page.closest('dict-nav')?.replaceWith(page);
    return;
  }
  const frame = nav();
  if (!frame) return;
  frame.setAttribute('active', navItems.find((item) => path.toLowerCase().startsWith(`/${item}`)) ?? 'none');
  if (page.parentElement !== frame) {
    const { parentNode, nextSibling } = page;
    // Fills <dict-nav> before it is on the page: it then renders around <main> at once, and <main> can be focused.
    frame.append(page);
    parentNode!.insertBefore(frame, nextSibling);
  }
  const offer = assistance();
  if (!offer || offer.parentElement === frame) return;
  offer.slot = 'help';
  frame.append(offer);
}

function once(tag: string, onLoadError?: (words: HTMLElement) => void): () => HTMLElement | null {
  const made = { element: null as HTMLElement | null, isAsked: false };
  return () => {
    if (!tags.includes(tag)) return null;
    if (!made.isAsked) {
      made.isAsked = true;
      load(tag as keyof DictTagNameMap, (words) => {
        made.isAsked = false;
        onLoadError?.(words);
      });
    }
    made.element ??= document.createElement(tag);
    return made.element;
  };
}

function load(tag: keyof DictTagNameMap, onLoadError: (words: HTMLElement) => void): void {
  defineAll([tag]).catch((cause: unknown) =>
    // Waits, so that nothing is reported if Firefox aborts the load because the page is left.
    setTimeout(() => {
      console.error(`dict-elements: <${tag}> could not be loaded.`, cause);
      onLoadError(words());
    }, leavingMs),
  );
}

const leavingMs = 500;

/** The message of a failed load, with a button. Tries again by itself when the browser is online again (NET-09). */
function words(): HTMLElement {
  const section = fromTemplate('#lost');
  const tryAgain = () => {
    removeEventListener('online', tryAgain);
    if (!section.isConnected) return;
    const hadFocus = section.contains(document.activeElement);
    section.remove();
    showPlace(current.screen!);
    if (hadFocus) main.focus({ preventScroll: true });
  };
  section.querySelector('button')!.addEventListener('click', tryAgain);
  addEventListener('online', tryAgain);
  return section;
}

/** The 404 page, with the address that was opened, to be corrected and opened again. */
function notFound(opened: string): HTMLElement {
  const section = fromTemplate('#not-found');
  const form = section.querySelector('form')!;
  const field = form.querySelector('input')!;
  form.hidden = opened === '';
  field.value = `${location.origin}${consolePathOf(config().consoleUrl)}${opened}`;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!URL.canParse(field.value, location.origin)) return;
    // Only path and query are used: whatever is typed, the page that opens is one of this origin.
    const { pathname, search } = new URL(field.value, location.origin);
    location.assign(`${location.origin}/${pathname.replace(/^\/+/, '')}${search}`);
  });
  return section;
}

function fromTemplate(selector: string): HTMLElement {
  const { content } = document.querySelector<HTMLTemplateElement>(selector)!;
  const element = document.importNode(content, true).firstElementChild as HTMLElement;
  fillTexts(element);
  return element;
}

function fillTexts(within: HTMLElement): void {
  for (const each of within.querySelectorAll<HTMLElement>('[data-text]'))
    each.textContent = t(each.dataset.text as Parameters<typeof t>[0]);
}
