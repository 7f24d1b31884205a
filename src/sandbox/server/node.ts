import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox, SandboxOptions } from '../sandbox.ts';
import { createSandbox } from '../sandbox.ts';
import { isEveryAddress, ownHosts, refuseForeignHost } from './own-host.ts';
import { createStateFile, readStateFile } from './state-file.ts';
import { serveStatic } from './static-files.ts';
import type { StaticFolder } from './static-files.ts';

export interface SandboxServerOptions extends SandboxOptions {
  /** The default, 0, picks a free port. */
  readonly port?: number;
  readonly host?: string;
  /** File that keeps the world between two runs; without it nothing is kept. */
  readonly file?: string;
  /** Starts with a new world and ignores the file. */
  readonly isFresh?: boolean;
  /** Served beside the service, in this order. */
  readonly staticFolders?: readonly StaticFolder[];
}

export interface SandboxServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Ends the server and every connection, once the world is on the disk. */
  close(): Promise<void>;
}

/** The sandbox as a real HTTP server: faults cut real sockets, and the world survives a restart. */
export async function startSandbox(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { port = 0, host = '127.0.0.1', file, isFresh = false, staticFolders = [], ...sandboxOptions } = options;
  const state = file ? createStateFile(file) : null;
  const kept = file && !isFresh ? await readStateFile(file) : null;
  const sandbox = createSandbox({
    ...sandboxOptions,
    ...(kept && { world: kept }),
    onChange(world) {
      state?.save(world);
      sandboxOptions.onChange?.(world);
    },
  });
  state?.save(sandbox.world);

  let hosts: ReadonlySet<string> = new Set();
  const server = createServer(
    listenerOf(async (request) => {
      const refusal = refuseForeignHost(request, hosts);
      if (refusal) return refusal;
      const page = sandbox.owns(request.url) ? null : await serveStatic(request, staticFolders);
      return page ?? sandbox.fetch(request);
    }),
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: takenPort } = server.address() as AddressInfo;
  hosts = ownHosts(host, takenPort);
  return {
    url: `http://${host === '127.0.0.1' || isEveryAddress(host) ? 'localhost' : host}:${takenPort}`,
    port: takenPort,
    sandbox,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await state?.settled();
    },
  };
}

/** Node's listener of a fetch handler; an answer that breaks off breaks the socket. */
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
    // Flushes each part before reading the next, so a connection that is cut half-way has sent its first half.
    for await (const chunk of response.body ?? []) await new Promise((sent) => outgoing.write(chunk, sent));
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}
