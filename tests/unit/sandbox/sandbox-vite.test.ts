import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxPlugin } from '../../../src/sandbox/server/vite-plugin.ts';
import { createCaller } from './sandbox-caller.ts';

let folder: string;
let server: ViteDevServer;
let address: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dict-vite-'));
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [sandboxPlugin()],
  });
  await server.listen();
  address = new URL(server.resolvedUrls!.local[0]!);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('the sandbox answers in Vite’s development server, beside Vite’s own files', async () => {
  const { countries } = (await createCaller(fetch, address.origin).call('signupFormData', {})).read();
  expect(countries.length).toBeGreaterThan(0);
  const client = await fetch(new URL('@vite/client', address));
  expect(client.headers.get('content-type')).toContain('javascript');
});
