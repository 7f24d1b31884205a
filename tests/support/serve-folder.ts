import { createServer } from 'node:http';
import { listening, type Listening } from './listening.ts';
import { staticFiles } from '../../src/sandbox/server/static-files.ts';
import { listenerOf } from '../../src/sandbox/server/node.ts';

/** Serves a folder on a free port of this machine until `close`. `change` may replace a file's bytes. */
export async function serveFolder(
  folder: string,
  change: (path: string, answer: Response) => Response | Promise<Response> = (_path, answer) => answer,
): Promise<Listening> {
  const fileFor = staticFiles([{ at: '/', folder }]);
  const server = createServer(
    listenerOf(async (request) => {
      const answer = (await fileFor(request)) ?? new Response('', { status: 404 });
      const changed = await change(new URL(request.url).pathname, answer);
      // Drops Content-Length, which is that of the unchanged file.
      if (changed !== answer) changed.headers.delete('Content-Length');
      return changed;
    }),
  );
  return listening(server);
}
