import { DictErrorEvent } from './events.ts';
import { page } from './page.ts';

const told = () => page('told', () => new Set<string>());

export function warnOnce(complaint: string): boolean {
  if (told().has(complaint)) return false;
  told().add(complaint);
  console.error(`dict-elements: ${complaint}`);
  return true;
}

export function advise(complaint: string, target: EventTarget | undefined = globalThis.document): void {
  if (warnOnce(complaint)) target?.dispatchEvent?.(new DictErrorEvent({ code: 'usage', call: '', message: complaint }));
}

export const warnings = (): readonly string[] => [...told()];
