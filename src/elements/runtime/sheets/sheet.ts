/*
 * One CSSStyleSheet per text of CSS and document, shared by every instance. In the light DOM the same text is scoped to the tag.
 * Nothing needs `unsafe-inline`: no <style>, no style attribute.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(css: string, document: Document): CSSStyleSheet {
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  const existing = known.get(css);
  if (existing) return existing;
  // A sheet belongs to the document whose window made it; an element may be adopted by another one.
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  // jsdom has neither this nor `adoptedStyleSheets`, and draws nothing.
  sheet.replaceSync?.(css);
  known.set(css, sheet);
  return sheet;
}

/** Puts each of `css` on `root`, once. */
export function adopt(root: ShadowRoot | Document, css: readonly string[]): void {
  const document = root.ownerDocument ?? (root as Document);
  const known = root.adoptedStyleSheets ?? [];
  const missing = css.map((each) => sheetOf(each, document)).filter((sheet) => !known.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...known, ...missing];
}

/**
 * The same sheet for an element that draws in the light DOM: its rules nested below the tag, and reach nothing outside it.
 * Nested and not in `@scope`: that one styles no text field in WebKit (seen in 2.50).
 */
export function scopedTo(tag: string, css: string): string {
  const nested = css.replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, '&:is($1)').replaceAll(':host', '&');
  // They can't be nested, and have names of ours.
  const frames = nested.match(keyframes) ?? [];
  return [`${tag} {`, nested.replace(keyframes, ''), '}', ...frames].join('\n');
}

const keyframes = /@keyframes [\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
