import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from './up-to-date.mjs';

/*
 * `npm run package` builds where needed, then packs. `npm pack` alone can't build in a clone: .npmrc forbids scripts, because
 * those of a dependency would run too. Where scripts may run (a git dependency, `npm pack FOLDER`), this is `prepack`.
 */

await buildWhereStale();
if (process.argv.includes('--pack'))
  execFileSync('npm', ['pack', '--ignore-scripts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
