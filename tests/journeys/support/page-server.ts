import { createServer } from 'node:http';
import { listening, type Listening } from '../../support/listening.ts';

export interface ServedPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves pages by path on an origin of their own, like a third party's site. */
export async function servePages(pages: Readonly<Record<string, ServedPage>>): Promise<Listening> {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '').split('?')[0]!];
    // Browsers request an icon by themselves and log an error if it is missing.
    const isIcon = request.url === '/favicon.ico';
    response.writeHead(page ? 200 : isIcon ? 204 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...page?.headers,
    });
    response.end(page?.html ?? '');
  });
  const { url, close } = await listening(server);
  // '127.0.0.1', because CDN and service are on 'localhost': the page is then on another site.
  return { url: url.replace('localhost', '127.0.0.1'), close };
}
