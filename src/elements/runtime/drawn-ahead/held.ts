/**
 * Handles a button that was clicked before hydration, marked by the loader (src/loader/needed.ts). Removes the mark and
 * returns a function that clicks the button and lets the fields be changed again; null if there is no mark. If the view was
 * rendered anew, the function submits the form that took the button's place.
 */
export function takeHeld(wrapper: HTMLElement): (() => void) | null {
  const held = wrapper.querySelector<HTMLButtonElement>('button[data-held]');
  if (!held) return null;
  const fields = wrapper.querySelectorAll<HTMLInputElement>('input[data-held]');
  delete held.dataset.held;
  return () => {
    for (const field of fields) field.readOnly = field.toggleAttribute('data-held', false);
    const button = held.isConnected
      ? held
      : held.form && wrapper.querySelector<HTMLButtonElement>('form [type=submit]');
    button?.click();
  };
}
