import { DictErrorEvent } from './events.ts';
import { page } from './page.ts';

const told = () => page('told', () => new Set<string>());

/** An integrator's mistake: one console error that names the fix. Returns whether it is a new one. */
export function warnOnce(complaint: string): boolean {
  if (told().has(complaint)) return false;
  told().add(complaint);
  console.error(`dict-elements: ${complaint}`);
  return true;
}

/** The same, with a `dict-error`: on the element that it is about, else on the document. */
export function advise(complaint: string, target: EventTarget | undefined = globalThis.document): void {
  if (warnOnce(complaint)) target?.dispatchEvent?.(new DictErrorEvent({ code: 'usage', call: '', message: complaint }));
}

/** The mistakes that were reported so far. */
export const warnings = (): readonly string[] => [...told()];
