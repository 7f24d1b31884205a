import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { listenerOf } from '../src/sandbox/server/node.ts';
import { listening, type Listening } from '../tests/support/listening.ts';

/** Path → content. The extension determines the type; without one it is HTML. */
export type Files = Readonly<Record<string, string>>;

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves the pages, the CDN below `/cdn/` and the service on one origin, since browsers report sizes of answers only for
 * the same origin. Files are compressed once, as on a CDN.
 */
export async function startServer(cdn: string, files: Files): Promise<Listening> {
  const { fetch } = createSandbox();
  const packed = new Map<string, Buffer>();

  async function textAt(path: string): Promise<string | Buffer | null> {
    if (path in files) return files[path]!;
    if (!path.startsWith('/cdn/')) return null;
    return readFile(join(cdn, normalize(path.slice('/cdn'.length)))).catch(() => null);
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!packed.has(pathname)) {
      const text = await textAt(pathname);
      if (text === null) return pathname === '/favicon.ico' ? new Response(null, { status: 204 }) : fetch(request);
      packed.set(pathname, brotliCompressSync(text));
    }
    const headers = { 'Content-Type': types[extname(pathname)] ?? 'text/plain', 'Content-Encoding': 'br' };
    return new Response(new Uint8Array(packed.get(pathname)!), { headers });
  }

  const server = createServer(listenerOf(answer));
  return listening(server);
}
