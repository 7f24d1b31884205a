const state = { isForced: false };
const sheets = new Set<CSSStyleSheet>();
const forced = new WeakSet<CSSRule>();
const likeness = { Highlight: '#1aebff', HighlightText: '#000000', CanvasText: '#ffffff', GrayText: '#3ff23f' };

/**
 * Imitates a system with forced colours: applies the elements' own rules for it, while preview.css sets all colours to
 * black, white and two more. A page can't turn on the browser's real forced colours.
 */
export function forceColours(isForced: boolean): void {
  document.documentElement.toggleAttribute('data-forced', isForced);
  if (state.isForced === isForced) return;
  state.isForced = isForced;
  for (const sheet of sheets) apply(sheet);
}

/** Collects every style sheet that the elements create. Call it before the first element is defined. */
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
    if (forced.has(rule)) {
      (rule as CSSMediaRule).media.mediaText = state.isForced ? 'all' : '(forced-colors: active)';
      paint(rule as CSSMediaRule);
    } else if ('cssRules' in rule) apply(rule as CSSGroupingRule);
  }
}

/**
 * Replaces system colours such as `CanvasText`: without real forced colours they have the values of the usual theme.
 */
function paint({ cssRules }: CSSMediaRule): void {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const name of Array.from(rule.style)) {
      const value = rule.style.getPropertyValue(name);
      const painted = value.replace(/\b(?:HighlightText|Highlight|CanvasText|GrayText)\b/gi, (word) => named(word));
      if (painted !== value) rule.style.setProperty(name, painted);
    }
  }
}

const named = (word: string) =>
  Object.entries(likeness).find(([name]) => name.toLowerCase() === word.toLowerCase())?.[1] ?? word;
