import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from '../../src/sandbox/server/static-files.ts';
import { listenerOf } from '../../src/sandbox/server/node.ts';

export interface FolderServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port of this machine until `close`; `change` may put other bytes in an answer's place. */
export async function serveFolder(
  folder: string,
  change: (path: string, answer: Response) => Response | Promise<Response> = (_path, answer) => answer,
): Promise<FolderServer> {
  const server = createServer(
    listenerOf(async (request) => {
      const answer = (await serveStatic(request, [{ at: '/', folder }])) ?? new Response('', { status: 404 });
      return change(new URL(request.url).pathname, answer);
    }),
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
