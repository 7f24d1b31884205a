import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface ServedPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves pages by path on an origin of their own, like a third party's site. */
export async function servePages(pages: Readonly<Record<string, ServedPage>>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '').split('?')[0]!];
    // Browsers request it by themselves and log an error if it is missing.
    const isIcon = request.url === '/favicon.ico';
    response.writeHead(page ? 200 : isIcon ? 204 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...page?.headers,
    });
    response.end(page?.html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
