import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

const certificate = readFileSync(new URL('../tests/support/localhost.pem', import.meta.url));

/** Serves over HTTP/2, which browsers support over TLS only: the browser must be told to ignore certificate errors. */
export async function serveHttp2(
  answer: (request: Request) => Promise<Response>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const sessions = new Set<ServerHttp2Session>();
  const listen = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createSecureServer({ key: certificate, cert: certificate }, (incoming, outgoing) => {
    void listen(incoming, outgoing);
  });
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      sessions.forEach((session) => session.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
