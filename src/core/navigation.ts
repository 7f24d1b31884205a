import { config } from './config.ts';

export interface NavigateOptions {
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
}

/** Goes to a path of the console's route table. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** The full console's address of a path (decisions.md section 6, `consoleUrl`). */
export const consoleAddress = (to: string) => `${config().consoleUrl.replace(/\/+$/, '')}${to}`;

/** Leaves the page for the full console. */
export function openConsole(to: string, replace = false): void {
  const address = consoleAddress(to);
  if (replace) location.replace(address);
  else location.assign(address);
}
