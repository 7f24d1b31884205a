import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { emptyWorld, type World } from '../domain/world.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { staticFiles, type StaticFolder } from './static-files.ts';

export interface KeptOptions extends SandboxOptions {
  /** Path of the JSON file that stores the world between two runs; without it, each run begins anew. */
  readonly file?: string;
  /** Ignores the stored world. */
  readonly isFresh?: boolean;
}

export interface SandboxServerOptions extends KeptOptions {
  readonly port?: number;
  readonly host?: string;
  readonly staticFolders?: readonly StaticFolder[];
}

export interface SandboxServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

export async function startSandbox(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { port = 0, host = '127.0.0.1', staticFolders = [], ...keptOptions } = options;
  const sandbox = keptSandbox(keptOptions);
  const fileFor = staticFiles(staticFolders);
  let hosts: ReadonlySet<string> = new Set();
  const server = createServer(
    listenerOf(async (request) => {
      const refusal = refuseForeignHost(request, hosts);
      if (refusal) return refusal;
      const page = sandbox.owns(request.url) ? null : await fileFor(request);
      return page ?? sandbox.fetch(request);
    }),
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  // Saves only once the server listens: if another one has the port, its file must not be overwritten.
  if (keptOptions.file) writeState(keptOptions.file, sandbox.world);
  const { port: takenPort } = server.address() as AddressInfo;
  hosts = ownHosts(host, takenPort);
  return {
    url: `http://${host === '127.0.0.1' || isEveryAddress(host) ? 'localhost' : host}:${takenPort}`,
    port: takenPort,
    sandbox,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function keptSandbox({ file, isFresh = false, ...options }: KeptOptions): Sandbox {
  const kept = file && !isFresh ? readState(file) : null;
  return createSandbox({
    ...options,
    ...(kept && { world: kept }),
    onChange(world) {
      if (file) writeState(file, world);
      options.onChange?.(world);
    },
  });
}

function readState(path: string): World | null {
  try {
    const world = JSON.parse(readFileSync(path, 'utf8')) as World;
    // A file of an older version may lack fields: they get the values of an empty world.
    return world.format === 1 ? { ...emptyWorld(), ...world } : null;
  } catch {
    return null;
  }
}

/** Writes a new file and renames it: a restart never finds a half-written world. */
function writeState(path: string, world: World): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}.new`;
    writeFileSync(fresh, JSON.stringify(world), { mode: 0o600 });
    renameSync(fresh, path);
  } catch (failure) {
    console.error(`The sandbox could not save its state to ${path}: ${(failure as Error).message}`);
  }
}

export function listenerOf(fetch: (request: Request) => Promise<Response>): RequestListener {
  const listen = getRequestListener(
    async (request, { outgoing }) => {
      await write(await fetch(request), outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listen(incoming, outgoing);
}

async function write(response: Response, outgoing: ServerResponse) {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    // Waits until a part is sent before reading the next, so that the first half arrives when a fault cuts the body.
    for await (const chunk of response.body ?? []) await new Promise((sent) => outgoing.write(chunk, sent));
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

function ownHosts(host: string, port: number): ReadonlySet<string> {
  const names = isEveryAddress(host) ? thisMachine : [...thisMachine, host];
  return new Set(names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
}

/** Answers 403 to a foreign `Host`: a web site can point its name at this machine and read answers (DNS rebinding). */
function refuseForeignHost(request: Request, hosts: ReadonlySet<string>): Response | null {
  const named = [request.headers.get('Host') ?? '', new URL(request.url).host];
  if (named.every((name) => hosts.has(name.toLowerCase()))) return null;
  return new Response(`This server answers at ${[...hosts].join(', ')} only.\n`, {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  });
}
