import { page } from '../../core/page/page.ts';

/* What makes an element of ours, taken when the library is loaded: what a page replaces later takes no part (HOST-07, SEC-32). */

export interface BrowserParts {
  readonly define: (tag: string, constructor: CustomElementConstructor) => void;
  readonly find: (tag: string) => CustomElementConstructor | undefined;
  readonly attachShadow: (element: Element, mode?: ShadowRootMode) => ShadowRoot;
  /** The first that was not the browser's own any more: a class or a root that it gives may be somebody else's. */
  readonly replaced: string | null;
}

let isDomOfTests = false;

/** For `dict-elements/testing`: a DOM that is written in JavaScript, such as jsdom's, has no part that is the browser's own. */
export const trustDomOfTests = (): void => void (isDomOfTests = true);

export const browserParts = (): BrowserParts => page('browser-parts', take);

function take(): BrowserParts {
  const registry = globalThis.customElements;
  const { define, get } = Object.getPrototypeOf(registry) as CustomElementRegistry;
  const { attachShadow } = Element.prototype;
  const { apply } = Reflect;
  const isDefineOwn = isNative(define, 'define') && (registry.define === define || isOfZone(registry, define));
  return {
    define: (tag, constructor) => apply(define, registry, [tag, constructor]),
    find: (tag) => apply(get, registry, [tag]),
    attachShadow: (element, mode = 'open') => apply(attachShadow, element, [{ mode }]),
    replaced: isDomOfTests
      ? null
      : (!isDefineOwn && 'customElements.define') ||
        (!isNative(get, 'get') && 'customElements.get') ||
        (!isNative(attachShadow, 'attachShadow') && 'Element.prototype.attachShadow') ||
        null,
  };
}

// A wrapper that was made with `bind` or Proxy has no name in its text.
const isNative = (value: unknown, name: string) =>
  typeof value === 'function' &&
  Function.prototype.toString.call(value).replace(/\s+/g, ' ') === `function ${name}() { [native code] }`;

/** zone.js puts its own function on the registry and keeps the browser's beside it; ours are defined by the browser's (HOST-05). */
function isOfZone(registry: CustomElementRegistry, define: unknown): boolean {
  const prefix: unknown = Reflect.get(globalThis, '__Zone_symbol_prefix');
  return Reflect.get(registry, `${typeof prefix === 'string' ? prefix : '__zone_symbol__'}define`) === define;
}
