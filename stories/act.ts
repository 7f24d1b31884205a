import type { StoryObj } from '@storybook/web-components-vite';

/* Actions of a visitor, for stories that show the state after them. */

interface Ready extends HTMLElement {
  readonly ready: Promise<void>;
}

type Play = NonNullable<StoryObj['play']>;

/** The `play` of an element's stories: once `first` is in it, acts in its root, then waits until `sign` is there. */
export const playIn =
  (tag: string, first?: string) =>
  (act?: (root: ShadowRoot | HTMLElement, context: Parameters<Play>[0]) => unknown, sign?: string): Play =>
  async (context) => {
    const root = await rootOf(context.canvasElement, tag);
    if (first) await appears(() => root.querySelector(first));
    await act?.(root, context);
    if (sign) await appears(() => root.querySelector(sign));
  };

/** The root that an element renders into, once it is ready. */
export async function rootOf(canvas: ParentNode, tag: string): Promise<ShadowRoot | HTMLElement> {
  const element = canvas.querySelector<Ready>(tag);
  if (!element) throw new Error(`There is no <${tag}>.`);
  await element.ready;
  return element.shadowRoot ?? element;
}

export function fill(root: ParentNode, name: string, value: string): void {
  const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`There is no field '${name}'.`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function choose(root: ParentNode, name: string, value: string): void {
  const select = root.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!select) throw new Error(`There is no choice '${name}'.`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Clicks the control whose text begins with `words`, in the language in force. */
export function press(root: ParentNode, words: string, selector = 'button'): void {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find((each) =>
    each.textContent?.trim().startsWith(words),
  );
  if (!found) throw new Error(`There is no '${words}'.`);
  found.click();
}

export const submit = (root: ParentNode) => root.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();

/** Waits until `read` returns something, and returns it. */
export async function appears<T>(read: () => T | null | undefined): Promise<T> {
  for (;;) {
    const found = read();
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
