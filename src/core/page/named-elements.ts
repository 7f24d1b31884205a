/*
 * Members of `document` and of elements, read from their prototypes. An element that the page has named like a member
 * covers it: `<img name="head">` is `document.head`, and in a form `<input name="matches">` is the form's `matches`
 * (SEC-31).
 */

export const createInPage = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) =>
  Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[Tag];

/** Empty in jsdom, which has no `adoptedStyleSheets`. */
export const sheetsOf = (root: Document | ShadowRoot): CSSStyleSheet[] =>
  (Reflect.get(Object.getPrototypeOf(root) as object, sheets, root) as CSSStyleSheet[] | undefined) ?? [];

export const setSheets = (root: Document | ShadowRoot, all: readonly CSSStyleSheet[]): boolean =>
  Reflect.set(Object.getPrototypeOf(root) as object, sheets, all, root);

const sheets = 'adoptedStyleSheets';

/** null while a page writes itself anew. */
export const pageHead = () => Reflect.get(Document.prototype, 'head', document) as HTMLHeadElement | null;

export const rootOf = (document: Document): HTMLElement =>
  Reflect.get(Document.prototype, 'documentElement', document) as HTMLElement;

export const findInPage = <Found extends Element>(selector: string): Found | null =>
  Document.prototype.querySelector.call(document, selector) as Found | null;

export const findAll = (root: Document | ShadowRoot | Element, selector: string): NodeListOf<Element> =>
  prototypeOf(root).querySelectorAll.call(root, selector);

function prototypeOf(root: Document | ShadowRoot | Element): ParentNode {
  if (root instanceof Element) return Element.prototype;
  return root instanceof Document ? Document.prototype : DocumentFragment.prototype;
}
