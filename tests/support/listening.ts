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

/**
 * Free ports of this machine, for servers that can't choose one themselves. All are held until the last is known, because
 * the system may give a port that was closed again.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => listening(createServer())));
  await Promise.all(held.map(({ close }) => close()));
  return held.map(({ url }) => Number(new URL(url).port));
}
