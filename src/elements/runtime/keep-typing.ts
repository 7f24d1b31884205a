/** A page's shortcuts are none while somebody types here: a Space or an Enter of theirs would be lost to us (HOST-15). */
export function keepTyping(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches('input, select, textarea')) event.stopPropagation();
}
