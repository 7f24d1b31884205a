import { elements } from './elements.ts';
import type { AnyElement, Route, Visit } from '../runtime/element.ts';

export interface Place {
  readonly definition: AnyElement;
  readonly route: Route;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly redirect?: { readonly to: string; readonly state?: Readonly<Record<string, unknown>> };
}

/** The element and the route for an address; null if there is none. Routes with fewer parameters take precedence. */
export function placeOf(to: string, state: Readonly<Record<string, unknown>> = {}): Place | null {
  const address = addressOf(to);
  if (!address) return null;
  for (const { definition, route } of routes) {
    const segments = matchPath(route.path, address.pathname);
    if (!segments) continue;
    const visit: Visit = { path: address.pathname, segments, query: queryOf(address), state };
    if (route.redirect) {
      const redirect = route.redirect(visit);
      if (redirect) return { definition, route, attributes: {}, redirect };
      continue;
    }
    const attributes = route.attributes ? route.attributes(visit) : {};
    if (attributes) return { definition, route, attributes };
  }
  return null;
}

/**
 * A '+' between other characters is one that the author of a link did not encode: `URLSearchParams` reads it as a space.
 * Some mails have '&amp;' in place of '&', and some programs add their parameters with a second '?'.
 */
const queryOf = ({ search }: URL) =>
  new URLSearchParams(search.replace(/(?<=[^=&+])\+(?=[^&+])/g, '%2B').replace(/&amp;|\?/gi, '&'));

/**
 * True if a route matches whose first segment is fixed: one that begins with a placeholder would match almost any path.
 * Unlike `placeOf`, never stores parameters of landing addresses.
 */
export function isRoute(to: string): boolean {
  const pathname = addressOf(to)?.pathname;
  if (pathname === undefined) return false;
  const named = routes.filter(({ route }) => !route.path.startsWith('/{'));
  return named.some(({ route }) => matchPath(route.path, pathname) !== null);
}

// Accepts only the console's own origin: '//evil.example' is not a path (SEC-06).
function addressOf(to: string): URL | null {
  const base = 'https://console.example';
  if (!URL.canParse(to, base)) return null;
  const address = new URL(to, base);
  return address.origin === base ? address : null;
}

const parameterCount = (path: string) => path.split('{').length;

export const routes = elements
  .flatMap((definition) => (definition.routes ?? []).map((route) => ({ definition, route })))
  .sort((a, b) => parameterCount(a.route.path) - parameterCount(b.route.path));

export function matchPath(path: string, pathname: string): Readonly<Record<string, string>> | null {
  const wanted = path.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const segments: Record<string, string> = {};
  // Not `wanted.entries()`: Prototype.js replaces that method of arrays (HOST-05).
  for (let index = 0; index < wanted.length; index += 1) {
    const part = wanted[index]!;
    const [, name, optional] = /^\{(\w+)(\??)\}$/.exec(part) ?? [];
    const value = given[index];
    if (!name && value?.toLowerCase() !== part.toLowerCase()) return null;
    if (name && value === undefined && !optional) return null;
    if (name && value !== undefined) segments[name] = decode(value);
  }
  return segments;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
