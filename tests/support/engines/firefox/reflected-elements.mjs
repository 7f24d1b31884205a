/**
 * Firefox 153 ends the process of a page whose own scripts (axe) and the driver's have both read `ariaLabelledByElements` of
 * an element: the driver's world has no place for the list that the page's keeps. Nothing of ours sets it; Playwright
 * falls back to the attribute.
 */
export function withoutReflectedElements(text) {
  return text.replaceAll(read, '');
}

const read = 'element.ariaLabelledByElements || ';
