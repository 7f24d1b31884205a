import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { sandboxPlugin } from '../../../src/sandbox/server/vite-plugin.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function develop(folder: string): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [sandboxPlugin()],
  });
  await server.listen();
  closing.push(() => server.close());
  return server;
}

test('the sandbox answers in Vite’s development server, beside what Vite serves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dict-vite-'));
  closing.push(() => rm(folder, { recursive: true }));
  const server = await develop(folder);
  const address = server.resolvedUrls!.local[0]!;
  const answer = await fetch(new URL('api/v1/DataResource/singupformdata', address), {
    headers: {
      Token: '',
      UserCode: '',
      DeviceId: '0',
      SourceApp: 'userconsole',
      CurrentVersion: '1.0.0',
      IpAddress: '',
      UserId: '-1',
      'Content-Type': 'application/json',
    },
  });
  expect(await answer.json()).toMatchObject({ Status: 0, Data: { Countries: expect.any(Array) } });
  const client = await fetch(new URL('@vite/client', address));
  expect(client.headers.get('content-type')).toContain('javascript');
});

test('SEC-41 Vite’s development server gives a foreign name no answer of the sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dict-vite-'));
  closing.push(() => rm(folder, { recursive: true }));
  const server = await develop(folder);
  const { port } = new URL(server.resolvedUrls!.local[0]!);
  const statusFor = (Host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = get({ host: '127.0.0.1', port, path: '/sandbox/outbox.json', headers: { Host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject);
    });
  expect(await statusFor(`attacker.example:${port}`)).toBe(403);
  expect(await statusFor(`localhost:${port}`)).toBe(200);
});
