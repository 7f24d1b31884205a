import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from './listening.ts';

type Heard = Awaited<ReturnType<typeof readRequest>>;

export type Behaviour = (response: ServerResponse, request: Heard) => void;

export type WireServer = Awaited<ReturnType<typeof startWireServer>>;

/** A real server on its own port that cuts sockets, hangs and redirects. A path without behaviours answers 404. */
export async function startWireServer() {
  const scripts = new Map<string, Behaviour[]>();
  let received: Heard[] = [];
  const waiting = new Set<() => void>();

  const heardOf = (path?: string): readonly Heard[] =>
    path === undefined ? received : received.filter((each) => pathOf(each) === path);

  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      received.push(request);
      waiting.forEach((look) => look());
      const script = scripts.get(pathOf(request)) ?? [];
      const behaviour = script.length > 1 ? script.shift() : script[0];
      (behaviour ?? status(404))(response, request);
    });
  });
  const { url, close } = await listening(server);

  return {
    base: url.replace('localhost', '127.0.0.1'),
    /** Each request of the path takes the next behaviour; the last one repeats. Earlier requests of the path are forgotten. */
    on(path: string, ...behaviours: Behaviour[]): void {
      scripts.set(path, behaviours);
      received = received.filter((each) => pathOf(each) !== path);
    },
    received: heardOf,
    arrived(path: string): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (heardOf(path).length === 0) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    },
    close,
  };
}

const pathOf = ({ path }: Heard) => path.split('?')[0]!;

async function readRequest(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = incoming;
  const bytes = Buffer.concat(chunks);
  return { method, path: url, headers, body: bytes.toString('utf8'), bytes };
}

type Headers = Readonly<Record<string, string>>;

export const raw =
  (body: string | Buffer, code = 200, headers: Headers = { 'content-type': 'application/json' }): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end(body);

export const success = (data: unknown): Behaviour =>
  raw(JSON.stringify({ Status: 0, Data: data, ErrorCode: null, ErrorMessage: null }));

export const refusal = (
  errorCode: string | null,
  message: string | null,
  data: unknown = null,
  code = 200,
): Behaviour => raw(JSON.stringify({ Status: 1, Data: data, ErrorCode: errorCode, ErrorMessage: message }), code);

export const status = (code: number, headers: Headers = {}): Behaviour => raw('', code, headers);

export const redirect = (to: string, code = 302): Behaviour => status(code, { location: to });

export const hang: Behaviour = () => {};

export const cut: Behaviour = (response) => void response.socket?.destroy();

export const cutMidway =
  (code = 200): Behaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"Status": 0, "Da', () => response.socket?.destroy());
  };

export const brokenGzip: Behaviour = raw('this is no gzip', 200, {
  'content-type': 'application/json',
  'content-encoding': 'gzip',
});

export function held(behaviour: Behaviour): { readonly behaviour: Behaviour; release(): void } {
  const waiting: (() => void)[] = [];
  return {
    behaviour: (response, request) => void waiting.push(() => behaviour(response, request)),
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}
