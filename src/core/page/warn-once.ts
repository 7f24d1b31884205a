import { page } from './page.ts';

const told = () => page('told', () => new Set<string>());

/** An integrator's mistake: one console error that names the fix. */
export function warnOnce(complaint: string): void {
  if (told().has(complaint)) return;
  told().add(complaint);
  console.error(`dict-elements: ${complaint}`);
}
