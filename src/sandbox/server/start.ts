import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoConfiguration } from './demo-configuration.ts';
import { type SandboxServer, type SandboxServerOptions, startSandbox } from './node.ts';
import { documentedUsers, seedPassword } from '../seed/documented-users.ts';

const usualPort = 4600;

/**
 * `npm start`. `--port 8080` replaces the default (PORT or 4600), `--fresh` ignores the state of the last run,
 * `--host 0.0.0.0` listens on all addresses, for containers.
 */
export async function start(root: string, args: readonly string[]): Promise<SandboxServer> {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  const options: SandboxServerOptions = {
    port: Number(values.port ?? process.env['PORT'] ?? usualPort),
    ...(values.host && { host: values.host }),
    file: join(root, '.sandbox/world.json'),
    isFresh: values.fresh ?? false,
    staticFolders: [
      { at: '/cdn/', folder: join(root, 'dist/cdn'), isCompressed: true },
      { at: '/', folder: join(root, 'src/sandbox/demo') },
      {
        at: '/',
        folder: join(root, 'dist/host'),
        fallback: 'index.html',
        configuration: demoConfiguration,
        isCompressed: true,
      },
    ],
  };
  // If the port is taken, the system chooses a free one.
  const server = await startSandbox(options).catch(() => startSandbox({ ...options, port: 0 }));
  console.log(greeting(server.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  return server;
}

export const greeting = (url: string) => `
  ${url}/

  Below it
    /sandbox          whom to log in as, and links to try
    /sandbox/outbox   the OTPs and mails that were "sent"
    /landing.html     a marketing site's page with the signup in it
    /partner.html     a partner's page with a payment link in it
    /hospital.html, /radiology.html, /developers.html, /night.html
                      four brands of their own, each a file to copy

  Log in with ${seedPassword} as
${documentedUsers.map(({ email, purpose }) => `    ${email.padEnd(24)}${purpose}`).join('\n')}
`;
