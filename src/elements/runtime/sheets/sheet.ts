import { setSheets, sheetsOf } from '../../../core/page/named-elements.ts';
import { earlySheets } from '../../../core/page/singletons.ts';

/*
 * One CSSStyleSheet per CSS text and document, shared by all elements. Views render neither <style> nor style attributes,
 * so that no page has to allow `unsafe-inline`.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(css: string, document: Document): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const existing = known.get(css);
  if (existing) return existing;
  // A document adopts only sheets of its own window, and elements can move between documents. jsdom has no `replaceSync`.
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync?.(css);
  known.set(css, sheet);
  return sheet;
}

/** Adopts the sheets that `root` lacks. Returns true if any was missing. */
export function adopt(root: ShadowRoot | Document, css: readonly string[]): boolean {
  const document = root.ownerDocument ?? (root as Document);
  const known = sheetsOf(root).filter((sheet) => !earlySheets().has(sheet));
  const missing = css.map((each) => sheetOf(each, document)).filter((sheet) => !known.includes(sheet));
  if (missing.length > 0) setSheets(root, [...known, ...missing]);
  return missing.length > 0;
}

/**
 * Calls `restore` when `node`, which our sheets make 1 px wide, has another size: the page has assigned
 * `adoptedStyleSheets` anew, without ours. Browsers report a new size before they paint, so no frame is bare.
 */
export function onUnstyled(node: Element, restore: () => boolean): () => void {
  // The node's own window: another window's observer would keep reporting the node if the page removed its frame.
  const view = node.ownerDocument.defaultView;
  if (!view?.ResizeObserver) return () => {};
  let frame = 0;
  const observer = new view.ResizeObserver(([entry]) => {
    // 1 px: our sheets are there. 0: the element is hidden.
    if (!entry || entry.contentRect.width <= 1) return;
    // No sheet was missing, so the size has another cause, and restoring again would never end.
    if (!restore()) return;
    // Observes again in the next frame: the size changes once more in this one, which would cause a ResizeObserver error
    // on the page.
    observer.disconnect();
    frame = view.requestAnimationFrame(() => observer.observe(node));
  });
  observer.observe(node);
  return () => {
    observer.disconnect();
    view.cancelAnimationFrame(frame);
  };
}

/**
 * Nests the rules below the tag for the light DOM; keyframes can't be nested. A `:not` with two ids raises their
 * specificity above rules of the page such as `#content .entry input`; the tag itself needs no id. Rules for the tag
 * itself (`:host`) have no specificity, so the page can override them. `@scope` is no alternative: it styles no text
 * fields in WebKit (seen in 2.50).
 */
export function scopedTo(tag: string, css: string): string {
  const nested = css.replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, ':where(&:is($1))').replaceAll(':host', ':where(&)');
  const frames = nested.match(keyframes) ?? [];
  return [`${tag}:not(#_#_) {`, nested.replace(keyframes, ''), '}', ...frames].join('\n');
}

const keyframes = /@keyframes [\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
