import type { DictElement, Tag } from './elements.ts';
import type { RouteResolver } from '../runtime/journey.ts';
import { holdsFocus } from '../../core/page/focus.ts';
import { isRoute, placeOf } from './routes.ts';

export const inPlace = (define: (tag: Tag) => Promise<void>): RouteResolver => ({
  async find(to, state) {
    const place = placeOf(to, state);
    if (!place) return null;
    await define(place.definition.tag);
    // A tag that the page has defined itself can't show the screen (SEC-32): only our classes have `ready`.
    if (!('ready' in customElements.get(place.definition.tag)!.prototype))
      throw new Error(`<${place.definition.tag}> is defined by the page.`);
    return { tag: place.definition.tag, attributes: place.attributes };
  },

  async focusOn(tag, element) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const screen = element.localName === tag ? element : rootOf(element).querySelector<DictElement>(tag);
    if (!screen || !('ready' in screen)) return;
    await screen.ready;
    if (!holdsFocus(screen) || screen === element) {
      const heading = rootOf(screen).querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
      const { activeElement, body } = element.ownerDocument;
      // Doesn't take the focus from a visitor who has moved on to another part of the page.
      if (!heading || (activeElement !== body && !element.contains(activeElement))) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView();
  },

  isRoute: (to) => Promise.resolve(isRoute(to)),
});

const rootOf = (element: HTMLElement) => element.shadowRoot ?? element;
