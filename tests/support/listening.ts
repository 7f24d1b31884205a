import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = Awaited<ReturnType<typeof listening>>;

/** Starts a server on a free port of this machine. `close` also ends its connections. */
export async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A free port of this machine, for a server that can't choose one itself. */
export async function freePort(): Promise<number> {
  const { url, close } = await listening(createServer());
  await close();
  return Number(new URL(url).port);
}
