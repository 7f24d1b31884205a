import type { KeyboardEvent } from 'react';

/**
 * True for a key that lists, menus and tabs leave to the browser and the page (HOST-15): pressed with Ctrl, Alt or Meta,
 * such as Alt and the left arrow for Back, or with Shift, which selects text. Alt with a vertical arrow opens and closes
 * lists.
 */
export const isShortcut = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || (altKey && !/^Arrow(?:Up|Down)$/.test(key)) || (shiftKey && key.length > 1);
