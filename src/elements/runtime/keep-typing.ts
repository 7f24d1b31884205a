/** Blocks the page's keyboard shortcuts while the visitor types: they would swallow a Space or an Enter (HOST-15). */
export function keepTyping(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches('input, select, textarea')) event.stopPropagation();
}
