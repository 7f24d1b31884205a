import { customElements, HTMLElement } from '@lit-labs/ssr-dom-shim';

/*
 * Imported before the elements in Node (the `node` condition of package.json): frameworks that look at a tag's class on a
 * server, or construct it, find the real one. It draws nothing there; `dict-elements/server` does. A DOM that is there already,
 * such as jsdom, stays.
 */
const page = globalThis as { HTMLElement?: unknown; customElements?: unknown };
page.HTMLElement ??= HTMLElement;
page.customElements ??= customElements;
