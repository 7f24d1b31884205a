const state = { isForced: false };
const sheets = new Set<CSSStyleSheet>();
const forced = new WeakSet<CSSRule>();

/**
 * Shows stories much as a system with forced colours does: the elements' own rules for it apply, and preview.css sets all
 * colours to black, white and two more. No page can ask the browser for the real ones.
 */
export function forceColours(isForced: boolean): void {
  document.documentElement.toggleAttribute('data-forced', isForced);
  if (state.isForced === isForced) return;
  state.isForced = isForced;
  for (const sheet of sheets) apply(sheet);
}

/** Keeps the sheets that elements make, also later ones. Call it before the first element is defined. */
export function watchSheets(): void {
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, text);
    sheets.add(this);
    if (state.isForced) apply(this);
  };
}

function apply(group: { readonly cssRules: CSSRuleList }): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) forced.add(rule);
    if (forced.has(rule)) (rule as CSSMediaRule).media.mediaText = state.isForced ? 'all' : '(forced-colors: active)';
    if ('cssRules' in rule) apply(rule as CSSGroupingRule);
  }
}
