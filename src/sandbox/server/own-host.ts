const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

export const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

/** The `Host` values that a server at `host` and `port` accepts. */
export function ownHosts(host: string, port: number): ReadonlySet<string> {
  const names = isEveryAddress(host) ? thisMachine : [...thisMachine, host];
  // Browsers omit the default port.
  return new Set(names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
}

/**
 * Answers 403 for any other name: a web site can point its own name at this machine and then read the answers (DNS
 * rebinding).
 */
export function refuseForeignHost(request: Request, hosts: ReadonlySet<string>): Response | null {
  const named = [request.headers.get('Host') ?? '', new URL(request.url).host];
  if (named.every((name) => hosts.has(name.toLowerCase()))) return null;
  return new Response(`This server answers at ${[...hosts].join(', ')} only.\n`, {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  });
}
