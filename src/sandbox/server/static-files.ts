import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** A folder on the disk and the path below which it is served. */
export interface StaticFolder {
  /** Begins and ends with a slash: '/cdn/'. */
  readonly at: string;
  readonly folder: string;
  /** The file for navigations that match no file, such as 'index.html' for the console's routes. */
  readonly fallback?: string;
  /** The content of its pages' `dict-config` block. `origin` is the server's own. */
  readonly configuration?: (origin: string) => unknown;
  /** Whether to send `file.js.br` or `file.js.gz`, if present, to browsers that accept it. */
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

/** Answers from the first folder that contains the file; null if no folder does. */
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
    // Refuse files outside of the folder, reached by `..` or a symbolic link.
    if (found !== root && !found.startsWith(root + sep)) return null;
    if ((await stat(found)).isFile()) return found;
    const page = join(found, 'index.html');
    return (await stat(page)).isFile() ? page : null;
  } catch {
    return null;
  }
}

/** True if the user opens a page. Scripts, images and data that don't exist get a 404 instead of the console. */
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
  // The address of a return from single sign-on contains a token (SEC-15).
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

/**
 * The compressed file that the build put beside this one, in an encoding that the browser accepts; null if there is
 * none.
 */
async function compressedCopy(file: string, accepted: string) {
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (!accepted.includes(encoding)) continue;
    const bytes = await readFile(file + ending).catch(() => null);
    if (bytes) return { encoding, bytes };
  }
  return null;
}

const configurationBlock = /(<script type="application\/json" id="dict-config">)[^<]*/;

/** Puts `configuration` into the page's `dict-config` block. A page without one stays unchanged. */
export function configured(page: string, configuration: unknown): string {
  // Escape `<`, so that no value can end the block.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return page.replace(configurationBlock, (_, opening: string) => opening + json);
}

const hasHashedName = /-[A-Za-z0-9_-]{8}\.(?:js|css|woff2|svg|png)$/;
