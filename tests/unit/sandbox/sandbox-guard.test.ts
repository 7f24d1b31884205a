import { request as send } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { controlHeader } from '../../../src/sandbox/service/request-guards.ts';

/* Requests that pages of other origins in the same browser can and can't make to a sandbox on this machine. */

let server: SandboxServer;
beforeEach(async () => void (server = await startSandbox()));
afterEach(() => server.close());

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends raw headers: `fetch` can set neither `Host` nor `Origin`. */
function raw({ path, method = 'GET', headers = {}, body = '' }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'Content-Type': 'application/json' };
const fault = JSON.stringify({ call: '*', status: 500 });

describe('a request that changes something', { tags: ['SEC-39'] }, () => {
  const changes = [
    { method: 'POST', path: '/sandbox/faults', body: fault },
    { method: 'DELETE', path: '/sandbox/faults' },
    { method: 'POST', path: '/sandbox/reset', body: '{}' },
    { method: 'POST', path: '/sandbox/card/payments', body: '{}' },
    { method: 'POST', path: '/sandbox/card/return/cs_1', body: '' },
    { method: 'POST', path: '/sandbox/identity/authorize', body: 'account=retail@example.com' },
  ];

  test.each(changes)('$method $path is refused when a page of another origin sends it', async (change) => {
    const before = JSON.stringify(server.sandbox.world);
    const foreign: Record<string, string>[] = [
      { Origin: 'https://attacker.example' },
      { Origin: 'null' },
      // The sandbox's own address by another host name, which makes it another origin.
      { Origin: `http://127.0.0.1:${server.port}` },
      { Origin: 'https://attacker.example', [controlHeader]: '1' },
      {},
    ];
    for (const headers of foreign) {
      const Host = new URL(server.url).host;
      expect((await raw({ ...change, headers: { Host, ...json, ...headers } })).status).toBe(403);
    }
    expect(server.sandbox.faults.scripted).toEqual([]);
    expect(JSON.stringify(server.sandbox.world)).toBe(before);
  });

  test('is accepted from a page of its own, and from a program that identifies itself', async () => {
    const senders: Record<string, string>[] = [{ Origin: server.url }, { [controlHeader]: '1' }];
    for (const own of senders) {
      const headers = { Host: new URL(server.url).host, ...json, ...own };
      expect((await raw({ method: 'POST', path: '/sandbox/faults', body: fault, headers })).status).toBe(200);
      expect(server.sandbox.faults.scripted).toHaveLength(1);
      expect((await raw({ method: 'DELETE', path: '/sandbox/faults', headers })).status).toBe(200);
      expect(server.sandbox.faults.scripted).toEqual([]);
    }
  });

  test('has no preflight that allows the header to another origin', async () => {
    const asked = { Origin: 'https://attacker.example', 'Access-Control-Request-Method': 'POST' };
    const answer = await fetch(`${server.url}/sandbox/faults`, { method: 'OPTIONS', headers: asked });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(null);
  });
});

describe('a name', { tags: ['SEC-41'] }, () => {
  const paths = ['/', '/sandbox/outbox.json', '/api/v1/DataResource/singupformdata'];

  test.each(['attacker.example', 'localhost.attacker.example', '0.0.0.0'])(
    "that isn't this machine's is refused for every path: %s",
    async (name) => {
      for (const path of paths) {
        const Host = `${name}:${server.port}`;
        // After DNS rebinding to this machine, a foreign page still has the origin of its own name.
        const { status, text } = await raw({ path, headers: { Host, Origin: `http://${Host}` } });
        expect([400, 403]).toContain(status);
        expect(text).not.toContain('Sandbox');
      }
    },
  );

  test('of this machine at another port is refused', async () => {
    expect((await raw({ path: '/sandbox', headers: { Host: `localhost:${server.port + 1}` } })).status).toBe(403);
    expect((await raw({ path: '/sandbox', headers: { Host: 'localhost' } })).status).toBe(403);
  });

  test('is checked in an absolute address too', async () => {
    const path = 'http://attacker.example/sandbox/outbox.json';
    expect((await raw({ path, headers: { Host: `localhost:${server.port}` } })).status).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])('of this machine is answered: %s', async (name) => {
    expect((await raw({ path: '/sandbox', headers: { Host: `${name}:${server.port}` } })).status).toBe(200);
  });
});
