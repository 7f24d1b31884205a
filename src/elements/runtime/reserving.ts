import type { AnyElement, Reserved } from './element.ts';
import { reservedHeights } from './reserved-heights.made.ts';

/**
 * Heights in pixels, reserved for elements whose own height depends on what they load: a list is as high as its rows,
 * and most guides are higher than a window. `npm run heights` measures most of the others.
 */
const heightOfFirst: Readonly<Record<string, number>> = {
  'dict-install-guide': 974,
  'dict-subscriptions': 526,
  'dict-organizations': 526,
  'dict-seats': 594,
  'dict-payment-result': 320,
};

/**
 * Rules of `dict.css`. They hide `hiddenSlot` until an element is rendered, and give the tag its least height. That height
 * allows for wide fonts. It remains when the element is rendered, so that nothing below moves whichever font the visitor
 * has. It ends where another screen or the button to the login replaces the first view (`data-replaced`). Where the element
 * shrinks to its content (sheets/host.css), the rules reserve the width too.
 */
export function reserving({ tag, hiddenSlot, isInline }: AnyElement, named: string = tag): string {
  const hidden = hiddenSlot ? `${named}:not([data-state]) > [slot='${hiddenSlot}'] { display: none; }\n` : '';
  const first = heightOfFirst[tag];
  const rows = [
    ...(first ? [{ where: '', isCoarse: false, height: first, below: [] }] : []),
    ...(reservedHeights[tag] ?? []),
  ];
  if (rows.length === 0) return hidden;
  const width = `${named}:not([data-state])::before { content: ''; display: grid; grid-template-columns: minmax(0, 420px); }`;
  const rules = rows.map((row) => ruleOf(isInline ? `${named}:not([data-state])` : named, row));
  return `${hidden}${[...rules, ...(isInline ? [] : [width])].join(' ')}\n`;
}

// The rule is in `:where`, which has no specificity, so that the page's own rules for the tag win.
function ruleOf(tag: string, { where, isCoarse, height, below }: Reserved) {
  const heights = [
    `min-block-size: ${height}px;`,
    ...below.map(([screen, low]) => `@media (width < ${screen}px) { min-block-size: ${low}px; }`),
  ].join(' ');
  const least = isCoarse ? `@media (pointer: coarse) { ${heights} }` : `display: block; ${heights}`;
  return `:where(${tag}${where}:not([hidden], [data-replaced])) { ${least} }`;
}
