import { join } from 'node:path';
import { plainEnglish } from '../../core/config/plain-english.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { type SandboxServer, type SandboxServerOptions, startSandbox } from './node.ts';
import { documentedUsers, seedPassword } from '../seed/documented-users.ts';

const usualPort = 4600;

interface StartOptions {
  readonly port?: string;
  readonly host?: string;
  readonly fresh?: boolean;
  readonly 'plain-english'?: boolean;
}

export async function start(
  root: string,
  { port, host, fresh = false, 'plain-english': isPlain = false }: StartOptions,
): Promise<SandboxServer> {
  const messages = isPlain ? plainEnglish : {};
  const options: SandboxServerOptions = {
    port: Number(port ?? usualPort),
    ...(host && { host }),
    file: join(root, '.sandbox/world.json'),
    isFresh: fresh,
    staticFolders: [
      { at: '/cdn/', folder: join(root, 'dist/cdn'), isCompressed: true },
      { at: '/', folder: join(root, 'src/sandbox/demo') },
      {
        at: '/',
        folder: join(root, 'dist/host'),
        fallback: 'index.html',
        configuration: (origin) => ({ ...demoConfiguration(origin), messages }),
        isCompressed: true,
      },
    ],
  };
  const server = await startSandbox(options).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EADDRINUSE') throw failure;
    return startSandbox({ ...options, port: 0 });
  });
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
