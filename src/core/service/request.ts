import { natives } from '../page/natives.ts';
import { onThisOrigin } from '../page/addresses.ts';
import { toJson } from '../format/json.ts';
import { trimEnd } from '../format/text.ts';
import type { AnyEndpoint } from './endpoint.ts';

const { Headers } = natives();

export interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
}

export interface RequestNeeds {
  readonly base: () => string;
  readonly pathOf: (name: string) => string | undefined;
}

/** URL and options for `fetch`; null if the URL or a header is invalid, or if the endpoint throws on the arguments. */
export function prepareRequest(
  needs: RequestNeeds,
  endpoint: AnyEndpoint,
  args: unknown,
  headers: Readonly<Record<string, string>>,
): Prepared | null {
  try {
    const values = endpoint.pathParameters?.(args as never) ?? {};
    const path = fillPath(needs.pathOf(endpoint.name) ?? endpoint.path, values);
    const isCsv = endpoint.body === 'csv';
    const all = { ...headers, 'Content-Type': isCsv ? 'text/csv' : 'application/json' };
    // Throws here if a header is invalid: if `fetch` threw, that would look like a network failure.
    void new Headers(all);
    const url = new URL(onThisOrigin(joinUrl(needs.base(), path))).href;
    const wire: unknown = endpoint.toWire(args as never);
    return {
      url,
      init: {
        method: endpoint.method,
        headers: all,
        ...(endpoint.method === 'POST' && { body: isCsv ? (wire as BodyInit) : toJson({ Request: wire }) }),
        credentials: 'omit',
        cache: 'no-store',
        // Does not follow redirects, which would carry headers and body to another address (NET-25).
        redirect: 'manual',
        referrerPolicy: endpoint.sensitive ? 'no-referrer' : 'strict-origin-when-cross-origin',
      },
    };
  } catch {
    return null;
  }
}

export function joinUrl(base: string, path: string): string {
  return `${trimEnd(base, '/')}/${path.replace(/^\/+/, '')}`;
}

const fillPath = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
