import { customElements, HTMLElement } from '@lit-labs/ssr-dom-shim';

/*
 * Loaded before the elements in Node (condition `node` of package.json): gives their classes a base and a registry, for
 * frameworks that inspect or construct a tag's class on a server. Rendering is in `dict-elements/server`. An existing
 * DOM, such as jsdom's, is kept.
 */
const page = globalThis as { HTMLElement?: unknown; customElements?: unknown };
page.HTMLElement ??= HTMLElement;
page.customElements ??= customElements;
