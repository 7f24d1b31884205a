import { customElements, HTMLElement } from '@lit-labs/ssr-dom-shim';

/*
 * Loaded before the elements in Node (condition `node` of package.json): a base and a registry for their classes, which
 * some frameworks inspect or construct on a server. Keeps an existing DOM, such as jsdom's. Rendering is in
 * `dict-elements/server`.
 */

const page = globalThis as { HTMLElement?: unknown; customElements?: unknown };
page.HTMLElement ??= HTMLElement;
page.customElements ??= customElements;
