const control = 'input, select, textarea, button, a[href], summary, [tabindex]';

// Layers that Escape closes. A tooltip (`aria-hidden`) handles Escape itself, and only where it has the focus.
const openLayer = ':modal, :popover-open:not([aria-hidden])';

/**
 * Keeps from the page the keys that our view uses: a shortcut of the page would swallow a letter, a Space or an Enter
 * (HOST-15). All others reach it: Escape, function keys, and what is pressed with Ctrl, Alt or Meta. While a dialog, menu
 * or list of ours is open, Escape closes only that, and not a dialog of the page around our element. Ignores content
 * that the page has put into a slot.
 */
export function keepKeys(element: HTMLElement, view: HTMLElement, signal: AbortSignal): void {
  let isOwnEscape = false;
  // Looks in the capture phase, because a list may be closed by the time that the event bubbles up. The result counts
  // until the key is released, because some pages close their dialogs on `keyup`.
  const look = ({ key, type }: KeyboardEvent) => {
    if (key === 'Escape' && type === 'keydown') isOwnEscape = view.querySelector(openLayer) !== null;
  };
  const keep = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const isOwn = target instanceof Element && view.contains(target);
    const isUsed = event.key === 'Escape' ? isOwnEscape || event.defaultPrevented : isOwn && isUsedBy(target, event);
    if (isUsed) event.stopPropagation();
  };
  element.addEventListener('keydown', look, { capture: true, signal });
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, keep, { signal });
}

function isUsedBy(target: Element, event: KeyboardEvent): boolean {
  if (target.matches('input, select, textarea')) return isTyping(event);
  return isPress(event) && target.closest(control) !== null;
}

const isPress = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  (key === ' ' || key === 'Enter') && !ctrlKey && !altKey && !metaKey;

const editing = /^(?:Enter|Backspace|Delete|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/;
// Values of `key` that input methods, dead keys and on-screen keyboards send.
const composing = /^(?:Process|Dead|Compose|Unidentified)$/;

function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  // Chromium's autofill dispatches keyboard events without a `key`.
  if (isComposing || !key || composing.test(key)) return true;
  const isCharacter = [...key].length === 1;
  if (isCharacter && event.getModifierState?.('AltGraph')) return true;
  if (!ctrlKey && !altKey && !metaKey) return isCharacter || editing.test(key);
  // AltGr is Ctrl and Alt on Windows, and Alt alone on a Mac: a letter or digit is then a shortcut, and any other
  // character is typed, such as '@'.
  const isAltGr = altKey && !metaKey && (ctrlKey || isMac());
  return isAltGr && isCharacter && !/[a-z\d ]/i.test(key);
}

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);
