import { DictErrorEvent } from './events.ts';
import { page } from './page.ts';

const told = () => page('told', () => new Set<string>());

/** Logs a mistake of the page's author, once. Returns true the first time. */
export function warnOnce(complaint: string): boolean {
  if (told().has(complaint)) return false;
  told().add(complaint);
  console.error(`dict-elements: ${complaint}`);
  return true;
}

/** Logs a mistake once, and dispatches `dict-error` on the element concerned or on the document. */
export function advise(complaint: string, target: EventTarget | undefined = globalThis.document): void {
  if (warnOnce(complaint)) target?.dispatchEvent?.(new DictErrorEvent({ code: 'usage', call: '', message: complaint }));
}

export const warnings = (): readonly string[] => [...told()];
