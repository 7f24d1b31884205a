import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoConfiguration } from './demo-configuration.ts';
import type { SandboxServer } from './node.ts';
import { startSandbox } from './node.ts';
import { documentedUsers, seedPassword } from '../seed/documented-users.ts';

const usualPort = 4600;

/**
 * `npm start`: the console, the CDN's files, the demo pages and the service, all on one port. `--port 8080` takes another
 * than 4600 (or than PORT says), `--fresh` forgets what the last run left in `.sandbox/`.
 */
export async function start(root: string, args: readonly string[]): Promise<SandboxServer> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, fresh: { type: 'boolean' } } });
  const server = await startSandbox({
    port: await freePort(Number(values.port ?? process.env['PORT'] ?? usualPort)),
    file: join(root, '.sandbox/world.json'),
    isFresh: values.fresh ?? false,
    staticFolders: [
      { at: '/cdn/', folder: join(root, 'dist/cdn') },
      // Pages of somebody else: /landing.html and /partner.html.
      { at: '/', folder: join(root, 'src/sandbox/demo') },
      { at: '/', folder: join(root, 'dist/host'), fallback: 'index.html', configuration: demoConfiguration },
    ],
  });
  console.log(greeting(server.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  return server;
}

/** What the terminal says once the console is there; `url` without a slash at its end. */
export const greeting = (url: string) => `
  ${url}/

  Below it
    /sandbox          whom to log in as, and links to try
    /sandbox/outbox   the OTPs and mails that were "sent"
    /landing.html     a marketing site's page with the signup in it
    /partner.html     a partner's page with a payment link in it

  Log in with ${seedPassword} as
${documentedUsers.map(({ email, isFor }) => `    ${email.padEnd(24)}${isFor}`).join('\n')}
`;

/** `port`, or 0 for any where another program has it. */
function freePort(port: number): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
