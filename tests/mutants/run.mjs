// `npm run test:mutants`: stryker.config.mjs explains it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../support/own-packages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

await installPackages(here);
const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`;
const args = [stryker, 'run', `${here}stryker.config.mjs`, ...process.argv.slice(2)];
spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
