// `npm start`: the console, the demo page and the sandbox on one port, from what `npm run build` leaves.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wantedPort = Number(process.env.PORT ?? 4600);

if (isStale()) {
  console.log('Building…');
  await import('./run.mjs');
}

const { startSandbox } = await import('../../dist/sandbox-node.js');
const { url } = await startSandbox({
  port: await freePort(wantedPort),
  file: join(root, '.sandbox/world.json'),
  staticFolders: [
    { at: '/cdn/', folder: join(root, 'dist/cdn') },
    { at: '/demo/', folder: join(root, 'src/sandbox/demo') },
    { at: '/', folder: join(root, 'dist/host'), fallback: 'index.html' },
  ],
});
console.log(`${url}/`);
console.log(
  'Below it, /sandbox/ says whom to log in as and holds the outbox; /demo/ is a page that embeds the elements.',
);

/** `port`, or 0 for any where another program has it. */
function freePort(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** A source is younger than what was built from it. */
function isStale() {
  const built = join(root, 'dist/cdn/integrity.json');
  if (!existsSync(built)) return true;
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('src', file),
  );
  const youngest = Math.max(
    ...[...sources, 'package-lock.json', 'vite.config.ts'].map((file) => statSync(join(root, file)).mtimeMs),
  );
  return youngest > statSync(built).mtimeMs;
}
