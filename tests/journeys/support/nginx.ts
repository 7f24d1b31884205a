import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listening } from '../../support/listening.ts';

/*
 * As much of nginx as src/host/nginx.conf uses: regular expressions come before `location /`, the first that fits; `try_files`
 * with a fall-back or a status; headers of the location alone.
 */

interface Location {
  readonly fits: (path: string) => boolean;
  /** '' where a missing file is a 404. */
  readonly fallback: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function locationsOf(config: string): Location[] {
  const source = config.replace(/^\s*#.*$/gm, '');
  const blocks = source.matchAll(/location (?:~ "([^"]+)"|(\S+)) \{\n([\s\S]*?)\n {2}\}/g);
  const locations = Array.from(blocks, ([, pattern, prefix = '', body = '']) => ({ pattern, prefix, body }));
  return locations
    .toSorted((a, b) => Number(Boolean(b.pattern)) - Number(Boolean(a.pattern)))
    .map(({ pattern, prefix, body }) => ({
      fits: pattern ? (path) => new RegExp(pattern).test(path) : (path) => path.startsWith(prefix),
      fallback: /try_files \$uri (\/\S+);/.exec(body)?.[1] ?? '',
      headers: Object.fromEntries(
        Array.from(body.matchAll(/add_header (\S+) "([^"]+)" always;/g), ([, name = '', value = '']) => [name, value]),
      ),
    }));
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder on a free port as the file says; `change` puts addresses of this machine into what is sent. */
export async function serveAsNginx(folder: string, config: string, change: (text: string) => string) {
  const locations = locationsOf(config);
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname;
    const { fallback, headers } = locations.find(({ fits }) => fits(path))!;
    const found = [path, fallback].filter((each) => extname(each)).find((each) => contentOf(folder, each) !== null);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, change(value));
    if (!found) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(found)] ?? 'application/octet-stream');
    const content = contentOf(folder, found)!;
    response.end(extname(found) === '.html' ? change(content.toString('utf8')) : content);
  });
  return listening(server);
}

function contentOf(folder: string, path: string): Buffer | null {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return null;
  }
}
