import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { startSandbox, type SandboxServer } from '../../src/sandbox/server/node.ts';
import { expect, test as base } from '../support/engines/test.ts';
import type { Listening } from '../support/listening.ts';
import { messagesOf } from '../support/messages-of.ts';
import { serveFolder } from '../support/serve-folder.ts';

export const cache = fileURLToPath(new URL('../../.cache/frameworks', import.meta.url));

/** Names of the fixtures that this run tests; run.mjs has built them. */
export const fixtures = (process.env.FIXTURES ?? '').split(' ').filter(Boolean);

/** Serves the build of a fixture, or its files if it has no build; a fixture with its own server starts that. */
export function serve(name: string): Promise<Listening> {
  const folder = join(cache, name);
  if (startOf(folder)) return ownServer(folder);
  const inFolders = ['dist/browser', 'dist', '.'].map((each) => join(folder, each));
  return serveFolder(inFolders.find((each) => existsSync(join(each, 'index.html')))!);
}

const startOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: Record<string, string> }).scripts
    ?.start;

/** Runs the fixture's `start` script, which prints the server's address. */
async function ownServer(folder: string): Promise<Listening> {
  const server = spawn('npm', ['run', '--silent', 'start'], { cwd: folder, detached: true });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (part) => {
        output += String(part);
        const [address] = /http:\/\/localhost:[1-9]\d*/.exec(output) ?? [];
        if (address && /Ready/.test(output)) resolve(address);
      });
    server.once('exit', () => reject(new Error(output)));
  });
  return {
    url,
    async close() {
      // Ends the server's process group, because it has started other processes.
      process.kill(-server.pid!);
      await ended;
    },
  };
}

export { expect };

export const test = base.extend<{ service: SandboxServer; said: string[]; routed: void }>({
  service: async ({}, use) => {
    const service = await startSandbox();
    await use(service);
    await service.close();
  },
  /** Leads the addresses of service and CDN in the documentation's snippets to the sandbox and the built CDN. */
  routed: [
    async ({ page, service }, use) => {
      const cdn = await serveFolder(join(cache, fixtures[0]!, 'node_modules/dict-elements/dist/cdn'));
      await lead('https://api.example.com', page, service.url);
      await lead('https://cdn.example.com/dict/1.0.0', page, cdn.url);
      await use();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await cdn.close();
    },
    { auto: true },
  ],
  /** Errors and warnings in the console. */
  said: ({ page }, use) => use(messagesOf(page, (message) => /^(?:error|warning)$/.test(message.type()))),
});

async function lead(from: string, page: Page, to: string): Promise<void> {
  await page.route(`${from}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(from, to) });
    await route.fulfill({ response });
  });
}
