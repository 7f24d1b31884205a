import { config, isSignedIn, pageTitle, type DictTagNameMap, type Place } from '../elements/index.ts';
import { showFrame } from './frame.ts';
import { t } from './host.text.ts';
import { fromTemplate, load } from './lost.ts';
import type { Shown } from './router.ts';

const main = document.querySelector('main')!;
const current = { element: null as HTMLElement | null, shows: '' };

const skip = document.querySelector('.skip')!;
skip.textContent = t('skip');
skip.parentElement!.ariaLabel = t('onThisPage');
skip.addEventListener('click', (event) => {
  // Following the link to #main would lose the navigation state of the screen.
  event.preventDefault();
  main.focus();
});

export function showPlace({ place, path }: Shown): void {
  const page = pageTitle(place?.route.page ?? 'notFound');
  document.title = `${page} - ${config().brand}`;
  main.ariaLabel = page;
  showFrame(isSignedIn() && place?.route.navigation !== 'hidden', path);
  const shows = `${place?.definition.tag ?? 'not found'} ${path}`;
  if (current.element && current.shows === shows) {
    // Same screen with new attributes: the element is kept with its typed text.
    if (place) setAttributes(current.element, place);
    return;
  }
  const isFirst = current.element === null;
  current.element = place ? elementOf(place) : fromTemplate('#not-found');
  current.shows = shows;
  main.replaceChildren(current.element);
  if (isFirst) return;
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function elementOf(place: Place): HTMLElement {
  const tag = place.definition.tag as keyof DictTagNameMap;
  const element: HTMLElement = document.createElement(tag);
  load(tag, (words) => {
    if (current.element !== element) return;
    main.replaceChildren(words);
    // Forgets the failed place, so that the next visit tries again.
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
