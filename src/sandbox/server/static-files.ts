import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** A folder of the disk, and the path under which it is served. */
export interface StaticFolder {
  /** Begins and ends with a slash: '/cdn/'. */
  readonly at: string;
  readonly folder: string;
  /** File for navigations that match no file, such as 'index.html' for the console's routes. */
  readonly fallback?: string;
  /** The `dict-config` to put into its pages; `origin` is where they are served. */
  readonly configuration?: (origin: string) => unknown;
  /** Whether `file.js.br` or `file.js.gz`, where it lies beside a file, is sent to browsers that take it. */
  readonly isCompressed?: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers from the first folder that has the file; null where none has. */
export async function serveStatic(request: Request, folders: readonly StaticFolder[]): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const path = pathOf(request.url);
  if (path === null) return new Response('Bad path', { status: 400 });
  for (const each of folders.filter(({ at }) => path.startsWith(at))) {
    const file = await fileAt(each.folder, path.slice(each.at.length));
    if (file) return answerWith(request, file, each);
  }
  if (!isNavigation(request)) return null;
  for (const each of folders) {
    const page = each.fallback && path.startsWith(each.at) ? await fileAt(each.folder, each.fallback) : null;
    if (page) return answerWith(request, page, each);
  }
  return null;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function fileAt(folder: string, below: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const found = await realpath(join(root, below));
    // Neither `..` nor a link leads out of the folder.
    if (found !== root && !found.startsWith(root + sep)) return null;
    if ((await stat(found)).isFile()) return found;
    const page = join(found, 'index.html');
    return (await stat(page)).isFile() ? page : null;
  } catch {
    return null;
  }
}

/** A page that somebody opens, and no script, picture or data of one: those get a 404 instead of the console. */
const isNavigation = (request: Request) =>
  (request.headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate' &&
  (request.headers.get('Accept') ?? '').includes('text/html');

async function answerWith(
  request: Request,
  file: string,
  { configuration, isCompressed = false }: StaticFolder,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const headers = new Headers({
    'Content-Type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': hasHashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  // The return from single sign-on carries a token (SEC-15).
  if (pathname.endsWith('/auth')) {
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cache-Control', 'no-store');
  }
  // Pages on other origins load the elements with integrity, which needs CORS.
  const isPage = extname(file) === '.html';
  if (!isPage) headers.set('Access-Control-Allow-Origin', '*');
  if (isPage && configuration)
    return new Response(configured(await readFile(file, 'utf8'), configuration(origin)), { headers });
  const packed = isCompressed ? await compressedCopy(file, request.headers.get('Accept-Encoding') ?? '') : null;
  if (packed) headers.set('Content-Encoding', packed.encoding);
  if (isCompressed) headers.set('Vary', 'Accept-Encoding');
  return new Response(packed?.bytes ?? (await readFile(file)), { headers });
}

const encodings = { br: '.br', gzip: '.gz' };

/** What the build has left beside the file in an encoding that the browser takes; null where there is none. */
async function compressedCopy(file: string, accepted: string) {
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (!accepted.includes(encoding)) continue;
    const bytes = await readFile(file + ending).catch(() => null);
    if (bytes) return { encoding, bytes };
  }
  return null;
}

const configurationBlock = /(<script type="application\/json" id="dict-config">)[^<]*/;

/** The page with `configuration` in its `dict-config` block; a page without one stays as it is. */
export function configured(page: string, configuration: unknown): string {
  // No `<` in it can end the block.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return page.replace(configurationBlock, (_, opening: string) => opening + json);
}

const hasHashedName = /-[A-Za-z0-9_-]{8}\.(?:js|css|woff2|svg|png)$/;
