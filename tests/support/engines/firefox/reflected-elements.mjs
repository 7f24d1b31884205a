/**
 * Works around a crash: Firefox 153 ends a page's process if both the page (axe) and the driver have read
 * `ariaLabelledByElements` of an element. The elements never set it; Playwright falls back to the attribute.
 */
export function withoutReflectedElements(text) {
  return text.replaceAll(read, '');
}

const read = 'element.ariaLabelledByElements || ';
