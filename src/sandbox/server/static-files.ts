import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Handler, type MiddlewareHandler } from 'hono';

export interface StaticFolder {
  /** Begins and ends with a slash: '/cdn/'. */
  readonly at: string;
  readonly folder: string;
  /** The file for navigations that match no file: 'index.html' for the console's routes. Scripts and images get a 404. */
  readonly fallback?: string;
  /** Supplies what the server writes into the `dict-config` block of the folder's pages; `origin` is the server's own. */
  readonly configuration?: (origin: string) => unknown;
  readonly isCompressed?: boolean;
}

export function staticFiles(folders: readonly StaticFolder[]): (request: Request) => Promise<Response | null> {
  const app = new Hono();
  app.use(fileHeaders);
  for (const each of folders) app.get(`${each.at}*`, filesOf(each));
  for (const each of folders.filter(({ fallback }) => fallback)) {
    const page = filesOf(each, each.fallback);
    app.get(`${each.at}*`, (context, next) => (isNavigation(context.req.raw) ? page(context, next) : next()));
  }
  return async (request) => {
    const answer = await app.fetch(request);
    return answer.status === 404 ? null : answer;
  };
}

function filesOf({ at, folder, configuration, isCompressed = false }: StaticFolder, path?: string): Handler {
  const serve = serveStatic({
    root: folder,
    precompressed: isCompressed,
    rewriteRequestPath: (address) => address.slice(at.length - 1),
    ...(path && { path }),
  });
  return async (context, next) => {
    const found = await serve(context, async () => {});
    if (!found) return next();
    if (!configuration || !isPage(found)) return found;
    context.header('Content-Length', undefined);
    return context.body(configured(await found.text(), configuration(new URL(context.req.url).origin)));
  };
}

const fileHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { path } = context.req;
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', hasHashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // The address of a single sign-on return contains a token: no referrer and no cache may contain the address (SEC-15).
  if (path.endsWith('/auth')) {
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
  }
  // Pages on other origins load the elements with `integrity`, which needs CORS.
  if (!isPage(context.res)) context.header('Access-Control-Allow-Origin', '*');
};

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

const isNavigation = ({ headers }: Request) =>
  (headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate' && (headers.get('Accept') ?? '').includes('text/html');

const configurationBlock = /(<script type="application\/json" id="dict-config">)[^<]*/;

export function configured(page: string, configuration: unknown): string {
  // Escapes `<`, so that no value can end the script block.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return page.replace(configurationBlock, (_, opening: string) => opening + json);
}

const hasHashedName = /-[A-Za-z0-9_-]{8}\.(?:js|css|woff2|svg|png)$/;
