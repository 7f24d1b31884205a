/** The displayed controls of an element that a finger would find less than 44 px high, and the number of all. */
export function lowControlsOf(element: HTMLElement) {
  const root = element.shadowRoot!;
  // Tests have a mouse: applies the rules for coarse pointers as a phone does.
  for (const sheet of root.adoptedStyleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('coarse')) rule.media.mediaText = 'all';
    }
  }
  const controls = [
    ...root.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, summary'),
  ].filter((each) => each.checkVisibility() && each.clientHeight !== 1);
  const low = controls.filter((control) => heightOf(control) < 44);
  const names = low.map(
    (each) => `${each.localName} ${each.className} ${each.textContent.slice(0, 20)} ${heightOf(each)}`,
  );
  return { low: [...new Set(names)], count: controls.length };
}

/** The height of the control or, if it is larger, of its hit area. */
function heightOf(control: Element): number {
  const own = control.getBoundingClientRect().height;
  const area = getComputedStyle(control, '::after');
  const isArea = area.content !== 'none' && area.position === 'absolute';
  return isArea ? Math.max(own, Number.parseFloat(area.height)) : own;
}
