import { onThisOrigin, safeRoutePath } from '../page/addresses.ts';
import { config } from './config.ts';
import { trimEnd } from '../format/text.ts';

export interface NavigateOptions {
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
  readonly back?: true;
  /** The address to open if no host handles the event. Navigation state can't cross origins, so its values are in the query. */
  readonly ifNoHost?: string;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

export function consoleAddress(to: string): string {
  // Anything but a path might lead to another host: it is replaced by the console's root (SEC-06).
  const path = safeRoutePath(to, () => true) ?? '/';
  return `${trimEnd(onThisOrigin(config().consoleUrl), '/')}${path}`;
}

/**
 * The path that the console is served below, such as '/app'; '' if it is served at the root, or on another origin than this
 * page's (DEC-6.7).
 */
export function consolePathOf(consoleUrl: string): string {
  const address = onThisOrigin(consoleUrl);
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === globalThis.origin ? trimEnd(pathname, '/') : '';
}

/** Removes the path that the console is served below: '/app/account' becomes '/account' if that path is '/app'. */
export function routeOf(pathname: string): string {
  const path = consolePathOf(config().consoleUrl);
  return `${pathname}/`.startsWith(`${path}/`) ? pathname.slice(path.length) || '/' : pathname;
}

export function openConsole(to: string, replace = false): void {
  const address = consoleAddress(to);
  if (replace) location.replace(address);
  else location.assign(address);
}
