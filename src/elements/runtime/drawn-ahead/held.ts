/**
 * The button that was pressed before the element lived: the loader has marked it (src/elements/needed.ts). Takes the mark off, and
 * answers how to press it now. Where the view was drawn anew, the form's button is the one that sends it.
 */
export function takeHeld(wrapper: HTMLElement): (() => void) | null {
  const held = wrapper.querySelector<HTMLButtonElement>('button[data-held]');
  if (!held) return null;
  delete held.dataset.held;
  return () => {
    const button = held.isConnected
      ? held
      : held.form && wrapper.querySelector<HTMLButtonElement>('form [type=submit]');
    button?.click();
  };
}
