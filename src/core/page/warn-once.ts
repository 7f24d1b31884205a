import { DictErrorEvent } from './events.ts';
import { pageSingleton } from './singletons.ts';

const warned = () => pageSingleton('warned', () => new Set<string>());

export function warnOnce(complaint: string): boolean {
  if (warned().has(complaint)) return false;
  warned().add(complaint);
  console.error(`dict-elements: ${complaint}`);
  return true;
}

export function reportUsage(complaint: string, target: EventTarget | undefined = globalThis.document): void {
  if (warnOnce(complaint)) target?.dispatchEvent?.(new DictErrorEvent({ code: 'usage', message: complaint }));
}

export const warnings = (): readonly string[] => [...warned()];
