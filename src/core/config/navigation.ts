import { onThisOrigin, safeRoutePath } from '../page/addresses.ts';
import { config } from './config.ts';
import { trimEnd } from '../format/trim-end.ts';

export interface NavigateOptions {
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
}

/** Goes to a path of the console's route table. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The full console's address of a path (DEC-6, `consoleUrl`). */
export function consoleAddress(to: string): string {
  // What is no path would be joined to the console's host, or name another: it leads to the console's root (SEC-06).
  const path = safeRoutePath(to, () => true) ?? '/';
  return `${trimEnd(onThisOrigin(config().consoleUrl), '/')}${path}`;
}

/** Leaves the page for the full console. */
export function openConsole(to: string, replace = false): void {
  const address = consoleAddress(to);
  if (replace) location.replace(address);
  else location.assign(address);
}
