import { onThisOrigin, safeRoutePath } from '../page/addresses.ts';
import { config } from './config.ts';
import { trimEnd } from '../format/text.ts';

interface NavigateOptions {
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
  readonly back?: true;
  /**
   * The path to open if the page does not handle `dict-navigate`; by default `to`. Its query has the data of `state`,
   * which would get lost on the way to a console on another origin.
   */
  readonly ifNoHost?: string;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

export function consoleAddress(to: string): string {
  // Any address but a path might lead to another site (SEC-06).
  const path = safeRoutePath(to, () => true) ?? '/';
  return `${trimEnd(onThisOrigin(config().consoleUrl), '/')}${path}`;
}

/** The console's path on its server, such as '/app'; '' at the root, or if the console is on another origin (DEC-6.7). */
export function consolePathOf(consoleUrl: string): string {
  const address = onThisOrigin(consoleUrl);
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === globalThis.origin ? trimEnd(pathname, '/') : '';
}

/** Collapses repeated slashes: mailed links have two where a base address ends with one. */
export function routeOf(address: string): string {
  const path = consolePathOf(config().consoleUrl);
  const pathname = address.replace(/\/{2,}/g, '/');
  return `${pathname}/`.startsWith(`${path}/`) ? pathname.slice(path.length) || '/' : pathname;
}

/** The address of the element's page; empty on a server, and in the content of a `<template>`, which has no address. */
export const addressOf = (element: HTMLElement | null): Pick<Location, 'pathname' | 'search'> =>
  element?.ownerDocument.defaultView?.location ?? { pathname: '', search: '' };

/** Opens a path of the console; from a frame, where it can't run, in a new tab. False if the browser blocks the tab. */
export function openConsole(to: string, replace = false): boolean {
  const address = consoleAddress(to);
  if (isFramed()) {
    const tab = open(address);
    // Prevents the new tab from navigating this page. 'noopener' would hide whether the browser has blocked the tab.
    if (tab) tab.opener = null;
    return tab !== null;
  }
  if (replace) location.replace(address);
  else location.assign(address);
  return true;
}

export const isFramed = (): boolean => globalThis.top !== globalThis.self;
