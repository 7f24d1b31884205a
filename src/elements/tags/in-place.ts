import type { DictElement, Tag } from './elements.ts';
import { isOurs } from './runtime/refusal.ts';
import type { RouteResolver } from './runtime/journey.ts';
import { isRoute, placeOf } from './routes.ts';

/** How a journey goes on inside one tag on a page without a host. */
export const inPlace = (define: (tag: Tag) => Promise<void>): RouteResolver => ({
  async find(to, state) {
    const place = placeOf(to, state);
    if (!place) return null;
    await define(place.definition.tag);
    // A step that asks for a password or a code is not drawn in a class of the page's (SEC-32).
    if (!isOurs(place.definition.tag)) throw new Error(`<${place.definition.tag}> is not ours.`);
    return { tag: place.definition.tag, attributes: place.attributes };
  },

  async focusOn(tag, element) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const screen = element.localName === tag ? element : rootOf(element).querySelector<DictElement>(tag);
    if (!screen || !('ready' in screen)) return;
    await screen.ready;
    // Who is in the screen already stays there, a code half typed. (jsdom throws at `:focus-within`.)
    const { activeElement: focused } = screen.getRootNode() as Document | ShadowRoot;
    if (screen !== element && screen.contains(focused)) return;
    const heading = rootOf(screen).querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
    const { activeElement } = element.ownerDocument;
    // The visitor may have gone elsewhere on the page meanwhile.
    if (!heading || (activeElement !== element.ownerDocument.body && !element.contains(activeElement))) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // The longer screen before it may have been scrolled past where this one begins.
    if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView();
  },

  isRoute: (to) => Promise.resolve(isRoute(to)),
});

const rootOf = (element: HTMLElement) => element.shadowRoot ?? element;
