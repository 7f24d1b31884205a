// `npm run test:engines [Playwright filter]`: runs the journeys in Firefox and WebKit. Fails if either is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines } from './engines.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const playwright = join(root, 'node_modules/playwright/cli.js');

execFileSync(process.execPath, ['src/build/run.mjs'], { cwd: root, stdio: 'inherit' });
for (const { id, name, version, install } of engines) {
  console.log(`\n${name} ${version ?? `is not installed (${install})`}`);
  const args = [playwright, 'test', '-c', `tests/${id}.config.ts`, ...process.argv.slice(2)];
  if (!version || spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
