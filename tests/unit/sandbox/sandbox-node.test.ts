import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxServer, SandboxServerOptions } from '../../../src/sandbox/server/node.ts';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { start as startAll } from '../../../src/sandbox/server/start.ts';
import { staticFiles } from '../../../src/sandbox/server/static-files.ts';
import { createCaller, signedInCaller } from './sandbox-caller.ts';

const page =
  '<!doctype html><title>Console</title><script type="application/json" id="dict-config">{ "brand": "x" }</script>';

let folder: string;
const running: SandboxServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await rm(folder, { recursive: true });
});

async function start(options: SandboxServerOptions = {}) {
  const server = await startSandbox(options);
  running.push(server);
  return server;
}

describe('the server', () => {
  test('in a container listens at every address, and is still reached as localhost', async () => {
    const { url } = await start({ host: '0.0.0.0' });
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/sandbox`)).status).toBe(200);
    // No machine has this address, so the test knows that the command passed it on.
    await expect(startAll(folder, { port: '0', host: '203.0.113.1' })).rejects.toThrow('203.0.113.1');
  });

  test('begins with a fresh state when the file of its state is broken', async () => {
    const file = join(folder, 'deep', 'world.json');
    await (await start({ file })).close();
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, whole.length / 2));
    const { url } = await start({ file });
    expect(await createCaller(fetch, url).logIn('retail@example.com')).toMatchObject({ Status: 0 });
  });
});

describe('npm start', () => {
  describe('by its command', () => {
    const command = fileURLToPath(new URL('../../../src/build/start.mjs', import.meta.url));
    const run = (option: string, PORT?: string) =>
      spawnSync(process.execPath, [command, option], {
        encoding: 'utf8',
        timeout: 60_000,
        env: { ...process.env, PORT },
      });

    test('prints its options on request', () => {
      expect(run('--help')).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining('--fresh') as string,
      });
    });

    test('names a mistake, without a stack trace', () => {
      const { status, stderr } = run('--prot');
      expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining("Unknown option '--prot'")]);
      expect(stderr).not.toContain('    at ');
    });

    test('refuses a PORT that is no number, in place of taking any free one', () => {
      const { status, stderr } = run('--fresh', 'http');
      expect([status, stderr.split('\n')[0]]).toEqual([1, 'PORT is a number up to 65535.']);
    });
  });

  describe('with a console', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();

    beforeEach(async () => {
      said.mockReset().mockReturnValue();
      await mkdir(join(folder, 'dist/host'), { recursive: true });
      await writeFile(join(folder, 'dist/host/index.html'), page);
    });
    afterAll(() => said.mockRestore());

    async function startConsole(options: { readonly fresh?: boolean; readonly 'plain-english'?: boolean } = {}) {
      const server = await startAll(folder, { port: '0', ...options });
      running.push(server);
      return server;
    }

    /** Signs a user in at the first server. The user calls each server that is started after it. */
    async function signedInUser() {
      const first = await startConsole();
      let { url } = first;
      // Leads the calls to the server that is running: it can't have the first one's port, which any other program may
      // have taken.
      const there = (request: Request) => fetch(new Request(request.url.replace(first.url, url), request));
      const retail = await signedInCaller(there, 'retail@example.com', first.url);
      await first.close();
      const restart = async (fresh: boolean) => void ({ url } = await startConsole({ fresh }));
      return { retail, restart };
    }

    test('prints its address and the users to log in as', async () => {
      const { url } = await startConsole();
      expect(said.mock.calls.join()).toContain(`${url}/\n`);
      expect(said.mock.calls.join()).toContain('retail@example.com');
    });

    test('keeps its state when it is started again', async () => {
      const { retail, restart } = await signedInUser();
      await restart(false);
      expect(await retail.call('getUserDetail', {})).toMatchObject({ Status: 0 });
    });

    test('begins with a fresh state by --fresh', async () => {
      const { retail, restart } = await signedInUser();
      await restart(true);
      expect(await retail.call('getUserDetail', {})).toMatchObject({ http: 401 });
    });

    test('changes the texts by --plain-english', async () => {
      const consolePage = async ({ url }: SandboxServer) => (await fetch(`${url}/`)).text();
      expect(await consolePage(await startConsole())).not.toContain('Enter your email.');
      expect(await consolePage(await startConsole({ 'plain-english': true }))).toContain('Enter your email.');
    });
  });
});

describe('files served beside the service', () => {
  async function site() {
    const files = { 'index.html': page, 'app-Ab12Cd34.js': 'export {};', 'style.css': 'a{}', 'logo.svg': '<svg/>' };
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const configuration = (origin: string) => ({ serviceBase: origin, brand: '</script>' });
    return start({ staticFolders: [{ at: '/', folder, fallback: 'index.html', configuration }] });
  }
  // Calls the handler without a server: Node's `fetch` can't send the headers of a browser's navigation.
  async function browse(path: string, headers: Record<string, string>) {
    await site();
    const request = new Request(`http://sandbox.test${path}`, { headers });
    return staticFiles([{ at: '/', folder, fallback: 'index.html' }])(request);
  }
  const navigation = { Accept: 'text/html,application/xhtml+xml' };

  test('answers only a navigation to a route with the console', async () => {
    const routed = await browse('/subscription/5001/30', navigation);
    expect(await routed?.text()).toContain('<title>Console</title>');
    expect(await browse('/missing.js', { Accept: '*/*' })).toBeNull();
    const { url } = await site();
    expect((await fetch(`${url}/subscription`, { headers: navigation })).status).toBe(404);
  });

  test('sends the compressed copy beside a file to clients that accept it', { tags: ['DEC-9.2'] }, async () => {
    await site();
    const copies = { 'style.css.br': 'by brotli', 'style.css.gz': 'by gzip' };
    for (const [name, content] of Object.entries(copies)) await writeFile(join(folder, name), content);
    const sent = async (accepted: string, isCompressed = true) => {
      const request = new Request('http://sandbox.test/style.css', { headers: { 'Accept-Encoding': accepted } });
      const answer = await staticFiles([{ at: '/', folder, isCompressed }])(request);
      return [await answer?.text(), answer?.headers.get('Content-Encoding'), answer?.headers.get('Content-Type')];
    };
    const type = 'text/css; charset=utf-8';
    expect(await sent('gzip, deflate, br')).toEqual(['by brotli', 'br', type]);
    expect(await sent('gzip')).toEqual(['by gzip', 'gzip', type]);
    expect(await sent('identity')).toEqual(['a{}', null, type]);
    expect(await sent('gzip, deflate, br', false)).toEqual(['a{}', null, type]);
  });

  test('sends no referrer from the sign-on return and stores it nowhere', { tags: ['SEC-15'] }, async () => {
    const returned = await browse('/auth', navigation);
    expect(returned?.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(returned?.headers.get('Cache-Control')).toBe('no-store');
  });
});
