import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from '../../src/sandbox/server/static-files.ts';
import { listenerOf } from '../../src/sandbox/server/node.ts';

/** Serves a folder on a free port of this machine until `close`. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const notFound = () => new Response('', { status: 404 });
  const server = createServer(
    listenerOf(async (request) => (await serveStatic(request, [{ at: '/', folder }])) ?? notFound()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
