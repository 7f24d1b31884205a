/*
 * Draws a credential form before its code has arrived, from a static view that the build has put into dict.js
 * (src/prerender/early). The element's class then hydrates it like a prerendered snippet. Uses neither markup nor inline
 * styles, so that strict policies and Trusted Types hold.
 */
import { createInPage } from '../core/page/named-elements.ts';
import { earlySheets } from '../core/page/singletons.ts';
import { applyTheme } from '../core/page/theme.ts';
import { planOf, type Child, type EarlyViews, type Plan, type Value } from './early-plan.ts';
import { watchInteraction } from './needed.ts';

const svg = 'http://www.w3.org/2000/svg';
const html = 'http://www.w3.org/1999/xhtml';

/** The elements whose early view was drawn. */
const drawn = new Map<Element, Plan>();

/** The last view of each element: shown again, with what was typed, when the element is loaded again after a failure. */
const wrappers = new WeakMap<Element, { readonly id: string; readonly wrapper: Element }>();

/** Does nothing if the element has a shadow root that was not made here. */
export function drawEarly(element: Element, views: EarlyViews): void {
  if (element.shadowRoot && !wrappers.has(element)) return;
  try {
    const plan = planOf(element, views);
    if (plan?.id === drawn.get(element)?.id) return;
    removeEarly(element);
    if (plan) show(element, plan, views);
  } catch {
    // The page has replaced a function that is needed here (HOST-06): the element is then drawn when its code has
    // arrived.
    removeEarly(element);
  }
}

/** After a change of the configuration: draws forms anew whose view it changes, unless the visitor has used them. */
export function updateEarly(views: EarlyViews): void {
  for (const element of drawn.keys())
    if (!('ready' in element || isUsed(element.shadowRoot!))) drawEarly(element, views);
}

// Matches fields only: in Firefox a submit button matches `:user-valid` before anybody has used the form.
const used = ':is(input, select):is(:user-valid, :user-invalid)';

const isUsed = (root: ShadowRoot) => root.activeElement !== null || root.querySelector(used) !== null;

/** Shows the content of the page inside the tag again. The shadow root stays, because it can't be removed. */
export function removeEarly(element: Element): void {
  if (!drawn.delete(element)) return;
  const root = element.shadowRoot!;
  root.adoptedStyleSheets = [];
  root.replaceChildren(createInPage('slot'));
  for (const name of marks) element.removeAttribute(name);
}

const marks = ['data-state', 'data-drawn'];

let sheet: CSSStyleSheet | undefined;

function show(element: Element, plan: Plan, views: EarlyViews): void {
  const last = wrappers.get(element);
  const wrapper = last?.id === plan.id ? last.wrapper : wrapperOf(plan, views);
  wrappers.set(element, { id: plan.id, wrapper });
  watchInteraction(wrapper, () => {});
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(views.css);
  earlySheets().add(sheet);
  applyTheme(views.theme);
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  drawn.set(element, plan);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(wrapper);
  element.setAttribute('data-state', 'loading');
  element.setAttribute('data-drawn', '');
}

/** Creates the wrapper that a prerendered snippet has, with the same marks. */
function wrapperOf({ view, language, addresses }: Plan, { by, languages, nodes }: EarlyViews): Element {
  const { dir } = languages[language]!;
  const texts = languages[language]!.texts.split('\n');
  const textOf = (value: Value) => {
    if (typeof value === 'number') return texts[~value]!;
    return typeof value === 'string' ? value : addressOf(...value);
  };
  const addressOf = (key: string, rest: string) =>
    rest === '' ? addresses[key]! : addresses[key]!.replace(/\/$/, '') + rest;
  const nodeOf = (child: Child, namespace: string): Node => {
    if (typeof child === 'number')
      return child < 0 ? nodeOf(texts[~child]!, namespace) : nodeOf(nodes[child]!, namespace);
    if (typeof child === 'string') return document.createTextNode(child);
    const [tag, attributes, ...children] = child;
    const own = tag === 'svg' ? svg : namespace;
    const node = document.createElementNS(own, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, textOf(value));
    // React renders no node for an empty text.
    for (const each of children) if (!(typeof each === 'number' && texts[~each] === '')) node.append(nodeOf(each, own));
    return node;
  };
  const marks = { class: 'd-root', part: 'root', lang: language, dir, 'data-drawn': by, 'data-may-differ': '' };
  const wrapper = nodeOf(['div', marks, view], html) as Element;
  // The comments by which React finds the Activity around the view (Frame.tsx).
  wrapper.prepend(document.createComment('&'));
  wrapper.append(document.createComment('/&'));
  return wrapper;
}
